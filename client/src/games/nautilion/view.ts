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
}
