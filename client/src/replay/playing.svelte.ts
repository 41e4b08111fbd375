/** A replay that goes on by itself: the next position as soon as this one has been read. */

import { standing } from "../frame/showing";
import type { Frame } from "../protocol";
import type { Wishes } from "../settings.svelte";

type Pace = Wishes["pace"];

/** What stands between two positions of which nothing is told, ms. */
const UNTOLD = 150;
/** The least time a position stands, whatever the pace. */
const LEAST = 300;

export function pause(pace: Pace, letters: number): number {
  if (letters === 0) return UNTOLD;
  return Math.max(LEAST, standing(pace, letters));
}

interface Around {
  now(): number;
  last(): number;
  frame(): Frame | null;
  letters(frame: Frame): number;
  pace(): Pace;
  go(number: number): void;
  /** It has stopped, at the end or because somebody wanted it. */
  stopped(): void;
}

export class Playing {
  on = $state(false);
  #timer = 0;

  constructor(private readonly around: Around) {}

  toggle(): void {
    if (this.on) this.stop();
    else this.start();
  }
  /** From the beginning where the end is on the screen. */
  start(): void {
    if (this.around.last() === 0) return;
    if (this.around.now() >= this.around.last()) this.around.go(0);
    this.on = true;
    this.#wait();
  }
  stop(): void {
    window.clearTimeout(this.#timer);
    if (!this.on) return;
    this.on = false;
    this.around.stopped();
  }
  #wait(): void {
    const frame = this.around.frame();
    this.#timer = window.setTimeout(
      () => this.#next(),
      pause(this.around.pace(), frame ? this.around.letters(frame) : 0),
    );
  }
  #next(): void {
    const { around } = this;
    const here = around.frame()?.number === around.now(); // else its page is still on the way
    if (here) around.go(around.now() + 1);
    if (around.now() >= around.last()) this.stop();
    else this.#wait();
  }
}
