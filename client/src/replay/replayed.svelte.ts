/** A record as a row of positions. They come by pages: those that are looked at first, then the others. */

import { replay, replayTable } from "../api";
import { notices } from "../notices.svelte";
import type { Frame, Replayed, TableEvent } from "../protocol";

/** Where a record is from: a file of this browser, or a finished table. */
export type Origin = { name: string; text: string } | { table: string; key: string };

export class Reel {
  /** What is told of the whole record, once the first page is here. */
  record: Replayed | null = $state.raw(null);
  frames: (Frame | undefined)[] = $state.raw([]);
  #stopped = false;

  readonly last = $derived((this.record?.count ?? 1) - 1);
  readonly events = $derived(
    this.frames.flatMap((one): TableEvent[] =>
      one?.event ? [{ ...one.event, number: one.number, lines: one.lines }] : [],
    ),
  );

  /** `seat` is whose eyes it is seen with, null for a watcher's. */
  constructor(
    readonly origin: Origin,
    readonly seat: number | null = null,
  ) {}

  /** Resolved when the position with this number is here. */
  async open(at: number): Promise<void> {
    let page = await this.#page(at);
    if (page.frames.length === 0) page = await this.#page(Math.max(0, page.count - 1)); // beyond the end
    this.#keep(page);
    this.#readOn().catch((fault: unknown) => notices.report(fault));
  }
  stop(): void {
    this.#stopped = true;
  }
  /** The position with this number; until it is here, the nearest before it, else the first there is. */
  at(number: number): Frame | null {
    const before = this.frames.slice(0, number + 1).findLast((frame) => frame !== undefined);
    return before ?? this.frames.find((frame) => frame !== undefined) ?? null;
  }

  #page(first: number): Promise<Replayed> {
    const { origin, seat } = this;
    return "table" in origin ? replayTable(origin.table, seat, first, origin.key) : replay(origin.text, first, seat);
  }
  #keep(page: Replayed): void {
    const frames = this.record ? [...this.frames] : Array.from<Frame | undefined>({ length: page.count });
    for (const frame of page.frames) frames[frame.number] = frame;
    this.record ??= { ...page, frames: [] };
    this.frames = frames;
  }
  async #readOn(): Promise<void> {
    for (;;) {
      const missing = this.frames.indexOf(undefined);
      if (this.#stopped || missing < 0) return;
      const page = await this.#page(missing);
      if (page.frames.length === 0) return;
      this.#keep(page);
    }
  }
}

const KEY = "seaboard-replay";

/** The file that is replayed: kept until the tab closes, so that a reload shows it again. */
class Shelf {
  reel: Reel | null = $state.raw(null);

  /** Resolved when its first positions are here; a file that does not hold is not kept. */
  async read(file: File): Promise<void> {
    const origin = { name: file.name, text: await file.text() };
    await this.show(origin, 0, null);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(origin));
    } catch {
      sessionStorageGone(); // too large, or forbidden: it lasts as long as the page
    }
  }
  async show(origin: Origin, at: number, seat: number | null): Promise<void> {
    const reel = new Reel(origin, seat);
    await reel.open(at);
    this.reel?.stop();
    this.reel = reel;
  }
  /** What this tab replayed last. */
  kept(): Origin | null {
    try {
      const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { name?: unknown; text?: unknown } | null;
      if (typeof found?.name === "string" && typeof found.text === "string")
        return { name: found.name, text: found.text };
    } catch {
      // nothing kept, or storage is forbidden
    }
    return null;
  }
}

/** What was kept before is another file. */
function sessionStorageGone(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // forbidden
  }
}

export const shelf = new Shelf();
