import { describe, expect, it } from "vitest";
import { event, ids, line, turnOf } from "../fixtures";
import { lastBattle, lately, placesIn, sinceLastTurn, standing, without } from "./log";

const LOG = [
  event(1, "~first 1", turnOf(0)),
  event(2, "wheel settle", line("wheel")),
  event(3, "place A1.1", line("settles", { places: ["A1"] }), turnOf(1)),
  event(4, "sail A2", line("sails", { places: ["A2"] })),
  event(5, "stay", line("stays", { places: ["B1", "A2"] }), line("drawn", { topic: "routine" }), turnOf(0)),
];
const since = (events = LOG, seat = 0) => ids(sinceLastTurn(seat, events));

describe("since the last turn", () => {
  it("is what the others did, and stays so during the own turn", () => {
    expect(since()).toEqual(["sails", "stays"]);
    expect(since([...LOG, event(6, "wheel explore", line("wheel"))])).toEqual(["sails", "stays"]);
  });
  it("grows while the others play", () => expect(since(LOG.slice(0, 4))).toEqual(["sails"]));
  it("is empty before the own first turn is over, and for watchers", () => {
    expect(since(LOG.slice(0, 2))).toEqual([]);
    expect(since(LOG, -2)).toEqual([]);
    expect(since([])).toEqual([]);
  });
  it("has the first turns of those who began before", () => {
    expect(since([event(1, "~first 2", turnOf(1)), event(2, "stay", line("stays"), turnOf(0))])).toEqual(["stays"]);
  });
  it("forgets what was taken back", () => {
    const log = [...LOG.slice(0, 4), event(5, "undo 3"), event(6, "stay", line("stays"))];
    expect(standing(log).map((one) => one.number)).toEqual([1, 2, 3, 6]);
    expect(since(log)).toEqual(["stays"]);
  });
  it("knows the places it speaks of", () => {
    expect([...placesIn(sinceLastTurn(0, LOG))]).toEqual(["A2", "B1"]);
  });
});

describe("the last fight", () => {
  const fight = event(
    6,
    "commit ?",
    line("seals"),
    line("battle", { topic: "battle" }),
    line("won", { topic: "aftermath" }),
    turnOf(1),
  );
  it("comes with its result, and was not where it was taken back", () => {
    const found = lastBattle([...LOG, fight]);
    expect(found?.number).toBe(6);
    expect(ids(found?.lines ?? [])).toEqual(["battle", "won"]);
    expect(lastBattle([...LOG, fight, event(7, "undo 5")])).toBeNull();
  });
  it("may not have been yet", () => expect(lastBattle(LOG)).toBeNull());
});

it("has the last news first, and can leave topics out", () => {
  expect(ids(lately(LOG, 2))).toEqual(["stays", "sails"]);
  expect(ids(without([line("a"), turnOf(0), line("b", { topic: "joker" })], "turn", "joker"))).toEqual(["a"]);
});
