/** Where things lie in this window, for the frame and for the sea alike: neither waits for the other to be measured. */

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../../settings.svelte";
import { room, type Room } from "./geometry";
import type { DiluviumView } from "./view";

/** Larger letters need a larger dock. */
const LETTERS = { usual: 1, large: 1.1, largest: 1.22 };
/** The panel's width, as frame.css has it. */
const panel = (width: number): number => (!settings.panel ? 48 : width >= 1600 ? 380 : 300);

export const letters = (): number => LETTERS[settings.textSize];

export function roomFor(view: Pick<DiluviumView, "sea">): Room {
  const window = { width: innerWidth.current ?? 1280, height: innerHeight.current ?? 720 };
  return room(view.sea, window, panel(window.width), letters());
}
