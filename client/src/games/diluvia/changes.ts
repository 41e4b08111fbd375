/** What moved between two views that follow each other, for the animations. */

import { shifted, spot } from "./geometry";
import type { DiluviaView } from "./view";

/** An animal or the raft token on its way: `from` and `to` are spots as the boards name them. */
export interface Journey {
  from: string;
  to: string;
}
type Seen = Pick<DiluviaView, "players" | "seat" | "turn" | "raft" | "columns" | "rows">;

export const adrift = (seat: number): string => `adrift-${seat}`;

function distance(one: string, other: string): number {
  const [a, b] = [spot(one), spot(other)];
  return a.raft === b.raft ? Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row)) : 20;
}

/** Which way everybody on the raft was carried, if a wave came. */
export function wave(before: Seen, after: Seen): -1 | 1 | null {
  const all = before.players.flatMap((player) => player.aboard);
  if (!all.length) return null;
  const carried = (way: number): boolean =>
    before.players.every((player, seat) => {
      const moved = player.aboard.map((place) => shifted(place, way, 0));
      const kept = moved.filter((place) => {
        const { column } = spot(place);
        return column >= 0 && column < before.columns;
      });
      const now = after.players[seat]?.aboard ?? [];
      return kept.length === now.length && kept.every((place) => now.includes(place));
    });
  if (before.players.every((player, seat) => player.aboard.join() === after.players[seat]?.aboard.join())) return null;
  return carried(-1) ? -1 : carried(1) ? 1 : null;
}

function pairs(seat: number, left: string[], arrived: string[], fallen: number, raft: string | null): Journey[] {
  const found: Journey[] = [];
  const rest = [...left];
  for (const to of [...arrived].sort((one, other) => Number(spot(one).raft) - Number(spot(other).raft))) {
    if (!rest.length) {
      found.push({ from: fallen < 0 ? adrift(seat) : `raft-${raft ?? ""}`, to }); // rescued, or from the raft's square
      continue;
    }
    const nearest = rest.reduce((best, one) => (distance(one, to) < distance(best, to) ? one : best));
    rest.splice(rest.indexOf(nearest), 1);
    found.push({ from: nearest, to });
  }
  for (const from of rest.slice(0, Math.max(fallen, 0))) found.push({ from, to: adrift(seat) });
  return found;
}

/** The journeys of animals and raft; none where the two views are not neighbours in one game. */
export function journeys(before: Seen, after: Seen): Journey[] {
  if (before.seat !== after.seat || before.players.length !== after.players.length) return [];
  if (after.turn < before.turn || after.turn > before.turn + 1 || !before.turn) return [];
  const found: Journey[] = [];
  const way = wave(before, after);
  for (const player of after.players) {
    const was = before.players[player.seat]!;
    const fallen = player.adrift - was.adrift;
    const carried = way === null ? [] : player.aboard;
    for (const to of carried) found.push({ from: shifted(to, -way!, 0), to });
    const places = [...player.jungle, ...(way === null ? player.aboard : [])];
    const old = [...was.jungle, ...(way === null ? was.aboard : [])];
    const thrown = way === null ? [] : was.aboard.filter((place) => !inside(shifted(place, way, 0), after.columns));
    const left = [...old.filter((place) => !places.includes(place)), ...thrown];
    const arrived = places.filter((place) => !old.includes(place));
    found.push(...pairs(player.seat, left, arrived, fallen, before.raft));
  }
  if (before.raft && after.raft && before.raft !== after.raft)
    found.push({ from: `raft-${before.raft}`, to: `raft-${after.raft}` });
  return found;
}

const inside = (place: string, columns: number): boolean => {
  const { column } = spot(place);
  return column >= 0 && column < columns;
};
