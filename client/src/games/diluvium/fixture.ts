/** A small position for the tests: two peoples, their cities, a tile between them and one face down. */

import type { DiluviumView, Place, Player, Space } from "./view";

export function place(name: string, q: number, r: number, more: Partial<Place> = {}): Place {
  return {
    ...{ name, q, r, cost: 1, city: null, tile: null, spaces: [], marks: [], monster: null },
    ...{ title: null, description: [], people: null, outlined: false, facts: [] },
    ...more,
  };
}
export function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    people: seat ? "aztecs" : "greeks",
    board: "a",
    city: seat ? "A4" : "A1",
    explorer: seat ? "A4" : "A1",
    warship: seat ? "A4" : "A1",
    strength: 1,
    track: [1, 1, 2, 2, 3, 4],
    markers: 6,
    sections: [0, 3, 3, 3],
    rooms: [0, 3, 3, 3],
    cleared: [],
    wheel: null,
    resources: 0,
    held: seat ? null : [0, 0, 0],
    gold: seat ? null : 0,
    cards: 0,
    explored: [],
    moves: [2, 2],
    tiles_per_food: [1, 1],
    craft_price: 3,
    settle_gold: 0,
    produce_gold: 1,
    placing_gold: 0,
    threatens: [],
    may_threaten: [],
    who: { id: seat ? "diluvium-people-aztecs" : "diluvium-people-greeks" },
    whom: { id: seat ? "diluvium-the-aztecs" : "diluvium-the-greeks" },
    whose: { id: seat ? "diluvium-of-aztecs" : "diluvium-of-greeks" },
    lying: [],
    guest: null,
    guest_lies: false,
    ...more,
  };
}
const space = (kind: Space["kind"], owner: number | null = null): Space => ({ kind, owner, people: null });
const CITY = (["food", "craft", "weapons"] as const).map((kind) => space(kind));

export function view(more: Partial<DiluviumView> = {}): DiluviumView {
  return {
    seat: 0,
    ask: null,
    outcome: null,
    players: [player(0), player(1)],
    round: 2,
    last_round: false,
    first: 0,
    active: 0,
    sea: [
      place("A1", -1, 0, { city: 0, spaces: [...CITY] }),
      place("A2", 0, 0, {
        tile: 18,
        spaces: [space("weapons"), space("weapons", 1), space("food"), space("ruins", 0)],
        marks: [
          { gold: 2, owner: null },
          { gold: 3, owner: 1 },
          { gold: 0, owner: null },
        ],
        monster: { strength: 5, gold: 6, slain: false },
      }),
      place("A3", 1, 0, { cost: 2 }),
      place("A4", 2, 0, { city: 1, spaces: [...CITY] }),
      place("B1", -1, 1),
      place("B2", 0, 1),
    ],
    supplies: { tray: [16, 15, 14], spent: [0, 1, 0], limit: 6, deck: 16, discards: [], military: [1, 1, 2, 2, 3, 4] },
    hand: [],
    ship: null,
    prices: {},
    settler: null,
    battle: null,
    prospects: {},
    acting: null,
    ...more,
  };
}
