import { beforeEach, describe, expect, it, vi } from "vitest";
import { event, line } from "../fixtures";
import type { Cue, TableEvent, Update } from "../protocol";
import { Settings } from "../settings.svelte";
import { heard } from "./heard";
import { Player } from "./player";
import { length, SOUNDS } from "./sounds";

const news = (...cues: Cue[]): TableEvent[] => [event(1, "x", ...cues.map((cue) => line("x", { cue })))];
const table = (given: { mine?: boolean; winners?: number[]; seats?: number; yours?: number[] } = {}): Update =>
  ({
    seats: Array.from({ length: given.seats ?? 2 }, () => "here"),
    yours: given.yours ?? [0],
    view: {
      seat: 0,
      ask: given.winners ? null : { mine: given.mine ?? false },
      outcome: given.winners ? { winners: given.winners } : null,
    },
  }) as unknown as Update;

describe("what is heard", () => {
  it("plays what lines sound like in their order, two alike at once only once", () => {
    expect(heard(table(), table(), news("lost", "", "move", "move", "taken"))).toEqual(["lost", "move", "taken"]);
  });

  it("calls whoever is asked, but not who plays alone or was asked before", () => {
    expect(heard(table(), table({ mine: true }), [])).toEqual(["turn"]);
    expect(heard(table({ mine: true }), table({ mine: true }), [])).toEqual([]);
    expect(heard(table({ seats: 1 }), table({ seats: 1, mine: true }), [])).toEqual([]);
  });

  it("tells victory from defeat for the seats of this browser", () => {
    expect(heard(table(), table({ winners: [0] }), [])).toEqual(["victory"]);
    expect(heard(table(), table({ winners: [1] }), [])).toEqual(["defeat"]);
    expect(heard(table(), table({ winners: [1], yours: [] }), [])).toEqual(["victory"]);
    expect(heard(table({ winners: [0] }), table({ winners: [0] }), [])).toEqual([]);
  });

  it("is nothing when one comes to the table", () => {
    expect(heard(null, table({ mine: true }), news("move"))).toEqual([]);
  });
});

class FakeTone {
  type = "";
  frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  gain = this.frequency;
  start = vi.fn();
  stop = vi.fn();
  connect = vi.fn(() => this);
}

describe("the player", () => {
  let tones: FakeTone[] = [];
  const make = vi.fn(
    () =>
      ({
        state: "running",
        currentTime: 10,
        destination: {},
        createOscillator: () => (tones.push(new FakeTone()), tones.at(-1)),
        createGain: () => new FakeTone(),
      }) as unknown as AudioContext,
  );
  beforeEach(() => {
    tones = [];
    make.mockClear();
  });

  it("makes no device while sounds are off", () => {
    const player = new Player(() => false, make);
    player.play("turn", "victory");
    expect(make).not.toHaveBeenCalled();
  });

  it("makes one when the first sound is played, and plays the next after it", () => {
    const player = new Player(() => true, make);
    player.play("die");
    player.play("lost");
    expect(make).toHaveBeenCalledOnce();
    expect(tones).toHaveLength(SOUNDS.die.length + SOUNDS.lost.length);
    expect(tones.at(-1)?.start.mock.calls[0]?.[0]).toBeCloseTo(10 + length("die") + 0.06);
  });

  it("keeps silent where the browser has no sound", () => {
    const player = new Player(
      () => true,
      () => {
        throw new Error("none");
      },
    );
    expect(() => player.play("die")).not.toThrow();
  });
});

describe("settings", () => {
  beforeEach(() => localStorage.clear());

  it("begin silent and with shortcuts, and are remembered", () => {
    const first = new Settings();
    expect([first.sound, first.shortcuts]).toEqual([false, true]);
    first.set("sound", true);
    first.set("shortcuts", false);
    const second = new Settings();
    expect([second.sound, second.shortcuts]).toEqual([true, false]);
  });

  it("survive nonsense in the storage", () => {
    localStorage.setItem("seaboard-settings", "null");
    expect(new Settings().sound).toBe(false);
    localStorage.setItem("seaboard-settings", "{");
    expect(new Settings().shortcuts).toBe(true);
  });
});
