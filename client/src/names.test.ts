import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeTranslator, type Code } from "./i18n";
import { together } from "./names";

function translator(code: Code) {
  const folder = join(import.meta.dirname, "../../locales", code);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf-8"));
  return makeTranslator(code, texts.join("\n"));
}

describe("a people", () => {
  const named = (people: string) => ({
    who: { id: `diluvium-people-${people}` },
    whom: { id: `diluvium-the-${people}` },
  });
  const [greeks, chinese] = [named("greeks"), named("chinese")];
  it.each([
    ["en", "The Greeks and the Chinese decide:", "Action board: the Greeks"],
    ["es", "Los griegos y los chinos deciden:", "Tablero de acción: los griegos"],
    ["fr", "Les Grecs et les Chinois décident\u00a0:", "Plateau d’action\u00a0: les Grecs"],
  ] as const)("has a capital article at the beginning of a sentence only, in %s", (code, decide, board) => {
    const t = translator(code);
    expect(t.text("board-dil-others-decide", { who: together(t, [greeks, chinese]) })).toBe(decide);
    expect(t.text("board-dil-board-of", { who: greeks.whom })).toBe(board);
  });
});
