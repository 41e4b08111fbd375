/** One thing at a time that may be refused: while it runs its buttons are off, and a refusal is shown. */

import { notices } from "./notices.svelte";

export class Attempts {
  busy = $state(false);

  /** `otherwise` follows a refusal. */
  async attempt(what: () => Promise<void>, otherwise?: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await what();
    } catch (fault) {
      notices.report(fault);
      await otherwise?.();
    }
    this.busy = false;
  }
}
