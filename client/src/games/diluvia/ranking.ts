/** The final reckoning by sides, and the chart of animals aboard. */

import type { CoursePoint, Outcome } from "../../protocol";
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

export interface Curve {
  seat: number;
  path: string;
  end: { x: number; y: number };
}

/** One stepped line for each seat in a box of this size; lines that would cover each other lie a little apart. */
export function curves(course: CoursePoint[], width: number, height: number): { lines: Curve[]; most: number } {
  const first = course[0]?.number ?? 0;
  const span = Math.max((course.at(-1)?.number ?? 0) - first, 1);
  const most = Math.max(3, ...course.flatMap((point) => point.scores));
  const x = (number: number) => ((number - first) / span) * width;
  const lines = (course[0]?.scores ?? []).map((_, seat, all): Curve => {
    const apart = (seat - (all.length - 1) / 2) * 3;
    const y = (count: number) => height - (count / most) * height - apart;
    const parts: string[] = [];
    let last = NaN;
    course.forEach(({ number, scores }, index) => {
      const count = scores[seat] ?? 0;
      if (index === 0) parts.push(`M${x(number).toFixed(1)} ${y(count).toFixed(1)}`);
      else if (count !== last) parts.push(`H${x(number).toFixed(1)}V${y(count).toFixed(1)}`);
      last = count;
    });
    parts.push(`H${width}`);
    return { seat, path: parts.join(""), end: { x: width, y: y(last) } };
  });
  return { lines, most };
}
