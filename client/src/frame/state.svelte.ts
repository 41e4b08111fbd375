/** What the frame and the boards in it know of each other. */

import { createContext } from "svelte";
import type { Line, Message } from "../protocol";
import type { Caption } from "./showing";

/** A question of the frame's own, in the place of the game's: whether one is sure. */
export interface Sure {
  message: Message;
  yes: () => void;
  no: () => void;
  /** Yes, and do not ask again. */
  never: () => void;
}

export class FrameState {
  /** What is being shown of others' moves. */
  caption: Caption | null = $state.raw(null);
  /** What happened since one's last turn, until one acts, where no panel tells it. */
  news: Line[] = $state.raw([]);
  sure: Sure | null = $state.raw(null);
  /** On a phone: the board, or one's own things. */
  page: "board" | "own" = $state("board");
  /** Whether the question's help lies open; null where there is none to open. */
  helping: boolean | null = $state(null);
  skip: () => void = () => undefined;
  /** How many letters a caption has room for. */
  room: () => number = () => Infinity;
}

const [get, set, has] = createContext<FrameState>();
export const setFrameState = set;
/** A board outside of any frame has one of its own. */
export const frameState = (): FrameState => (has() ? get() : new FrameState());
