import { describe, expect, it } from "vitest";
import type { Translator } from "../protocol";
import { verdict, type Seen } from "./verdict";

const t: Translator = {
  code: "en",
  has: (id) => id === "web-end-nobody-nautilion",
  say: (message) => message.id,
  text: (id) => id,
};
const seen: Seen = { game: "diluvium", winners: [1], seats: ["Ana", "Bo", "Cy"], yours: [0], together: false };
const said = (more: Partial<Seen>) => verdict(t, { ...seen, ...more });

describe("who won, said to whoever looks", () => {
  it("tells the winner, and the others who it was", () => {
    expect(said({ yours: [1] })).toEqual({ mood: "won", message: { id: "web-end-you-win" } });
    expect(said({})).toEqual({ mood: "lost", message: { id: "web-end-you-lose", args: { names: "Bo", count: 1 } } });
  });
  it("names those one shares a victory with", () => {
    const shared = said({ winners: [0, 2] });
    expect(shared).toEqual({ mood: "won", message: { id: "web-end-you-win-with", args: { names: "Cy" } } });
    expect(said({ winners: [1, 2] }).message.args).toEqual({ names: "Bo and Cy", count: 2 });
  });
  it("tells who plays with each other that they won together, and who beat them", () => {
    const both: Partial<Seen> = { game: "nautilion", seats: ["Ana", "Bo"], together: true };
    expect(said({ ...both, winners: [0, 1] }).message.id).toBe("web-end-together");
    expect(said({ ...both, winners: [0, 1], yours: [] }).message.id).toBe("web-end-they-together");
    expect(said({ ...both, winners: [] })).toEqual({ mood: "lost", message: { id: "web-end-nobody-nautilion" } });
    expect(said({ ...both, seats: ["Ana"], winners: [0] }).message.id).toBe("web-end-you-win");
    expect(said({ winners: [] }).message.id).toBe("web-end-nobody");
  });
  it("tells watchers, and several people at one screen, by name", () => {
    expect(said({ yours: [] })).toEqual({
      mood: "watched",
      message: { id: "web-end-they-win", args: { names: "Bo", count: 1 } },
    });
    expect(said({ yours: [0, 1] }).message.id).toBe("web-end-they-win");
    expect(said({ yours: [0, 1], winners: [0, 1] }).message.id).toBe("web-end-you-win");
    expect(said({ yours: [0, 2] }).mood).toBe("lost");
  });
});
