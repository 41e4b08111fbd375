import type { Line } from "../../protocol";
import type { Sound } from "../../sound/sounds";

/** What a line of the log sounds like; the end of the game is the shell's. */
export function sound({ message: { id } }: Line): Sound | null {
  if (/^nautilion-(phantom-moves|phantom-arrives|moves|reaches-abyss|swapped)$/.test(id)) return "move";
  if (/^nautilion-(placed|reserved.*)$/.test(id)) return "taken";
  if (/^nautilion-lost-/.test(id)) return "lost";
  return null;
}
