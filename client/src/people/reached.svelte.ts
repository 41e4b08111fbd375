/** Where other devices find this server: asked when somebody wants to invite, kept for the page. */

import { reach } from "../api";
import type { Reach } from "../protocol";
import { originsOf } from "./origins";

class Reached {
  #found: Reach | null = $state.raw(null);
  #asked = false;
  #chosen: string | null = $state(null);

  readonly origins: string[] = $derived(originsOf(this.#found, location));
  readonly origin: string = $derived(this.origins.find((one) => one === this.#chosen) ?? this.origins[0]!);

  get onlyHere(): boolean {
    return this.#found?.only_here === true;
  }
  get command(): string {
    return this.#found?.command ?? "";
  }
  choose(origin: string): void {
    this.#chosen = origin;
  }
  async ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.#found = await reach();
    } catch {
      this.#asked = false; // the page's own address has to do until somebody asks again
    }
  }
}

export const reached = new Reached();
