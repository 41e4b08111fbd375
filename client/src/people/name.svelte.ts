/** What this browser's person is called: asked once, kept here, and told to the tables they sit down at. */

const KEY = "seaboard-name";
/** As many as the server keeps; it decides, this only keeps a pasted book out of the field. */
export const LONGEST_NAME = 24;
const KEPT = 100;

interface Kept {
  name: string;
  /** Whether they were asked, also where they gave none. */
  asked: boolean;
}

function remembered(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    if (typeof found?.name === "string") return { name: tidy(found.name), asked: found.asked === true };
  } catch {
    // nothing kept, another version's, or storage is forbidden
  }
  return { name: "", asked: false };
}

/** White space as one space, and not a whole book. */
export function tidy(name: string): string {
  return name.replaceAll(/\s+/gu, " ").trim().slice(0, KEPT);
}

export class OwnName {
  #kept: Kept = $state.raw(remembered());

  /** Null while there is none. */
  get name(): string | null {
    return this.#kept.name || null;
  }
  get asked(): boolean {
    return this.#kept.asked;
  }
  keep(name: string): void {
    this.#kept = { name: tidy(name), asked: true };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // it lasts as long as the page
    }
  }
}

export const own = new OwnName();
