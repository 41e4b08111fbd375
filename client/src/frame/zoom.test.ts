import { describe, expect, it } from "vitest";
import { clamped, framing, WHOLE, zoomed } from "./zoom";

const SIZE = { width: 400, height: 300 };

describe("a board that is zoomed and dragged", () => {
  it("never shows what lies beside it", () => {
    expect(clamped({ scale: 2, x: 50, y: -900 }, SIZE)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(clamped({ scale: 0.5, x: 0, y: 0 }, SIZE)).toEqual(WHOLE);
  });
  it("keeps the point between the fingers where it is", () => {
    const after = zoomed(WHOLE, 2, { x: 100, y: 100 }, SIZE);
    expect(after).toEqual({ scale: 2, x: -100, y: -100 });
    expect(zoomed(after, 0.1, { x: 0, y: 0 }, SIZE)).toEqual(WHOLE);
  });
  it("stays as it is where what is lit is in sight", () => {
    const glass = { scale: 2, x: -100, y: -100 };
    expect(framing(glass, { left: 60, top: 60, right: 200, bottom: 150 }, SIZE)).toBe(glass);
  });
  it("goes to what is lit, and steps back as far as it takes to see it all", () => {
    const far = framing({ scale: 3, x: 0, y: 0 }, { left: 350, top: 250, right: 390, bottom: 290 }, SIZE);
    expect(far.scale).toBe(3);
    expect(-far.x).toBeLessThanOrEqual(350 * 3);
    expect(-far.x + 400).toBeGreaterThanOrEqual(390 * 3);
    expect(framing({ scale: 3, x: 0, y: 0 }, { left: 0, top: 0, right: 400, bottom: 300 }, SIZE)).toEqual(WHOLE);
  });
});
