import { expect, it } from "vitest";
import type { NautilionView } from "./view";
import { describe } from "./position";

const view = {
  ask: null,
  outcome: null,
  turn: 3,
  path: [-1, 0, 5, 0, 7, ...Array.from({ length: 31 }, () => 0), 2, -1],
  nautilion: 2,
  phantom: 36,
  crew: [5],
  reserve: 4,
  discarded: [],
  dice: [1, 2, 4],
  taken: null,
  admirals: [],
} as unknown as NautilionView;

it("counts spaces and skips bare places", () => {
  const told = Object.fromEntries(describe(view).map((message) => [message.id, message.args]));
  expect(told["nautilion-see-nautilion"]).toEqual({ place: 2, left: 3 });
  expect(told["nautilion-see-phantom"]).toEqual({ place: 36, left: 3 });
  expect(told["nautilion-see-ahead"]).toEqual({ count: 2, tokens: "7 2" });
  expect(told["nautilion-see-dice"]).toEqual({ dice: "1 2 4" });
});
