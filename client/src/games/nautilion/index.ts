export { default as Board } from "./Board.svelte";
export { default as Final } from "./Final.svelte";
export { default as Picture } from "./Picture.svelte";
export const together = true;
