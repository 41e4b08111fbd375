/** The scores of all seats over a game as stepped lines. */

import type { CoursePoint } from "../protocol";

export interface Curve {
  seat: number;
  path: string;
  end: { x: number; y: number };
}

interface Box {
  width: number;
  height: number;
  /** The top of the chart is at least this score. */
  least: number;
  /** How far lines that would cover each other lie apart. */
  apart?: number;
}

export function curves(
  course: CoursePoint[],
  { width, height, least, apart = 0 }: Box,
): { lines: Curve[]; most: number } {
  const first = course[0]?.number ?? 0;
  const span = Math.max((course.at(-1)?.number ?? 0) - first, 1);
  const most = Math.max(least, ...course.flatMap((point) => point.scores));
  const x = (number: number): number => ((number - first) / span) * width;
  const lines = (course[0]?.scores ?? []).map((_, seat, all): Curve => {
    const raised = (seat - (all.length - 1) / 2) * apart;
    const y = (score: number): number => height - (score / most) * height - raised;
    const parts: string[] = [];
    let last = NaN;
    course.forEach(({ number, scores }, index) => {
      const score = scores[seat] ?? 0;
      if (index === 0) parts.push(`M${x(number).toFixed(1)} ${y(score).toFixed(1)}`);
      else if (score !== last) parts.push(`H${x(number).toFixed(1)}V${y(score).toFixed(1)}`);
      last = score;
    });
    parts.push(`H${width}`);
    return { seat, path: parts.join(""), end: { x: width, y: y(last) } };
  });
  return { lines, most };
}
