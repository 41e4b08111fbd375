import { expect, it } from "vitest";
import { ask, choice } from "../fixtures";
import { asksOnceMore } from "./confirm";

const question = ask("plan", [choice("plan 1 2 4"), choice("whirlwind")]);

it("asks once more before what chance answers", () => {
  const table = { chance: ["whirlwind"] };
  expect(asksOnceMore(table, question, "whirlwind")).toBe(true);
  expect(asksOnceMore(table, question, "plan 1 2 4")).toBe(false);
});

it("does not where there is nothing else to do", () => {
  expect(asksOnceMore({ chance: ["roll"] }, ask("roll", [choice("roll")]), "roll")).toBe(false);
  expect(asksOnceMore(null, question, "whirlwind")).toBe(false);
  expect(asksOnceMore({ chance: ["whirlwind"] }, null, "whirlwind")).toBe(false);
});
