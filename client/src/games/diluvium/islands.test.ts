import { describe, expect, it } from "vitest";
import { drawn, grouped, SPACE } from "./islands";
import { view } from "./fixture";
import type { Kind, Place } from "./view";

const { sea } = view();
const tile = (kinds: Kind[], monster = false, marks = 3): Place => ({
  ...sea[1]!,
  spaces: kinds.map((kind) => ({ kind, owner: null, people: null })),
  marks: Array.from({ length: marks }, () => ({ gold: 1, owner: null })),
  monster: monster ? { strength: 5, gold: 6, slain: false } : null,
});

describe("islands", () => {
  it("hold the spaces of one kind", () => {
    expect(grouped(sea[1]!)).toEqual([
      { kind: "weapons", members: [0, 1] },
      { kind: "food", members: [2] },
      { kind: "ruins", members: [3] },
    ]);
  });
  it("of a city mix all kinds", () => {
    expect(grouped(sea[0]!)).toEqual([{ kind: "city", members: [0, 1, 2] }]);
  });
});

const TILES: Place[] = [
  tile(["food", "food", "craft"]),
  tile(["food", "food", "food", "weapons", "weapons"]),
  tile(["food", "food", "craft", "craft", "weapons"], false, 2),
  tile(["ruins", "ruins", "food", "craft"]),
  tile(["food", "craft"], true),
  tile(["weapons", "weapons"], true),
  tile(["food", "food", "ruins"], true, 2),
  tile(["ruins"], true),
  sea[0]!,
];

describe.each(TILES.map((one, index) => [index, one] as const))("drawing %i", (_, one) => {
  const shown = drawn(one);
  const spots = shown.islands.flatMap((island) => island.spots);
  const round = [
    ...spots.map((spot) => ({ ...spot, r: SPACE })),
    ...shown.marks.map((mark) => ({ ...mark, r: 18 })),
    ...(shown.monster ? [{ ...shown.monster, r: 24 }] : []),
  ];

  it("has every space once", () => {
    expect(spots.map((spot) => spot.number).sort()).toEqual(one.spaces.map((_, index) => index + 1));
  });
  it("lets nothing overlap", () => {
    round.forEach((a, i) =>
      round.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.r + b.r) * 0.98)),
    );
  });
  it("stays on the tile", () => {
    for (const { x, y } of round) expect(Math.abs(y) + Math.abs(x) / Math.sqrt(3)).toBeLessThan(100);
  });
});
