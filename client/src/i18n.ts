/** Fluent catalogues become a Translator; which language is chosen, and where the choice is kept. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument, Message, Translator } from "./protocol";

export const LANGUAGES = ["en", "es", "fr"] as const;
export type Code = (typeof LANGUAGES)[number];
/** Each language in its own words. */
export const ENDONYMS: Record<Code, string> = { en: "English", es: "Español", fr: "Français" };
const KEY = "seaboard-language";

export function isCode(value: unknown): value is Code {
  return LANGUAGES.some((code) => code === value);
}

/** The saved choice, else the first language of the browser that we speak, else English. */
export function chooseLanguage(saved: string | null, wanted: readonly string[]): Code {
  if (isCode(saved)) return saved;
  return wanted.map((tag) => tag.toLowerCase().slice(0, 2)).find(isCode) ?? "en";
}

export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden: the browser's language decides
  }
}

export function saveLanguage(code: Code): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // the choice lasts as long as the page
  }
}

export function makeTranslator(code: Code, catalogue: string): Translator {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  function plain(argument: Argument): string | number {
    return typeof argument === "object" ? say(argument) : argument;
  }
  function say(message: Message): string {
    const pattern = bundle.getMessage(message.id)?.value;
    if (!pattern) return message.id; // a gap shows the id: better than silence
    const args = Object.fromEntries(Object.entries(message.args ?? {}).map(([name, value]) => [name, plain(value)]));
    return bundle.formatPattern(pattern, args, []);
  }
  return { code, has: (id) => bundle.hasMessage(id), say, text: (id, args) => say(args ? { id, args } : { id }) };
}

const loaded = new Map<Code, Translator>();

export async function loadTranslator(code: Code, get: typeof fetch = fetch): Promise<Translator> {
  const known = loaded.get(code);
  if (known) return known;
  const response = await get(`/api/locales/${code}`);
  if (!response.ok) throw new Error(`/api/locales/${code}: ${response.status}`);
  const translator = makeTranslator(code, await response.text());
  loaded.set(code, translator);
  return translator;
}
