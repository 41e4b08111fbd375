import { describe, expect, it } from "vitest";
import { event, line, turnOf } from "../fixtures";
import type { TableEvent } from "../protocol";
import { grouped, groupOf, groupWith, type Group } from "./groups";

const made = (number: number, turn: number, text: string, ...ids: string[]): TableEvent => ({
  ...event(number, text, ...ids.map((id) => line(id))),
  turn,
});
const told = ({ runs }: Group): string[] =>
  runs.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines.map(({ message }) => message.id)));

describe("a game whose lines begin turns", () => {
  const log = [
    { ...event(1, "~lay", line("laid"), turnOf(0)), turn: 0 },
    { ...event(2, "sail", line("sails")), turn: 1 },
    { ...event(3, "end", line("ends"), turnOf(1)), turn: 1 },
    { ...event(4, "~tile", line("tile")), turn: 2 },
    { ...event(5, "sail", line("sails too"), line("finds")), turn: 2, seat: 1 },
  ];
  it("has a group for each, which the line heads that begins it", () => {
    const groups = grouped(log);
    expect(groups.map(told)).toEqual([["laid"], ["sails", "ends"], ["tile", "sails too", "finds"]]);
    expect(groups.map(({ seat }) => seat)).toEqual([null, 0, 1]);
    expect(groups.map(({ heading }) => heading?.event.number ?? null)).toEqual([null, 1, 3]);
    expect(groups[2]!.runs[0]!.entries).toHaveLength(2);
  });
  it("is found by the event it tells of last", () => {
    const groups = grouped(log);
    expect([1, 2, 3, 5].map((number) => groupOf(groups, number))).toEqual([1, 1, 2, 2]);
    expect(groupOf(groups, 9)).toBe(-1);
  });
  it("is found by lines it tells", () => {
    const groups = grouped(log);
    expect(groupWith(groups, [log[4]!.lines[1]!, log[1]!.lines[0]!])).toBe(groups[1]);
    expect(groupWith(groups, [])).toBe(null);
  });
});

describe("a game that counts turns", () => {
  it("has a group for each number", () => {
    const log = [
      made(1, 0, "~lay", "laid"),
      made(2, 1, "~roll", "rolled"),
      made(3, 1, "plan", "planned"),
      made(4, 2, "~roll", "again"),
    ];
    const groups = grouped(log);
    expect(groups.map(({ turn }) => turn)).toEqual([0, 1, 2]);
    expect(groups.map(told)).toEqual([["laid"], ["rolled", "planned"], ["again"]]);
    expect(groups.map(({ seat }) => seat)).toEqual([null, 0, null]);
  });
});

describe("what was taken back", () => {
  it("stays in its turn as a run of its own, whatever it began", () => {
    const log = [
      { ...event(1, "~roll", turnOf(0)), turn: 0 },
      { ...event(2, "sail", line("sails")), turn: 1 },
      { ...event(3, "end", line("ends"), turnOf(1)), turn: 1 },
      { ...event(4, "undo 1", line("back")), turn: 2 },
      { ...event(5, "stay", line("stays")), turn: 1 },
    ];
    const groups = grouped(log);
    expect(groups).toHaveLength(1);
    expect(groups[0]!.runs.some(({ quiet }) => quiet)).toBe(false);
    expect(groups[0]!.runs.map(({ undone, entries }) => [undone, entries.map((one) => one.event.number)])).toEqual([
      [true, [2, 3]],
      [false, [4, 5]],
    ]);
  });
});

describe("what is no news", () => {
  const routine = (number: number): TableEvent => ({
    ...event(number, "pass", line("passes", { topic: "routine" })),
    turn: 1,
  });
  const folded = (log: TableEvent[]): [boolean, number[]][] =>
    grouped(log).flatMap(({ runs }) =>
      runs.map(({ quiet, entries }): [boolean, number[]] => [quiet, entries.map((one) => one.event.number)]),
    );
  it("is folded where several come in a row, and only there", () => {
    const played = made(1, 1, "play", "plays");
    expect(folded([played, routine(2), routine(3), made(4, 1, "roll", "rolls")])).toEqual([[false, [1, 2, 3, 4]]]);
    expect(folded([played, routine(2), routine(3), routine(4), made(5, 1, "roll", "rolls")])).toEqual([
      [false, [1]],
      [true, [2, 3, 4]],
      [false, [5]],
    ]);
  });
});

it("groups a long log", () => {
  const log = Array.from({ length: 5000 }, (_, index) => made(index + 1, Math.ceil(index / 9), "move", "moved"));
  expect(grouped(log).length).toBeGreaterThan(500);
});
