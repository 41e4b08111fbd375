import { describe, expect, it } from "vitest";
import { choice } from "../../fixtures";
import { discardPile, groupOf, guestChoices, isAboard, mark, payers, reserveTokens, spreadGroups } from "./tokens";
import type { NautilionView } from "./view";

const view = (some: object): NautilionView =>
  ({ crew: [], reserve: 0, reserve_crew: [], discarded: [], expansions: null, ...some }) as unknown as NautilionView;

describe("tokens", () => {
  it("bear a number, a letter or nothing", () => {
    expect([4, 10, 12, 13, 14, 0].map(mark)).toEqual(["4", "A", "C", "", "", ""]);
  });

  it("of the reserve are those of the start, Reefs and the others", () => {
    const seen = view({ reserve: 5, reserve_crew: [4, 13], expansions: { reefs_in_reserve: 1 } });
    expect(reserveTokens(seen)).toEqual([0, 0, 14, 4, 13]);
    expect(reserveTokens(view({ reserve: 2, reserve_crew: [9] }))).toEqual([0, 9]);
  });

  it("of the discard pile are counted by kind", () => {
    const seen = view({ discarded: [2, 2, 11], expansions: { reefs_discarded: 3, blanks_discarded: 1 } });
    expect([...discardPile(seen)]).toEqual([
      [2, 2],
      [11, 1],
      [14, 3],
      [0, 1],
    ]);
  });

  it("are aboard where they have no other place to go", () => {
    const cabin = { letters: [10, 11, 12], partners: [1, 4, 7], guests: [10, 4], partnerships: 0, rerolls: 0 };
    const seen = view({ crew: [1, 2, 4], expansions: { cabin } });
    expect([1, 2, 4, 10, 11, 13].map((kind) => isAboard(seen, kind))).toEqual([false, true, true, true, false, false]);
    expect(isAboard(view({ crew: [1] }), 1)).toBe(true);
  });
});

describe("questions", () => {
  it("about the mage's cabin are found by the kind of token", () => {
    const found = guestChoices(
      [
        choice("discard B", "guest-11"),
        choice("discard cabin-7", "guest-partner-2"),
        choice("cabin 4", "guest-4"),
        choice("discard 4", "cabin-4"),
      ],
      [1, 4, 7],
    );
    expect([...found].map(([kind, { do: text }]) => [kind, text])).toEqual([
      [11, "discard B"],
      [7, "discard cabin-7"],
      [4, "cabin 4"],
    ]);
  });

  it("about a group are asked of everybody in it", () => {
    const ducts: [number, number][] = [
      [1, 2],
      [2, 3],
      [3, 4],
      [5, 6],
    ];
    expect(groupOf(2, [1, 2, 4, 5], ducts)).toEqual([1, 2]);
    const seen = view({ crew: [1, 2, 4], board: { ducts } });
    const spread = spreadGroups(
      new Map([
        [1, choice("keep 1")],
        [4, choice("keep 4")],
      ]),
      seen,
    );
    expect([...spread].map(([cabin, { do: text }]) => [cabin, text])).toEqual([
      [1, "keep 1"],
      [2, "keep 1"],
      [4, "keep 4"],
    ]);
  });

  it("about the price of a card name the card and the cabin", () => {
    const choices = [choice("heroic 5 2", "heroic-5", "cabin-2"), choice("heroic 6 2", "heroic-6", "cabin-2")];
    expect([...payers(choices, 5).keys()]).toEqual([2]);
    expect(payers(choices, 7).size).toBe(0);
  });
});
