import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Frame } from "../protocol";
import { pause, Playing } from "./playing.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { setTimeout, clearTimeout });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function replay(here = (_: number) => true) {
  const seen: number[] = [];
  let now = 0;
  let stops = 0;
  const playing = new Playing({
    now: () => now,
    last: () => 3,
    frame: () => ({ number: here(now) ? now : 0 }) as Frame,
    letters: () => 10,
    pace: () => "brisk",
    go: (number) => {
      now = number;
      seen.push(number);
    },
    stopped: () => stops++,
  });
  return { playing, seen, at: (number: number) => (now = number), stops: () => stops };
}

it("goes on to the end and stops there", () => {
  const { playing, seen, stops } = replay();
  playing.start();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([1, 2, 3]);
  expect([playing.on, stops()]).toEqual([false, 1]);
});

it("begins anew at the end, and stands still when it is stopped", () => {
  const { playing, seen, at } = replay();
  at(3);
  playing.toggle();
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(pause("brisk", 10));
  playing.toggle();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([0, 1]);
});

it("waits for a position that is still on its way", () => {
  let arrived = false;
  const { playing, seen } = replay((number) => number < 2 || arrived);
  playing.start();
  vi.advanceTimersByTime(20_000);
  expect(seen).toEqual([1, 2]);
  arrived = true;
  vi.advanceTimersByTime(20_000);
  expect(seen).toEqual([1, 2, 3]);
});

it("reads calmly, briskly or at once, and does not linger where nothing is told", () => {
  expect(pause("calm", 60)).toBeGreaterThan(pause("brisk", 60));
  expect(pause("brisk", 60)).toBeGreaterThan(pause("at-once", 60));
  expect(pause("calm", 0)).toBe(pause("at-once", 0));
});
