/** A question as a lesson puts it. */

import type { Ask, Lesson } from "../protocol";

/** Only what the lesson waits for may be chosen; the other legal moves are refused in its words. */
export function guided(ask: Ask | null, lesson: Pick<Lesson, "moves" | "otherwise" | "rules"> | null): Ask | null {
  if (!ask?.mine || !lesson?.moves || !lesson.otherwise) return ask;
  const { moves, otherwise, rules } = lesson;
  const wanted = ask.choices.filter((choice) => moves.includes(choice.do));
  if (wanted.length === 0) return ask;
  const others = ask.choices.filter((choice) => !wanted.includes(choice));
  const refused = others.map((choice) => ({ ...choice, reason: otherwise, rules }));
  return { ...ask, choices: wanted, refusals: [...refused, ...ask.refusals] };
}
