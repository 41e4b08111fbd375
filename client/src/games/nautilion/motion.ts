import { settings } from "../../settings.svelte";

const TIMES = { "at-once": 250, brisk: 450, calm: 900 };
export const TUMBLE = 500;

/** Milliseconds for a piece to move, at the chosen pace. */
export function moveTime(still: boolean): number {
  return still ? 0 : TIMES[settings.pace];
}
