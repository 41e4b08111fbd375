/** The final reckoning and the chart of gold over the game. */

import type { CoursePoint, Outcome } from "../../protocol";
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

export interface Curve {
  seat: number;
  path: string;
  end: { x: number; y: number };
}

/** One stepped line for each seat in a box of this size, with its grid. */
export function curves(
  course: CoursePoint[],
  width: number,
  height: number,
): { lines: Curve[]; grid: number[]; most: number } {
  const first = course[0]?.number ?? 0;
  const span = Math.max((course.at(-1)?.number ?? 0) - first, 1);
  const most = Math.max(5, ...course.flatMap((point) => point.scores));
  const x = (number: number) => ((number - first) / span) * width;
  const y = (gold: number) => height - (gold / most) * height;
  const step = most > 40 ? 20 : most > 15 ? 10 : 5;
  const grid = Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
  const lines = (course[0]?.scores ?? []).map((_, seat): Curve => {
    const parts: string[] = [];
    let last = NaN;
    course.forEach(({ number, scores }, index) => {
      const gold = scores[seat] ?? 0;
      if (index === 0) parts.push(`M${x(number).toFixed(1)} ${y(gold).toFixed(1)}`);
      else if (gold !== last) parts.push(`H${x(number).toFixed(1)}V${y(gold).toFixed(1)}`);
      last = gold;
    });
    parts.push(`H${width}`);
    return { seat, path: parts.join(""), end: { x: width, y: y(last) } };
  });
  return { lines, grid, most };
}
