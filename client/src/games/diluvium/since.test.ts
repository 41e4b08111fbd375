import { describe, expect, it } from "vitest";
import { event, line, view } from "./fixture";
import { lastBattle, placesIn, sinceLastTurn, standing } from "./since";

const people = (name: string) => ({ id: `diluvium-the-${name}` });
const turn = (name: string) => line("turn", { round: 1, who: people(name) });
const tile = (name: string) => ({ id: "diluvium-tile", args: { place: name, tile: 3 } });

const LOG = [
  event(1, -1, "~first 1", turn("greeks")),
  event(2, 0, "wheel settle", line("turns-wheel")),
  event(3, 0, "place A1.1", line("settles", { place: tile("A1") }), turn("aztecs")),
  event(4, 1, "sail A2", line("sails", { place: tile("A2") })),
  event(5, 1, "stay", line("stays", { place: "B1" }), turn("greeks")),
];
const told = (events = LOG) => sinceLastTurn(view(), events).map(({ message }) => message.id.slice(9));

describe("since the last turn", () => {
  it("tells what the others did, and keeps telling it during the own turn", () => {
    expect(told()).toEqual(["sails", "stays"]);
    expect(told([...LOG, event(6, 0, "wheel explore", line("turns-wheel"))])).toEqual(["sails", "stays"]);
  });
  it("grows while the others play", () => {
    expect(told(LOG.slice(0, 4))).toEqual(["sails"]);
  });
  it("is empty before the own first turn is over, and for watchers", () => {
    expect(told(LOG.slice(0, 2))).toEqual([]);
    expect(sinceLastTurn(view({ seat: -2 }), LOG)).toEqual([]);
    expect(told([])).toEqual([]);
  });
  it("tells the first turns of those who began before", () => {
    const log = [event(1, -1, "~first 2", turn("aztecs")), event(2, 1, "stay", line("stays"), turn("greeks"))];
    expect(told(log)).toEqual(["stays"]);
  });
  it("forgets what was taken back", () => {
    const log = [...LOG.slice(0, 4), event(5, 1, "undo 3"), event(6, 1, "stay", line("stays"))];
    expect(standing(log).map((one) => one.number)).toEqual([1, 2, 3, 6]);
    expect(told(log)).toEqual(["stays"]);
  });
  it("knows the places it speaks of", () => {
    expect([...placesIn(sinceLastTurn(view(), LOG))]).toEqual(["A2", "B1"]);
    expect([...placesIn([line("x", { place: "C2.1" })])]).toEqual(["C2"]);
  });
});

describe("the last fight", () => {
  it("is told with its result", () => {
    const fight = event(6, 0, "commit ?", line("commits-hidden"), line("battle"), line("battle-won"), turn("aztecs"));
    const found = lastBattle([...LOG, fight]);
    expect(found?.number).toBe(6);
    expect(found?.lines.map(({ message }) => message.id)).toEqual(["diluvium-battle", "diluvium-battle-won"]);
  });
  it("may not have been yet", () => expect(lastBattle(LOG)).toBeNull());
});
