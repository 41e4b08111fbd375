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

class Language {
  #spoken: Spoken = $state.raw(makeTranslator("en", ""));
  #names: Names = $state.raw([]);
  readonly #current: Translator = $derived(this.#spoken.called(this.#names));
  #latest = 0;

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
    document.documentElement.lang = code;
  }
}

export const language = new Language();

export async function startLanguage(): Promise<void> {
  try {
    await language.use(chooseLanguage(savedLanguage(), navigator.languages));
  } catch (fault) {
    console.error(fault); // the server is away: ids are shown until a language is chosen again
  }
}

export async function switchLanguage(code: Code): Promise<void> {
  await language.use(code);
  saveLanguage(code);
}
