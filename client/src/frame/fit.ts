/** Words that must not be cut: where they have no room, their letters are smaller. */

import { settings } from "../settings.svelte";
import { narrow } from "./narrow";

const LEAST = { desk: 13, phone: 14 }; // px: below this it is hard to read
const STEP = 0.5;

/** Letters that reach over a tight line are no line that is cut. */
const isCut = (node: HTMLElement, size: number): boolean =>
  node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + size / 2;

function shrink(node: HTMLElement): void {
  node.style.fontSize = "";
  const least = narrow.current ? LEAST.phone : LEAST.desk;
  let size = parseFloat(getComputedStyle(node).fontSize);
  while (isCut(node, size) && size - STEP >= least) {
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
