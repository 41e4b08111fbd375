import { describe, expect, it } from "vitest";
import type { Choice, Line } from "../../protocol";
import {
  NOTHING,
  choiceOn,
  choicesAt,
  complete,
  flights,
  followTokens,
  forecast,
  give,
  holdingOf,
  planDice,
  planText,
  refusalOn,
  refusalsAt,
  takeBack,
  type Holding,
} from "./table";

const line = (id: string, args = {}): Line => ({ message: { id: `nautilion-${id}`, args }, rules: [] });
const choice = (text: string, ...targets: string[]): Choice => ({ do: text, targets, rules: [] });
const refusal = (text: string) => ({ do: text, reason: { id: "no" }, rules: [] });

describe("a forecast", () => {
  it("tells where both would land and what becomes of the tokens", () => {
    const seen = forecast(
      [line("darkhouse-quiet"), line("phantom-moves", { place: 35, token: 8 }), line("moves", { place: 2, token: 7 })],
      37,
    );
    expect(seen).toMatchObject({ phantom: 35, discarded: 35, nautilion: 2, taken: 2, bites: false, ends: null });
  });

  it("knows the ends of the path, the bite and the end of the game", () => {
    const lost = forecast([line("darkhouse-bites"), line("phantom-arrives"), line("end-phantom-arrived")], 37);
    expect(lost).toMatchObject({ phantom: 0, bites: true, ends: "defeat", discarded: null });
    const won = forecast([line("reaches-abyss"), line("end-victory")], 37);
    expect(won).toMatchObject({ nautilion: 37, ends: "victory", taken: null });
  });

  it("tells what is placed, lost, reserved and swapped", () => {
    expect(forecast([line("placed", { token: 4 })], 37).placed).toBe(4);
    expect(forecast([line("lost-crew", { token: 4 })], 37).lost).toBe(4);
    expect(forecast([line("lost-reserve")], 37).lost).toBe("reserve");
    expect(forecast([line("reserved-double", { token: 4 })], 37).reserved).toBe(4);
    expect(forecast([line("swapped", { one: 7, other: 2 })], 37).swapped).toEqual([7, 2]);
  });
});

describe("a forecast with expansions", () => {
  it("tells of the Phantom's board, the way back and the mage's cabin", () => {
    expect(forecast([line("phantom-boards", { place: 30 })], 46)).toMatchObject({ phantom: 30, discarded: 30 });
    expect(forecast([line("moves-astern", { place: 3 })], 46)).toMatchObject({ nautilion: 3, taken: 3 });
    expect(forecast([line("astern-isles")], 46)).toMatchObject({ nautilion: 0, taken: null });
    const mage = { id: "nautilion-token-mage", args: { letter: "C" } };
    expect(forecast([line("cabin-entered", { token: mage })], 46).guest).toBe(12);
    expect(forecast([line("lost-guest", { token: 4 })], 46).guestLost).toBe(4);
    expect(forecast([line("stationed", { cabin: 6 })], 46).placed).toBe(6);
  });

  it("stops the two face to face at a collision", () => {
    const met = forecast([line("phantom-collides", { place: 13 })], 46);
    expect(met).toMatchObject({ collides: true, taken: null, discarded: null });
    expect(met.phantom).toBeGreaterThan(12);
    expect(met.phantom).toBeLessThan(13);
    expect(forecast([line("toString")], 46)).toMatchObject({ collides: false, ends: null });
  });
});

describe("choices and refusals", () => {
  it("are found by what they point at", () => {
    const choices = [
      choice("swap 5", "path-5"),
      choice("tide 1 2", "tide", "die-1", "face-2"),
      choice("reserve 4", "reserve"),
    ];
    expect([...choicesAt(choices, "path").keys()]).toEqual([5]);
    expect(choiceOn(choices, "reserve")?.do).toBe("reserve 4");
    expect(choiceOn(choices, "tide")).toBeUndefined();
    const refusals = [refusal("with 7"), refusal("discard 4"), refusal("discard reserve"), refusal("translation")];
    expect([...refusalsAt(refusals, "path").keys()]).toEqual([7]);
    expect([...refusalsAt(refusals, "cabin").keys()]).toEqual([4]);
    expect(refusalOn(refusals, "reserve")?.do).toBe("discard reserve");
    expect(refusalOn(refusals, "translation")?.do).toBe("translation");
  });

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
    expect(planText(all, dice)).toBe("plan 2 4 1");
    expect(planText(one, dice)).toBe("plan - 4 -");
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
    expect(planText(held, [1, 2])).toBe("plan 2 1 -");
  });

  it("goes on from the dice given before", () => {
    const given = [0, 0, 3];
    const plans = [
      [1, 4, 3],
      [4, 1, 3],
    ];
    const held = complete(give(NOTHING, 1, 0), [1, 4], plans, given);
    expect(planText(held, [1, 4], given)).toBe("plan 4 1 3");
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
      { crew: 8, from: "place-3", to: "discards", after: "phantom" },
      { crew: 5, from: "place-1", to: "hand", after: "nautilion" },
    ]);
    expect(flights({ ...after }, { ...after, crew: [2, 5], taken: null })).toEqual([
      { crew: 5, from: "hand", to: "cabin-5", after: null },
    ]);
  });

  it("fly to the reserve and out of a cabin, and nowhere when the game jumps", () => {
    const after = { ...before, path: [-1, 0, 7, 8, -1], nautilion: 1, reserve_crew: [5], crew: [] };
    expect(flights(before, after)).toEqual([
      { crew: 2, from: "cabin-2", to: "discards", after: null },
      { crew: 5, from: "place-1", to: "reserve", after: "nautilion" },
    ]);
    expect(flights(before, { ...after, turn: 9 })).toEqual([]);
  });

  it("fly to the Phantom's board, the mage's cabin and a Mercenary's cabin", () => {
    const board = { own: 2, berths: 6, slaves: [], theirs: 2, ours: 0, rammed: false };
    const cabin = { letters: [10, 11, 12], partners: [1, 4, 7], guests: [], partnerships: 0, rerolls: 0 };
    const old = { ...before, expansions: { soldiers: [], cabin, phantom_board: board } };
    const caught = { ...old.expansions, phantom_board: { ...board, slaves: [8] } };
    expect(flights(old, { ...old, path: [-1, 5, 7, 0, -1], phantom: 3, expansions: caught })).toEqual([
      { crew: 8, from: "place-3", to: "berths", after: "phantom" },
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
