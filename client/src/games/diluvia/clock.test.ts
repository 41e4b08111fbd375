import { expect, it } from "vitest";
import { deadline, left, share } from "./clock";

it("counts on from what the server said", () => {
  const until = deadline({ mode: "clock", seconds: 6, left: 4, spared: false, together: false }, 1000);
  expect(left(until, 3000)).toBe(2);
  expect(left(until, 9000)).toBe(0);
  expect(share(2, 6)).toBeCloseTo(1 / 3);
  expect(share(2, 0)).toBe(0);
});
