/** The replayed file: it lives as long as the page. */

import { replay, type Replayed } from "../api";

class Shelf {
  file: { name: string; record: Replayed } | null = $state.raw(null);

  async read(file: File): Promise<void> {
    const record = await replay(await file.text());
    this.file = { name: file.name, record };
  }
}

export const shelf = new Shelf();
