import { expect, it } from "vitest";
import { corner, overlap } from "./clear";

const stage = { left: 0, top: 100, width: 360, height: 400 };
const card = { width: 340, height: 120 };

it("stands above the question where nothing is in its way", () => {
  expect(corner(stage, card, [], [])).toMatchObject({ left: 6, top: 374 });
});
it("goes up where it would cover what is pointed at, even over what may be chosen", () => {
  const [pointed, lit] = [
    { left: 20, top: 450, width: 20, height: 20 },
    { left: 20, top: 120, width: 60, height: 60 },
  ];
  expect(corner(stage, card, [pointed], [lit])).toMatchObject({ top: 106 });
});
it("measures what two boxes share", () => {
  expect(overlap({ left: 0, top: 0, width: 10, height: 10 }, { left: 5, top: 5, width: 10, height: 10 })).toBe(25);
  expect(overlap({ left: 0, top: 0, width: 10, height: 10 }, { left: 20, top: 0, width: 5, height: 5 })).toBe(0);
});
