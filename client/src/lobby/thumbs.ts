/** Small pictures of positions: each a chunk of its own, far lighter than the board. */

import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each picture knows its own view only
type Thumb = Component<{ view: any }>;

const THUMBS: Record<string, () => Promise<{ default: Thumb }>> = {
  nautilion: () => import("../games/nautilion/Thumb.svelte"),
  diluvium: () => import("../games/diluvium/Thumb.svelte"),
  diluvia: () => import("../games/diluvia/Thumb.svelte"),
  campaign: () => import("../games/diluvium/Thumb.svelte"),
};

/** The picture of a game's positions; null where it has none. */
export async function thumbOf(game: string): Promise<Thumb | null> {
  return Object.hasOwn(THUMBS, game) ? (await THUMBS[game]!()).default : null;
}
