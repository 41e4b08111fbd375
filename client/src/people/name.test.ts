import { beforeEach, expect, it, vi } from "vitest";
import { OwnName, tidy } from "./name.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

it("is asked once and kept", () => {
  const mine = new OwnName();
  expect([mine.name, mine.asked]).toEqual([null, false]);
  mine.keep("  Ana \n María ");
  expect([mine.name, mine.asked]).toEqual(["Ana María", true]);
  expect(new OwnName().name).toBe("Ana María");
});

it("remembers that somebody wants none", () => {
  new OwnName().keep("");
  expect([new OwnName().name, new OwnName().asked]).toEqual([null, true]);
});

it.each(["[]", "7", '{"name":3}', "{", "null"])("begins anew where %s was kept", (text) => {
  localStorage.setItem("seaboard-name", text);
  expect([new OwnName().name, new OwnName().asked]).toEqual([null, false]);
});

it("keeps no book", () => expect(tidy("x".repeat(10_000))).toHaveLength(100));
