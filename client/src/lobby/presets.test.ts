import { describe, expect, it } from "vitest";
import { option } from "../fixtures";
import type { GameInfo } from "../protocol";
import { presetIn, presetsOf } from "./presets";

const game: GameInfo = {
  id: "nautilion",
  secrets: false,
  seats: [1, 2],
  options: [
    option("mages", "no", "yes"),
    option("mercenaries", "no", "2", "3"),
    option("reefs", "no", "yes"),
    option("machinations", "no", "intro", "normal", "difficult"),
    option("heroics", "no", "yes"),
  ],
  bots: [],
  clocks: [],
  minutes: [],
};

describe("presets", () => {
  it("offer only what the game knows", () => {
    for (const { options } of presetsOf(game))
      for (const [name, value] of Object.entries(options))
        expect(game.options.find((one) => one.name === name)?.values).toContain(value);
    expect(presetsOf({ ...game, id: "other" })).toEqual([]);
    expect(presetsOf({ ...game, options: [] })).toEqual([]);
  });

  it("take the expansions one at a time, none and all", () => {
    const many = presetsOf(game).map(({ options }) => Object.values(options).filter((value) => value !== "no").length);
    expect(many).toEqual([0, 1, 1, 1, 1, 1, 5]);
  });

  it("are recognised whatever else is chosen", () => {
    const [first, mages] = presetsOf(game);
    expect(presetIn(presetsOf(game), { ...first!.options, players: 2 })?.id).toBe("first");
    expect(presetIn(presetsOf(game), { ...mages!.options, reefs: "yes" })).toBeUndefined();
  });
});
