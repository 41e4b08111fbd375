/** What happened since a seat's last turn, read from the log. */

import type { Argument, Line, Message, TableEvent } from "../../protocol";
import type { DiluviaView } from "./view";

const TURN = "diluvia-turn";
const DULL = /^diluvia-(turn|dealt|drawn|drawn-hidden|spread|first)$/;

/** The log without what was taken back: `undo 7` returns to the position after the seventh event. */
export function standing(events: TableEvent[]): TableEvent[] {
  let kept: TableEvent[] = [];
  for (const event of events) {
    const back = /^undo (\d+)$/.exec(event.text);
    if (back) kept = kept.filter((one) => one.number <= Number(back[1]));
    else kept.push(event);
  }
  return kept;
}

const isMessage = (argument: Argument | undefined): argument is Message => typeof argument === "object";

const plain = (argument: Argument | undefined): string => (isMessage(argument) ? "" : String(argument));

export function speciesOf(argument: Argument | undefined): string | null {
  if (!isMessage(argument)) return null;
  return /^diluvia-(?:people|the)-([a-z]+)$/.exec(argument.id)?.[1] ?? null;
}

/** The lines from the end of the seat's last turn to the beginning of this one, or to now while others play. */
export function sinceLastTurn(view: Pick<DiluviaView, "players" | "seat">, events: TableEvent[]): Line[] {
  const mine = view.players[view.seat]?.species;
  if (!mine) return [];
  const lines = standing(events).flatMap((event) => event.lines);
  const turns = lines.flatMap(({ message }, index) =>
    message.id === TURN ? [{ index, mine: speciesOf(message.args?.who) === mine }] : [],
  );
  const last = turns.at(-1);
  if (!last) return [];
  const end = last.mine ? last.index : lines.length;
  const before = turns.filter((turn) => turn.index < end);
  const own = before.findLastIndex((turn) => turn.mine);
  const start = before[own + 1]?.index ?? end;
  if (own < 0 && !last.mine) return [];
  return lines.slice(start, end).filter(({ message }) => !DULL.test(message.id));
}

/** The squares and seats that lines speak of. */
export function placesIn(lines: Line[]): Set<string> {
  const found = new Set<string>();
  for (const { message } of lines) {
    if (message.id === "diluvia-boards") found.add(`raft.${plain(message.args?.seat)}`);
    const target = message.args?.target;
    if (!isMessage(target)) continue;
    const aboard = /-(aboard|rescue)$/.test(target.id);
    for (const place of [target.args?.to, target.args?.place])
      if (place !== undefined) found.add(`${aboard ? "raft." : ""}${plain(place)}`);
  }
  return found;
}

/** The last things that happened, the newest first. */
export function lately(events: TableEvent[], count: number): Line[] {
  const found: Line[] = [];
  for (const event of standing(events).slice(-14))
    found.push(...event.lines.filter(({ message }) => !DULL.test(message.id)));
  return found.slice(-count).reverse();
}
