import type { Line } from "../../protocol";
import type { Sound } from "../../sound/sounds";

/** What a line of the log sounds like; the end of the game is the shell's. */
export function sound({ message: { id } }: Line): Sound | null {
  if (/^diluvia-(plays|drops)$/.test(id)) return "move";
  if (/^diluvia-(boards|undone)$/.test(id)) return "taken";
  if (/^diluvia-(overboard|caught|no-seat|rises|flood-drawn)$/.test(id)) return "lost";
  if (/^diluvia-(rolled|undo-failed|tries-undo|meter)$/.test(id)) return "die";
  return null;
}
