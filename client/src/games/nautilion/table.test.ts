import { describe, expect, it } from "vitest";
import { choice } from "../../fixtures";
import {
  NOTHING,
  RECIPIENTS,
  complete,
  flights,
  followTokens,
  give,
  holdingOf,
  planDice,
  planned,
  takeBack,
  type Holding,
} from "./table";

const moves = (...plans: number[][]) =>
  plans.map((faces) => choice(`plan ${faces.join(" ")}`, ...RECIPIENTS.map((who, to) => `${who}-${faces[to] ?? 0}`)));

describe("choices", () => {
  it("tell plans from other moves", () => {
    expect(planDice(choice("plan 1 2 4", "darkhouse-1", "phantom-2", "nautilion-4"))).toEqual([1, 2, 4]);
    expect(planDice(choice("whirlwind", "whirlwind"))).toBeNull();
  });
});

describe("giving out the dice", () => {
  const dice = [1, 2, 4];
  const every = dice.flatMap((one) => dice.flatMap((two) => dice.map((three) => [one, two, three])));
  const each = every.filter((plan) => new Set(plan).size === 3);

  it("works in any order and fills in the last die", () => {
    const one = give(NOTHING, 2, 1);
    expect(complete(one, dice, each)).toEqual([null, 2, null]);
    const all = complete(give(one, 0, 2), dice, each);
    expect(planned(moves(...each), all, dice)?.do).toBe("plan 2 4 1");
    expect(planned(moves(...each), one, dice)).toBeUndefined();
  });

  it("swaps two dice, puts one back, and takes over a plan", () => {
    const all: Holding = [0, 1, 2];
    expect(give(all, 0, 2)).toEqual([2, 1, 0]);
    expect(give([0, null, null], 1, 0)).toEqual([1, null, null]);
    expect(takeBack(all, 1)).toEqual([0, null, 2]);
    expect(holdingOf([2, 1, 2], [1, 2, 2])).toEqual([1, 0, 2]);
  });
});

describe("giving out other than three dice", () => {
  it("leaves a Nautilion that a Reef holds without one", () => {
    const plans = [
      [1, 2, 0],
      [2, 1, 0],
    ];
    const held = complete(give(NOTHING, 0, 1), [1, 2], plans);
    expect(planned(moves(...plans), held, [1, 2])?.do).toBe("plan 2 1 0");
  });

  it("goes on from the dice given before", () => {
    const given = [0, 0, 3];
    const plans = [
      [1, 4, 3],
      [4, 1, 3],
    ];
    const held = complete(give(NOTHING, 1, 0), [1, 4], plans, given);
    expect(planned(moves(...plans), held, [1, 4], given)?.do).toBe("plan 4 1 3");
    expect(holdingOf([4, 1, 3], [1, 4], given)).toEqual([1, 0, null]);
  });

  it("lays down a die with only one way to go", () => {
    expect(complete(NOTHING, [3], [[0, 0, 3]])).toEqual([null, null, 0]);
    expect(complete(NOTHING, [1, 2, 4], each3())).toEqual(NOTHING);
  });
  const each3 = (): number[][] => [
    [1, 2, 4],
    [2, 1, 4],
  ];
});

describe("tokens", () => {
  it("keep their identity in a swap and only there", () => {
    const ids = [0, 1, 2, 3];
    expect(followTokens([-1, 5, 7, -1], ids, [-1, 7, 5, -1])).toEqual([0, 2, 1, 3]);
    expect(followTokens([-1, 5, 7, -1], ids, [-1, 0, 0, -1])).toBe(ids);
    expect(followTokens([-1, 5, 0, -1], ids, [-1, 0, 5, -1])).toEqual([0, 2, 1, 3]);
    expect(followTokens([-1, 5, 7, -1], ids, [-1, 5, 2, 7, -1])).toEqual([0, 1, 4, 2, 3]);
  });

  const before = {
    turn: 3,
    path: [-1, 5, 7, 8, -1],
    nautilion: 0,
    phantom: 4,
    crew: [2],
    reserve_crew: [],
    taken: null,
  };

  it("fly from the path to the hand and to the discards", () => {
    const after = { ...before, path: [-1, 0, 7, 0, -1], nautilion: 1, phantom: 3, taken: 5 };
    expect(flights(before, after)).toEqual([
      { crew: 8, from: "path-3", to: "discards", after: "phantom" },
      { crew: 5, from: "path-1", to: "hand", after: "nautilion" },
    ]);
    expect(flights({ ...after }, { ...after, crew: [2, 5], taken: null })).toEqual([
      { crew: 5, from: "hand", to: "cabin-5", after: null },
    ]);
  });

  it("fly to the reserve and out of a cabin, and nowhere when the game jumps", () => {
    const after = { ...before, path: [-1, 0, 7, 8, -1], nautilion: 1, reserve_crew: [5], crew: [] };
    expect(flights(before, after)).toEqual([
      { crew: 2, from: "cabin-2", to: "discards", after: null },
      { crew: 5, from: "path-1", to: "reserve", after: "nautilion" },
    ]);
    expect(flights(before, { ...after, turn: 9 })).toEqual([]);
  });

  it("fly to the Phantom's board, the mage's cabin and a Mercenary's cabin", () => {
    const board = { own: 2, berths: 6, slaves: [], theirs: 2, ours: 0, rammed: false };
    const cabin = { letters: [10, 11, 12], partners: [1, 4, 7], guests: [], partnerships: 0, rerolls: 0 };
    const old = { ...before, expansions: { soldiers: [], cabin, phantom_board: board } };
    const caught = { ...old.expansions, phantom_board: { ...board, slaves: [8] } };
    expect(flights(old, { ...old, path: [-1, 5, 7, 0, -1], phantom: 3, expansions: caught })).toEqual([
      { crew: 8, from: "path-3", to: "phantom-board", after: "phantom" },
    ]);
    const mage = { ...old, taken: 11 };
    const housed = { ...old.expansions, cabin: { ...cabin, guests: [11] } };
    expect(flights(mage, { ...mage, taken: null, expansions: housed })).toEqual([
      { crew: 11, from: "hand", to: "guest-11", after: null },
    ]);
    const hired = { ...old.expansions, soldiers: [4] };
    expect(flights({ ...old, taken: 13 }, { ...old, expansions: hired })).toEqual([
      { crew: 13, from: "hand", to: "cabin-4", after: null },
    ]);
    expect(flights({ ...old, expansions: hired }, old)).toEqual([
      { crew: 13, from: "cabin-4", to: "discards", after: null },
    ]);
  });
});
