/** What the board offers, read from choices and refusals. It knows no rules. */

import type { Ask, Choice, Refusal } from "../../protocol";
import { ACTIONS, type Action, type DiluviumView, type Player, type Place } from "./view";

/** What each part of the table would do now, and what it may not. */
export interface Offer {
  open: Map<string, Choice>;
  closed: Map<string, Refusal>;
}
export const NOTHING: Offer = { open: new Map(), closed: new Map() };

const PARTS: Record<string, string> = {
  board: "board",
  wheel: "wheel",
  play: "card",
  sail: "place",
  produce: "place",
  pick: "place",
  mark: "mark",
  place: "space",
  gain: "resource",
  discard: "resource",
};

/** The part of the table a move's text points at; a choice says it itself, a refusal does not. */
export function target(text: string): string {
  const [verb = "", what = ""] = text.split(" ");
  if (verb === "take" || verb === "flee")
    return what.startsWith("board.") ? `section-${what.slice(6)}` : `space-${what}`;
  const part = PARTS[verb];
  return part ? `${part}-${what}` : text;
}

export function offer(ask: Ask | null, active: boolean): Offer {
  if (!ask || !active) return NOTHING;
  return {
    open: new Map(ask.choices.map((choice) => [target(choice.do), choice])),
    closed: new Map(ask.refusals.map((refusal) => [target(refusal.do), refusal])),
  };
}

/** The place a target lies on: `C2` of `place-C2`, `space-C2.1`, `mark-C2.3`. */
export function placeOf(what: string): string | null {
  return /^(?:place|space|mark)-([A-Z]\d+)/.exec(what)?.[1] ?? null;
}

/** Targets by the place they lie on. */
export function byPlace(targets: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const one of targets) {
    const place = placeOf(one);
    if (place) found.set(place, [...(found.get(place) ?? []), one]);
  }
  return found;
}

/** Choices that are answered with a button: everything that is no part of the sea, the board or the hand. */
export function buttons(open: Map<string, Choice>): Choice[] {
  return [...open].flatMap(([what, choice]) =>
    placeOf(what) || /^(wheel|section|card)-/.test(what) || choice.do.startsWith("commit ") ? [] : [choice],
  );
}

/** How many weapons may be sealed, and the first number that may not, with the reason. */
export function commits({ open, closed }: Offer): { choices: Choice[]; refusal: Refusal | undefined } {
  return {
    choices: [...open.values()].filter((choice) => choice.do.startsWith("commit ")),
    refusal: [...closed.values()].find((refusal) => refusal.do.startsWith("commit ")),
  };
}

export interface Moored {
  seat: number;
  ship: "explorer" | "warship";
}

/** The ships on each place, exploration ships first. */
export function moored(players: Pick<Player, "seat" | "explorer" | "warship">[]): Map<string, Moored[]> {
  const found = new Map<string, Moored[]>();
  for (const ship of ["explorer", "warship"] as const)
    for (const player of players)
      if (player[ship]) found.set(player[ship], [...(found.get(player[ship]) ?? []), { seat: player.seat, ship }]);
  return found;
}

/** Who else's warship could strike a place: at once, or with food. */
export function threats(view: DiluviumView): Map<string, { now: number[]; fed: number[] }> {
  const found = new Map<string, { now: number[]; fed: number[] }>();
  const at = (place: string) => {
    const known = found.get(place) ?? { now: [], fed: [] };
    found.set(place, known);
    return known;
  };
  for (const player of view.players) {
    if (player.seat === view.seat) continue;
    for (const place of player.threatens) at(place).now.push(player.seat);
    for (const place of player.may_threaten) at(place).fed.push(player.seat);
  }
  return found;
}

export function settlersOnBoard(player: Pick<Player, "sections">): number {
  return player.sections.reduce((sum, one) => sum + one, 0);
}

export function sectionOf(action: Action): number {
  return ACTIONS.indexOf(action);
}

/** Whether a place lies face down: no tile is seen and it is no city. */
export function isFaceDown(place: Pick<Place, "tile" | "city">): boolean {
  return place.tile === null && place.city === null;
}
