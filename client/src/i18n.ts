/** Fluent catalogues become a Translator; which language is chosen, and where the choice is kept. */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
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

/** What the seats of a table are called, from the first; null where one has no name. */
export type Names = readonly (string | null)[];

/** A translator that can be told names. */
export interface Spoken extends Translator {
  called(names: Names): Spoken;
}

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"]>;

/** How a seat is spoken of: by itself, and at the beginning of a sentence. Its name, where it has one, does for both. */
const SEATS = ["seat-name", "seat-who"];
const TURNS_AROUND = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name written from right to left stands apart, so that the sentence around it keeps its order. */
export function isolated(name: string): string {
  return TURNS_AROUND.test(name) ? `\u2068${name}\u2069` : name;
}

export function makeTranslator(code: Code, catalogue: string): Spoken {
  let now: Names = [];
  const unnamed = new Map<string, Pattern>();
  function spoken([seat, id]: FluentValue[]): string {
    const name = now[Number(seat?.valueOf()) - 1];
    const pattern = unnamed.get(String(id));
    if (name != null) return isolated(name);
    return pattern ? bundle.formatPattern(pattern, { seat: Number(seat?.valueOf()) }, []) : "";
  }
  const bundle = new FluentBundle(code, { useIsolating: false, functions: { SPOKEN: spoken } });
  bundle.addResource(new FluentResource(catalogue));
  for (const id of SEATS) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) continue;
    unnamed.set(id, pattern);
    bundle.addResource(new FluentResource(`${id} = { SPOKEN($seat, "${id}") }`), { allowOverrides: true });
  }
  function plain(argument: Argument): string | number {
    return typeof argument === "object" ? sentence(argument) : argument;
  }
  function sentence(message: Message): string {
    const pattern = bundle.getMessage(message.id)?.value;
    if (!pattern) return message.id; // a gap shows the id: better than silence
    const args = Object.fromEntries(Object.entries(message.args ?? {}).map(([name, value]) => [name, plain(value)]));
    return bundle.formatPattern(pattern, args, []);
  }
  function called(names: Names): Spoken {
    function say(message: Message): string {
      now = names;
      return sentence(message);
    }
    return {
      code,
      has: (id) => bundle.hasMessage(id),
      say,
      text: (id, args) => say(args ? { id, args } : { id }),
      called,
    };
  }
  return called([]);
}

const loaded = new Map<Code, Spoken>();

export async function loadTranslator(code: Code, get: typeof fetch = fetch): Promise<Spoken> {
  const known = loaded.get(code);
  if (known) return known;
  const response = await get(`/api/locales/${code}`);
  if (!response.ok) throw new Error(`/api/locales/${code}: ${response.status}`);
  const translator = makeTranslator(code, await response.text());
  loaded.set(code, translator);
  return translator;
}
