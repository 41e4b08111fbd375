/** The language of the page: read `language.translator` in a component and it follows every switch. */

import {
  chooseLanguage,
  loadTranslator,
  makeTranslator,
  saveLanguage,
  savedLanguage,
  type Code,
  type Names,
  type Spoken,
} from "./i18n";
import type { Translator } from "./protocol";
import { AWAY } from "./shell/away";

class Language {
  #spoken: Spoken = $state.raw(makeTranslator("en", ""));
  #names: Names = $state.raw([]);
  readonly #current: Translator = $derived(this.#spoken.called(this.#names));
  #latest = 0;
  /** Whether the server's catalogue is here; until then there are only the words for its absence. */
  known = $state(false);

  get translator(): Translator {
    return this.#current;
  }
  set translator(spoken: Spoken) {
    this.#spoken = spoken;
  }
  /** What the seats of the table on this page are called. */
  call(names: Names): void {
    if (names.length !== this.#names.length || names.some((name, seat) => name !== this.#names[seat]))
      this.#names = names;
  }

  async use(code: Code): Promise<void> {
    const mine = ++this.#latest;
    const translator = await loadTranslator(code);
    if (mine !== this.#latest) return; // another choice was made while this one loaded
    this.translator = translator;
    this.known = true;
    document.documentElement.lang = code;
  }
}

export const language = new Language();

const wanted = () => chooseLanguage(savedLanguage(), navigator.languages);

/** False where the server is away: then the page speaks the few words it carries itself. */
export async function startLanguage(): Promise<boolean> {
  try {
    await language.use(wanted());
  } catch {
    language.translator = makeTranslator(wanted(), AWAY[wanted()]);
    document.documentElement.lang = wanted();
  }
  return language.known;
}

/** The catalogue, where it could not be had before; whether it is here now. */
export async function recoverLanguage(): Promise<boolean> {
  return language.known || (await startLanguage());
}

export async function switchLanguage(code: Code): Promise<void> {
  await language.use(code);
  saveLanguage(code);
}
