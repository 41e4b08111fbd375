/** What changes from view to view, for those who draw how it got there. */

import { untrack } from "svelte";

export interface Moving<V> {
  view: V;
  table: HTMLElement | undefined;
  reducedMotion: boolean;
}

/** The stations of an animation. */
export type Frames = Parameters<Element["animate"]>[0];

/** What moved since the last view, each time there is a new one: nothing at first, or where motion is not wanted. */
export function onMoves<V, M>(
  { view, wanted }: { view: () => V; wanted: () => boolean },
  movesBetween: (before: V, after: V) => M[],
  then: (moves: M[]) => void,
): void {
  let before: V | null = null;
  $effect(() => {
    const after = view();
    untrack(() => {
      const moves = before && wanted() ? movesBetween(before, after) : [];
      before = after;
      then(moves);
    });
  });
}
