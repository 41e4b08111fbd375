import { expect, it } from "vitest";
import type { Ask, Choice } from "../protocol";
import { guided } from "./guided";

const choice = (text: string): Choice => ({
  do: text,
  verb: text,
  words: [],
  targets: [text],
  rules: [],
  label: { id: text },
});
const ask = {
  prompt: { id: "p" },
  seats: [0],
  mine: true,
  sealed: false,
  rules: [],
  choices: [choice("a"), choice("b")],
  refusals: [],
  on_board: null,
  question: "q",
} satisfies Ask;
const otherwise = { id: "lesson-other-move" };

it("offers what the lesson waits for and explains the rest", () => {
  const shown = guided(ask, { moves: ["b"], otherwise, rules: ["N-1.1"] });
  expect(shown?.choices.map((one) => one.do)).toEqual(["b"]);
  expect(shown?.refusals).toMatchObject([{ do: "a", reason: otherwise, rules: ["N-1.1"], targets: ["a"] }]);
});

it("leaves the choice where the lesson does, or where its move is not among them", () => {
  expect(guided(ask, { moves: null, otherwise, rules: [] })).toBe(ask);
  expect(guided(ask, { moves: ["z"], otherwise, rules: [] })).toBe(ask);
  expect(guided(ask, null)).toBe(ask);
  expect(guided(null, null)).toBeNull();
});
