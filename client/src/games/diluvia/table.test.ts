import { describe, expect, it } from "vitest";
import { ask, choice, refusal } from "../../fixtures";
import { player, view } from "./fixture";
import { animals, held, hint, made, next, offer, ownSide, press } from "./table";

const CHOICES = [
  choice("move c3 d4", "card-move", "at-c3", "at-d4"),
  choice("move c3 c4", "card-move", "at-c3", "at-c4"),
  choice("move raft.a1 raft.b1", "card-move", "at-raft.a1", "at-raft.b1"),
  choice("push c3 d3", "card-stampede", "at-c3", "at-d3"),
  choice("tsunami left", "card-tsunami", "way-left"),
  choice("drop undo", "card-undo", "drop"),
  choice("tentacles b2", "card-tentacles", "at-b2"),
];
const REFUSALS = [refusal("move c3 b3", "card-move", "at-c3", "at-b3"), refusal("drop move", "card-move", "drop")];
const given = offer(ask("play", CHOICES, REFUSALS), true);

describe("card, then animal, then goal", () => {
  it("lights what can be picked next", () => {
    expect(next(given, [])).toEqual(
      new Set(["card-move", "card-stampede", "card-tsunami", "card-undo", "card-tentacles"]),
    );
    expect(next(given, ["card-move"])).toEqual(new Set(["at-c3", "at-raft.a1"]));
    expect(next(given, ["card-move", "at-c3"])).toEqual(new Set(["at-d4", "at-c4"]));
    expect(made(given, ["card-move", "at-c3", "at-d4"])?.do).toBe("move c3 d4");
  });
  it("offers nothing to whoever may not move", () => {
    expect(next(offer(ask("play", CHOICES), false), [])).toEqual(new Set());
    expect(next(offer(null, true), [])).toEqual(new Set());
  });
  it("goes on, does and takes back with each press", () => {
    expect(press(given, [], "card-move")).toEqual({ picked: ["card-move"] });
    expect(press(given, ["card-move"], "at-c3")).toEqual({ picked: ["card-move", "at-c3"] });
    expect(press(given, ["card-move", "at-c3"], "at-d4").choice?.do).toBe("move c3 d4");
    expect(press(given, ["card-move", "at-c3"], "at-c3").picked).toEqual(["card-move"]);
    expect(press(given, ["card-move", "at-c3"], "card-move").picked).toEqual([]);
    expect(press(given, ["card-move", "at-c3"], "at-raft.a1").picked).toEqual(["card-move", "at-raft.a1"]);
    expect(press(given, ["card-move"], "card-tsunami").picked).toEqual(["card-tsunami"]);
  });
  it("takes the card with the animal where only one card can use it", () => {
    expect(press(given, [], "at-raft.a1").picked).toEqual(["card-move", "at-raft.a1"]);
    expect(press(given, [], "at-c3").picked).toEqual([]);
  });
  it("tells why not, or lets the server tell", () => {
    expect(press(given, ["card-move", "at-c3"], "at-b3").refusal?.rules).toEqual(["X-1.1"]);
    expect(press(given, ["card-move", "at-c3"], "at-g7").text).toBe("move c3 g7");
    expect(press(given, ["card-stampede", "at-c3"], "at-g7").text).toBe("push c3 g7");
    expect(press(given, ["card-move"], "drop").refusal?.do).toBe("drop move");
  });
  it("says what is wanted next", () => {
    expect(hint(given, [])).toBeNull();
    expect(hint(given, ["card-move"])).toBe("animal");
    expect(hint(given, ["card-move", "at-c3"])).toBe("goal");
    expect(hint(given, ["card-stampede", "at-c3"])).toBe("victim");
    expect(hint(given, ["card-tsunami"])).toBe("way");
    expect(hint(given, ["card-tentacles"])).toBe("place");
    expect(hint(given, ["card-undo"])).toBe("drop");
  });
});

it("sorts the hand by kinds and knows what can only be discarded", () => {
  expect(held(["undo", "move", "move", "rescue"], given)).toEqual([
    { card: "move", count: 2, open: true, drop: false },
    { card: "rescue", count: 1, open: false, drop: false },
    { card: "undo", count: 1, open: true, drop: true },
  ]);
});

it("finds animals and the own side", () => {
  const shown = view({ players: [player(0, { jungle: ["a1"], aboard: ["raft.c2"] }), player(1, { jungle: ["b1"] })] });
  expect(animals(shown.players)).toEqual(
    new Map([
      ["a1", 0],
      ["raft.c2", 0],
      ["b1", 1],
    ]),
  );
  expect(ownSide(view())).toBe(0);
  expect(ownSide(view({ seat: -2 }))).toBe(-1);
});
