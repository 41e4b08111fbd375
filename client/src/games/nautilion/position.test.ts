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
  reserve_crew: [],
  discarded: [],
  dice: [1, 2, 4],
  taken: null,
  admirals: [],
  expansions: null,
} as unknown as NautilionView;

it("counts spaces and skips bare places", () => {
  const told = Object.fromEntries(describe(view).map((message) => [message.id, message.args]));
  expect(told["nautilion-see-nautilion"]).toEqual({ place: 2, left: 3 });
  expect(told["nautilion-see-phantom"]).toEqual({ place: 36, left: 3 });
  expect(told["nautilion-see-ahead"]).toEqual({ count: 2, tokens: "7 2" });
  expect(told["nautilion-see-dice"]).toEqual({ dice: "1 2 4" });
});

it("tells what the expansions add", () => {
  const card = { number: 7, colour: "red", effect: "astern", needs: "", reconstructed: false, lasts: 1 };
  const expansions = {
    cabin: { letters: [10, 11, 12], partners: [1, 4, 7], guests: [4, 11], partnerships: 1, rerolls: 1 },
    phantom_board: { own: 2, berths: 6, slaves: [5, 13], theirs: 5, ours: 1, rammed: false },
    soldiers: [6],
    reefs: [0, 0, 0, 0, 9],
    reef_odds: [{ number: 9, free: 4, faces: 6, left: 1 }],
    stuck: true,
    darkhouse: { row: [card], at: 0, next: 0, scheme: "astern", silent: 0 },
    heroics: {
      shown: [{ ...card, number: 1, effect: "phantom-still", lasts: 2 }],
      pile: 3,
      deeds: ["net"],
      lasting: "net",
    },
  };
  const seen = { ...view, path: [-1, 0, 12, -1], phantom: 3, expansions, taken: 13 } as unknown as NautilionView;
  const told = Object.fromEntries(describe(seen).map((message) => [message.id, message.args]));
  expect(told["nautilion-see-nautilion"]).toBeUndefined();
  expect(told["nautilion-see-phantom-there"]).toEqual({ where: { id: "nautilion-at-abyss" }, left: 2 });
  expect(told["nautilion-see-cabin"]).toEqual({ count: 2, tokens: "4 B" });
  expect(told["nautilion-see-phantom-board"]).toEqual({ count: 2, tokens: "5 M" });
  expect(told["nautilion-see-reefs"]).toEqual({ count: 1, reefs: "9 (4)" });
  expect(told["nautilion-see-taken"]).toEqual({ token: { id: "nautilion-token-mercenary" } });
  expect(told["nautilion-see-card-here"]).toMatchObject({ card: { id: "nautilion-machination-astern" } });
  const still = { id: "nautilion-heroic-phantom-still-text" };
  expect(told["nautilion-see-heroic"]).toMatchObject({
    text: { id: "nautilion-heroic-lasting-text", args: { text: still } },
  });
  expect(told["nautilion-see-lasting"]).toEqual({ text: { id: "nautilion-heroic-net-text" } });
  expect(told["nautilion-see-deed"]).toEqual({ text: { id: "nautilion-heroic-net-text" } });
});
