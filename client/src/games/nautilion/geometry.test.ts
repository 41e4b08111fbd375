import { describe, expect, it } from "vitest";
import { cabinCentres, neighbour, reefSpot, river, shapeFor, type Point, type Room } from "./geometry";

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The stage at 1280×720, 1280×800, 1920×1080 and on a phone. */
const ROOMS: [string, Room][] = [
  ["flat", { width: 560, height: 584, sky: 0, reefs: false }],
  ["usual", { width: 560, height: 664, sky: 0, reefs: false }],
  ["wide", { width: 980, height: 944, sky: 0, reefs: false }],
  ["narrow", { width: 360, height: 300, sky: 0, reefs: false }],
];

describe.each(ROOMS)("the %s path", (_, room) => {
  const shape = shapeFor(room, 38);
  const path = river(shape, 38);

  it("fills the room", () => {
    expect(path.height).toBeCloseTo(room.height);
    expect(shape.radius).toBeGreaterThan(room.width < 500 ? 16 : 29);
  });

  it("has every place inside the drawing", () => {
    expect(path.places).toHaveLength(38);
    for (const { x, y } of path.places) {
      expect(x).toBeGreaterThanOrEqual(shape.radius);
      expect(x).toBeLessThanOrEqual(shape.width - shape.radius);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(path.height - shape.radius);
    }
  });

  it("never lets two tokens overlap", () => {
    path.places.forEach((a, i) =>
      path.places.slice(i + 1).forEach((b) => expect(far(a, b)).toBeGreaterThan(shape.radius * 1.92)),
    );
  });

  it("runs down from the isles to the abyss", () => {
    expect(path.places[0]!.y).toBeLessThan(path.places[37]!.y);
    expect(path.at(-3)).toEqual(path.at(0));
    expect(path.at(40)).toEqual(path.at(37));
  });

  it("goes through all places by the arrow keys along a row and down at its end", () => {
    const seen = new Set<number>([0]);
    const todo = [0];
    for (let here = todo.pop(); here !== undefined; here = todo.pop()) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = neighbour(path.places, here, key);
        if (!seen.has(next)) todo.push(next);
        seen.add(next);
      }
    }
    expect(seen.size).toBe(38);
    expect(neighbour(path.places, 5, "Home")).toBe(0);
    expect(neighbour(path.places, 5, "End")).toBe(37);
    expect(neighbour(path.places, 5, "x")).toBe(5);
  });

  it("draws a stretch between two places", () => {
    const { x, y } = path.at(4);
    expect(path.stretch(4, 6).startsWith(`M${x.toFixed(1)} ${y.toFixed(1)}L`)).toBe(true);
    expect(path.stretch(4, 4)).not.toContain("NaN");
  });
});

describe.each([38, 47, 56, 61])("a path of %i places", (count) => {
  it.each(ROOMS.flatMap(([name, room]) => [false, true].map((reefs) => ({ name, room, reefs }))))(
    "has room for them ($name, Reefs: $reefs)",
    ({ room, reefs }) => {
      const shape = shapeFor({ ...room, reefs, sky: 56 }, count);
      const path = river(shape, count);
      expect(shape.radius).toBeGreaterThan(12);
      path.places.forEach((a, i) => {
        expect(a.x).toBeGreaterThanOrEqual(shape.radius);
        expect(a.x).toBeLessThanOrEqual(shape.width - shape.radius);
        expect(a.y).toBeLessThanOrEqual(room.height - shape.radius);
        path.places.slice(i + 1).forEach((b) => expect(far(a, b)).toBeGreaterThan(shape.radius * 1.92));
      });
    },
  );
});

describe("cabins", () => {
  it("lie in their rows, without the gaps", () => {
    const centres = cabinCentres([
      [1, 2],
      [0, 3],
    ]);
    expect([...centres.keys()]).toEqual([1, 2, 3]);
    expect(centres.get(3)!.x).toBe(centres.get(2)!.x);
    expect(centres.get(3)!.y).toBeGreaterThan(centres.get(2)!.y);
  });
});

describe("a Reef beside its token", () => {
  const PLATES = [
    { x: -0.46, y: 0.54 },
    { x: 0, y: 0.62 },
  ];
  const layouts = ROOMS.flatMap(([name, room]) => [38, 47, 56].map((count) => ({ name, room, count })));
  it.each(layouts)("hides no number and stays on the chart: $name, $count", ({ room, count }) => {
    const laid = river(shapeFor({ ...room, reefs: true, sky: 56 }, count), count);
    laid.places.forEach((_, place) => {
      const { x, y } = reefSpot(laid, place);
      const room = laid.places.flatMap((other) =>
        PLATES.map((plate) => Math.hypot(other.x + plate.x * laid.radius - x, other.y + plate.y * laid.radius - y)),
      );
      expect(Math.min(...room) / laid.radius, `place ${place}`).toBeGreaterThan(0.9);
      expect(Math.abs(x - laid.width / 2)).toBeLessThan(laid.width / 2 - laid.radius * 0.8);
    });
  });
});
