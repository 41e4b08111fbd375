/** Every sign explains itself: a sentence by the pointer, by the keyboard's focus, or by a long press. */

import type { Attachment } from "svelte/attachments";

interface Tip {
  text: string;
  of: Element;
}

class Tips {
  open: Tip | null = $state.raw(null);
  #timer = 0;

  show(of: Element, text: string, after: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.open = { of, text }), after);
  }
  hide(of?: Element): void {
    window.clearTimeout(this.#timer);
    if (of === undefined || this.open?.of === of) this.open = null;
  }
}

export const tips = new Tips();

const RESTS = 350; // ms the mouse rests before it is told
const PRESS = 450; // ms a finger stays before it is told, and then does nothing else
const WANDERS = 10; // px a finger may move and still press

/** `{@attach tip(() => sentence)}`: told to eyes when pointed at, to a screen reader as the description. */
export function tip(sentence: () => string | null | undefined): Attachment<Element> {
  return (node) => {
    const text = sentence();
    if (!text) return;
    node.setAttribute("aria-description", text);
    const unhear = hear(node, text);
    return () => {
      unhear();
      tips.hide(node);
      node.removeAttribute("aria-description");
    };
  };
}

function hear(node: Element, text: string): () => void {
  const heard = new AbortController();
  const on = (name: string, listener: (event: PointerEvent) => void, capture = false): void =>
    node.addEventListener(name, listener as EventListener, { signal: heard.signal, capture });
  let pressed: { x: number; y: number; timer: number } | null = null;
  let told = false;
  const release = (): void => {
    if (pressed) window.clearTimeout(pressed.timer);
    pressed = null;
  };
  on("pointerenter", (event) => {
    if (event.pointerType === "mouse") tips.show(node, text, RESTS);
  });
  // A finger covers what it presses: what was told stays after it has gone, until the next touch.
  on("pointerleave", ({ pointerType }) => {
    release();
    if (pointerType === "mouse") tips.hide(node);
  });
  on("pointerdown", (event) => {
    tips.hide();
    told = false;
    if (event.pointerType === "mouse") return;
    const timer = window.setTimeout(() => {
      told = true;
      tips.show(node, text, 0);
    }, PRESS);
    pressed = { x: event.clientX, y: event.clientY, timer };
  });
  on("pointermove", (event) => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > WANDERS) release();
  });
  on("pointerup", release);
  on("pointercancel", release);
  on(
    "click",
    (event) => {
      if (!told) return;
      told = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  on("contextmenu", (event) => {
    if (told) event.preventDefault();
  });
  on("focus", () => {
    if (node.matches(":focus-visible")) tips.show(node, text, RESTS);
  });
  on("blur", () => tips.hide(node));
  return () => {
    release();
    heard.abort();
  };
}
