import type { Frame } from "../protocol";

/** Positions of the past that were fetched already, as one seat knew them. */
export type Frames = Map<number, Frame>;
export const noFrames = (): Frames => new Map();
