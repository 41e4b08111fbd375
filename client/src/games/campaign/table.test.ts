import { describe, expect, it } from "vitest";
import { isFaceDown, target } from "../diluvium/table";
import { adversary, solo } from "./fixture";
import {
  alliesOnMap,
  byValue,
  chanceOfRandom,
  drawn,
  facts,
  legend,
  signAt,
  stores,
  warships,
  winning,
  winsTies,
  wording,
} from "./table";
import type { Token } from "./view";

const ids = (view: ReturnType<typeof solo>, name: string) => facts(view, { name }).map(({ id }) => id);

describe("the table of a scenario", () => {
  it("outlines green tiles and draws cities of others", () => {
    const shown = drawn(solo({ cities: { A1: "home", A3: "foe2", B1: "ally" }, green: ["A2"] }));
    const at = (name: string) => shown.sea.find((place) => place.name === name)!;
    expect(at("A2").outlined).toBe(true);
    expect(at("A1").outlined).toBe(false);
    expect(at("A3").people).toBe("chinese");
    expect(at("B1").people).toBe("egyptians");
    expect(at("A1").people).toBeUndefined();
  });
  it("turns the place of the Chinese city into a city once it is found", () => {
    const [before, after] = [drawn(solo()), drawn(solo({ found: "B2" }))];
    const at = (view: typeof before) => view.sea.find((place) => place.name === "B2")!;
    expect(isFaceDown(at(before))).toBe(true);
    expect(isFaceDown(at(after))).toBe(false);
    expect(at(after).people).toBe("chinese");
  });
  it("draws the Aztec settler where it stands", () => {
    const space = drawn(solo({ veteran: "A2.4" })).sea.find(({ name }) => name === "A2")!.spaces[3]!;
    expect(space.people).toBe("aztecs");
    expect(space.owner).toBe(0);
    expect(drawn(solo({ veteran: "board.settle" })).players[0]!.guest).toBe("settle");
    expect(drawn(solo()).players[0]!.guest).toBeNull();
  });
  it("lays settlers of your own board down and nobody else's", () => {
    const shown = drawn(solo({ lying: [0, 2, 0, 0] }));
    expect(shown.players[0]!.lying).toEqual([0, 2, 0, 0]);
    expect(shown.players[1]!.lying).toBeUndefined();
  });
  it("knows the second warship of each side", () => {
    const view = solo({ adversary: adversary({ second: "A3" }), escort: "A1" });
    expect(warships(view).map(({ name, place }) => [name, place])).toEqual([
      ["second", "A3"],
      ["escort", "A1"],
    ]);
    expect(warships(solo())).toEqual([]);
  });
  it("tells what lies on a place", () => {
    expect(ids(solo(), "A2")).toEqual(["board-solo-here-bound"]);
    expect(ids(solo({ tokens: { A3: 0 } }), "A3")).toEqual(["board-solo-here-green", "solo-token-perilous-land"]);
    expect(facts(solo({}), { name: "A1", city: 0, tile: 6 })).toEqual([
      { id: "board-solo-here-home", args: { tile: 6 } },
    ]);
    expect(facts(solo({ tokens: { B1: 3 } }), { name: "B1" })).toEqual([
      { id: "solo-token-perilous-land", args: { number: 3 } },
    ]);
    const laid = solo({ stores: { B1: [1, 0, 2] }, exile: "B1", conquered: ["B1"] });
    expect(ids(laid, "B1")).toEqual(["board-solo-here-conquered", "board-solo-here-stores", "board-solo-here-exile"]);
    expect(stores(laid, "B1")).toEqual([
      { kind: "food", count: 1 },
      { kind: "weapons", count: 2 },
    ]);
  });
  it("tells what a place means in the scenario", () => {
    expect(ids(solo({ signs: { B1: "hydra" } }), "B1")).toEqual(["solo-sign-hydra"]);
    expect(signAt(solo({ signs: { B1: "hydra" } }), "B1")).toBe("monster");
    expect(signAt(solo(), "B1")).toBeNull();
  });
  it("explains each sign once, and tokens by what they mean", () => {
    const say = ({ id, args }: { id: string; args?: object }) => `${id} ${JSON.stringify(args ?? {})}`;
    const view = solo({ tokens: { A1: 2, A2: 2, B1: 3 }, green: ["A1", "A2"], escort: "A1" });
    expect(legend(view, say).map(({ sign, number }) => [sign, sign === "token" ? number : 0])).toEqual([
      ["green", 0],
      ["token", 2],
      ["bound", 0],
      ["token", 3],
    ]);
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
  it("give the chance of each number of weapons", () => {
    expect(winning(pile, 2, 2, true)).toBe(2);
    expect(winning(pile, 2, 2, false)).toBe(0);
    expect(winning(pile, 3, 2, true)).toBe(4);
    expect(winning(pile, 3, 2, false)).toBe(2);
    expect(winning(pile, 5, 2, false)).toBe(6);
    expect(winning([], 5, 2, false)).toBe(0);
  });
  it("are against you at equal strength where you defend or storm a city", () => {
    const battle = { place: "A2", attacker: 0, defender: 1, attack: 1, defence: 1, committed: [], mine: null };
    expect(winsTies(solo({ foe: "warship" }, { battle }))).toBe(true);
    expect(winsTies(solo({ foe: "outpost" }, { battle }))).toBe(true);
    expect(winsTies(solo({ foe: "city" }, { battle }))).toBe(false);
    expect(winsTies(solo({ foe: "warship" }, { battle: { ...battle, attacker: 1, defender: 0 } }))).toBe(false);
    expect(winsTies(solo())).toBe(false);
  });
});

describe("the words for moves", () => {
  it("has those of the campaign and leaves the others", () => {
    expect(wording("sell")).toBeNull();
    expect(wording("take board.settle")).toBeNull();
    expect(wording("skip")?.message.id).toBe("board-solo-do-skip");
    expect(wording("take allies")?.message.id).toBe("board-solo-do-allies");
    expect(wording("deed give 3")).toEqual({
      message: { id: "board-solo-deed-give", args: { amount: 3 } },
      icon: "craft",
    });
    expect(wording("deed lift treasure")?.message.args).toEqual({ card: { id: "diluvium-card-treasure" } });
    expect(wording("title conqueror")?.message.args).toEqual({ title: { id: "solo-title-conqueror" } });
    expect(wording("take lying.engage")?.message.args).toEqual({ section: { id: "diluvium-engage" } });
  });
  it("has a place for a pick", () => {
    expect(target("pick C2")).toBe("place-C2");
  });
});
