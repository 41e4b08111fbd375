import { expect, it } from "vitest";
import type { OpenWindow } from "../../protocol";
import { turn } from ".";
import { ask } from "../../fixtures";
import { view } from "./fixture";
import { aboardOfSide, lastRoll } from "./table";
import { player } from "./fixture";
import { noteOf } from "./window";

const open = (over: Partial<OpenWindow> = {}): OpenWindow => ({
  mode: "clock",
  seconds: 6,
  left: 4,
  spared: false,
  together: false,
  ...over,
});
const seen = (seat: number) => ({ seat, ask: { seats: [1, 2] }, play: { player: 0 } });

it("tells each what their part in a window is", () => {
  expect(noteOf(seen(1), open(), true, [1])).toBe("board-dlv-window-same");
  expect(noteOf(seen(1), open(), false, [1])).toBe("board-dlv-window-answered");
  expect(noteOf(seen(0), open(), false, [0])).toBe("board-dlv-window-yours");
  expect(noteOf(seen(-2), open(), false, [])).toBe("board-dlv-window-watch");
});
it("speaks of no clock where there is none", () => {
  const wait = open({ mode: "wait", seconds: null, left: null });
  for (const [seat, mine] of [
    [1, true],
    [1, false],
    [0, false],
    [-2, false],
  ] as const)
    expect(noteOf(seen(seat), wait, mine, seat < 0 ? [] : [seat])).toMatch(/^board-dlv-wait-/);
});
it("says why somebody is not asked, and who is asked together", () => {
  expect(noteOf(seen(1), open({ spared: true }), true, [1])).toBe("board-dlv-window-spared");
  expect(noteOf(seen(0), open({ mode: "screen", together: true }), false, [0, 1, 2])).toBe("board-dlv-window-together");
});

it("is the turn of whoever plays the card, also while others are asked", () => {
  const play = { player: 2 } as never;
  expect(turn(view({ ask: ask("undo", []), play }))?.seats).toEqual([2]);
  expect(turn(view({ ask: ask("play", []) }))).toBeNull();
});

it("counts a team's animals on the raft", () => {
  const players = [
    player(0, { side: 0, aboard: ["raft.a1"] }),
    player(1, { side: 1, aboard: ["raft.b1", "raft.c1"] }),
    player(2, { side: 0, aboard: ["raft.d1", "raft.e1"] }),
  ];
  expect([0, 1].map((side) => aboardOfSide({ players }, side))).toEqual([3, 2]);
});

it("tells two rolls of the same face apart", () => {
  const rolls = [4, 5].map((number) => ({ verb: "~die", number }));
  expect(lastRoll([])).toBe(0);
  expect(lastRoll(rolls.slice(0, 1))).not.toBe(lastRoll([...rolls, { verb: "~draw", number: 6 }]));
});
