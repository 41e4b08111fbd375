import { expect, it } from "vitest";
import { journeys, wave } from "./changes";
import { player, view } from "./fixture";

it("walks from the nearest square", () => {
  const before = view({ players: [player(0, { jungle: ["a1", "c3"] }), player(1)] });
  const after = view({ players: [player(0, { jungle: ["a1", "d4"] }), player(1)] });
  expect(journeys(before, after)).toEqual([{ from: "c3", to: "d4" }]);
});

it("boards from the raft's square once a seat is chosen", () => {
  const before = view({ players: [player(0, { jungle: [] }), player(1)] });
  const after = view({ players: [player(0, { aboard: ["raft.b2"] }), player(1)] });
  expect(journeys(before, after)).toEqual([{ from: "raft-d2", to: "raft.b2" }]);
});

it("carries everybody with a wave and throws off the last", () => {
  const before = view({ players: [player(0, { aboard: ["raft.a1", "raft.b1"] }), player(1, { aboard: ["raft.e2"] })] });
  const after = view({ players: [player(0, { aboard: ["raft.b1", "raft.c1"] }), player(1, { adrift: 1 })] });
  expect(wave(before, after)).toBe(1);
  expect(journeys(before, after)).toEqual([
    { from: "raft.a1", to: "raft.b1" },
    { from: "raft.b1", to: "raft.c1" },
    { from: "raft.e2", to: "adrift-1" },
  ]);
  expect(wave(before, before)).toBeNull();
});

it("falls into the water, is rescued, and the token goes with the water", () => {
  const dry = view({ players: [player(0, { jungle: ["a2"] }), player(1)] });
  const wet = view({ level: 2, raft: "d3", players: [player(0, { adrift: 1 }), player(1)] });
  expect(journeys(dry, wet)).toEqual([
    { from: "a2", to: "adrift-0" },
    { from: "raft-d2", to: "raft-d3" },
  ]);
  const saved = view({ level: 2, raft: "d3", players: [player(0, { aboard: ["raft.a1"] }), player(1)] });
  expect(journeys(wet, saved)).toEqual([{ from: "adrift-0", to: "raft.a1" }]);
});

it("moves nothing between views that are not neighbours", () => {
  expect(journeys(view({ turn: 1 }), view({ turn: 9, raft: "a2" }))).toEqual([]);
  expect(journeys(view(), view({ seat: 1, raft: "a2" }))).toEqual([]);
});
