import { expect, it } from "vitest";
import { deadline, left, share } from "./clock";
import { view } from "./fixture";
import { sayPlace } from "./squares";

it("tells of a place who is there and in which danger", () => {
  const shown = view({ risk: { drown: ["a2"], left: ["raft.a1"], right: [], steps: 1, flood: 0 } });
  const ids = (at: string, seat?: number) => sayPlace(shown, at, seat).map((message) => message.id);
  expect(ids("a2", 0)).toEqual(["board-dlv-square-of", "board-dlv-danger-rise"]);
  expect(ids("a1")).toEqual(["board-dlv-square-free", "board-dlv-flooded"]);
  expect(ids("d2")).toEqual(["board-dlv-square-free", "board-dlv-raft-here"]);
  expect(ids("raft.a1", 1)).toEqual(["board-dlv-seat-of", "board-dlv-danger-left"]);
  expect(ids("raft.c2")).toEqual(["board-dlv-seat-free", "board-dlv-vip"]);
});

it("counts on from what the server said", () => {
  const until = deadline({ seconds: 6, left: 4 }, 1000);
  expect(left(until, 3000)).toBe(2);
  expect(left(until, 9000)).toBe(0);
  expect(share(2, 6)).toBeCloseTo(1 / 3);
  expect(share(2, 0)).toBe(0);
});
