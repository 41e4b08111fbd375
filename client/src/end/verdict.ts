/** Who won, said to whoever looks. */

import type { Message, Translator } from "../protocol";

export type Mood = "won" | "lost" | "watched";

export interface Seen {
  game: string;
  /** The seats that won; none where the game itself did. */
  winners: readonly number[];
  /** The names of all seats. */
  seats: readonly string[];
  /** The seats of whoever looks. */
  yours: readonly number[];
  /** Whether all seats win or lose with each other. */
  together: boolean;
}

export interface Verdict {
  mood: Mood;
  message: Message;
}

/** Several names in one sentence: "A, B and C". */
export function allOf(t: Translator, names: readonly string[]): string {
  return new Intl.ListFormat(t.code, { type: "conjunction" }).format(names);
}

export function verdict(t: Translator, seen: Seen): Verdict {
  const { winners, yours } = seen;
  if (winners.length === 0) return { mood: yours.length ? "lost" : "watched", message: nobody(t, seen.game) };
  const mine = yours.filter((seat) => winners.includes(seat));
  const names = (seats: readonly number[]): string =>
    allOf(
      t,
      seats.map((seat) => seen.seats[seat] ?? ""),
    );
  const who = { names: names(winners), count: winners.length };
  // Several people at one screen who do not win or lose as one are told by name.
  if (yours.length === 0 || (mine.length > 0 && mine.length < yours.length))
    return {
      mood: "watched",
      message: { id: seen.together ? "web-end-they-together" : "web-end-they-win", args: who },
    };
  if (mine.length === 0) return { mood: "lost", message: { id: "web-end-you-lose", args: who } };
  const others = winners.filter((seat) => !yours.includes(seat));
  if (seen.together && seen.seats.length > 1) return { mood: "won", message: { id: "web-end-together" } };
  if (others.length === 0) return { mood: "won", message: { id: "web-end-you-win" } };
  return { mood: "won", message: { id: "web-end-you-win-with", args: { names: names(others) } } };
}

/** What is said where no seat has won: each game has a word of its own for it. */
function nobody(t: Translator, game: string): Message {
  const id = `web-end-nobody-${game}`;
  return { id: t.has(id) ? id : "web-end-nobody" };
}
