import { describe, expect, it } from "vitest";
import { ask, player, view } from "./fixture";
import { animals, boarding, held, hint, made, next, offer, ownSide, press, targetsOf } from "./table";

const CHOICES = [
  "move c3 d4", "move c3 c4", "move raft.a1 raft.b1", "push c3 d3", "tsunami left", "drop undo", "tentacles b2",
]; // prettier-ignore
const given = offer(ask(CHOICES, ["move c3 b3", "drop move"]), true);

it("names the parts of the table a move points at", () => {
  expect(targetsOf("move c3 d4")).toEqual(["card-move", "at-c3", "at-d4"]);
  expect(targetsOf("push raft.a1 raft.b1")).toEqual(["card-stampede", "at-raft.a1", "at-raft.b1"]);
  expect(targetsOf("tsunami left")).toEqual(["card-tsunami", "way-left"]);
  expect(targetsOf("drop undo")).toEqual(["card-undo", "drop"]);
  expect(targetsOf("seat raft.b2")).toEqual(["at-raft.b2"]);
  expect(targetsOf("roll")).toEqual(["roll"]);
});

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
    expect(next(offer(ask(CHOICES), false), [])).toEqual(new Set());
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
    expect(press(given, ["card-move", "at-c3"], "at-b3").refusal?.rules).toEqual(["DV-6.1"]);
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

it("finds animals, whoever boards, and the own side", () => {
  const shown = view({ players: [player(0, { jungle: ["a1"], aboard: ["raft.c2"] }), player(1, { jungle: ["b1"] })] });
  expect(animals(shown.players)).toEqual(
    new Map([
      ["a1", 0],
      ["raft.c2", 0],
      ["b1", 1],
    ]),
  );
  const asked = ask(["seat raft.a1"], [], "diluvia-ask-seat");
  asked.prompt.args = { who: { id: "diluvia-the-crocodile" } };
  expect(boarding(view({ ask: asked }))).toBe(1);
  expect(boarding(view())).toBeNull();
  expect(ownSide(view())).toBe(0);
  expect(ownSide(view({ seat: -2 }))).toBe(-1);
});
