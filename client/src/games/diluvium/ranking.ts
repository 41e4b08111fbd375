/** The final reckoning and the chart of gold over the game. */

import type { Outcome } from "../../protocol";
import { settlersOnBoard } from "./table";
import type { Player } from "./view";

export interface Ranked {
  seat: number;
  rank: number;
  gold: number;
  settlers: number;
  won: boolean;
  /** Another player has the same gold, so that the settlers decide. */
  tied: boolean;
}

export function ranking(players: Player[], outcome: Outcome): Ranked[] {
  const rows = players.map((player): Ranked => {
    const gold = outcome.scores[player.seat] ?? player.gold ?? 0;
    const tied = outcome.scores.filter((score) => score === gold).length > 1;
    return {
      seat: player.seat,
      rank: 0,
      gold,
      settlers: settlersOnBoard(player),
      won: outcome.winners.includes(player.seat),
      tied,
    };
  });
  rows.sort(
    (one, other) => other.gold - one.gold || Number(other.won) - Number(one.won) || one.settlers - other.settlers,
  );
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    row.rank = above && above.gold === row.gold && above.settlers === row.settlers ? above.rank : index + 1;
  });
  return rows;
}

/** The lines across a chart of gold that goes up to this. */
export function grid(most: number): number[] {
  const step = most > 40 ? 20 : most > 15 ? 10 : 5;
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
}
