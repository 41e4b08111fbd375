/** What the board offers, read from choices and refusals. It knows no rules. */

import type { Ask, Choice, Refusal } from "../../protocol";
import type { Acting } from "../parts";
import { named } from "../targets";
import { ACTIONS, type Action, type BattleView, type DiluviumView, type Player, type Place } from "./view";

/** What each part of the table would do now, and what it may not; and all moves, allowed and not. */
export interface Offer {
  open: Map<string, Choice>;
  closed: Map<string, Refusal>;
  choices: Choice[];
  refusals: Refusal[];
}
/** What is shown of a battle, and the weapons to choose. */
export interface Fought<V extends DiluviumView> extends Omit<Acting, "onPoint"> {
  view: V;
  battle: BattleView;
  offer: Offer;
}
export const NOTHING: Offer = { open: new Map(), closed: new Map(), choices: [], refusals: [] };

/** One part of the table stands for each move here. */
const byTarget = <M extends Choice | Refusal>(moves: M[]): Map<string, M> =>
  new Map(moves.map((move) => [move.targets[0] ?? move.do, move]));

export function offer(ask: Ask | null, active: boolean): Offer {
  if (!ask || !active) return NOTHING;
  const { choices, refusals } = ask;
  return { open: byTarget(choices), closed: byTarget(refusals), choices, refusals };
}

/** The place a target lies on: `C2` of `place-C2`, `space-C2.1`, `mark-C2.3`. */
export function placeOf(target: string | undefined): string | null {
  const named = /^(?:place|space|mark)-([A-Z]\d+)/.exec(target ?? "");
  return named?.[1] ?? null;
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

const DRAWN = ["wheel", "section", "card"];

/** Choices that are answered with a button: everything that is no part of the sea, the board, the hand or a battle. */
export function buttons({ choices }: Offer): Choice[] {
  const isDrawn = ([target]: string[]): boolean =>
    placeOf(target) !== null || DRAWN.some((kind) => named(target, kind) !== null);
  return choices.filter(({ verb, targets }) => verb !== "commit" && !isDrawn(targets));
}

/** How many weapons may be sealed, and the first number that may not, with the reason. */
export function commits({ choices, refusals }: Offer): { choices: Choice[]; refusal: Refusal | undefined } {
  return {
    choices: choices.filter(({ verb }) => verb === "commit"),
    refusal: refusals.find(({ verb }) => verb === "commit"),
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
