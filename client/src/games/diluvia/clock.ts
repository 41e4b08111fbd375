/** The clock of a window: the server says how much is left, the screen counts on from there. */

import type { OpenWindow } from "../../protocol";

/** When it closes, in the screen's own milliseconds. */
export const deadline = (window: OpenWindow, now: number): number => now + (window.left ?? 0) * 1000;
export const left = (until: number, now: number): number => Math.max(0, (until - now) / 1000);
/** How much of the ring is still there, from 1 to 0. */
export const share = (remaining: number, seconds: number): number =>
  seconds > 0 ? Math.min(1, Math.max(0, remaining / seconds)) : 0;
