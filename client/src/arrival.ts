/** Another page: the keyboard and the screen reader go on at its heading. */

import { tick } from "svelte";

let from: Element | null = null;
let awaited = false;
const headings = new Set<HTMLElement>();

/** Somebody goes to another page: its heading is to have the focus, unless they go elsewhere before it is there. */
export function arrive(): void {
  [from, awaited] = [document.activeElement, true];
  void tick().then(() => {
    const [there] = headings;
    if (there) focus(there);
  });
}

function focus(heading: HTMLElement): void {
  if (!awaited) return;
  awaited = false;
  const now = document.activeElement;
  if (now === null || now === document.body || now === from) heading.focus({ preventScroll: true });
  from = null;
}

/** Attached to the heading of a page. */
export function heading(node: HTMLElement): () => void {
  node.tabIndex = -1;
  headings.add(node);
  focus(node);
  return () => headings.delete(node);
}
