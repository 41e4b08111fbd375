import { expect, it } from "vitest";
import { board, name, neighbour, shifted, spot, wavy } from "./geometry";

it("names squares and seats", () => {
  for (const place of ["a1", "g7", "raft.c2"]) expect(name(spot(place))).toBe(place);
  expect(board(5, 3, true).slice(0, 2)).toEqual(["raft.a3", "raft.b3"]);
  expect(board(7, 7, false)).toHaveLength(49);
  expect(shifted("c3", 1, -1)).toBe("d2");
});

it("goes with the arrow keys and stays on the board", () => {
  expect(neighbour("c3", "ArrowUp", 7, 7)).toBe("c4");
  expect(neighbour("c3", "ArrowLeft", 7, 7)).toBe("b3");
  expect(neighbour("raft.e1", "ArrowRight", 5, 3)).toBe("raft.e1");
  expect(neighbour("raft.b1", "ArrowDown", 5, 3)).toBe("raft.b1");
  expect(neighbour("c3", "End", 7, 7)).toBe("g3");
});

it("cuts a wavy edge", () => expect(wavy(100, 50, 4, 5)).toMatch(/^M.*z$/));
