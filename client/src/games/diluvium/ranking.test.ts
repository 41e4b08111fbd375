import { describe, expect, it } from "vitest";
import { outcome } from "../../fixtures";
import { player } from "./fixture";
import { grid, ranking } from "./ranking";

describe("the ranking", () => {
  it("goes by gold", () => {
    const rows = ranking([player(0), player(1)], outcome([4, 9], [1]));
    expect(rows.map(({ seat, rank, gold, won, tied }) => [seat, rank, gold, won, tied])).toEqual([
      [1, 1, 9, true, false],
      [0, 2, 4, false, false],
    ]);
  });
  it("shows the settlers that decide a tie", () => {
    const rows = ranking([player(0), player(1, { sections: [0, 1, 0, 0] })], outcome([7, 7], [1]));
    expect(rows.map(({ seat, rank, settlers, tied }) => [seat, rank, settlers, tied])).toEqual([
      [1, 1, 1, true],
      [0, 2, 9, true],
    ]);
  });
  it("gives the same rank to those who share", () => {
    expect(ranking([player(0), player(1)], outcome([7, 7], [0, 1])).map((row) => row.rank)).toEqual([1, 1]);
  });
});

it("has a grid of round numbers", () => {
  expect(grid(8)).toEqual([5]);
  expect(grid(45)).toEqual([20, 40]);
});
