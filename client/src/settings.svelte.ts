/** What this browser's person prefers, remembered here and nowhere else. */

const KEY = "seaboard-settings";

interface Wishes {
  /** Sounds, made by the browser. */
  sound: boolean;
  /** Single keys that act, such as U: whoever speaks to the computer may not want them (WCAG 2.1.4). */
  shortcuts: boolean;
}
const USUAL: Wishes = { sound: false, shortcuts: true };

function remembered(): Partial<Wishes> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Partial<Wishes>;
  } catch {
    return {}; // nothing kept, or storage is forbidden
  }
}

export class Settings {
  #wishes: Wishes = $state.raw(USUAL);

  constructor() {
    const kept = remembered();
    this.#wishes = { sound: kept.sound === true, shortcuts: kept.shortcuts !== false };
  }
  get sound(): boolean {
    return this.#wishes.sound;
  }
  get shortcuts(): boolean {
    return this.#wishes.shortcuts;
  }
  set(wish: keyof Wishes, value: boolean): void {
    this.#wishes = { ...this.#wishes, [wish]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#wishes));
    } catch {
      // the choice lasts as long as the page
    }
  }
}

export const settings = new Settings();
