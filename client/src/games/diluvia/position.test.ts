import { expect, it } from "vitest";
import { deadline, left, share } from "./clock";
import { player, view } from "./fixture";
import { describe, place } from "./position";
import { sound } from "./sounds";

it("describes the position as the server does", () => {
  const shown = view({
    players: [player(0, { hand: ["move", "move", "undo"], jungle: ["a2"], aboard: ["raft.c2"] }), player(1)],
  });
  expect(describe(shown).map((message) => message.id)).toEqual([
    "diluvia-see-turn",
    "diluvia-see-water",
    "diluvia-see-meter",
    "diluvia-see-deck",
    "diluvia-see-player",
    "diluvia-see-jungle",
    "diluvia-see-aboard",
    "diluvia-see-player",
    "diluvia-see-card",
    "diluvia-see-card",
  ]);
  expect(describe(view({ turn: 0, active: null }))).toEqual([{ id: "diluvia-see-setup" }]);
});

it("tells of a place who is there and in which danger", () => {
  const shown = view({ risk: { drown: ["a2"], left: ["raft.a1"], right: [], steps: 1, flood: 0 } });
  const ids = (at: string, seat?: number) => place(shown, at, seat).map((message) => message.id);
  expect(ids("a2", 0)).toEqual(["board-dlv-square-of", "board-dlv-danger-rise"]);
  expect(ids("a1")).toEqual(["board-dlv-square-free", "board-dlv-flooded"]);
  expect(ids("d2")).toEqual(["board-dlv-square-free", "board-dlv-raft-here"]);
  expect(ids("raft.a1", 1)).toEqual(["board-dlv-seat-of", "board-dlv-danger-left"]);
  expect(ids("raft.c2")).toEqual(["board-dlv-seat-free", "board-dlv-vip"]);
});

it("counts on from what the server said", () => {
  const until = deadline({ seconds: 6, left: 4 }, 1000);
  expect(left(until, 3000)).toBe(2);
  expect(left(until, 9000)).toBe(0);
  expect(share(2, 6)).toBeCloseTo(1 / 3);
  expect(share(2, 0)).toBe(0);
});

it("sounds", () => {
  const line = (id: string) => sound({ message: { id }, rules: [] });
  expect(line("diluvia-plays")).toBe("move");
  expect(line("diluvia-boards")).toBe("taken");
  expect(line("diluvia-rises")).toBe("lost");
  expect(line("diluvia-rolled")).toBe("die");
  expect(line("diluvia-turn")).toBeNull();
});
