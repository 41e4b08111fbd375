/** Where the coach stands: the corner of the stage where it covers least of what is pointed at or may be chosen. */

import type { Attachment } from "svelte/attachments";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const GAP = 6;
const POINTED = 20; // what is pointed at weighs as much more than what may be chosen

export function overlap(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The best corner; of equals the first, which is where one looks first: above the question. */
export function corner(stage: Box, card: Pick<Box, "width" | "height">, pointed: Box[], lit: Box[]): Box {
  const [low, high] = [stage.top + stage.height - card.height - GAP, stage.top + GAP];
  const [near, far] = [stage.left + GAP, stage.left + stage.width - card.width - GAP];
  const corners = [
    { left: near, top: low },
    { left: far, top: low },
    { left: near, top: high },
    { left: far, top: high },
  ].map((place) => ({ ...place, ...card }));
  const covers = (box: Box): number =>
    POINTED * pointed.reduce((sum, one) => sum + overlap(box, one), 0) +
    lit.reduce((sum, one) => sum + overlap(box, one), 0);
  return corners.reduce((best, next) => (covers(next) < covers(best) ? next : best));
}

const boxes = (selector: string): Box[] =>
  selector ? [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect()) : [];
const EVERY = 100; // milliseconds: boards are drawn, dragged and turned under it

export function standClear(places: () => string[]): Attachment<HTMLElement> {
  return (node) => {
    function put(): void {
      const stage = document.querySelector("[data-stage]")?.getBoundingClientRect();
      if (!stage) return;
      const marked = places().map((place) => `[data-place~="${CSS.escape(place)}"]`);
      const card = { width: node.offsetWidth, height: node.offsetHeight };
      const { left, top } = corner(stage, card, boxes(marked.join(",")), boxes("[data-stage] [data-lit]"));
      Object.assign(node.style, { left: `${left}px`, top: `${Math.max(top, stage.top)}px` });
    }
    put();
    const timer = setInterval(put, EVERY);
    addEventListener("resize", put);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", put);
    };
  };
}
