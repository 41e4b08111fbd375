/** The few words that are needed when the server, which has all others, does not answer. */

import en from "../../../locales/en/away.ftl?raw";
import es from "../../../locales/es/away.ftl?raw";
import fr from "../../../locales/fr/away.ftl?raw";
import type { Code } from "../i18n";

export const AWAY: Record<Code, string> = { en, es, fr };
