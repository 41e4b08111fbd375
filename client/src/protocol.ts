/** What goes over the wire (generated from the server's types), and what this client adds. */

import type { Argument, Message } from "./generated/wire";

export type * from "./generated/wire";
export type { AskView as Ask, Option as GameOption } from "./generated/wire";

/** Turns message ids into sentences of the chosen language. */
export interface Translator {
  code: string;
  has(id: string): boolean;
  say(message: Message): string;
  text(id: string, args?: Record<string, Argument>): string;
}
