/** What the adversary did last, read from the log. */

import type { Line, TableEvent } from "../../protocol";
import { standing } from "../diluvium/since";

const ITS_TURN = "solo-its-turn";

/** The lines of its last turn: from its beginning until you turn the wheel. */
export function itsTurn(events: TableEvent[]): Line[] {
  const kept = standing(events);
  const at = kept.findLastIndex((event) => event.lines.some(({ message }) => message.id === ITS_TURN));
  const first = kept[at];
  if (!first) return [];
  const from = first.lines.findLastIndex(({ message }) => message.id === ITS_TURN);
  const later = kept.slice(at + 1);
  const end = later.findIndex((event) => event.text.startsWith("wheel "));
  const lines = [
    ...first.lines.slice(from + 1),
    ...(end < 0 ? later : later.slice(0, end)).flatMap((event) => event.lines),
  ];
  return lines.filter(({ message }) => message.id !== "diluvium-turn");
}

/** The battle that was decided last, with what it led to. */
export function lastBattle(events: TableEvent[]): { number: number; lines: Line[] } | null {
  const fought = standing(events).findLast((event) =>
    event.lines.some((line) => /^solo-battle-(won|lost)$/.test(line.message.id)),
  );
  if (!fought) return null;
  const lines = fought.lines.filter(({ message }) =>
    /^solo-(token-battle|battle|battle-won|battle-lost|tie-\w+|learns)$/.test(message.id),
  );
  return { number: fought.number, lines };
}
