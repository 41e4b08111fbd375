import { expect, it } from "vitest";
import { choice, refusal } from "../fixtures";
import { byNumber, named, numberOf, pointingAt } from "./targets";

const CHOICES = [
  choice("swap 5", "path-5"),
  choice("tide 1 2", "tide", "die-1", "face-2"),
  choice("reserve 4", "reserve"),
];

it("finds moves by what they point at", () => {
  expect([...byNumber(CHOICES, "path").keys()]).toEqual([5]);
  expect(pointingAt(CHOICES, "reserve")?.do).toBe("reserve 4");
  expect(pointingAt(CHOICES, "tide")).toBeUndefined();
});

it("finds refused ones in the same way", () => {
  const refusals = [
    refusal("with 7", "path-7"),
    refusal("discard 4", "cabin-4"),
    refusal("discard reserve", "reserve"),
  ];
  expect([...byNumber(refusals, "path").keys()]).toEqual([7]);
  expect([...byNumber(refusals, "cabin").keys()]).toEqual([4]);
  expect(pointingAt(refusals, "reserve")?.do).toBe("discard reserve");
});

it("reads the name of a part", () => {
  expect(named("at-raft.b2", "at")).toBe("raft.b2");
  expect(named("guest-partner-0", "guest-partner")).toBe("0");
  expect(named("place-C2", "at")).toBeNull();
  expect(named(undefined, "at")).toBeNull();
  expect(numberOf(CHOICES[1]!, "face")).toBe(2);
  expect(numberOf(CHOICES[1]!, "path")).toBeNull();
});
