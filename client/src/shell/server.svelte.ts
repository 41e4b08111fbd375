/** Whether the server answers. Who cannot reach it says so here; it is then asked again until it is back. */

import { recoverLanguage } from "../language.svelte";

const EVERY = 3000;
/** A small file that is never kept. */
const SIGN = "/manifest.webmanifest";

async function answers(): Promise<boolean> {
  try {
    return (await fetch(SIGN, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

export class Server {
  /** It did not answer, also when it was asked once more. */
  away = $state(false);
  /** How often it came back. */
  returns = $state(0);
  #waiting: Promise<void> | null = null;

  /** The words come back with it. */
  constructor(
    private readonly ask: () => Promise<boolean> = answers,
    private readonly speak: () => Promise<boolean> = recoverLanguage,
  ) {}

  /** Something could not be fetched: until the server answers, which may be at once. */
  missed(): Promise<void> {
    this.#waiting ??= this.#wait().finally(() => (this.#waiting = null));
    return this.#waiting;
  }
  async #wait(): Promise<void> {
    while (!(await this.#isBack())) {
      this.away = true;
      await pause();
    }
    if (this.away) this.returns += 1;
    this.away = false;
  }
  async #isBack(): Promise<boolean> {
    return (await this.ask()) && (await this.speak());
  }
}

/** Until it is time to ask again, or somebody looks or has a network again. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      document.removeEventListener("visibilitychange", done);
      resolve();
    };
    const timer = setTimeout(done, EVERY);
    addEventListener("online", done);
    document.addEventListener("visibilitychange", done);
  });
}

export const server = new Server();
