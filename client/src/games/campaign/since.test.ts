import { describe, expect, it } from "vitest";
import { event } from "../diluvium/fixture";
import { itsTurn, lastBattle } from "./since";

const line = (id: string) => ({ message: { id }, rules: [] });
const told = (lines: ReturnType<typeof itsTurn>) => lines.map(({ message }) => message.id);

describe("what the adversary did", () => {
  const turn = [
    event(1, 0, "end", line("before"), line("solo-its-turn")),
    event(2, -1, "~token 1", line("solo-token-plain"), line("solo-mirrors")),
    event(3, 0, "pick C2", line("solo-picked"), line("diluvium-turn")),
  ];
  it("is told from its turn until the wheel is turned", () => {
    expect(told(itsTurn(turn))).toEqual(["solo-token-plain", "solo-mirrors", "solo-picked"]);
    const later = [...turn, event(4, 0, "wheel explore", line("wheel")), event(5, 0, "sail C2", line("sails"))];
    expect(told(itsTurn(later))).toEqual(["solo-token-plain", "solo-mirrors", "solo-picked"]);
  });
  it("is forgotten where it was taken back", () => {
    expect(itsTurn([...turn, event(4, 0, "undo 0")])).toEqual([]);
    expect(itsTurn([])).toEqual([]);
  });
  it("ends a battle with its result", () => {
    const fought = event(7, -1, "~token 2", line("solo-token-battle"), line("solo-battle-won"), line("other"));
    expect(lastBattle([...turn, fought])).toEqual({
      number: 7,
      lines: [line("solo-token-battle"), line("solo-battle-won")],
    });
    expect(lastBattle(turn)).toBeNull();
  });
});
