import { expect, it } from "vitest";
import { curves } from "./curves";

const COURSE = [
  { number: 0, scores: [0, 0] },
  { number: 10, scores: [2, 0] },
  { number: 20, scores: [2, 8] },
];

it("draws a step for each change", () => {
  const { lines, most } = curves(COURSE, { width: 200, height: 80, least: 5 });
  expect(most).toBe(8);
  expect(lines[0]!.path).toBe("M0.0 80.0H100.0V60.0H200");
  expect(lines[1]!.path).toBe("M0.0 80.0H200.0V0.0H200");
  expect(lines[1]!.end).toEqual({ x: 200, y: 0 });
});

it("keeps lines apart where they would cover each other, and has room above few points", () => {
  const { lines, most } = curves(COURSE.slice(0, 2), { width: 100, height: 60, least: 3, apart: 4 });
  expect(most).toBe(3);
  expect(lines.map(({ path }) => path)).toEqual(["M0.0 62.0H100.0V22.0H100", "M0.0 58.0H100"]);
});
