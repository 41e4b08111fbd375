/** The replayed file: it lives as long as the page. Its positions come by pages, the first ones can be seen at once. */

import { replay } from "../api";
import { notices } from "../notices.svelte";
import type { Replayed } from "../protocol";

class Shelf {
  file: { name: string; record: Replayed } | null = $state.raw(null);
  #latest = 0;

  /** Resolved when the first page is here. */
  async read(file: File): Promise<void> {
    const text = await file.text();
    const record = await replay(text, 0);
    const mine = ++this.#latest;
    this.file = { name: file.name, record };
    this.#readOn(text, mine).catch((fault: unknown) => notices.report(fault));
  }

  async #readOn(text: string, mine: number): Promise<void> {
    while (this.file && this.file.record.frames.length < this.file.record.count) {
      const page = await replay(text, this.file.record.frames.length);
      if (mine !== this.#latest || !page.frames.length) return; // another file was opened meanwhile
      const { name, record } = this.file;
      this.file = { name, record: { ...record, frames: [...record.frames, ...page.frames] } };
    }
  }
}

export const shelf = new Shelf();
