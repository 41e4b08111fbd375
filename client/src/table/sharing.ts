/** One screen for several people in a game with secrets: who may look now. See docs/protocol.md. */

import type { Update } from "../protocol";

/** Whether this screen is handed from one person to another. */
export function isShared(table: Update): boolean {
  return table.secrets && table.yours.length > 1 && table.view.outcome === null;
}

/** Seats of this screen that are asked now: whoever is wanted in front of it. */
export function wanted(table: Update): number[] {
  return table.yours.filter((seat) => table.view.ask?.seats.includes(seat) === true);
}

/** Whether the person in front of the screen has answered and somebody else here has not. */
export function isDone(table: Update): boolean {
  const asked = wanted(table);
  if (!isShared(table) || table.looking === null || table.window !== null) return false; // a window asks all together
  return asked.length > 0 && !asked.includes(table.looking);
}
