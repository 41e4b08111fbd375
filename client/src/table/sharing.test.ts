import { expect, it } from "vitest";
import type { Update } from "../protocol";
import { isDone, isShared, wanted } from "./sharing";

interface Given {
  secrets?: boolean;
  yours?: number[];
  looking?: number | null;
  asked?: number[];
  window?: object | null;
}
const table = (given: Given): Update =>
  ({
    secrets: given.secrets ?? true,
    yours: given.yours ?? [0, 1],
    looking: given.looking ?? null,
    window: given.window ?? null,
    view: { ask: { seats: given.asked ?? [0, 1, 2] }, outcome: null },
  }) as unknown as Update;

it("shares a screen only where several look at one game with secrets", () => {
  expect(isShared(table({}))).toBe(true);
  expect(isShared(table({ secrets: false }))).toBe(false);
  expect(isShared(table({ yours: [1] }))).toBe(false);
});

it("wants those of this screen that are asked", () => {
  expect(wanted(table({}))).toEqual([0, 1]);
  expect(wanted(table({ asked: [2] }))).toEqual([]);
});

it("is done when another person of this screen is asked, not while one is asked oneself or nobody here is", () => {
  expect(isDone(table({ looking: 0, asked: [1, 2] }))).toBe(true);
  expect(isDone(table({ looking: 0, asked: [0, 1] }))).toBe(false);
  expect(isDone(table({ looking: 0, asked: [2] }))).toBe(false);
});

it("is not done in a window: there all of a screen are asked together", () => {
  expect(isDone(table({ looking: 0, asked: [1, 2], window: { mode: "screen", together: true } }))).toBe(false);
});
