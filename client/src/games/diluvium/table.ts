/** What the board offers, read from choices and refusals. It knows no rules. */

import type { Ask, Choice, Refusal, Translator } from "../../protocol";
import type { Acting } from "../parts";
import { named } from "../targets";
import {
  ACTIONS,
  type Action,
  type BattleView,
  type DiluviumView,
  type Place,
  type Player,
  type Prospect,
  type Supplies,
} from "./view";

/** What each part of the table would do now, and what it may not; and all moves, allowed and not. */
/** Something drawn on a tile, and what it is. */
export interface Sign {
  x: number;
  y: number;
  r: number;
  text: string;
}
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

/** A part of an offer. */
export function withVerb({ choices, refusals }: Offer, wanted: (verb: string) => boolean): Offer {
  const [some, not] = [choices.filter(({ verb }) => wanted(verb)), refusals.filter(({ verb }) => wanted(verb))];
  return { open: byTarget(some), closed: byTarget(not), choices: some, refusals: not };
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

/** Whether a target is a part of one's own board or hand. */
export const isDrawnOwn = (target: string | undefined): boolean => DRAWN.some((kind) => named(target, kind) !== null);

/** Choices that are answered with a button: everything that is no part of the sea, the board, the hand or a battle. */
export function buttons({ choices }: Offer): Choice[] {
  const isDrawn = ([target]: string[]): boolean => placeOf(target) !== null || isDrawnOwn(target);
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

/** The gold of an action's bonus, 0 where it is a resource; null where there is none. */
export function bonusOf(player: Player, supplies: Supplies, action: Action): number | null {
  if (action === "explore" || !player.rooms[sectionOf(action)]) return null;
  if (action === "settle") return player.settle_gold;
  return action === "produce" ? player.produce_gold : (supplies.military[player.strength - 1] ?? 0);
}

/** What an action is, and what it would do for this player now. */
export function aboutAction(
  t: Translator,
  player: Player,
  supplies: Supplies,
  action: Action,
  prospects: Prospect[],
): string {
  const said = [t.text(`board-dil-about-${action}`)];
  const ship = { explore: 0, engage: 1, settle: null, produce: null }[action];
  if (ship !== null)
    said.push(t.text("board-dil-moves", { tiles: player.moves[ship]!, food: player.tiles_per_food[ship]! }));
  const bonus = bonusOf(player, supplies, action);
  if (bonus !== null)
    said.push(
      t.text(player.cleared.includes(action) ? "board-dil-tip-bonus-open" : "board-dil-tip-bonus", {
        bonus: t.text(bonus ? "board-dil-bonus-gold" : "board-dil-bonus-resource", { gold: bonus }),
      }),
    );
  return [...said, ...prospects.map(({ message }) => t.say(message))].join(" ");
}

const whose = (t: Translator, view: DiluviumView, seat: number): string => t.say(view.players[seat]!.whose);

export function spaceLabel(t: Translator, view: DiluviumView, place: Place, index: number): string {
  const { kind, owner } = place.spaces[index]!;
  const what = t.text(`diluvium-${kind}`);
  return owner === null
    ? t.text("board-dil-space-free", { kind: what, number: index + 1 })
    : t.text("board-dil-space-of", { kind: what, number: index + 1, whose: whose(t, view, owner) });
}

export function markLabel(t: Translator, view: DiluviumView, place: Place, index: number): string {
  const { gold, owner } = place.marks[index]!;
  if (owner !== null) return t.text("board-dil-mark-of", { whose: whose(t, view, owner) });
  return gold ? t.text("board-dil-mark-gold", { gold }) : t.text("board-dil-mark-settle");
}
