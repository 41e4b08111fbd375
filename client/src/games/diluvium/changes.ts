/** What moved between two views that follow each other, for the animations. */

import { ACTIONS, type DiluviumView } from "./view";

/** A piece on its way: `from` and `to` are targets as the board names its parts (`space-C2.1`, `section-settle`, …). */
export interface Flight {
  what: "settler" | "marker" | "coin" | "food" | "craft" | "weapons" | "card";
  seat: number;
  from: string;
  to: string;
}
type Seen = Pick<DiluviumView, "players" | "sea" | "round" | "seat" | "supplies" | "active">;

function settlers(before: Seen, after: Seen): Flight[] {
  const found: Flight[] = [];
  for (const { seat, sections } of after.players) {
    const [left, arrived]: string[][] = [[], []];
    after.sea.forEach((place, index) =>
      place.spaces.forEach(({ owner }, space) => {
        const was = before.sea[index]?.spaces[space]?.owner ?? null;
        if (owner === was) return;
        if (was === seat) left!.push(`space-${place.name}.${space + 1}`);
        if (owner === seat) arrived!.push(`space-${place.name}.${space + 1}`);
      }),
    );
    sections.forEach((count, section) => {
      const was = before.players[seat]?.sections[section] ?? count;
      const name = `section-${ACTIONS[section]!}-${seat}`;
      for (let more = was; more < count; more++) arrived!.push(name);
      for (let less = count; less < was; less++) left!.push(name);
    });
    arrived!.forEach((to, index) => {
      const from = left![index];
      if (from) found.push({ what: "settler", seat, from, to });
    });
  }
  return found;
}

function markers(before: Seen, after: Seen): Flight[] {
  return after.sea.flatMap((place, index) =>
    place.marks.flatMap(({ owner }, mark): Flight[] =>
      owner !== null && before.sea[index]?.tile === place.tile && before.sea[index].marks[mark]?.owner === null
        ? [{ what: "marker", seat: owner, from: `track-${owner}`, to: `mark-${place.name}.${mark + 1}` }]
        : [],
    ),
  );
}

/** Tokens from the trays and gold to whoever may see it. */
function gains(before: Seen, after: Seen): Flight[] {
  const found: Flight[] = [];
  const mine = after.players[after.seat];
  const had = before.players[after.seat];
  if (!mine || !had) return found;
  const coins = Math.min((mine.gold ?? 0) - (had.gold ?? 0), 5);
  for (let coin = 0; coin < coins; coin++)
    found.push({ what: "coin", seat: mine.seat, from: `place-${mine.explorer}`, to: `gold-${mine.seat}` });
  (["food", "craft", "weapons"] as const).forEach((what, kind) => {
    const more = Math.min((mine.held?.[kind] ?? 0) - (had.held?.[kind] ?? 0), 3);
    for (let token = 0; token < more; token++)
      found.push({ what, seat: mine.seat, from: `tray-${what}`, to: `held-${what}-${mine.seat}` });
  });
  return found;
}

/** The journeys of pieces, at most a handful; none where the two views are not neighbours in one game. */
export function flights(before: Seen, after: Seen): Flight[] {
  if (before.seat !== after.seat || before.sea.length !== after.sea.length) return [];
  if (after.round < before.round || after.round > before.round + 1) return [];
  return [...settlers(before, after), ...markers(before, after), ...gains(before, after)].slice(0, 12);
}

/** The tiles that lay face down before, by their names; none where the two views are not neighbours in one game. */
export function turnedUp(before: Seen, after: Seen): string[] {
  if (before.sea.length !== after.sea.length || after.round < before.round) return [];
  return after.sea.flatMap(({ name, tile }, index) =>
    tile !== null && before.sea[index]?.name === name && before.sea[index].tile === null ? [name] : [],
  );
}
