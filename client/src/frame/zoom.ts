/** A board seen through a glass: how large, and which corner of it lies at the corner of its box. */

export interface Glass {
  scale: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** In the board's own measure, as it lies when it is seen whole. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WHOLE: Glass = { scale: 1, x: 0, y: 0 };
export const LARGEST = 5;
const MARGIN = 12;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Nothing beside the board is ever seen. */
export function clamped({ scale, x, y }: Glass, { width, height }: Size): Glass {
  const s = between(1, scale, LARGEST);
  return { scale: s, x: between(width * (1 - s), x, 0) || 0, y: between(height * (1 - s), y, 0) || 0 };
}

/** By a factor, around a point of the box. */
export function zoomed(glass: Glass, by: number, at: Point, size: Size): Glass {
  const scale = between(1, glass.scale * by, LARGEST);
  const grown = scale / glass.scale;
  return clamped({ scale, x: at.x - (at.x - glass.x) * grown, y: at.y - (at.y - glass.y) * grown }, size);
}

/** The glass from which an area is wholly seen: the same where it is already, else no larger than before. */
export function framing(glass: Glass, area: Area, size: Size): Glass {
  const { scale, x, y } = glass;
  const seen =
    area.left * scale + x >= 0 &&
    area.top * scale + y >= 0 &&
    area.right * scale + x <= size.width &&
    area.bottom * scale + y <= size.height;
  if (seen) return glass;
  const fits = (length: number, room: number): number => (room - 2 * MARGIN) / Math.max(1, length);
  const best = Math.min(scale, fits(area.right - area.left, size.width), fits(area.bottom - area.top, size.height));
  const s = between(1, best, LARGEST);
  const middle = (from: number, to: number, room: number): number => room / 2 - (s * (from + to)) / 2;
  return clamped(
    { scale: s, x: middle(area.left, area.right, size.width), y: middle(area.top, area.bottom, size.height) },
    size,
  );
}
