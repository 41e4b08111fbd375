/**
 * The moves of others, one after the other: which position the board shows, and what is said of it.
 *
 * Whatever happens, it ends with the newest position: a step is shown for as long as it takes to read it, steps that pile
 * up are let go, and anything the person does ends it at once.
 */

import type { Frame, Line, TableEvent, Update } from "../protocol";
import type { Pace } from "../settings.svelte";

/** What somebody else did, in sentences. */
export interface Caption {
  seat: number;
  number: number;
  lines: Line[];
}
/** A position on the way to the newest one, where it is known. */
export interface Step {
  caption: Caption;
  frame: Pick<Frame, "number" | "view" | "description"> | null;
}
export interface Around {
  /** null: the newest position. */
  show(step: Step | null): void;
  fetch(number: number): Promise<Frame>;
  pace(): Pace;
  /** How many letters a caption has room for. */
  room(): number;
  wait(callback: () => void, milliseconds: number): number;
  cancel(timer: number): void;
}

/** More than these at once nobody follows: the last ones are shown. */
export const MOST = 8;
const LINES = 2;
const READING = { brisk: { least: 700, letter: 12, most: 2200 }, calm: { least: 1500, letter: 28, most: 5000 } };

/** How long a caption stands. */
export function standing(pace: Pace, letters: number): number {
  if (pace === "at-once") return 0;
  const { least, letter, most } = READING[pace];
  return Math.min(most, least + letter * letters);
}

/**
 * What others did in these events: each with what chance answered; nothing of what is no news. Whoever plays without one
 * of the `seats` moves in events of chance: from the line that begins its turn to the line that begins another's.
 */
export function captionsOf(events: TableEvent[], yours: readonly number[], seats = Infinity): Caption[] {
  const captions: Caption[] = [];
  let ours = true; // what chance does first belongs to whoever moved before
  let guest: number | null = null;
  for (const event of events) {
    if (event.back_to !== null) [captions.length, guest] = [0, null];
    const [lines, its]: [Line[], Line[]] = [[], []];
    let actor = -1;
    for (const line of event.lines) {
      if (line.topic === "turn") guest = (line.seat ?? 0) >= seats ? line.seat : null;
      if (line.topic === "routine" || line.topic === "turn") continue;
      const whose = guest ?? ((line.seat ?? 0) >= seats ? line.seat : null);
      if (whose !== null) actor = whose;
      (whose === null ? lines : its).push(line);
    }
    captions.push(...inSteps(actor, its, event));
    if (event.seat >= 0) ours = yours.includes(event.seat);
    const last = captions.at(-1);
    if (ours) continue;
    if (event.seat < 0 && last) captions[captions.length - 1] = joined(last, event.number, lines);
    else if (lines.length) captions.push({ seat: event.seat, number: event.number, lines: lines.slice(0, LINES) });
    else if (last) last.number = event.number;
  }
  return captions;
}

/** A few lines after the other: all but the last ones are told before the board has changed. */
function inSteps(seat: number, lines: Line[], { number }: TableEvent): Caption[] {
  const steps = Array.from({ length: Math.ceil(lines.length / LINES) }, (_, step) =>
    lines.slice(step * LINES, (step + 1) * LINES),
  );
  return steps.map((some, step) => ({ seat, number: step < steps.length - 1 ? number - 1 : number, lines: some }));
}

const joined = (caption: Caption, number: number, lines: Line[]): Caption => ({
  ...caption,
  number,
  lines: [...caption.lines, ...lines].slice(0, LINES),
});

export class Showing {
  #queue: Caption[] = [];
  #newest: Update | null = null;
  #timer: number | null = null;
  #run = 0; // a step that was fetched for an earlier run is for nobody

  constructor(
    private readonly around: Around,
    private readonly letters: (lines: Line[]) => number,
  ) {}

  get busy(): boolean {
    return this.#timer !== null || this.#queue.length > 0;
  }

  /** A new update has come, with the events that are new in it. */
  receive(update: Update, fresh: TableEvent[], wanted: boolean): void {
    this.#newest = update;
    const captions =
      wanted && this.around.pace() !== "at-once" ? captionsOf(fresh, update.yours, update.seats.length) : [];
    if (!wanted) {
      this.skip();
      return;
    }
    if (captions.length === 0) {
      if (!this.busy) this.around.show(null);
      return;
    }
    const idle = !this.busy;
    this.#queue = [...this.#queue, ...captions.flatMap((caption) => this.#fitting(caption))].slice(-MOST);
    if (idle) void this.#next();
  }

  /** To the newest position, now. */
  skip(): void {
    this.#run++;
    this.#queue = [];
    if (this.#timer !== null) this.around.cancel(this.#timer);
    this.#timer = null;
    this.around.show(null);
  }

  /** Line by line where they have no room together. */
  #fitting(caption: Caption): Caption[] {
    if (this.letters(caption.lines) <= this.around.room()) return [caption];
    return caption.lines.map((line) => ({ ...caption, lines: [line] }));
  }

  async #next(): Promise<void> {
    this.#timer = null;
    const caption = this.#queue.shift();
    if (!caption) {
      this.skip();
      return;
    }
    const run = ++this.#run;
    const time = standing(this.around.pace(), this.letters(caption.lines));
    this.#timer = this.around.wait(() => void this.#next(), time);
    const newest = this.#newest;
    if (newest && caption.number >= newest.number) {
      this.around.show({ caption, frame: newest });
      return;
    }
    this.around.show({ caption, frame: null });
    const frame = await this.around.fetch(caption.number).catch(() => null);
    if (run === this.#run && frame) this.around.show({ caption, frame });
  }
}
