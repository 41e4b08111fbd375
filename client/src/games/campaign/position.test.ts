import { describe as group, expect, it } from "vitest";
import { player } from "../diluvium/fixture";
import { solo } from "./fixture";
import { describe, goals, purses } from "./position";

group("a position of the campaign in sentences", () => {
  it("has goals, purses and the adversary's board", () => {
    const view = solo({ tokens: { A3: 2 } });
    const ids = describe(view).map(({ id }) => id);
    expect(ids[0]).toBe("solo-scenario-perilous-land");
    expect(ids).toContain("board-solo-poorer");
    expect(ids).toContain("board-solo-see-column");
    expect(ids).toContain("board-solo-see-place");
    expect(goals(view)[0]!.args).toMatchObject({ have: 1, need: 4 });
  });
  it("compares the purses", () => {
    const players = [player(0, { gold: 3 }), player(1, { gold: 2 })];
    expect(purses(solo({}, { players }))).toEqual({ id: "board-solo-richer", args: { gold: 3, rival: 2 } });
  });
  it("has nothing of an adversary where there is none", () => {
    const ids = describe(solo({ adversary: null })).map(({ id }) => id);
    expect(ids.some((id) => id.startsWith("board-solo-see-adversary"))).toBe(false);
    expect(ids).not.toContain("board-solo-poorer");
  });
});
