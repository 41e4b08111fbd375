/** Short notices at the edge of the page: refusals with the clauses they rest on, and small successes. */

import { reasonOf } from "./api";
import type { Message } from "./protocol";

export interface Notice {
  key: number;
  message: Message;
  rules: string[];
  kind: "refusal" | "done";
}

class Notices {
  list: Notice[] = $state.raw([]);
  #next = 0;

  /** What went wrong, whatever it was. */
  report(fault: unknown): void {
    const { message, rules } = reasonOf(fault);
    this.add(message, rules);
  }
  add(message: Message, rules: string[] = [], kind: Notice["kind"] = "refusal"): void {
    const notice = { key: this.#next++, message, rules, kind };
    this.list = [...this.list.slice(-2), notice];
    window.setTimeout(() => this.drop(notice.key), kind === "done" ? 4_000 : 12_000);
  }
  drop(key: number): void {
    this.list = this.list.filter((notice) => notice.key !== key);
  }
  clear(): void {
    this.list = [];
  }
}

export const notices = new Notices();
