import { describe, expect, it } from "vitest";
import { flights, turnedUp } from "./changes";
import { player, view } from "./fixture";
import type { DiluviumView, Space } from "./view";

const settled = (seat: number, index: number, space: number, base = view()): DiluviumView => ({
  ...base,
  sea: base.sea.map((place, at) =>
    at === index
      ? { ...place, spaces: place.spaces.map((one, n): Space => (n === space ? { ...one, owner: seat } : one)) }
      : place,
  ),
});

describe("flights between two views", () => {
  it("a settler leaves the board for a space", () => {
    const after = settled(0, 0, 1, view({ players: [player(0, { sections: [0, 2, 3, 3] }), player(1)] }));
    expect(flights(view(), after)).toEqual([{ what: "settler", seat: 0, from: "section-settle-0", to: "space-A1.2" }]);
  });
  it("a settler goes from tile to tile", () => {
    const after = settled(0, 0, 0);
    after.sea[1]!.spaces[3]!.owner = null;
    expect(flights(view(), after)).toEqual([{ what: "settler", seat: 0, from: "space-A2.4", to: "space-A1.1" }]);
  });
  it("a marker is laid, gold and tokens come in", () => {
    const after = view({ players: [player(0, { gold: 2, held: [1, 0, 0] }), player(1)] });
    after.sea = structuredClone(after.sea);
    after.sea[1]!.marks[0]!.owner = 0;
    expect(flights(view(), after).map(({ what }) => what)).toEqual(["marker", "coin", "coin", "food"]);
  });
  it("nothing flies between views that are not neighbours", () => {
    const after = settled(0, 0, 1, view({ players: [player(0, { sections: [0, 2, 3, 3] }), player(1)], round: 9 }));
    expect(flights(view(), after)).toEqual([]);
    expect(flights(view({ seat: 1 }), { ...after, round: 2 })).toEqual([]);
    expect(flights(view(), view())).toEqual([]);
  });
});

it("tiles that are turned up are known, and only between neighbours of one game", () => {
  const after = view();
  after.sea = structuredClone(after.sea);
  after.sea[2]!.tile = 7;
  expect(turnedUp(view(), after)).toEqual(["A3"]);
  expect(turnedUp(after, after)).toEqual([]);
  expect(turnedUp(view({ round: 3 }), after)).toEqual([]);
});
