/** Events of the table that are no moves: a move taken back, a hint, a new link for a seat. */

import type { TableEvent } from "../protocol";

const STAY = new Set(["hint", "reseat"]); // no undo makes them undone

/** Whether it is no move of the game. */
export function isAside(event: TableEvent): boolean {
  return event.back_to !== null || STAY.has(event.verb);
}

/** The numbers of what undos took back. */
export function takenBack(events: TableEvent[]): Set<number> {
  const numbers = new Set<number>();
  const asides = new Set(events.filter((event) => STAY.has(event.verb)).map((event) => event.number));
  for (const event of events) {
    if (event.back_to === null) continue;
    for (let number = event.back_to + 1; number < event.number; number++) if (!asides.has(number)) numbers.add(number);
  }
  return numbers;
}
