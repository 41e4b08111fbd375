import { expect, it } from "vitest";
import { option } from "../fixtures";
import type { GameInfo } from "../protocol";
import { atOnce, defaults, fitted, isHandedOver, kinds, limitOf, seating, isTimed } from "./form";

const solo: GameInfo = {
  id: "one",
  secrets: false,
  seats: [1, 2],
  options: [option("players", 1, 2), option("submarine", "A1", "B1")],
  bots: ["novice", "sailor"],
  clocks: [],
  minutes: [],
};
const many: GameInfo = {
  ...solo,
  id: "many",
  secrets: true,
  seats: [2, 3, 4],
  options: [{ ...option("players", 2, 3, 4), default: 3 }],
};

it("begins with the values and the number of seats of the description", () => {
  expect(defaults(solo)).toEqual({ players: 1, submarine: "A1" });
  expect(seating(solo, defaults(solo), [])).toEqual(["here"]);
  expect(seating(many, { players: 4 }, [])).toEqual(["here", "bot:sailor", "bot:sailor", "bot:sailor"]);
});

it("asks the description where no option tells how many play", () => {
  expect(seating({ ...many, seats: [4], options: [] }, {}, [])).toHaveLength(4);
});

it("puts people on one screen where nothing is secret", () => {
  expect(seating(solo, { players: 2 }, [])).toEqual(["here", "here"]);
});

it("keeps what was chosen, as far as there are seats", () => {
  expect(seating(many, { players: 2 }, ["link", "here", "bot:novice"])).toEqual(["link", "here"]);
});

it("offers a person here, a link, and each bot of the description", () => {
  expect(kinds(many)).toEqual(["here", "link", "bot:novice", "bot:sailor"]);
});

it("warns that the screen will be handed over, only where there are secrets", () => {
  expect(isHandedOver(many, ["here", "here", "link"])).toBe(true);
  expect(isHandedOver(many, ["here", "link", "link"])).toBe(false);
  expect(isHandedOver(solo, ["here", "here"])).toBe(false);
});

it("plays at once alone, or against an easy bot, not the strongest", () => {
  expect(atOnce(solo).seats).toEqual(["here"]);
  const strong = { ...many, bots: ["novice", "sailor", "mate", "captain"] };
  expect(atOnce(strong).seats).toEqual(["here", "bot:sailor", "bot:sailor"]);
  expect(seating(strong, { players: 2 }, [])).toEqual(["here", "bot:sailor"]);
  expect(atOnce({ ...many, bots: ["random", "deep"] }).seats).toEqual(["here", "bot:deep", "bot:deep"]);
});

const teams: GameInfo = {
  ...many,
  options: [
    { ...option("players", 2, 4, 6), default: 4 },
    {
      ...option("teams", "none", "pairs"),
      limits: [
        { value: "none", other: "players", among: [2, 4], reason: { id: "six-in-teams" } },
        { value: "pairs", other: "players", among: [4, 6], reason: null },
      ],
    },
  ],
};

it("changes what does not go with the rest", () => {
  expect(fitted(teams, { players: 6, teams: "none" })).toEqual({ players: 6, teams: "pairs" });
  expect(fitted(teams, { players: 2, teams: "pairs" })).toEqual({ players: 2, teams: "none" });
  expect(fitted(teams, { players: 4, teams: "pairs" })).toEqual({ players: 4, teams: "pairs" });
});

it("says why a value cannot be chosen", () => {
  const [, option] = teams.options;
  expect(limitOf(option!, "none", { players: 6 })).toEqual({ id: "six-in-teams" });
  expect(limitOf(option!, "pairs", { players: 2 })).toBeNull();
  expect(limitOf(option!, "pairs", { players: 4 })).toBeUndefined();
});

it("has a clock where people sit at screens of their own", () => {
  const timed = { clocks: [4, 6, 0] };
  expect(isTimed(timed, ["here", "link", "bot:sailor"])).toBe(true);
  expect(isTimed(timed, ["here", "here", "link"])).toBe(false);
  expect(isTimed(timed, ["here", "bot:sailor"])).toBe(false);
  expect(isTimed({ clocks: [] }, ["here", "link"])).toBe(false);
});
