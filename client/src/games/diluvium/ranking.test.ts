import { describe, expect, it } from "vitest";
import type { Outcome } from "../../protocol";
import { player } from "./fixture";
import { curves, ranking } from "./ranking";

const outcome = (scores: number[], winners: number[]): Outcome => ({
  ending: "most-gold",
  scores,
  winners,
  message: { id: "x" },
  rules: [],
});

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

describe("the chart", () => {
  const course = [
    { number: 0, scores: [0, 0] },
    { number: 10, scores: [2, 0] },
    { number: 20, scores: [2, 8] },
  ];
  it("draws a step for each change", () => {
    const { lines, most } = curves(course, 200, 80);
    expect(most).toBe(8);
    expect(lines[0]!.path).toBe("M0.0 80.0H100.0V60.0H200");
    expect(lines[1]!.path).toBe("M0.0 80.0H200.0V0.0H200");
    expect(lines[1]!.end).toEqual({ x: 200, y: 0 });
  });
  it("has a grid of round numbers", () => {
    expect(curves(course, 200, 80).grid).toEqual([5]);
    expect(curves([{ number: 0, scores: [45] }], 200, 80).grid).toEqual([20, 40]);
  });
});
