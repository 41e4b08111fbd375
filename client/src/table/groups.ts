/** The log as it is read: turn by turn, each line with the event it belongs to. */

import type { Line, TableEvent } from "../protocol";
import { isAside, takenBack } from "./asides";

/** What one event says in one turn; the line that begins a turn is that turn's heading. */
export interface Entry {
  event: TableEvent;
  lines: Line[];
  undone: boolean;
}
/** Entries to be shown as they are, or folded: because they were taken back, or because several in a row are no news. */
export interface Run {
  undone: boolean;
  quiet: boolean;
  entries: Entry[];
}
export interface Group {
  key: string;
  /** The line that began the turn, and its event; null where turns are only counted, or before the first. */
  heading: { line: Line; event: TableEvent } | null;
  /** The number of the turn where the game counts them, 0 before the first. */
  turn: number;
  /** Whose turn it is; null where nobody has moved in it. */
  seat: number | null;
  runs: Run[];
}

class Grouping {
  readonly groups: Group[] = [];
  #turn: number | null = null; // of the last group; null while no event has told it

  begin(event: TableEvent, line: Line | null): void {
    this.#turn = line ? null : event.turn;
    const heading = line && { line, event };
    const seat = line?.seat ?? null;
    this.groups.push({ key: `${event.number}${line ? "t" : ""}`, heading, turn: event.turn, seat, runs: [] });
  }
  /** A game that counts turns begins a group with each. */
  turnTo(event: TableEvent): void {
    const last = this.groups.at(-1);
    if (!last || (this.#turn !== null && event.turn !== this.#turn)) this.begin(event, null);
    else if (this.#turn === null) [this.#turn, last.turn] = [event.turn, event.turn];
  }
  add(event: TableEvent, line: Line, undone: boolean): void {
    const group = this.groups.at(-1)!;
    group.seat ??= event.seat < 0 ? null : event.seat;
    const run = group.runs.at(-1);
    const entry = run?.entries.at(-1);
    if (entry?.event === event) entry.lines.push(line);
    else if (run?.undone === undone) run.entries.push({ event, lines: [line], undone });
    else group.runs.push({ undone, quiet: false, entries: [{ event, lines: [line], undone }] });
  }
}

export function grouped(events: TableEvent[]): Group[] {
  const undone = takenBack(events);
  const found = new Grouping();
  for (const event of events) {
    const gone = undone.has(event.number);
    if (found.groups.length === 0 || (!gone && !isAside(event))) found.turnTo(event);
    for (const line of event.lines) {
      if (line.topic === "turn" && !gone) found.begin(event, line);
      else found.add(event, line, gone);
    }
  }
  const kept = found.groups.filter(({ heading, runs }) => heading !== null || runs.length > 0);
  return kept.map((group) => ({ ...group, runs: group.runs.flatMap(quieted) }));
}

const SEVERAL = 3;
const isNoNews = ({ lines }: Entry): boolean => lines.every(({ topic }) => topic === "routine");

/** The run with its stretches of no news apart, where they are long enough to be noise. */
function quieted(run: Run): Run[] {
  if (run.undone) return [run];
  const stretches: Run[] = [];
  for (const entry of run.entries) {
    const [quiet, last] = [isNoNews(entry), stretches.at(-1)];
    if (last?.quiet === quiet) last.entries.push(entry);
    else stretches.push({ undone: false, quiet, entries: [entry] });
  }
  const told: Run[] = [];
  for (const stretch of stretches) {
    const quiet = stretch.quiet && stretch.entries.length >= SEVERAL;
    const last = told.at(-1);
    if (last && !last.quiet && !quiet) last.entries.push(...stretch.entries);
    else told.push({ ...stretch, quiet });
  }
  return told;
}

/** The place of the group that tells of this event; the last one that does. */
export function groupOf(groups: Group[], number: number): number {
  return groups.findLastIndex(
    ({ heading, runs }) =>
      heading?.event.number === number ||
      runs.some(({ entries }) => entries.some(({ event }) => event.number === number)),
  );
}

/** The group in which the first of these lines stands. */
export function groupWith(groups: Group[], lines: Line[]): Group | null {
  const wanted = new Set(lines);
  const has = ({ entries }: Run): boolean => entries.some((entry) => entry.lines.some((line) => wanted.has(line)));
  return groups.find(({ runs }) => runs.some(has)) ?? null;
}
