/** Whose name is wanted at a table. */

import type { Update } from "../protocol";

type Seats = Pick<Update, "bots" | "names" | "yours">;

/** The seat that is to have this browser's name: its first, while none of its seats has any. */
export function seatToName(table: Seats): number | null {
  const nameless = table.yours.every((seat) => table.names[seat] == null);
  return nameless ? (table.yours[0] ?? null) : null;
}

/** Whether somebody on another screen sits at this table too. */
export function isAmongOthers(table: Seats): boolean {
  const persons = table.bots.filter((bot) => bot === null).length;
  return table.yours.length > 0 && persons > table.yours.length;
}
