/** How hard a combination of options is, as bots have measured it. */

import type { Odds } from "../protocol";
import type { Options } from "./form";

export interface Share {
  games: number;
  wins: number;
}

/** The quick bot's victories with exactly these options; undefined where one of them was not measured. */
export function quickShare(odds: Odds, options: Options): Share | undefined {
  let place = 0;
  for (const { name, values } of odds.options) {
    const value = values.indexOf(options[name]!);
    if (value < 0) return undefined;
    place = place * values.length + value;
  }
  const wins = odds.wins[place];
  return wins === undefined ? undefined : { games: odds.games, wins };
}

/** The strong bot's, where it has played with exactly these options. */
export function strongShare(odds: Odds, options: Options): Share | undefined {
  return odds.strong.find((row) => odds.options.every(({ name }) => row.options[name] === options[name]));
}

/** The state of the sea, from the quick bot's victories. */
export function sea({ games, wins }: Share): "calm" | "choppy" | "rough" | "storm" {
  const share = wins / games;
  if (share >= 0.7) return "calm";
  if (share >= 0.4) return "choppy";
  return share >= 0.15 ? "rough" : "storm";
}
