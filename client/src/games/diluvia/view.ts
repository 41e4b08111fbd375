/** What a seat sees of Diluvia: field for field what the server's view.py sends. */

import type { View } from "../../protocol";

export const CARDS = ["move", "stampede", "maneuver", "tsunami", "tentacles", "rescue", "undo"] as const;
export type Card = (typeof CARDS)[number];
export type Species = "capybara" | "crocodile" | "cheetah" | "parrot" | "monkey" | "snake";
export type Face = "sun" | "cloud" | "joker";
export const SIDE = 7;

export interface Player {
  seat: number;
  species: Species;
  /** The team, or the seat where everybody plays alone. */
  side: number;
  cards: number;
  /** null where the viewer may not know it. */
  hand: Card[] | null;
  jungle: string[];
  aboard: string[];
  adrift: number;
  /** Animals of the side in each ring, from the VIP seat outwards. */
  rings: number[];
}
export interface Declared {
  do: string;
  card: Card;
  player: number;
  cancelled: boolean;
  roller: number | null;
}
export interface Risk {
  drown: string[];
  left: string[];
  right: string[];
  steps: number;
  flood: number;
}
export interface DiluviaView extends View {
  players: Player[];
  teams: number;
  express: boolean;
  turn: number;
  first: number | null;
  active: number | null;
  level: number;
  raft: string | null;
  columns: number;
  rows: number;
  vip: string;
  edges: string[];
  meter: number;
  spaces: number;
  die: Face | null;
  deck: number;
  floods: number;
  discards: Record<string, number>;
  emptied: boolean;
  play: Declared | null;
  waived: number[];
  risk: Risk;
}
