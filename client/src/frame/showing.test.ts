import { beforeEach, describe, expect, it } from "vitest";
import { line } from "../fixtures";
import type { Frame, Line, TableEvent, Update } from "../protocol";
import type { Pace } from "../settings.svelte";
import { captionsOf, MOST, Showing, standing, type Step } from "./showing";

const event = (number: number, seat: number, ...lines: Line[]): TableEvent => ({
  number,
  seat,
  text: "",
  verb: "",
  back_to: null,
  turn: 0,
  lines,
});
const said = (id: string): Line => line(id);
const routine: Line = { ...line("no-news"), topic: "routine" };

describe("what others did", () => {
  it("is one caption for each move, with what chance answered", () => {
    const events = [event(1, 1, said("sails")), event(2, -1, said("tile")), event(3, 2, said("settles"))];
    const captions = captionsOf(events, [0]);
    expect(captions.map(({ seat, number }) => [seat, number])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(captions[0]?.lines.map(({ message }) => message.id)).toEqual(["sails", "tile"]);
  });
  it("is not what we did ourselves, nor what chance answered us", () => {
    expect(captionsOf([event(1, -1, said("die")), event(2, 0, said("mine")), event(3, -1, said("die"))], [0])).toEqual(
      [],
    );
  });
  it("has no captions without news, but their position counts", () => {
    const captions = captionsOf([event(1, 1, said("sails")), event(2, 1, routine)], [0]);
    expect(captions).toHaveLength(1);
    expect(captions[0]?.number).toBe(2);
  });
  it("tells what a guest without a seat did, step by step, the board changing with the last", () => {
    const turn = (seat: number): Line => ({ ...line("turn"), topic: "turn", seat });
    const its = (id: string): Line => ({ ...line(id), seat: 1 });
    const events = [
      event(5, 0, said("mine"), turn(1)),
      event(6, -1, { ...said("token"), seat: null }, its("mirrors"), its("sails")),
      event(7, -1, its("turns up"), turn(0), said("after")),
    ];
    const captions = captionsOf(events, [0], 1);
    expect(
      captions.map(({ seat, number, lines }) => [seat, number, ...lines.map(({ message }) => message.id)]),
    ).toEqual([
      [1, 5, "token", "mirrors"],
      [1, 6, "sails"],
      [1, 7, "turns up"],
    ]);
    expect(captionsOf([event(8, 0, said("mine"), its("answers"))], [0], 1)).toHaveLength(1);
    expect(captionsOf(events, [0], 2)).toEqual([]);
  });
  it("forgets what was taken back", () => {
    const back = { ...event(2, 1), back_to: 0 };
    expect(captionsOf([event(1, 1, said("sails")), back], [0])).toEqual([]);
  });
});

describe("showing them", () => {
  let shown: (Step | null)[];
  let timers: Map<number, () => void>;
  let pace: Pace;
  let room: number;
  let fetched: Map<number, (frame: Frame | null) => void>;
  let showing: Showing;

  const update = (number: number): Update =>
    ({ number, yours: [0], seats: ["here", "bot", "bot"], view: {}, description: [] }) as unknown as Update;
  const tick = (): void => {
    const [first] = timers;
    if (!first) throw new Error("nothing waits");
    timers.delete(first[0]);
    first[1]();
  };
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  beforeEach(() => {
    [shown, pace, room] = [[], "brisk", Infinity];
    timers = new Map();
    fetched = new Map();
    let count = 0;
    showing = new Showing(
      {
        show: (step) => shown.push(step),
        fetch: (number) =>
          new Promise((answer, refuse) =>
            fetched.set(number, (frame) => (frame ? answer(frame) : refuse(new Error("away")))),
          ),
        pace: () => pace,
        room: () => room,
        wait: (callback) => {
          timers.set(++count, callback);
          return count;
        },
        cancel: (timer) => timers.delete(timer),
      },
      (lines) => 10 * lines.length,
    );
  });

  it("goes through the moves and ends with the newest position", async () => {
    showing.receive(update(2), [event(1, 1, said("a")), event(2, 2, said("b"))], true);
    expect(shown.at(-1)).toMatchObject({ frame: null, caption: { number: 1 } });
    fetched.get(1)?.({ number: 1 } as Frame);
    await settled();
    expect(shown.at(-1)).toMatchObject({ frame: { number: 1 } });
    tick();
    expect(shown.at(-1)).toMatchObject({ frame: { number: 2 } });
    tick();
    expect(shown.at(-1)).toBeNull();
    expect(showing.busy).toBe(false);
  });
  it("tells one line after the other where both have no room", () => {
    const told = (): string[] => {
      const before = shown.length;
      showing.receive(update(1), [event(1, 1, said("sails"), said("lands"))], true);
      while (showing.busy) tick();
      const steps = shown.slice(before).filter((step) => step !== null);
      return steps.map(({ caption }) => caption.lines.map(({ message }) => message.id).join(" "));
    };
    expect(told()).toEqual(["sails lands"]);
    room = 19;
    expect(told()).toEqual(["sails", "lands"]);
  });
  it("shows a position that cannot be fetched as a caption only", async () => {
    showing.receive(update(2), [event(1, 1, said("a")), event(2, 2, said("b"))], true);
    fetched.get(1)?.(null);
    await settled();
    expect(shown.at(-1)).toMatchObject({ frame: null });
    tick();
    tick();
    expect(shown.at(-1)).toBeNull();
  });
  it("ends at once when it is skipped, whatever was on its way", async () => {
    showing.receive(update(2), [event(1, 1, said("a")), event(2, 2, said("b"))], true);
    showing.skip();
    fetched.get(1)?.({ number: 1 } as Frame);
    await settled();
    expect(shown.at(-1)).toBeNull();
    expect(timers.size).toBe(0);
  });
  it("lets go of what piles up", () => {
    for (let number = 1; number <= 30; number++)
      showing.receive(update(number), [event(number, 1, said(`m${number}`))], true);
    let steps = 0;
    while (showing.busy) {
      tick();
      steps++;
    }
    expect(steps).toBeLessThanOrEqual(MOST + 1);
    expect(shown.at(-1)).toBeNull();
  });
  it("shows nothing on the way at once, nor where nobody follows", () => {
    pace = "at-once";
    showing.receive(update(1), [event(1, 1, said("a"))], true);
    expect(shown).toEqual([null]);
    pace = "calm";
    showing.receive(update(2), [event(2, 1, said("a"))], false);
    expect(shown).toEqual([null, null]);
  });
  it("takes longer to read at a calm pace, and never too long", () => {
    expect(standing("calm", 60)).toBeGreaterThan(standing("brisk", 60));
    expect(standing("brisk", 10_000)).toBe(2200);
    expect(standing("at-once", 60)).toBe(0);
  });
});
