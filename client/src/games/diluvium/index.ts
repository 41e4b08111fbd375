import { look } from "./peoples";
import { roomFor } from "./room.svelte";
import type { DiluviumView } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Final } from "./Final.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Emblem } from "./SeatEmblem.svelte";
export { default as Facts } from "./Facts.svelte";
export { default as Rival } from "./Rival.svelte";

export const colours = (view: DiluviumView): string[] =>
  view.players.map(({ people }) => `light-dark(${look(people).dark}, ${look(people).fill})`);

export const framed = true;

export const beside = (_: unknown, view: DiluviumView): boolean => roomFor(view).beside;
