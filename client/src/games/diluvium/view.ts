/** What a seat sees of Diluvium: field for field what the server's view.py sends. */

import type { Message, View } from "../../protocol";

export const ACTIONS = ["explore", "settle", "produce", "engage"] as const;
export type Action = (typeof ACTIONS)[number];
export const RESOURCES = ["food", "craft", "weapons"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Kind = Resource | "ruins";
export type People = "greeks" | "egyptians" | "aztecs" | "chinese";
export type Ship = "explorer" | "warship";
/** A seat's number, or null for nobody. */
export type Owner = number | null;

export interface Space {
  kind: Kind;
  owner: Owner;
  /** Drawn as a settler of this people, whoever owns it. */
  people?: People;
}
/** An exploration space: its gold, 0 for a settle space. */
export interface Mark {
  gold: number;
  owner: Owner;
}
export interface Monster {
  strength: number;
  gold: number;
  slain: boolean;
}
export interface Place {
  name: string;
  q: number;
  r: number;
  /** The food on its back. */
  cost: number;
  city: Owner;
  /** Whose city it is, where no player's. */
  people?: People;
  /** Outlined in green, in the campaign. */
  outlined?: boolean;
  /** null while it lies face down, and for cities. */
  tile: number | null;
  spaces: Space[];
  marks: Mark[];
  monster: Monster | null;
}
export interface Player {
  seat: number;
  people: People | null;
  board: string | null;
  city: string;
  explorer: string;
  warship: string;
  strength: number;
  track: number[];
  markers: number;
  /** Settlers on each section of the board, and how many it has room for. */
  sections: number[];
  rooms: number[];
  /** Settlers of each section that lie down, and the section with a settler of another people: in the campaign. */
  lying?: number[];
  guest?: Action | null;
  guest_lies?: boolean;
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
}
export interface BattleView {
  place: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  committed: number[];
  mine: number | null;
}
export interface Supplies {
  tray: number[];
  spent: number[];
  limit: number;
  deck: number;
  discards: string[];
  military: number[];
}
export interface DiluviumView extends View {
  players: Player[];
  round: number;
  last_round: boolean;
  first: Owner;
  active: Owner;
  sea: Place[];
  supplies: Supplies;
  hand: string[];
  ship: Ship | null;
  prices: Record<string, number>;
  settler: string | null;
  battle: BattleView | null;
  prospects: Partial<Record<Action, Message[]>>;
}
