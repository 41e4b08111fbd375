import { expect, it } from "vitest";
import { isAmongOthers, seatToName } from "./naming";

const table = (yours: number[], names: (string | null)[], bots: (string | null)[] = names.map(() => null)) => ({
  yours,
  names,
  bots,
});

it("names the first seat of a browser that has no name at the table", () => {
  expect(seatToName(table([1, 2], ["Ana", null, null]))).toBe(1);
  expect(seatToName(table([1, 2], [null, null, "Bo"]))).toBeNull();
  expect(seatToName(table([], [null]))).toBeNull();
});

it("is among others where a person sits at another screen", () => {
  expect(isAmongOthers(table([0], [null, null]))).toBe(true);
  expect(isAmongOthers(table([0, 1], [null, null]))).toBe(false);
  expect(isAmongOthers(table([0], [null, "Kai"], [null, "greedy"]))).toBe(false);
  expect(isAmongOthers(table([], [null, null]))).toBe(false);
});
