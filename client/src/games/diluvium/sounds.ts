import type { Line } from "../../protocol";
import type { Sound } from "../../sound/sounds";

/** What a line of the log sounds like; the end of the game is the shell's. */
export function sound({ message: { id } }: Line): Sound | null {
  if (/^diluvium-(sails|sails-hidden|settles|settles-ruins)$/.test(id)) return "move";
  if (/^diluvium-(gains|space-gold|sells|slays|battle-won|produces|card-drawn|explores)$/.test(id)) return "taken";
  if (/^diluvium-(flees-board|flees-city|ship-flees|discards)$/.test(id)) return "lost";
  if (/^diluvium-(tile-up|turns-wheel|strength|arms)$/.test(id)) return "die";
  return null;
}
