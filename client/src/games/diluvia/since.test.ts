import { expect, it } from "vitest";
import type { Message, TableEvent } from "../../protocol";
import { view } from "./fixture";
import { lately, placesIn, sinceLastTurn, standing } from "./since";

const turn = (species: string): Message => ({ id: "diluvia-turn", args: { who: { id: `diluvia-the-${species}` } } });
const plays = (to: string, aboard = false): Message => ({
  id: "diluvia-plays",
  args: { target: { id: `diluvia-target-move${aboard ? "-aboard" : ""}`, args: { from: "a1", to } } },
});
const event = (number: number, ...messages: Message[]): TableEvent => ({
  number,
  seat: 0,
  text: "",
  lines: messages.map((message) => ({ message, rules: [] })),
});
const EVENTS = [
  event(1, turn("capybara")),
  event(2, plays("b2")),
  event(3, turn("crocodile")),
  event(4, plays("c3")),
  event(5, { id: "diluvia-drawn-hidden" }, turn("capybara")),
];

it("tells what others did between two own turns", () => {
  const found = sinceLastTurn(view(), EVENTS);
  expect(found.map((line) => line.message)).toEqual([plays("c3")]);
  expect(sinceLastTurn(view({ seat: -2 }), EVENTS)).toEqual([]);
  expect(sinceLastTurn(view(), EVENTS.slice(0, 2))).toEqual([]);
});

it("marks the places that lines speak of", () => {
  const boards: Message = { id: "diluvia-boards", args: { seat: "b1" } };
  expect(placesIn(event(1, plays("c3"), plays("d1", true), boards).lines)).toEqual(
    new Set(["c3", "raft.d1", "raft.b1"]),
  );
});

it("keeps the last news and forgets what was taken back", () => {
  expect(lately(EVENTS, 1).map((line) => line.message)).toEqual([plays("c3")]);
  expect(standing([...EVENTS, { ...event(6), text: "undo 3" }])).toHaveLength(3);
});
