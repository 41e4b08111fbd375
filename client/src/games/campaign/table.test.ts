import { describe, expect, it } from "vitest";
import { choice } from "../../fixtures";
import { place } from "../diluvium/fixture";
import { adversary, solo } from "./fixture";
import {
  alliesOnMap,
  byValue,
  chanceOfRandom,
  explained,
  iconOf,
  legend,
  signAt,
  stores,
  warships,
  wording,
} from "./table";
import type { Token } from "./view";

describe("the table of a scenario", () => {
  it("knows the second warship of each side", () => {
    const view = solo({ adversary: adversary({ second: "A3" }), escort: "A1" });
    expect(warships(view).map(({ name, place }) => [name, place])).toEqual([
      ["second", "A3"],
      ["escort", "A1"],
    ]);
    expect(warships(solo())).toEqual([]);
  });
  it("counts what is stored on a place", () => {
    expect(stores(solo({ stores: { B1: [1, 0, 2] } }), "B1")).toEqual([
      { kind: "food", count: 1 },
      { kind: "weapons", count: 2 },
    ]);
  });
  it("has a drawing for what a place means in the scenario", () => {
    expect(signAt(solo({ signs: { B1: "hydra" } }), "B1")).toBe("monster");
    expect(signAt(solo(), "B1")).toBeNull();
    expect(iconOf("laurel")).toBeNull();
  });
  it("explains each sign once, tokens by what they mean, and not what explains itself", () => {
    const fact = (sign: string, id = sign) => ({ sign, message: { id } });
    const sea = [
      place("A1", 0, 0, { facts: [fact("green"), fact("token", "two"), fact("ship")] }),
      place("A2", 1, 0, { facts: [fact("green"), fact("token", "two"), fact("bound")] }),
      place("B1", 0, 1, { facts: [fact("token", "three"), fact("stores")] }),
    ];
    const view = solo({ tokens: { A1: 2, A2: 2, B1: 3 } }, { sea });
    expect(legend(view, ({ id }) => id).map(({ sign, text, number }) => [sign, text, number])).toEqual([
      ["green", "green", 2],
      ["token", "two", 2],
      ["bound", "bound", 2],
      ["token", "three", 3],
    ]);
  });
  it("tells of each piece on a tile what it is, where it lies", () => {
    const facts = ["green", "token", "hydra", "bound", "settler"].map((sign) => ({ sign, message: { id: sign } }));
    const told = explained(place("A1", 0, 0, { facts }), ({ id }) => id);
    expect(told.map(({ text }) => text)).toEqual(["token", "hydra", "bound"]);
    expect(new Set(told.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  });
  it("counts allied settlers on the map", () => {
    expect(alliesOnMap(solo())).toBe(0);
  });
});

describe("combat tokens", () => {
  const pile: Token[] = ["0", "0", "1", "1*", "2", "2*"];
  it("are counted by value, and those with the symbol", () => {
    expect(byValue(pile)).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(chanceOfRandom(pile)).toEqual([2, 6]);
  });
});

describe("the words for moves", () => {
  it("has those of the campaign and leaves the others", () => {
    expect(wording(choice("sell"))).toBeNull();
    expect(wording(choice("take board.settle"))).toBeNull();
    expect(wording(choice("skip"))?.message.id).toBe("board-solo-do-skip");
    expect(wording(choice("take allies"))?.message.id).toBe("board-solo-do-allies");
    expect(wording(choice("deed give 3"))).toEqual({
      message: { id: "board-solo-deed-give", args: { amount: 3 } },
      icon: "craft",
    });
    expect(wording(choice("deed lift treasure"))?.message.args).toEqual({ card: { id: "diluvium-card-treasure" } });
    expect(wording(choice("title conqueror"))?.message.args).toEqual({ title: { id: "solo-title-conqueror" } });
    expect(wording(choice("take lying.engage"))?.message.args).toEqual({ section: { id: "diluvium-engage" } });
  });
});
