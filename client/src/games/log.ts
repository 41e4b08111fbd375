/** What boards read from the log: what stands, what is news, what a turn brought. */

import type { Line, TableEvent, Topic } from "../protocol";

/** The log without what was taken back. */
export function standing(events: TableEvent[]): TableEvent[] {
  let kept: TableEvent[] = [];
  for (const event of events) {
    const back = event.back_to;
    if (back !== null) kept = kept.filter((one) => one.number <= back);
    else kept.push(event);
  }
  return kept;
}

/** Lines that are about none of these. */
export function without(lines: Line[], ...topics: Topic[]): Line[] {
  return lines.filter((line) => !topics.includes(line.topic));
}

/** The lines from the end of a seat's last turn to the beginning of this one, or to now while others play. */
export function sinceLastTurn(seat: number, events: TableEvent[]): Line[] {
  const lines = standing(events).flatMap((event) => event.lines);
  const turns = lines.flatMap((line, index) => (line.topic === "turn" ? [{ index, mine: line.seat === seat }] : []));
  const last = turns.at(-1);
  if (!last) return [];
  // In our own turn: what came before it.
  const end = last.mine ? last.index : lines.length;
  const before = turns.filter((turn) => turn.index < end);
  const own = before.findLastIndex((turn) => turn.mine);
  const start = before[own + 1]?.index ?? end;
  return own < 0 && !last.mine ? [] : without(lines.slice(start, end), "turn", "routine");
}

/** All places that lines speak of. */
export function placesIn(lines: Line[]): Set<string> {
  return new Set(lines.flatMap((line) => line.places));
}

/** The fight that was decided last, with what it led to; nothing when the log has none. */
export function lastBattle(events: TableEvent[]): { number: number; lines: Line[] } | null {
  const fought = standing(events).findLast((event) => event.lines.some((line) => line.topic === "battle"));
  if (!fought) return null;
  return {
    number: fought.number,
    lines: fought.lines.filter(({ topic }) => topic === "battle" || topic === "aftermath"),
  };
}

/** The last things that happened, the newest first. */
export function lately(events: TableEvent[], count: number): Line[] {
  const lines = standing(events).flatMap((event) => event.lines);
  return without(lines, "turn", "routine").slice(-count).reverse();
}

/** What happened since a seat's last turn, until it acts. */
export function newsFor(seat: number, events: TableEvent[]): Line[] {
  const mover = standing(events).findLast((event) => event.seat >= 0);
  return seat < 0 || mover?.seat === seat ? [] : sinceLastTurn(seat, events);
}
