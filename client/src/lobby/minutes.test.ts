import { expect, it } from "vitest";
import type { GameInfo } from "../protocol";
import { minutesOf } from "./minutes";

const game = {
  minutes: [
    { options: { players: 1 }, alone: 7, people: 7 },
    { options: { players: 3 }, alone: 18, people: 48 },
  ],
} as unknown as GameInfo;

it("is longer the more people play", () => {
  expect(minutesOf(game, { players: 3 }, ["here", "bot:a", "bot:a"])).toBe(20);
  expect(minutesOf(game, { players: 3 }, ["here", "link", "bot:a"])).toBe(35);
  expect(minutesOf(game, { players: 3 }, ["here", "link", "here"])).toBe(50);
  expect(minutesOf(game, { players: 1, other: "x" }, ["here"])).toBe(10);
});

it("is not told where it was not measured", () => expect(minutesOf(game, { players: 2 }, ["here", "here"])).toBeNull());
