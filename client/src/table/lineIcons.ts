/** The sign of a line of the log by what it sounds like or is about, drawn with a pen in 24 by 24. */

import type { Line } from "../protocol";

const SIGNS = {
  die: "M5 5h14v14H5zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1",
  move: "M3 12h16M13 6l6 6-6 6",
  taken: "M12 4v16M4 12h16",
  lost: "M4 12h16",
  battle: "M4 4l12 12M20 4 8 16M4 20l4-4M20 20l-4-4",
  round: "M6 3h12M6 21h12M7 3c0 5 10 6 10 18M17 3C17 8 7 9 7 21",
  end: "M6 21V4h12l-3 4 3 4H6",
  other: "M12 11v2",
} as const;

const DICE = ["die", "dice"]; // as boards call them

export function signOf({ cue, topic, places }: Line): string {
  if (topic === "battle" || topic === "round" || topic === "end") return SIGNS[topic];
  if (cue) return SIGNS[cue];
  return places.some((place) => DICE.includes(place)) ? SIGNS.die : SIGNS.other;
}
