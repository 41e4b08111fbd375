/** Whose name is wanted at a table. */

import type { Update } from "../protocol";

type Seats = Pick<Update, "bots" | "names" | "yours">;

/** The seat that is to have this browser's name: its first, while none of its seats has any. */
export function seatToName(table: Seats): number | null {
  const nameless = table.yours.every((seat) => table.names[seat] == null);
  return nameless ? (table.yours[0] ?? null) : null;
}

/** Whether somebody on another screen, who plays too, would like to know who sits here. */
export function wantsName(table: Seats & { view: Pick<Update["view"], "outcome"> }): boolean {
  const persons = table.bots.filter((bot) => bot === null).length;
  return table.view.outcome === null && seatToName(table) !== null && persons > table.yours.length;
}

/** What the people of a new table are called, where only this browser's person is known: they sit on the first chair here. */
export function namesOf(seats: readonly string[], name: string | null): (string | null)[] {
  const mine = seats.indexOf("here");
  return seats.map((_, seat) => (seat === mine ? name : null));
}
