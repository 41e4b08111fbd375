/** What a seat sees of Diluvium. Written by scripts/wire-types: change the Python types and run it. */

import type { Message, View } from "./wire";

export const ACTIONS = ["explore", "settle", "produce", "engage"] as const;
export type Action = (typeof ACTIONS)[number];
export const RESOURCES = ["food", "craft", "weapons"] as const;
export type Resource = (typeof RESOURCES)[number];
export const KINDS = ["food", "craft", "weapons", "ruins"] as const;
export type Kind = (typeof KINDS)[number];
export type People = "greeks" | "egyptians" | "aztecs" | "chinese";
export type Board = "a" | "warmonger" | "artisan" | "explorer" | "settler";
export type Card = "cornucopia" | "machines" | "legendary" | "compass" | "treasure" | "cannon" | "gate" | "map";
export type Ship = "explorer" | "warship";
/**
 * `prices` gives the food each reachable place costs while the viewer chooses where to sail; `settler` names the
 * settler that is moving or fleeing; `prospects` has sentences for each action; `acting` is the action of this turn,
 * once the wheel is turned.
 */
export interface DiluviumView extends View {
  players: PlayerView[];
  round: number;
  last_round: boolean;
  first: number | null;
  active: number | null;
  sea: PlaceView[];
  supplies: SuppliesView;
  hand: Card[];
  ship: Ship | null;
  prices: Record<string, number>;
  settler: string | null;
  battle: BattleView | null;
  prospects: Record<string, Prospect[]>;
  acting: Action | null;
}
/**
 * `held` (food, craft, weapons) and `gold` are None where the viewer may not know them. A sentence begins with `who`,
 * `whom` is the name inside one, `whose` what belongs to it. In the campaign some settlers of each section are `lying`,
 * and a `guest` of another people may stand, or lie, in one.
 */
export interface PlayerView {
  seat: number;
  people: People | null;
  board: Board | null;
  city: string;
  explorer: string;
  warship: string;
  strength: number;
  track: number[];
  markers: number;
  sections: number[];
  rooms: number[];
  cleared: Action[];
  wheel: Action | null;
  resources: number;
  held: [number, number, number] | null;
  gold: number | null;
  cards: number;
  explored: string[];
  moves: [number, number];
  tiles_per_food: [number, number];
  craft_price: number;
  settle_gold: number;
  produce_gold: number;
  placing_gold: number;
  threatens: string[];
  may_threaten: string[];
  who: Message;
  whom: Message;
  whose: Message;
  lying: number[];
  guest: Action | null;
  guest_lies: boolean;
}
/**
 * A hexagon of the sea (axial, pointy top). `tile` is None while it lies face down; `city` is a seat, or -1 with its
 * `people` where it is no player's. `title` is its name with what lies there; `description` has all of it in sentences.
 * `outlined` and `facts` are the campaign's.
 */
export interface PlaceView {
  name: string;
  q: number;
  r: number;
  cost: number;
  city: number | null;
  tile: number | null;
  spaces: SpaceView[];
  marks: MarkView[];
  monster: MonsterView | null;
  title: Message | null;
  description: Message[];
  people: People | null;
  outlined: boolean;
  facts: FactView[];
}
/**
 * A space for a settler: `food`, `craft`, `weapons` or `ruins`, and whose settler stands there; `people` where it is
 * another people's than its owner's.
 */
export interface SpaceView {
  kind: Kind;
  owner: number | null;
  people: People | null;
}
/** An exploration space: its gold, 0 for a settle space, and whose marker lies there. */
export interface MarkView {
  gold: number;
  owner: number | null;
}
export interface MonsterView {
  strength: number;
  gold: number;
  slain: boolean;
}
/** What a scenario has on a place: how it is drawn, and what it means. */
export interface FactView {
  sign: string;
  message: Message;
}
/** Trays and what was spent of food, craft and weapons; cards in the deck, and the discards. */
export interface SuppliesView {
  tray: number[];
  spent: number[];
  limit: number;
  deck: number;
  discards: Card[];
  military: number[];
}
/** Strengths without weapons; `committed` tells who has sealed a number, `mine` is the viewer's own. */
export interface BattleView {
  place: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  committed: number[];
  mine: number | null;
}
/** A sentence about an action; `drawn` where a board shows that anyway. */
export interface Prospect {
  message: Message;
  drawn: boolean;
}
