/** About how long a game takes, from what was measured between bots. */

import type { GameInfo } from "../protocol";
import type { Options } from "./form";

/** With these options and people in these seats; null where nobody has measured it. */
export function minutesOf(game: GameInfo, options: Options, seats: string[]): number | null {
  const row = game.minutes.find((row) => Object.entries(row.options).every(([name, value]) => options[name] === value));
  if (!row) return null;
  const people = seats.filter((kind) => !kind.startsWith("bot:")).length;
  const share = seats.length > 1 ? Math.max(0, people - 1) / (seats.length - 1) : 0;
  return rounded(row.alone + share * (row.people - row.alone));
}

/** Nobody knows it more exactly than to five minutes, and who asks would rather have some left. */
function rounded(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}
