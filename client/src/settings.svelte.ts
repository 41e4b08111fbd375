/** What this browser's person prefers, remembered here and nowhere else. */

const KEY = "seaboard-settings";

const THEMES = ["system", "light", "dark"] as const;
const PACES = ["at-once", "brisk", "calm"] as const;
const SIZES = ["usual", "large", "largest"] as const;
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];
export type TextSize = (typeof SIZES)[number];

export interface Wishes {
  theme: Theme;
  /** How fast the moves of others are shown, one after the other, and how fast pieces travel. */
  pace: Pace;
  /** Whether pieces move; where the browser asks for reduced motion they never do. */
  animation: boolean;
  /** Sounds, made by the browser. */
  sound: boolean;
  textSize: TextSize;
  /** Names of places on the board. */
  coordinates: boolean;
  /** Moves as they are written in records, beside their sentences. */
  notation: boolean;
  /** The clauses of the rules at every line. */
  clauses: boolean;
  /** Ask once more before what chance answers, which cannot be taken back. */
  confirm: boolean;
  /** Single keys that act, such as U: whoever speaks to the computer may not want them (WCAG 2.1.4). */
  shortcuts: boolean;
  /** Whether the panel beside the board is open. */
  panel: boolean;
  /** Whether a campaign’s atlas tells of scenarios that have not been reached. */
  ahead: boolean;
}
export const USUAL: Readonly<Wishes> = {
  theme: "system",
  pace: "brisk",
  animation: true,
  sound: false,
  textSize: "usual",
  coordinates: false,
  notation: false,
  clauses: false,
  confirm: true,
  shortcuts: true,
  panel: true,
  ahead: false,
};
/** How long pieces travel at each pace, of their usual time. */
const TRAVEL: Readonly<Record<Pace, number>> = { "at-once": 0, brisk: 1, calm: 2 };

/** What each wish may be, where it is not a switch. */
export const CHOICES = { theme: THEMES, pace: PACES, textSize: SIZES } as const;

function fits(name: keyof Wishes, value: unknown): boolean {
  const choices: readonly unknown[] | undefined = name in CHOICES ? CHOICES[name as keyof typeof CHOICES] : undefined;
  return choices ? choices.includes(value) : typeof value === "boolean";
}

/** Field by field: what another version wrote, or a hand, is taken where it fits, else it is as usual. */
export function readWishes(text: string | null): Wishes {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    kept = null;
  }
  if (typeof kept !== "object" || kept === null) return { ...USUAL };
  const names = Object.keys(USUAL) as (keyof Wishes)[];
  const fitting = names.filter((name) => Object.hasOwn(kept, name) && fits(name, (kept as Wishes)[name]));
  return { ...USUAL, ...Object.fromEntries(fitting.map((name) => [name, (kept as Wishes)[name]])) };
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden
  }
}

export class Settings {
  #wishes: Wishes = $state.raw(readWishes(remembered()));
  #calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", ({ matches }) => (this.#calm = matches));
    // another tab of this browser has chosen
    addEventListener("storage", ({ key, newValue }) => {
      if (key === KEY || key === null) this.#wishes = readWishes(newValue);
    });
  }
  get theme(): Theme {
    return this.#wishes.theme;
  }
  get pace(): Pace {
    return this.#wishes.pace;
  }
  get animation(): boolean {
    return this.#wishes.animation;
  }
  get sound(): boolean {
    return this.#wishes.sound;
  }
  get textSize(): TextSize {
    return this.#wishes.textSize;
  }
  get coordinates(): boolean {
    return this.#wishes.coordinates;
  }
  get notation(): boolean {
    return this.#wishes.notation;
  }
  get clauses(): boolean {
    return this.#wishes.clauses;
  }
  get confirm(): boolean {
    return this.#wishes.confirm;
  }
  get shortcuts(): boolean {
    return this.#wishes.shortcuts;
  }
  get panel(): boolean {
    return this.#wishes.panel;
  }
  get ahead(): boolean {
    return this.#wishes.ahead;
  }
  /** Whether nothing moves by itself: by this setting, or because the browser says so. */
  get still(): boolean {
    return this.#calm || !this.#wishes.animation;
  }
  /** How long pieces travel, of their usual time; 0: they are there at once. */
  get travel(): number {
    return this.still ? 0 : TRAVEL[this.#wishes.pace];
  }
  set<N extends keyof Wishes>(wish: N, value: Wishes[N]): void {
    this.#wishes = { ...this.#wishes, [wish]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#wishes));
    } catch {
      // the choice lasts as long as the page
    }
  }
}

export const settings = new Settings();

/** What the style sheet follows; for as long as the page is open. */
export function dressPage(): () => void {
  return $effect.root(() => {
    $effect.pre(() => {
      const page = document.documentElement.dataset;
      [page.theme, page.text, page.motion] = [settings.theme, settings.textSize, settings.still ? "still" : "free"];
      document.documentElement.style.setProperty("--travel", String(settings.travel));
      tintBrowser();
    });
  });
}

/** The browser's own frame has the paper's colour: each of the two tints stands for a theme. */
function tintBrowser(): void {
  for (const tint of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const theme = tint.dataset.theme ?? "";
    const chosen = settings.theme === theme ? "all" : "not all";
    tint.media = settings.theme === "system" ? `(prefers-color-scheme: ${theme})` : chosen;
  }
}
