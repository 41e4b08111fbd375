/** The language of the page: read `language.translator` in a component and it follows every switch. */

import { chooseLanguage, loadTranslator, makeTranslator, saveLanguage, savedLanguage, type Code } from "./i18n";
import type { Translator } from "./protocol";

class Language {
  translator: Translator = $state.raw(makeTranslator("en", ""));
  #latest = 0;

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
