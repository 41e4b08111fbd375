/** What a seat sees of Nautilion: see docs/protocol.md. */

import type { View } from "../../protocol";

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
  board: { id: string; cls: string; rows: number[][]; ducts: [number, number][] };
  grimoire: { whirlwind: number; tide: number; translation: number; faces: number[] };
  expansions: ExpansionsView | null;
}

/** Tokens are numbers: crew 1 to 9, Mages 10 (A) to 12 (C), a Mercenary 13, a Reef 14, a token of the start 0. */
export interface ExpansionsView {
  cabin: CabinView | null;
  phantom_board: PhantomBoardView | null;
  /** Cabins of the Nautilion that hold a Mercenary. */
  soldiers: number[];
  /** The number of the Reef beside each place, 0 for none. */
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
  reefs_in_reserve: number;
  reefs_discarded: number;
  blanks_discarded: number;
}
export interface CabinView {
  letters: number[];
  partners: number[];
  guests: number[];
  partnerships: number;
  rerolls: number;
}
export interface PhantomBoardView {
  own: number;
  berths: number;
  slaves: number[];
  theirs: number;
  ours: number;
  rammed: boolean;
}
export interface ReefView {
  number: number;
  free: number;
  faces: number;
  left: number;
}
export interface CardView {
  number: number;
  colour: string;
  effect: string;
  needs: string;
  reconstructed: boolean;
  lasts: number;
}
export interface DarkhouseView {
  row: CardView[];
  at: number | null;
  next: number;
  scheme: string;
  silent: number;
}
export interface HeroicsView {
  shown: CardView[];
  pile: number;
  deeds: string[];
  lasting: string;
}
