/** What the adversary did last, read from the log. */

import type { Line, TableEvent } from "../../protocol";
import { standing, without } from "../log";
import { ADVERSARY } from "./view";

const begins = (line: Line): boolean => line.topic === "turn" && line.seat === ADVERSARY;

/** The lines of its last turn: from its beginning until you turn the wheel. */
export function itsTurn(events: TableEvent[]): Line[] {
  const kept = standing(events);
  const at = kept.findLastIndex((event) => event.lines.some(begins));
  const first = kept[at];
  if (!first) return [];
  const later = kept.slice(at + 1);
  const end = later.findIndex((event) => event.verb === "wheel");
  const lines = [
    ...first.lines.slice(first.lines.findLastIndex(begins) + 1),
    ...(end < 0 ? later : later.slice(0, end)).flatMap((event) => event.lines),
  ];
  return without(lines, "turn");
}
