import { describe, expect, it } from "vitest";
import { around, berths, centre, neighbour, outline, room, HALF } from "./geometry";
import { view } from "./fixture";

const { sea } = view();
const names = (index: number) => sea[index]!.name;

describe("hexagons", () => {
  it("touch their six neighbours", () => {
    const six = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ] as const;
    for (const [q, r] of six) {
      const { x, y } = centre({ q, r });
      expect(Math.hypot(x, y)).toBeCloseTo(2 * HALF);
    }
  });
  it("stand on a corner", () => {
    expect(outline(100).split(" ")[0]).toBe("0.0,-100.0");
  });
  it("fit into the box around them", () => {
    const box = around(sea);
    expect(box.width).toBeCloseTo(4 * 2 * HALF);
    expect(box.height).toBeCloseTo(350);
    expect(around(sea, 10).width).toBeCloseTo(box.width + 20);
  });
});

describe("arrow keys", () => {
  it("go along a row and stop at its end", () => {
    expect(names(neighbour(sea, 1, "ArrowRight"))).toBe("A3");
    expect(names(neighbour(sea, 1, "ArrowLeft"))).toBe("A1");
    expect(names(neighbour(sea, 3, "ArrowRight"))).toBe("A4");
  });
  it("go to the nearest hexagon of the next row", () => {
    expect(names(neighbour(sea, 0, "ArrowDown"))).toBe("B1");
    expect(names(neighbour(sea, 3, "ArrowDown"))).toBe("B2");
    expect(names(neighbour(sea, 4, "ArrowUp"))).toMatch(/A[12]/);
    expect(neighbour(sea, 4, "ArrowDown")).toBe(4);
  });
  it("know the first and the last", () => {
    expect(neighbour(sea, 2, "Home")).toBe(0);
    expect(neighbour(sea, 2, "End")).toBe(5);
    expect(neighbour(sea, 2, "x")).toBe(2);
  });
  it("reach every hexagon from every other", () => {
    const seen = new Set([0]);
    const todo = [0];
    for (let at = todo.pop(); at !== undefined; at = todo.pop())
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = neighbour(sea, at, key);
        if (!seen.has(next)) todo.push(next);
        seen.add(next);
      }
    expect(seen.size).toBe(sea.length);
  });
});

it("ships lie side by side, and eight still fit on a tile", () => {
  expect(berths(1)).toEqual([{ x: 0, y: 70 }]);
  for (const count of [2, 3, 5, 8]) for (const { x } of berths(count)) expect(Math.abs(x)).toBeLessThanOrEqual(66);
});

describe("room for the sea", () => {
  const row = Array.from({ length: 7 }, (_, q) => ({ q, r: 0 }));
  const column = Array.from({ length: 8 }, (_, r) => ({ q: -Math.floor(r / 2), r }));
  it("a long sea has the dock below it and the strip at its left, a tall one the dock beside it and the strip above", () => {
    expect(room([...row, { q: 0, r: 1 }, { q: 0, r: 2 }], { width: 1280, height: 720 }, 300)).toMatchObject({
      beside: false,
      upright: true,
    });
    expect(room(column, { width: 1280, height: 720 }, 300).beside).toBe(true);
  });
  it("grows with the window and shrinks with the letters", () => {
    const small = room(row, { width: 1280, height: 720 }, 300).scale;
    expect(room(row, { width: 1920, height: 1080 }, 380).scale).toBeGreaterThan(small);
    expect(room(column, { width: 1280, height: 720 }, 300, 1.22).scale).toBeLessThanOrEqual(
      room(column, { width: 1280, height: 720 }, 300).scale,
    );
  });
});
