/** What a seat sees of Diluvia. Written by scripts/wire-types: change the Python types and run it. */

import type { Message, View } from "./wire";

export const CARDS = [
  "move",
  "stampede",
  "maneuver",
  "tsunami",
  "undo",
  "tentacles",
  "rescue",
  "flood",
  "express",
] as const;
export type Card = (typeof CARDS)[number];
export const SPECIES = ["capybara", "crocodile", "cheetah", "parrot", "monkey", "snake"] as const;
export type Species = (typeof SPECIES)[number];
export type Face = "sun" | "cloud" | "joker";
export type Way = "left" | "right";
/**
 * `deck` tells how many cards are left and how many of them are Floods; `discards` how many of each kind lie open.
 * `waived` are the seats that undo nothing more this turn, `boarding` is whose animal waits for a seat. `described` has
 * every square and seat in words.
 */
export interface DiluviaView extends View {
  players: PlayerView[];
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
  play: PlayView | null;
  waived: number[];
  risk: Risk;
  boarding: number | null;
  described: Record<string, Message[]>;
}
/**
 * `hand` has the kinds of cards, None where the viewer may not know them. A sentence begins with `who`; `whom` is the
 * name inside one.
 */
export interface PlayerView {
  seat: number;
  species: Species;
  side: number;
  cards: number;
  hand: Card[] | null;
  jungle: string[];
  aboard: string[];
  adrift: number;
  rings: number[];
  who: Message;
  whom: Message;
}
/**
 * The card that has been declared: its text, kind and player, what has become of it so far, and what it would do, in
 * words and as a picture.
 */
export interface PlayView {
  do: string;
  card: Card;
  player: number;
  cancelled: boolean;
  roller: number | null;
  message: Message;
  shows: DiluviaShows;
}
/**
 * `raft` is the square the raft's token comes to; `wave` the side from which water sweeps the raft; `seat` one that an
 * animal comes to from outside.
 */
export interface DiluviaShows {
  arrows: Arrow[];
  raft: string | null;
  wave: Way | null;
  seat: string | null;
}
export interface Arrow {
  source: string;
  goal: string;
}
/**
 * `drown`: squares with animals that the next rise reaches; `left`, `right`: seats whose animals such a wave throws
 * off; `steps`: clouds until the meter raises the water; `flood`: the chance in percent that the next card is one.
 */
export interface Risk {
  drown: string[];
  left: string[];
  right: string[];
  steps: number;
  flood: number;
}
