/** What a seat sees of Nautilion. Written by scripts/wire-types: change the Python types and run it. */

import type { View } from "./wire";

export type Ending = "victory" | "defeat";
export type Source = "reserve" | "discards";
/**
 * `path` has a place for each token, 0 where it is gone, and -1 at the two ends; `reserve_crew` lies face down. The
 * dice of a plan are those of the Darkhouse, the Phantom and the Nautilion, 0 for one that is not given out; `swapping`
 * is the place of the token that was chosen first to be swapped.
 */
export interface NautilionView extends View {
  players: number;
  submarine: string;
  turn: number;
  active: number | null;
  path: number[];
  nautilion: number;
  phantom: number;
  crew: number[];
  reserve: number;
  reserve_crew: number[];
  discarded: number[];
  dice: number[];
  plan: [number, number, number] | null;
  taken: number | null;
  admirals: number[][];
  board: BoardView;
  grimoire: GrimoireView;
  swapping: number | null;
  expansions: ExpansionsView | null;
}
/** The submarine's board: its class, how the cabins lie (0 for no cabin) and the ducts between them. */
export interface BoardView {
  id: string;
  cls: string;
  rows: number[][];
  ducts: [number, number][];
}
export interface GrimoireView {
  whirlwind: number;
  tide: number;
  translation: number;
  faces: number[];
}
/**
 * Parts that are not in the game are None. `soldiers` are cabins of the Nautilion, `reefs` the number beside each place
 * of the path, `beside` the Reef the Nautilion lies at. `second` is the second time through phases 2 to 5. `recovery`
 * is where the token that is asked for comes from: `reserve` or `discards`.
 */
export interface ExpansionsView {
  cabin: CabinView | null;
  phantom_board: PhantomBoardView | null;
  soldiers: number[];
  reefs: number[];
  reef_odds: ReefView[];
  beside: number;
  stuck: boolean;
  darkhouse: DarkhouseView | null;
  heroics: HeroicsView | null;
  second: boolean;
  aside: number | null;
  free_whirlwinds: number;
  free_translations: number;
  recovery_cost: number | null;
  recovery: Source | null;
  reefs_in_reserve: number;
  reefs_discarded: number;
  blanks_discarded: number;
}
/** The mage's cabin: `partners[n]` is the crew number beside the Mage `letters[n]`; `rerolls` are left this turn. */
export interface CabinView {
  letters: number[];
  partners: number[];
  guests: number[];
  partnerships: number;
  rerolls: number;
}
/** `ours` and `theirs` are the harpoons that a collision now would compare, `own` the Phantom's without its crew. */
export interface PhantomBoardView {
  own: number;
  berths: number;
  slaves: number[];
  theirs: number;
  ours: number;
  rammed: boolean;
}
/** `free` of `faces` faces of the die free the Nautilion from a Reef of this number, with the crew as it is. */
export interface ReefView {
  number: number;
  free: number;
  faces: number;
  left: number;
}
/** The row of cards; `at` is where the Darkhouse stands, `next` where it goes; `silent` for so many turns. */
export interface DarkhouseView {
  row: CardView[];
  at: number | null;
  next: number;
  scheme: string;
  silent: number;
}
/** `effect` names the card's message, `needs` the expansion it belongs to, or nothing; it `lasts` so many turns. */
export interface CardView {
  number: number;
  colour: string;
  effect: string;
  needs: string;
  reconstructed: boolean;
  lasts: number;
}
/** `pile` cards may still be revealed; `deeds` are at work this turn, `lasting`, if any, once more on the next. */
export interface HeroicsView {
  shown: CardView[];
  pile: number;
  deeds: string[];
  lasting: string;
}
/**
 * Places the figures would come to, and those whose token the Phantom `discarded` or the Nautilion has `taken`; whether
 * the Darkhouse `bites`; the crew number or cabin that would be `placed` or `lost`, the token that would be `reserved`,
 * come to the mage's cabin as a `guest` or leave it; the places of two tokens that would be `swapped`. Between two
 * places (12.6) a figure stands where both `collides`.
 */
export interface NautilionShows {
  phantom: number | null;
  nautilion: number | null;
  discarded: number | null;
  taken: number | null;
  bites: boolean;
  placed: number | null;
  lost: number | null;
  lost_reserve: boolean;
  reserved: number | null;
  guest: number | null;
  guest_lost: number | null;
  swapped: [number, number] | null;
  collides: boolean;
  ends: Ending | null;
}
