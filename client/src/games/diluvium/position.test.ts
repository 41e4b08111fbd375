import { expect, it } from "vitest";
import { line, view } from "./fixture";
import { describe as told, hexagon } from "./position";
import { sound } from "./sounds";

it("tells the position as the server does", () => {
  const ids = told(view({ hand: ["gate"], last_round: true })).map((message) => message.id.slice(9));
  expect(ids.slice(0, 7)).toEqual([
    "see-round",
    "see-last-round",
    "see-trays",
    "see-own",
    "see-card",
    "see-player",
    "see-player",
  ]);
  expect(ids.filter((id) => id === "see-tile")).toHaveLength(3);
  expect(told(view({ round: 0 }))).toEqual([{ id: "diluvium-see-setup" }]);
});

it("counts the free spaces of a tile by kind", () => {
  const [first, ...rest] = hexagon(view(), view().sea[1]!);
  const food = { id: "diluvium-spaces-of", args: { kind: { id: "diluvium-food" }, number: 1 } };
  const weapons = { id: "diluvium-spaces-of", args: { kind: { id: "diluvium-weapons" }, number: 1 } };
  expect(first?.args?.spaces).toEqual({ id: "diluvium-list", args: { first: food, rest: weapons } });
  expect(first?.args?.marks).toBe(2);
  expect(rest.map(({ id }) => id)).toEqual(["diluvium-see-settlers", "diluvium-see-settlers", "diluvium-see-monster"]);
});

it("names the back of a tile and the ships of a city", () => {
  const shown = view();
  expect(hexagon(shown, shown.sea[2]!)).toEqual([{ id: "board-dil-hex-down", args: { place: "A3", food: 2 } }]);
  expect(hexagon(shown, shown.sea[0]!).map(({ id }) => id)).toEqual([
    "diluvium-see-tile",
    "board-dil-here-explorer",
    "board-dil-here-warship",
  ]);
});

it("has a sound for what moves, comes and goes", () => {
  expect(sound(line("sails"))).toBe("move");
  expect(sound(line("space-gold"))).toBe("taken");
  expect(sound(line("flees-city"))).toBe("lost");
  expect(sound(line("turns-wheel"))).toBe("die");
  expect(sound(line("turn"))).toBeNull();
});
