export { default as Board } from "./Board.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { default as Facts } from "./Facts.svelte";
export { default as Final } from "./Final.svelte";
export { beside } from "./layout";
export { default as Picture } from "./Picture.svelte";
export { default as Rival } from "./Rival.svelte";
export const framed = true;
export const together = true;
