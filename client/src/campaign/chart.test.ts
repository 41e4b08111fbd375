import { describe, expect, it } from "vitest";
import type { AtlasRoad, AtlasScenario } from "../protocol";
import { chart, chosenFirst, depths, hearts, isKnown, isRetry, neighbour, whither } from "./chart";
import { wrapped } from "./icons";

const one = (scenario: string, depth: number): AtlasScenario => ({
  scenario,
  depth,
  place: "ahead",
  lost: 0,
  chapter: null,
});
const road = (scenario: string, title: string, leads_to: string | null): AtlasRoad => ({
  scenario,
  title,
  leads_to,
  gives: [],
  lives: 0,
  road: "open",
});
const GRAPH = {
  scenarios: [
    one("perilous-land", 0),
    one("whispers-from-the-east", 0),
    one("what-killed-them", 1),
    one("friend-in-need", 1),
    one("answer-too-late", 1),
  ],
  roads: [
    road("perilous-land", "bellicose", "answer-too-late"),
    road("perilous-land", "conqueror", "friend-in-need"),
    road("whispers-from-the-east", "prospector", "friend-in-need"),
    road("whispers-from-the-east", "explorer", "what-killed-them"),
    road("answer-too-late", "warmonger", "not-drawn"),
    road("friend-in-need", "merchant", null),
  ],
};

/** Whether the straight lines of two roads cross between their ends. */
function cross(way: (typeof drawn.ways)[number], other: (typeof drawn.ways)[number]): boolean {
  const above = Math.sign(way.from.y - other.from.y);
  const below = Math.sign(way.to.y - other.to.y);
  return above * below < 0;
}
const drawn = chart(GRAPH, false);

describe("the atlas", () => {
  it("has a column for each depth, in an order without crossings", () => {
    expect(depths(GRAPH.scenarios).map((row) => row.map(({ scenario }) => scenario))).toEqual([
      ["whispers-from-the-east", "perilous-land"],
      ["what-killed-them", "friend-in-need", "answer-too-late"],
    ]);
    for (const way of drawn.ways) for (const other of drawn.ways) expect(cross(way, other)).toBe(false);
  });
  it("draws roads to scenarios only", () => {
    expect(drawn.ways.map(({ title }) => title)).toEqual(["bellicose", "conqueror", "prospector", "explorer"]);
  });
  it.each([true, false])("keeps everything within the sheet (upright: %s)", (upright) => {
    const { width, height, islands } = chart(GRAPH, upright);
    for (const { x, y } of islands) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(width - 20);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(height - 20);
    }
  });
  it("goes from scenario to scenario with the arrow keys", () => {
    const go = (from: string, key: string) => neighbour(drawn.islands, from, key, false);
    expect(go("whispers-from-the-east", "ArrowDown")).toBe("perilous-land");
    expect(go("perilous-land", "ArrowDown")).toBe("perilous-land");
    expect(go("perilous-land", "ArrowRight")).toBe("answer-too-late");
    expect(go("what-killed-them", "ArrowLeft")).toBe("whispers-from-the-east");
    const upright = chart(GRAPH, true).islands;
    expect(neighbour(upright, "whispers-from-the-east", "ArrowRight", true)).toBe("perilous-land");
    expect(neighbour(upright, "perilous-land", "ArrowDown", true)).toBe("answer-too-late");
  });
  it("shows first what is played now, then what can be", () => {
    const empty = { playing: null, open: [], chapters: [], scenarios: GRAPH.scenarios };
    expect(chosenFirst(empty)).toBe("whispers-from-the-east");
    expect(chosenFirst({ ...empty, open: ["friend-in-need"] })).toBe("friend-in-need");
    const playing = { table: "t", scenario: "answer-too-late", number: 3, other_rules: null };
    expect(chosenFirst({ ...empty, open: ["friend-in-need"], playing })).toBe("answer-too-late");
  });
  it("calls it another attempt after a defeat", () => {
    const chapter = {
      number: 1,
      scenario: "a",
      ending: "poorer",
      gold: 0,
      outcome: { id: "x" },
      story: [],
      gives: [],
      game: "g",
    };
    expect(isRetry({ chapters: [{ ...chapter, won: false, mine: true }], open: ["a"] })).toBe(true);
    expect(isRetry({ chapters: [{ ...chapter, won: true, mine: true }], open: ["b"] })).toBe(false);
    expect(isRetry({ chapters: [], open: ["a"] })).toBe(false);
  });
  it("tells nothing of what has not been reached, unless everything is wanted", () => {
    const told = { code: "en", text: (id: string) => id, say: ({ id }: { id: string }) => id, has: () => true };
    const scenarios = [{ ...one("a", 0), place: "won" as const }, { ...one("b", 1), lost: 1 }, one("c", 1)];
    expect(["a", "b", "c"].map((scenario) => isKnown({ scenarios }, scenario, false))).toEqual([true, true, false]);
    expect(isKnown({ scenarios }, "c", true)).toBe(true);
    const ways = [{ ...road("a", "x", "b"), road: "taken" as const }, road("a", "y", "c"), road("b", "z", null)];
    const where = (everything: boolean) => ways.map((way) => whither(told, { scenarios }, way, everything));
    const [named, on, home] = ["web-campaign-leads-to", "web-campaign-leads-on", "web-campaign-leads-home"];
    expect(where(false)).toEqual([named, on, home]);
    expect(where(true)).toEqual([named, named, home]);
  });
  it("has full and empty hearts", () => {
    expect(hearts(2, 3)).toEqual([true, true, false]);
    expect(hearts(4, 3)).toEqual([true, true, true, true]);
    expect(hearts(-1, 3)).toEqual([false, false, false]);
  });
  it("breaks long names into lines", () => {
    expect(wrapped("What Killed Them Will Make Us Stronger", 19)).toEqual([
      "What Killed Them",
      "Will Make Us",
      "Stronger",
    ]);
  });
});
