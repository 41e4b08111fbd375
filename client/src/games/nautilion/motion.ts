import { settings } from "../../settings.svelte";

const USUAL = 450;
const TUMBLE = 500;

/** Milliseconds for a piece to move, at the chosen pace. */
export function moveTime(still: boolean): number {
  return still ? 0 : USUAL * settings.travel;
}
/** Milliseconds for dice to roll. */
export function tumbleTime(): number {
  return TUMBLE * settings.travel;
}
