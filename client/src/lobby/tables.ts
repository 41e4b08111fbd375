/** This browser's tables, sorted for the lobby. */

import type { TableInfo } from "../protocol";

/** Games that go on, those that wait for me first, then by the last move. */
export function goingOn(tables: TableInfo[]): TableInfo[] {
  const urgency = (table: TableInfo) => Number(table.mine_to_move);
  return tables
    .filter((table) => !table.over)
    .toSorted((one, other) => urgency(other) - urgency(one) || other.moved - one.moved);
}

export type Result = "all" | "won" | "lost";

/** Games that are over, the last first. */
export function finished(tables: TableInfo[], game: string | null, result: Result): TableInfo[] {
  return tables
    .filter((table) => table.over && (game === null || table.game === game))
    .filter(({ won }) => result === "all" || won === (result === "won"))
    .toSorted((one, other) => other.moved - one.moved);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, in words: "two hours ago"; after a week the day. */
export function ago(seconds: number, now: number, code: string): string {
  const past = Math.max(0, now - seconds);
  if (past > 7 * 86_400) return new Intl.DateTimeFormat(code, { dateStyle: "medium" }).format(seconds * 1000);
  const [unit, length] = STEPS.find(([, length]) => past >= length) ?? (["minute", 60] as const);
  return new Intl.RelativeTimeFormat(code, { numeric: "auto" }).format(-Math.floor(past / length), unit);
}
