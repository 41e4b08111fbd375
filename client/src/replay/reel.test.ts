import { expect, it, vi } from "vitest";
import type { Frame, Replayed } from "../protocol";

const asked: { first: number; seat: number | null }[] = [];
const COUNT = 10;
const PAGE = 4;

vi.mock("../api", () => {
  const page = (first: number): Replayed =>
    ({
      count: COUNT,
      first,
      frames: Array.from({ length: Math.max(0, Math.min(PAGE, COUNT - first)) }, (_, place) => ({
        number: first + place,
        event: { seat: 0, text: `move ${first + place}`, verb: "move", back_to: null },
        lines: [],
      })) as unknown as Frame[],
    }) as unknown as Replayed;
  return {
    replayTable: (_: string, seat: number | null, first: number) => {
      asked.push({ first, seat });
      return Promise.resolve(page(first));
    },
    replay: (_: string, first: number) => Promise.resolve(page(first)),
  };
});
const { Reel, shelf } = await import("./replayed.svelte");

const whole = (reel: InstanceType<typeof Reel>) => vi.waitFor(() => expect(reel.frames.indexOf(undefined)).toBe(-1));

it("has the position that is looked at first, then all", async () => {
  const reel = new Reel({ table: "k3", key: "" }, 1);
  await reel.open(6);
  expect(asked[0]).toEqual({ first: 6, seat: 1 });
  expect(reel.at(6)?.number).toBe(6);
  await whole(reel);
  expect(reel.events.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it("shows the last position where a link goes beyond it", async () => {
  const reel = new Reel({ name: "game.toml", text: "" });
  await reel.open(500);
  expect(reel.at(500)?.number).toBe(9);
  await whole(reel);
  expect(reel.last).toBe(9);
});

it("shows the file again that this tab replayed last, and nothing that another program kept", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null });
  expect(shelf.kept()).toBeNull();
  for (const junk of ["{", "7", "null", '{"name":3,"text":"x"}', '{"name":"x"}']) {
    kept.set("seaboard-replay", junk);
    expect(shelf.kept()).toBeNull();
  }
  kept.set("seaboard-replay", JSON.stringify({ name: "game.toml", text: "game = 1" }));
  expect(shelf.kept()).toEqual({ name: "game.toml", text: "game = 1" });
  vi.unstubAllGlobals();
});
