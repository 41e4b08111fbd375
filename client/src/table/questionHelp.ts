/** What can be done now, and why: a question's answers by kind, and what is not possible by its reason. */

import type { Choice, Message, Refusal, Translator } from "../protocol";

export interface Kind {
  verb: string;
  count: number;
  /** In the words of the first of them. */
  first: Message;
}
export interface Against {
  key: string;
  reason: Message;
  rules: string[];
  /** The moves it speaks against, where they have words. */
  moves: Message[];
}

export function kinds(choices: Choice[]): Kind[] {
  const found = new Map<string, Kind>();
  for (const { verb, label } of choices) {
    const known = found.get(verb);
    if (known) known.count += 1;
    else found.set(verb, { verb, count: 1, first: label });
  }
  return [...found.values()];
}

export function reasons(refusals: Refusal[]): Against[] {
  const found = new Map<string, Against>();
  for (const { reason, rules, label } of refusals) {
    const key = JSON.stringify([reason, rules]);
    const one = found.get(key) ?? { key, reason, rules, moves: [] };
    if (label) one.moves.push(label);
    found.set(key, one);
  }
  return [...found.values()];
}

/** A clause in one line: its first sentence. */
export function firstSentence(clause: string): string {
  const end = clause.indexOf(". ");
  return end < 0 ? clause : clause.slice(0, end + 1);
}

/** The message that tells where to look first; the campaign also puts Diluvium's questions. */
export function looks(t: Pick<Translator, "has">, game: string, question: string): string | null {
  const asking = game === "campaign" ? ["solo", "diluvium"] : [game];
  return asking.map((one) => `help-${one}-ask-${question}`).find((id) => t.has(id)) ?? null;
}
