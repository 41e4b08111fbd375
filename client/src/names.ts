/**
 * Names of games, options, bots and seats as messages. A new game needs no code here, only messages: `web-game-ID`,
 * `web-game-ID-about`, `web-option-NAME` for an option in a word or two, `web-choice-NAME-VALUE` where a value is a word.
 */

import { isolated, type Names } from "./i18n";
import type { Message, Setting, Translator } from "./protocol";

const firstKnown = (t: Translator, wanted: Message, other: Message): Message => (t.has(wanted.id) ? wanted : other);
const part = (text: number | string) => String(text).toLowerCase().replaceAll("_", "-");

export function gameName(t: Translator, game: string): string {
  return t.say(firstKnown(t, { id: `web-game-${game}` }, { id: "web-game-other", args: { game } }));
}
export function gameAbout(t: Translator, game: string): string | null {
  const id = `web-game-${game}-about`;
  return t.has(id) ? t.text(id) : null;
}
/** A bot by how hard it is to beat. */
export function botName(t: Translator, bot: string): string {
  return t.say(firstKnown(t, { id: `web-level-${bot}` }, { id: "web-bot-other", args: { bot } }));
}
/** The same in two words, where there is little room. */
export function botShort(t: Translator, bot: string): string {
  const id = `web-level-${bot}-short`;
  return t.has(id) ? t.text(id) : botName(t, bot);
}
/** What to expect of it, in a sentence. */
export function botAbout(t: Translator, bot: string): string | null {
  const id = `web-level-${bot}-about`;
  return t.has(id) ? t.text(id) : null;
}
/** Whoever sits there: by name, where the page knows one (`language.call`), else by the number of the seat. */
export function seatName(t: Translator, seat: number): string {
  return t.say(seat < 0 ? { id: "nature-name" } : { id: "seat-name", args: { seat: seat + 1 } });
}
/** The same where the page is of several tables, as in the lobby: each has names of its own. */
export function nameAmong(t: Translator, names: Names, seat: number): string {
  const name = names[seat];
  return name == null ? seatName(t, seat) : isolated(name);
}
/** A value of an option, as a form offers it. */
export function choiceName(t: Translator, name: string, value: number | string): string {
  const id = `web-choice-${part(name)}-${part(value)}`;
  return t.has(id) ? t.text(id) : String(value);
}
/** What choosing it means, in a sentence; null where its name says enough. */
export function choiceAbout(t: Translator, name: string, value: number | string): string | null {
  const id = `web-choice-${part(name)}-${part(value)}-about`;
  return t.has(id) ? t.text(id) : null;
}
/** An option of a table in a word or two. */
export function optionValue(t: Translator, name: string, value: number | string): string {
  const args = { name, value: typeof value === "number" ? value : choiceName(t, name, value) };
  return t.say(firstKnown(t, { id: `web-option-${part(name)}`, args }, { id: "web-option-other", args }));
}
/** The options of a table that are worth saying, as they are listed. */
export function settingNames(t: Translator, settings: Setting[]): string[] {
  return settings.map(({ name, value, alone }) =>
    alone ? t.text(`web-preset-${part(name)}`) : optionValue(t, name, value),
  );
}
/** Several at the beginning of a sentence, the first by its name there, the others by theirs inside it: "The A and the B". */
export function together(t: Translator, all: { who: Message; whom: Message }[]): string {
  const names = all.map(({ who, whom }, place) => t.say(place === 0 ? who : whom));
  return new Intl.ListFormat(t.code, { type: "conjunction" }).format(names);
}
/** Several names in one sentence: "A, B or C". */
export function oneOf(t: Translator, names: string[]): string {
  return new Intl.ListFormat(t.code, { type: "disjunction" }).format(names);
}
