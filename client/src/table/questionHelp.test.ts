import { describe, expect, it } from "vitest";
import type { Choice, Refusal } from "../protocol";
import { firstSentence, kinds, looks, reasons } from "./questionHelp";

const choice = (verb: string, id: string): Choice => ({
  do: `${verb} ${id}`,
  verb,
  words: [id],
  targets: [],
  rules: [],
  label: { id },
});
const refusal = (id: string, reason: string): Refusal => ({
  do: `go ${id}`,
  verb: "go",
  words: [id],
  reason: { id: reason },
  rules: ["X-1.1"],
  targets: [],
  label: { id },
});

describe("the question's help", () => {
  it("has each kind of answer once, with how many there are", () => {
    expect(kinds([choice("go", "a"), choice("stay", "b"), choice("go", "c")])).toEqual([
      { verb: "go", count: 2, first: { id: "a" } },
      { verb: "stay", count: 1, first: { id: "b" } },
    ]);
  });
  it("has each reason once, with all it speaks against", () => {
    const found = reasons([refusal("a", "far"), refusal("b", "taken"), refusal("c", "far")]);
    expect(found.map(({ reason, moves }) => [reason.id, moves.map(({ id }) => id)])).toEqual([
      ["far", ["a", "c"]],
      ["taken", ["b"]],
    ]);
  });
  it("tells where to look first, in the campaign also for Diluvium's questions", () => {
    const known = ["help-solo-ask-commit", "help-diluvium-ask-commit", "help-diluvium-ask-wheel"];
    const t = { has: (id: string) => known.includes(id) };
    expect(looks(t, "campaign", "commit")).toBe("help-solo-ask-commit");
    expect(looks(t, "campaign", "wheel")).toBe("help-diluvium-ask-wheel");
    expect(looks(t, "diluvium", "commit")).toBe("help-diluvium-ask-commit");
    expect(looks(t, "nautilion", "plan")).toBeNull();
  });
  it("tells a clause by its first sentence", () => {
    expect(firstSentence("One ship moves. Then another.")).toBe("One ship moves.");
    expect(firstSentence("No stop")).toBe("No stop");
  });
});
