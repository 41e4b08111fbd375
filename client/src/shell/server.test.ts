import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Server } from "./server.svelte";

const speaks = () => Promise.resolve(true);
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("is not away for a hiccup: it is asked once more first", async () => {
  const server = new Server(() => Promise.resolve(true), speaks);
  await server.missed();
  expect([server.away, server.returns]).toEqual([false, 0]);
});

it("is asked again until it is back", async () => {
  const answers = [false, false, true];
  const ask = vi.fn(() => Promise.resolve(answers.shift() ?? true));
  const server = new Server(ask, speaks);
  const waiting = server.missed();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.away).toBe(true);
  void server.missed(); // somebody else notices too: nothing is asked twice
  await vi.advanceTimersByTimeAsync(3000);
  expect([server.away, ask.mock.calls.length]).toEqual([true, 2]);
  await vi.advanceTimersByTimeAsync(3000);
  await waiting;
  expect([server.away, server.returns, ask.mock.calls.length]).toEqual([false, 1, 3]);
});

it("is asked at once when there is a network again", async () => {
  const answers = [false, true];
  const server = new Server(() => Promise.resolve(answers.shift() ?? true), speaks);
  const waiting = server.missed();
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event("online"));
  await waiting;
  expect([server.away, server.returns]).toEqual([false, 1]);
});
