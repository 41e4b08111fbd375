import { expect, it } from "vitest";
import { event } from "../fixtures";
import type { TableEvent } from "../protocol";
import { takenBack } from "./asides";

const log = (...texts: string[]): TableEvent[] => texts.map((text, index) => event(index + 1, text));

it("takes back what an undo says, and neither a hint nor a new link", () => {
  expect([...takenBack(log("~roll 1 2 4", "tide 1 3", "hint", "reseat", "tide 3 4", "undo 1"))]).toEqual([2, 5]);
  expect([...takenBack(log("~roll 1 2 4", "reseat", "tide 1 3"))]).toEqual([]);
});
