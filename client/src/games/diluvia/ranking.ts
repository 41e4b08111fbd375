/** The final reckoning by sides. */

import type { Outcome } from "../../protocol";
import type { Player } from "./view";

export interface Ranked {
  side: number;
  seats: number[];
  rank: number;
  animals: number;
  rings: number[];
  won: boolean;
  /** Another side has as many animals, so that the rings decide. */
  tied: boolean;
}

const compare = (one: Ranked, other: Ranked): number => {
  if (one.animals !== other.animals) return other.animals - one.animals;
  const ring = one.rings.findIndex((count, index) => count !== other.rings[index]);
  return ring < 0 ? 0 : other.rings[ring]! - one.rings[ring]!;
};

export function ranking(players: Player[], outcome: Outcome): Ranked[] {
  const sides = new Map<number, Player[]>();
  for (const player of players) sides.set(player.side, [...(sides.get(player.side) ?? []), player]);
  const rows = [...sides].map(([side, members]): Ranked => {
    const animals = outcome.scores[members[0]!.seat] ?? 0;
    const won = outcome.winners.includes(members[0]!.seat);
    const seats = members.map(({ seat }) => seat);
    return { side, seats, rank: 0, animals, rings: members[0]!.rings, won, tied: false };
  });
  rows.sort((one, other) => compare(one, other) || Number(other.won) - Number(one.won));
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    row.rank = above && compare(above, row) === 0 ? above.rank : index + 1;
    row.tied = rows.some((other) => other !== row && other.animals === row.animals);
  });
  return rows;
}
