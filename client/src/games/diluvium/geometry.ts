/** Where things lie on the drawn sea. Pure functions: no rules, no DOM. A hexagon has a radius of 100. */

import type { Place } from "./view";

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Cell = Pick<Place, "q" | "r">;

export const RADIUS = 100;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

/** The middle of a hexagon, pointy top. */
export function centre({ q, r }: Cell): Point {
  return { x: HALF * (2 * q + r), y: RADIUS * 1.5 * r };
}

/** The outline of a hexagon around the origin as SVG points. */
export function outline(radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`;
  }).join(" ");
}

/** The rectangle around all hexagons. */
export function around(sea: Cell[], margin = 0): Box {
  const middles = sea.map(centre);
  const [xs, ys] = [middles.map((one) => one.x), middles.map((one) => one.y)];
  const [left, top] = [Math.min(...xs) - HALF - margin, Math.min(...ys) - RADIUS - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + HALF + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

/** The direction of each arrow key; a hexagon has no neighbour straight above, so that up leans to the nearer side. */
const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The hexagon an arrow key leads to, by its index; the same where there is none that way. */
export function neighbour(sea: Cell[], from: number, key: string): number {
  if (key === "Home") return 0;
  if (key === "End") return sea.length - 1;
  const way = WAYS[key];
  if (!way) return from;
  const here = centre(sea[from]!);
  let [best, least] = [from, Infinity];
  sea.forEach((cell, index) => {
    const there = centre(cell);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead < RADIUS * 0.5 || (way.y === 0 && aside > 1)) return;
    const far = ahead + aside * 1.2;
    if (far < least - 1e-6) [best, least] = [index, far];
  });
  return best;
}

/** `count` things in a row around the origin, `gap` apart. */
export function row(count: number, gap: number, y: number): Point[] {
  return Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * gap, y }));
}

/** Where ships lie on a tile: at its lower edge, closer together when there are many. */
export function berths(count: number): Point[] {
  const gap = count < 3 ? 52 : Math.min(46, 130 / (count - 1));
  return row(count, gap, 70).map(({ x, y }) => ({ x, y: y - Math.abs(x) * 0.25 }));
}

/** How much of the stage the strip beside the sea takes, at its left edge or above it. */
export const STRIP = { width: 56, height: 42 };
/** The dock at either place, and what the frame has above and below. Must agree with frame.css. */
export const DOCK = { height: 236, width: 440 };
const HEAD_AND_FOOT = 96;

type Size = Pick<Box, "width" | "height">;
const scaleIn = (sea: Size, width: number, height: number): number => Math.min(width / sea.width, height / sea.height);
const withStrip = (sea: Size, { width, height }: Size, upright: boolean): number =>
  upright ? scaleIn(sea, width - STRIP.width, height) : scaleIn(sea, width, height - STRIP.height);

export interface Room {
  /** The dock stands right of the sea, not below it. */
  beside: boolean;
  /** The strip stands at the left edge of the sea, not above it. */
  upright: boolean;
  /** How large the sea is drawn. */
  scale: number;
}

/** Where dock and strip leave the sea the most room in a window beside its panel; below it where that is much the same. */
export function room(sea: Cell[], window: Size, panel: number, letters = 1): Room {
  const box = around(sea);
  const [width, height] = [window.width - panel, window.height - HEAD_AND_FOOT];
  const forms = [false, true].flatMap((beside) => {
    const stage = beside
      ? { width: width - DOCK.width * letters, height }
      : { width, height: height - DOCK.height * letters };
    return [false, true].map((upright): Room => ({ beside, upright, scale: withStrip(box, stage, upright) }));
  });
  const worth = ({ beside, scale }: Room): number => (beside ? scale / 1.05 : scale);
  return forms.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}
