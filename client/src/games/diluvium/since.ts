/** What happened since a seat's last turn, read from the log. */

import type { Argument, Line, Message, TableEvent } from "../../protocol";
import type { DiluviumView } from "./view";

const TURN = "diluvium-turn";

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

/** The people a message names: `greeks` of diluvium-people-greeks or diluvium-the-greeks. */
export function peopleOf(argument: Argument | undefined): string | null {
  if (!isMessage(argument)) return null;
  return /^diluvium-(?:people|the)-([a-z]+)$/.exec(argument.id)?.[1] ?? null;
}

/** The lines from the end of the seat's last turn to the beginning of this one, or to now while others play. */
export function sinceLastTurn(view: Pick<DiluviumView, "players" | "seat">, events: TableEvent[]): Line[] {
  const mine = view.players[view.seat]?.people;
  if (!mine) return [];
  const lines = standing(events).flatMap((event) => event.lines);
  const turns = lines.flatMap(({ message }, index) =>
    message.id === TURN ? [{ index, mine: peopleOf(message.args?.who) === mine }] : [],
  );
  const last = turns.at(-1);
  if (!last) return [];
  // In our own turn: what came before it.
  const end = last.mine ? last.index : lines.length;
  const before = turns.filter((turn) => turn.index < end);
  const own = before.findLastIndex((turn) => turn.mine);
  const start = before[own + 1]?.index ?? end;
  return own < 0 && !last.mine ? [] : lines.slice(start, end).filter(({ message }) => message.id !== TURN);
}

/** All places that lines speak of. */
export function placesIn(lines: Line[]): Set<string> {
  const found = new Set<string>();
  const read = (message: Message): void => {
    for (const [name, argument] of Object.entries(message.args ?? {})) {
      if (isMessage(argument)) read(argument);
      else if (name === "place") found.add(String(argument).split(".")[0]!); // a space is named C2.1
    }
  };
  for (const { message } of lines) read(message);
  return found;
}

/** The fight that was decided last, with what it led to; nothing when the log has none. */
export function lastBattle(events: TableEvent[]): { number: number; lines: Line[] } | null {
  const fought = standing(events).findLast((event) =>
    event.lines.some((line) => line.message.id === "diluvium-battle"),
  );
  if (!fought) return null;
  const from = fought.lines.findIndex((line) => line.message.id === "diluvium-battle");
  const lines = fought.lines
    .slice(from)
    .filter(({ message }) => /-(battle|battle-won|engage-bonus|ship-flees)$/.test(message.id));
  return { number: fought.number, lines };
}
