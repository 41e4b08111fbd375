import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { event, line, turnOf } from "../fixtures";
import { pointed } from "../frame/pointed.svelte";
import { makeTranslator } from "../i18n";
import { language } from "../language.svelte";
import type { Line, TableEvent } from "../protocol";
import { rulebook } from "../rulebook.svelte";
import { settings } from "../settings.svelte";
import Log from "./Log.svelte";

const TEXTS = `
web-log = Log
web-since = Since your last turn
web-log-empty = Nothing yet
web-log-turn = Turn { $turn }
web-log-set-up = Setting up
web-log-undone = { $count } taken back
web-log-earlier = { $count } earlier
web-log-later = { $count } later
web-log-newest = Newest
web-log-clauses = Its rules
seat-name = Player { $seat }
turn = A turn begins.
laid = The sea is laid.
sails = A ship sails.
back = A move is taken back.
`;
const LOG: TableEvent[] = [
  { ...event(1, "~lay", line("laid"), turnOf(0)), turn: 0 },
  { ...event(2, "sail C2", line("sails", { places: ["C2"], rules: ["X-1.1"], seat: 0 })), turn: 1 },
  { ...event(3, "undo 1", line("back")), turn: 1 },
  { ...event(4, "sail D3", line("sails", { places: ["D3"], rules: ["X-1.1", "X-1.2"], seat: 0 })), turn: 1 },
];

describe("the log", () => {
  const onat = vi.fn();
  let page: ReturnType<typeof mount> | undefined;
  function show(events: TableEvent[], at: number | null = null, news: Line[] = []): void {
    page = mount(Log, { target: document.body, props: { events, at, onat, seats: 2, news } });
    flushSync();
  }
  const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)];
  const last = (what: string): HTMLElement => all(what).at(-1)!;

  beforeEach(() => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe = (): void => undefined;
        disconnect = (): void => undefined;
      },
    );
    language.translator = makeTranslator("en", TEXTS);
    onat.mockClear();
  });
  afterEach(async () => {
    if (page) await unmount(page);
    page = undefined;
    settings.set("notation", false);
    settings.set("clauses", false);
    vi.unstubAllGlobals();
  });

  it("tells turn by turn, in sentences and nothing else", () => {
    show(LOG);
    expect(all("[data-since], [data-news]")).toHaveLength(0);
    expect(all("[data-group]")).toHaveLength(2);
    expect(last("[data-group]").textContent).toContain("Player 1");
    expect(last("[data-group]").textContent).toContain("A turn begins.");
    expect(all("code, .rule")).toHaveLength(0);
    expect(last("[data-line]").textContent.trim()).toBe("A ship sails.");
  });
  it("shows notation and clauses to who wants them", () => {
    settings.set("notation", true);
    settings.set("clauses", true);
    show(LOG);
    expect(last("code").textContent).toBe("4 sail D3");
    expect(all("[data-clauses]")).toHaveLength(0);
    expect(last("[data-group]").querySelectorAll(".rule").length).toBeGreaterThan(1);
  });
  it("lights the places of a line pointed at, and lets them go", () => {
    show(LOG);
    last("[data-line]").dispatchEvent(new FocusEvent("focus"));
    expect(pointed.places).toEqual(["D3"]);
    last("[data-number]").dispatchEvent(new PointerEvent("pointerleave"));
    expect(pointed.places).toEqual([]);
  });
  it("marks what happened since one's last turn, below a rule", () => {
    show(LOG, null, LOG[3]!.lines);
    expect(all("[data-news]").map((one) => one.dataset.number)).toEqual(["4"]);
    expect(last("[data-since]").closest("li")!.nextElementSibling).toBe(last("[data-group]"));
  });
  it("goes there in history", () => {
    show(LOG);
    last("[data-line]").click();
    expect(onat).toHaveBeenCalledWith(4);
  });
  it("opens a clause from a quiet mark, several to choose from", () => {
    show(LOG);
    const marks = all("[data-clauses]");
    marks.at(-1)!.click();
    flushSync();
    expect(all(".rule").map((one) => one.textContent)).toEqual(["X-1.1", "X-1.2"]);
    marks.at(-2)!.click();
    expect(rulebook.open?.rule).toBe("X-1.1");
    rulebook.close();
  });
  it("folds what was taken back", () => {
    show(LOG);
    expect(last("details summary").textContent).toBe("1 taken back");
    expect(last("details .undone").textContent).toContain("A ship sails.");
  });
  it("draws the newest turns of a long game, and those before when they are wanted", async () => {
    const long = Array.from({ length: 150 }, (_, at) => ({
      ...event(at + 1, "go", line("sails")),
      turn: 1 + (at >> 1),
    }));
    show(long);
    const few = all("[data-group]").length;
    expect(few).toBeLessThan(40);
    expect(last("[data-group]").textContent).toContain("Turn 75");
    last(".earlier button").click();
    await tick();
    flushSync();
    expect(all("[data-group]").length).toBeGreaterThan(few);
    await unmount(page!);
    show(long, 80);
    expect(all('[data-number="80"]')).toHaveLength(1);
    expect(all("[data-group]").length).toBeLessThan(60);
    expect(all(".earlier button").map((one) => one.textContent.trim())).toEqual(["23 earlier", "20 later"]);
  });
  it("goes from line to line by keyboard, and to its rules", () => {
    show(LOG);
    const press = (key: string): void =>
      void (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true }),
      );
    last("[data-log]").focus();
    press("ArrowUp");
    expect(document.activeElement).toBe(last("[data-line]"));
    press("ArrowRight");
    expect(document.activeElement).toBe(last("[data-clauses]"));
    press("ArrowLeft");
    press("ArrowUp");
    expect(document.activeElement?.textContent).toContain("A move is taken back.");
  });
  it("says so where nothing has happened", () => {
    show([]);
    expect(document.body.textContent).toContain("Nothing yet");
  });
});
