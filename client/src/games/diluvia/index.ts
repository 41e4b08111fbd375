import { LOOKS } from "./animals";
import type { DiluviaView } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Final } from "./Final.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { default as Facts } from "./Facts.svelte";
export { default as Rival } from "./Rival.svelte";
export const framed = true;

export const colours = (view: DiluviaView): string[] => view.players.map(({ species }) => LOOKS[species].colour);

/** While a card may be undone it is still the turn of whoever plays it. */
export function turn(view: DiluviaView): { seats: number[]; asked: string } | null {
  return view.ask?.question === "undo" && view.play ? { seats: [view.play.player], asked: "board-dlv-may-undo" } : null;
}
