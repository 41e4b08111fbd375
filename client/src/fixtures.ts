/** Small messages of the wire for tests. */

import type { Ask, Choice, GameOption, Line, Message, Outcome, Refusal, TableEvent } from "./protocol";

/** A move as the server writes it, with its words apart. */
function written(text: string): Pick<Choice, "do" | "verb" | "words"> {
  const [verb = "", ...words] = text.split(" ");
  return { do: text, verb, words };
}
export const choice = (text: string, ...targets: string[]): Choice => ({
  ...written(text),
  targets,
  rules: [],
  label: { id: "label", args: { move: text } },
});
export const refusal = (text: string, ...targets: string[]): Refusal => ({
  ...written(text),
  targets,
  reason: { id: "no" },
  rules: ["X-1.1"],
  label: null,
});
export const line = (id: string, more: Partial<Line> = {}): Line => ({
  message: { id },
  rules: [],
  cue: "",
  topic: "",
  seat: null,
  places: [],
  ...more,
});
export const turnOf = (seat: number): Line => line("turn", { topic: "turn", seat });
export const event = (number: number, text: string, ...lines: Line[]): TableEvent => ({
  number,
  seat: text.startsWith("~") ? -1 : 0,
  text,
  verb: written(text).verb,
  back_to: text.startsWith("undo ") ? Number(written(text).words[0]) : null,
  turn: 0,
  lines,
});
export const ask = (question: string, choices: Choice[], refusals: Refusal[] = []): Ask => ({
  prompt: { id: `ask-${question}` },
  on_board: null,
  question,
  seats: [0],
  mine: true,
  sealed: false,
  rules: [],
  choices,
  refusals,
});
export const outcome = (scores: number[], winners: number[]): Outcome => ({
  ending: "most",
  scores,
  winners,
  message: { id: "end" },
  rules: [],
});
export const ids = (lines: { message: Message }[]): string[] => lines.map(({ message }) => message.id);
export const option = (name: string, ...values: (number | string)[]): GameOption => ({
  name,
  default: values[0] ?? "",
  values,
  label: { id: name },
  rules: [],
  unsaid: null,
  alone: false,
  limits: [],
});
