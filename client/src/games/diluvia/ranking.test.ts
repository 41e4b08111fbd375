import { expect, it } from "vitest";
import { outcome } from "../../fixtures";
import { player } from "./fixture";
import { ranking } from "./ranking";

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
