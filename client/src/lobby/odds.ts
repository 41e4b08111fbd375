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

/** The state of the sea by the quick bot's victories: the least share, a name and its message. */
const SEAS = [
  { from: 0.7, sea: "calm", name: "web-sea-calm" },
  { from: 0.4, sea: "choppy", name: "web-sea-choppy" },
  { from: 0.15, sea: "rough", name: "web-sea-rough" },
] as const;
const STORM = { sea: "storm", name: "web-sea-storm" } as const;

export function stateOfSea({ games, wins }: Share): { sea: string; name: string } {
  return SEAS.find(({ from }) => wins / games >= from) ?? STORM;
}
