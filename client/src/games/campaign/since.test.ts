import { describe, expect, it } from "vitest";
import { event, ids, line, turnOf } from "../../fixtures";
import { itsTurn } from "./since";
import { ADVERSARY, YOU } from "./view";

describe("what the adversary did", () => {
  const turn = [
    event(1, "end", line("before"), turnOf(ADVERSARY)),
    event(2, "~token 1", line("token"), line("mirrors")),
    event(3, "pick C2", line("picked"), turnOf(YOU)),
  ];
  it("goes from its turn until the wheel is turned", () => {
    expect(ids(itsTurn(turn))).toEqual(["token", "mirrors", "picked"]);
    const later = [...turn, event(4, "wheel explore", line("wheel")), event(5, "sail C2", line("sails"))];
    expect(ids(itsTurn(later))).toEqual(["token", "mirrors", "picked"]);
  });
  it("is forgotten where it was taken back", () => {
    expect(itsTurn([...turn, event(4, "undo 0")])).toEqual([]);
    expect(itsTurn([])).toEqual([]);
  });
});
