export { default as Board } from "./Board.svelte";
export { describe } from "./position";
export { sound } from "./sounds";
