import { expect, it } from "vitest";
import { outcome } from "../fixtures";
import { namesOf, seatToName, wantsName } from "./naming";

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

it("is wanted where a person sits at another screen and the game goes on", () => {
  const going = (...about: Parameters<typeof table>) => ({ ...table(...about), view: { outcome: null } });
  expect(wantsName(going([0], [null, null]))).toBe(true);
  expect(wantsName(going([0], ["Ana", null]))).toBe(false);
  expect(wantsName(going([0, 1], [null, null]))).toBe(false);
  expect(wantsName(going([0], [null, "Kai"], [null, "greedy"]))).toBe(false);
  expect(wantsName(going([], [null, null]))).toBe(false);
  expect(wantsName({ ...going([0], [null, null]), view: { outcome: outcome([1], [0]) } })).toBe(false);
});

it("calls the first person here by the name this browser knows", () => {
  expect(namesOf(["bot:greedy", "here", "here"], "Ana")).toEqual([null, "Ana", null]);
  expect(namesOf(["bot:greedy"], "Ana")).toEqual([null]);
  expect(namesOf(["here"], null)).toEqual([null]);
});
