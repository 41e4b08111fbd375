/** What is asked once more before it is done. */

import type { Ask, Update } from "../protocol";

/** Chance would answer it at once, so that it could not be taken back, and there is something else to choose. */
export function asksOnceMore(table: Pick<Update, "chance"> | null, ask: Ask | null, text: string): boolean {
  return table !== null && ask !== null && ask.choices.length > 1 && table.chance.includes(text);
}
