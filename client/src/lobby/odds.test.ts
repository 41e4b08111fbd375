import { describe, expect, it } from "vitest";
import type { Odds } from "../protocol";
import { quickShare, stateOfSea, strongShare } from "./odds";

const odds: Odds = {
  bot: "greedy",
  games: 100,
  options: [
    { name: "reserve", values: [1, 2, 3] },
    { name: "mages", values: ["no", "yes"] },
  ],
  wins: [10, 11, 20, 21, 30, 31],
  strong: [{ bot: "search", options: { reserve: 2, mages: "yes" }, games: 50, wins: 40 }],
};

describe("odds", () => {
  it("are found by the place of the combination", () => {
    expect(quickShare(odds, { reserve: 1, mages: "no" })).toEqual({ games: 100, wins: 10 });
    expect(quickShare(odds, { reserve: 3, mages: "yes" })).toEqual({ games: 100, wins: 31 });
    expect(quickShare(odds, { mages: "no", reserve: 2, more: "x" })?.wins).toBe(20);
  });

  it("are silent about what was not measured", () => {
    expect(quickShare(odds, { reserve: 4, mages: "no" })).toBeUndefined();
    expect(quickShare(odds, { reserve: 1 })).toBeUndefined();
    expect(quickShare({ ...odds, wins: [] }, { reserve: 1, mages: "no" })).toBeUndefined();
    expect(strongShare(odds, { reserve: 1, mages: "yes" })).toBeUndefined();
  });

  it("know the strong bot's only for the very same options", () => {
    expect(strongShare(odds, { reserve: 2, mages: "yes" })?.wins).toBe(40);
  });

  it("name the sea", () => {
    expect([90, 70, 69, 40, 39, 15, 14, 0].map((wins) => stateOfSea({ games: 100, wins }).sea)).toEqual([
      "calm",
      "calm",
      "choppy",
      "choppy",
      "rough",
      "rough",
      "storm",
      "storm",
    ]);
  });
});
