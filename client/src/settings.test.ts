import { beforeEach, describe, expect, it } from "vitest";
import { CHOICES, dressPage, readWishes, Settings, settings, USUAL } from "./settings.svelte";

describe("settings that were kept", () => {
  it("are as usual where nothing was kept, or nothing that can be read", () => {
    for (const text of [null, "", "{", "null", "7", '"dark"', "[]", "{}", '{"__proto__": {"theme": "dark"}}'])
      expect(readWishes(text)).toEqual(USUAL);
  });

  it("are taken field by field: what another version wrote is as usual, the rest stays", () => {
    const kept = { theme: "sepia", pace: "calm", sound: "yes", textSize: 3, panel: false, shortcuts: null, novelty: 1 };
    expect(readWishes(JSON.stringify(kept))).toEqual({ ...USUAL, pace: "calm", panel: false });
  });

  it("come back as they were", () => {
    const wanted = { ...USUAL, theme: "dark", textSize: "largest", confirm: false, sound: true };
    expect(readWishes(JSON.stringify(wanted))).toEqual(wanted);
  });
});

describe("settings", () => {
  beforeEach(() => localStorage.clear());

  it("are kept for the next visit", () => {
    new Settings().set("theme", "dark");
    expect(new Settings().theme).toBe("dark");
    expect(new Settings().pace).toBe(USUAL.pace);
  });

  it("follow what another tab chooses", () => {
    const here = new Settings();
    dispatchEvent(new StorageEvent("storage", { key: "seaboard-settings", newValue: '{"pace": "calm"}' }));
    expect(here.pace).toBe("calm");
    dispatchEvent(new StorageEvent("storage", { key: "seaboard-language", newValue: "fr" }));
    expect(here.pace).toBe("calm");
  });

  it("say how long pieces travel: not at all at once or where nothing moves, longer where all is calm", () => {
    const here = new Settings();
    here.set("animation", true);
    const times = CHOICES.pace.map((pace) => {
      here.set("pace", pace);
      return here.travel;
    });
    expect(times).toEqual([0, 1, 2]);
    here.set("animation", false);
    expect(here.travel).toBe(0);
  });

  it("dress the page", async () => {
    document.head.innerHTML = `<meta name="theme-color" content="#fff" data-theme="light" media="(prefers-color-scheme: light)" />`;
    const undress = dressPage();
    settings.set("theme", "dark");
    settings.set("textSize", "large");
    settings.set("animation", false);
    await Promise.resolve();
    const { theme, text, motion } = document.documentElement.dataset;
    expect([theme, text, motion]).toEqual(["dark", "large", "still"]);
    expect(document.documentElement.style.getPropertyValue("--travel")).toBe("0");
    expect(document.querySelector("meta")?.media).toBe("not all");
    settings.set("theme", "light");
    await Promise.resolve();
    expect(document.querySelector("meta")?.media).toBe("all");
    settings.set("theme", "system");
    await Promise.resolve();
    expect(document.querySelector("meta")?.media).toBe("(prefers-color-scheme: light)");
    undress();
  });
});
