import { expect, it } from "vitest";
import type { Outcome } from "../../protocol";
import { player } from "./fixture";
import { curves, ranking } from "./ranking";

const outcome = (scores: number[], winners: number[]): Outcome => ({
  ending: "most-animals",
  scores,
  winners,
  message: { id: "diluvia-end-most-animals" },
  rules: [],
});

it("ranks by animals, then ring by ring", () => {
  const players = [player(0, { rings: [0, 2, 0] }), player(1, { rings: [1, 0, 1] }), player(2, { rings: [0, 1, 0] })];
  const rows = ranking(players, outcome([2, 2, 1], [1]));
  expect(rows.map(({ side, rank, tied }) => [side, rank, tied])).toEqual([
    [1, 1, true],
    [0, 2, true],
    [2, 3, false],
  ]);
});

it("shares a rank where everything is equal", () => {
  const rows = ranking([player(0), player(1)], outcome([0, 0], [0, 1]));
  expect(rows.map((row) => row.rank)).toEqual([1, 1]);
});

it("counts a team together", () => {
  const players = [0, 1, 2, 3].map((seat) => player(seat, { side: seat >> 1 }));
  const rows = ranking(players, outcome([3, 3, 5, 5], [2, 3]));
  expect(rows.map(({ seats, animals, won }) => [seats, animals, won])).toEqual([
    [[2, 3], 5, true],
    [[0, 1], 3, false],
  ]);
});

it("draws one curve for each seat", () => {
  const course = [
    { number: 0, scores: [0, 0] },
    { number: 10, scores: [1, 0] },
  ];
  const { lines, most } = curves(course, 100, 50);
  expect(lines.map((line) => line.seat)).toEqual([0, 1]);
  expect(most).toBe(3);
  expect(lines[0]?.path).toMatch(/^M.*H100$/);
});
