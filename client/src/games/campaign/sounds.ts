import type { Line } from "../../protocol";
import type { Sound } from "../../sound/sounds";
import { sound as common } from "../diluvium/sounds";

/** What a line of the log sounds like: as in Diluvium, and the adversary's steps. */
export function sound(line: Line): Sound | null {
  const { id } = line.message;
  if (/^solo-(its-)?(sails|settles|explores|moves)/.test(id)) return "move";
  if (/^solo-(token|number|column|random|course)/.test(id)) return "die";
  return common(line);
}
