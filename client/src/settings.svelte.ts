/** What this browser's person prefers, remembered here and nowhere else. */

const KEY = "seaboard-settings";

/** Each wish and the values it may have, the usual one first. */
const WISHES = {
  theme: ["system", "light", "dark"],
  /** How the moves of others are shown, one after the other. */
  pace: ["brisk", "calm", "at-once"],
  /** Whether pieces travel; without, they are simply where they are. */
  animation: [true, false],
  /** Sounds, made by the browser. */
  sound: [false, true],
  textSize: ["usual", "large", "largest"],
  /** The names of places, written on the board. */
  coordinates: [false, true],
  /** Moves as files write them, beside the sentences of the log. */
  notation: [false, true],
  /** The numbers of the rules at every sentence. */
  clauses: [false, true],
  /** Ask once more before a move that cannot be taken back because chance answers. */
  confirm: [false, true],
  /** Single keys that act, such as U: whoever speaks to the computer may not want them (WCAG 2.1.4). */
  shortcuts: [true, false],
  /** Whether the side panel is unfolded. */
  panel: [true, false],
} as const;

export type Wishes = { -readonly [Wish in keyof typeof WISHES]: (typeof WISHES)[Wish][number] };
export type Wish = keyof Wishes;

/** The values a wish may have, the usual one first. */
export function valuesOf<W extends Wish>(wish: W): readonly Wishes[W][] {
  return WISHES[wish] as readonly unknown[] as readonly Wishes[W][];
}

/** Field by field: what another version wrote, or nobody did, is the usual. */
export function read(kept: unknown): Wishes {
  const found: Record<string, unknown> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  return Object.fromEntries(
    Object.entries(WISHES).map(([wish, values]) => {
      const fits = (values as readonly unknown[]).includes(found[wish]);
      return [wish, fits ? found[wish] : values[0]];
    }),
  ) as Wishes;
}

function remembered(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // nothing kept, or storage is forbidden
  }
}

export class Settings {
  #wishes: Wishes = $state.raw(read(remembered()));

  get theme() {
    return this.#wishes.theme;
  }
  get pace() {
    return this.#wishes.pace;
  }
  get animation() {
    return this.#wishes.animation;
  }
  get sound() {
    return this.#wishes.sound;
  }
  get textSize() {
    return this.#wishes.textSize;
  }
  get coordinates() {
    return this.#wishes.coordinates;
  }
  get notation() {
    return this.#wishes.notation;
  }
  get clauses() {
    return this.#wishes.clauses;
  }
  get confirm() {
    return this.#wishes.confirm;
  }
  get shortcuts() {
    return this.#wishes.shortcuts;
  }
  get panel() {
    return this.#wishes.panel;
  }
  set<W extends Wish>(wish: W, value: Wishes[W]): void {
    this.#wishes = { ...this.#wishes, [wish]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#wishes));
    } catch {
      // the choice lasts as long as the page
    }
  }
}

export const settings = new Settings();
