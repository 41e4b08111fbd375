/** Words that must not be cut: where they have no room, their letters are smaller. */

import { settings } from "../settings.svelte";

const LEAST = 12; // px: below this nobody reads it
const STEP = 0.5;

const isCut = (node: HTMLElement): boolean =>
  node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;

function shrink(node: HTMLElement): void {
  node.style.fontSize = "";
  let size = parseFloat(getComputedStyle(node).fontSize);
  while (isCut(node) && size > LEAST) {
    size -= STEP;
    node.style.fontSize = `${size}px`;
  }
}

/** For a box that hides what does not fit. `words` tells when there are others to fit. */
export function fit(words: () => unknown): (node: HTMLElement) => () => void {
  return (node) => {
    words();
    // eslint-disable-next-line @typescript-eslint/no-meaningless-void-operator -- larger letters are to be fitted anew
    void settings.textSize;
    const watch = new ResizeObserver(() => shrink(node));
    watch.observe(node.parentElement ?? node);
    return () => watch.disconnect();
  };
}
