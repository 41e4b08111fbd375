import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ask, choice, line, refusal } from "../fixtures";
import { makeTranslator } from "../i18n";
import { language } from "../language.svelte";
import PlainBoard from "./PlainBoard.svelte";

const TEXTS = `
web-position = Position
web-moves-now = Moves
web-moves-forbidden = Not allowed
web-moves-none = Nothing
label = Do this: { $move }
heap = Three stones lie here.
takes = Two stones are left.
no = Three are too many.
`;

describe("a game that is not drawn", () => {
  const onDo = vi.fn();
  let page: ReturnType<typeof mount> | undefined;
  const show = (active: boolean, asked = true): void => {
    const question = ask("take", [choice("take 1"), choice("take 2")], [refusal("take 3")]);
    const previews = { "take 1": { lines: [line("takes")], shows: null } };
    const view = { seat: 0, ask: asked ? question : null, outcome: null };
    const props = { view, description: [{ id: "heap" }], ask: asked ? question : null, previews, active, onDo };
    page = mount(PlainBoard, { target: document.body, props });
    flushSync();
  };
  const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("button.move")];

  beforeEach(() => {
    language.translator = makeTranslator("en", TEXTS);
    onDo.mockClear();
  });
  afterEach(async () => {
    if (page) await unmount(page);
    page = undefined;
  });

  it("says how things stand, what each move would do, and why others are not allowed", () => {
    show(true);
    expect(document.body.textContent).toContain("Three stones lie here.");
    expect(buttons().map((button) => button.textContent.trim().replace(/\s+/g, " "))).toEqual([
      "Do this: take 1 Two stones are left.",
      "Do this: take 2",
    ]);
    expect(document.body.textContent).toContain("Three are too many.");
  });
  it("makes the move that is pressed, and none while it is not our turn", () => {
    show(true);
    buttons()[1]!.click();
    expect(onDo).toHaveBeenCalledWith("take 2");
    expect(buttons().every((button) => !button.disabled)).toBe(true);
  });
  it("offers nothing to press to whoever waits", () => {
    show(false);
    expect(buttons().every((button) => button.disabled)).toBe(true);
  });
  it("is only told in the past", () => {
    show(false, false);
    expect(buttons()).toEqual([]);
    expect(document.body.textContent).toContain("Three stones lie here.");
  });
});
