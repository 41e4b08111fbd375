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

  it("works in any order and fills in the last die", () => {
    const one = give(NOTHING, 2, 1);
    expect(complete(one, 3)).toEqual([null, 2, null]);
    const all = complete(give(one, 0, 2), 3);
    expect(planText(all, dice)).toBe("plan 2 4 1");
    expect(planText(one, dice)).toBeNull();
  });

  it("swaps two dice, puts one back, and takes over a plan", () => {
    const all: Holding = [0, 1, 2];
    expect(give(all, 0, 2)).toEqual([2, 1, 0]);
    expect(give([0, null, null], 1, 0)).toEqual([1, null, null]);
    expect(takeBack(all, 1)).toEqual([0, null, 2]);
    expect(holdingOf([2, 1, 2], [1, 2, 2])).toEqual([1, 0, 2]);
  });
});

describe("tokens", () => {
  it("keep their identity in a swap and only there", () => {
    const ids = [0, 1, 2, 3];
    expect(followTokens([-1, 5, 7, -1], ids, [-1, 7, 5, -1])).toEqual([0, 2, 1, 3]);
    expect(followTokens([-1, 5, 7, -1], ids, [-1, 0, 0, -1])).toBe(ids);
    expect(followTokens([-1, 5, 0, -1], ids, [-1, 0, 5, -1])).toEqual([0, 2, 1, 3]);
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
});
