import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chooseLanguage, LANGUAGES, loadTranslator, makeTranslator, type Code } from "./i18n";

const LOCALES = join(import.meta.dirname, "../../locales");

function catalogue(code: Code): string {
  const folder = join(LOCALES, code);
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
}

describe("the choice of the language", () => {
  it("follows the saved choice first", () => expect(chooseLanguage("fr", ["es-MX", "en"])).toBe("fr"));
  it("then the browser", () => expect(chooseLanguage(null, ["de-AT", "es-MX", "en"])).toBe("es"));
  it("and ends with English", () => expect(chooseLanguage("de", ["de", "pt-BR"])).toBe("en"));
});

describe("a translator", () => {
  const sample = makeTranslator(
    "en",
    "plain = Hello\ncount = { $n ->\n  [0] none\n  [one] one\n *[other] { $n } of them\n }\nnested = Use { $what }!\n",
  );
  it("says plain messages", () => expect(sample.text("plain")).toBe("Hello"));
  it("knows plurals", () =>
    expect([0, 1, 7].map((n) => sample.text("count", { n }))).toEqual(["none", "one", "7 of them"]));
  it("says messages inside messages, without marks of direction", () =>
    expect(sample.say({ id: "nested", args: { what: { id: "count", args: { n: 2 } } } })).toBe("Use 2 of them!"));
  it("shows the id of a gap", () => expect(sample.text("nowhere")).toBe("nowhere"));

  describe("that knows names", () => {
    const seats = makeTranslator(
      "en",
      "seat-name = Player { $seat }\nseat-who = The player { $seat }\nwins = { seat-who } wins.\ncard = Card of { $who }\n",
    );
    const named = seats.called(["Ana", null, "<b>Bo</b>", "דנה"]);
    it("speaks of seats by them, inside sentences and messages too", () => {
      expect(named.text("seat-name", { seat: 1 })).toBe("Ana");
      expect(named.text("wins", { seat: 1 })).toBe("Ana wins.");
      expect(named.text("card", { who: { id: "seat-name", args: { seat: 3 } } })).toBe("Card of <b>Bo</b>");
    });
    it("speaks of the others by their number", () => {
      expect(named.text("wins", { seat: 2 })).toBe("The player 2 wins.");
      expect(named.text("seat-name", { seat: 9 })).toBe("Player 9");
      expect(seats.text("seat-name", { seat: 1 })).toBe("Player 1");
    });
    it("keeps a name from turning its sentence around", () =>
      expect(named.text("wins", { seat: 4 })).toBe("\u2068דנה\u2069 wins."));
  });

  it.each(LANGUAGES)("reads the whole catalogue of %s", (code) => {
    const translator = makeTranslator(code, catalogue(code));
    const ids = [...catalogue("en").matchAll(/^(web-[a-z-]+) =/gm)].map((match) => match[1] ?? "");
    expect(ids.length).toBeGreaterThan(50);
    for (const id of ids) expect(translator.text(id, { game: "x" }), id).not.toBe(id);
    expect(translator.text("seat-name", { seat: 2 })).toContain("2");
  });
});

it("loads each catalogue once, and again after a failure", async () => {
  const asked: string[] = [];
  let works = false;
  const get = ((address: string) => {
    asked.push(address);
    return Promise.resolve(works ? new Response("plain = Hola") : new Response("", { status: 500 }));
  }) as unknown as typeof fetch;
  await expect(loadTranslator("es", get)).rejects.toThrow("500");
  works = true;
  expect((await loadTranslator("es", get)).text("plain")).toBe("Hola");
  await loadTranslator("es", get);
  expect(asked).toEqual(["/api/locales/es", "/api/locales/es"]);
});
