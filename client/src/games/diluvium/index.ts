import { settings } from "../../settings.svelte";
import { isBeside } from "./geometry";
import type { DiluviumView } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Final } from "./Final.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Emblem } from "./SeatEmblem.svelte";
export { default as Facts } from "./Facts.svelte";
export { default as Rival } from "./Rival.svelte";

export const framed = true;

/** The panel's width, as frame.css has it. */
const panel = (width: number): number => (!settings.panel ? 48 : width >= 1600 ? 380 : 300);

export function beside(window: { width: number; height: number }, view: DiluviumView): boolean {
  return isBeside(view.sea, window, panel(window.width));
}
