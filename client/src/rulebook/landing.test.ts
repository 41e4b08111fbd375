import { expect, it } from "vitest";
import { chaptersOf, landing } from "./landing";

const KNOWN = ["N-4.1", "N-4.2", "N-5.1", "DV-1.1"];

it("lands on the clause a link names, whatever its letters", () => {
  expect(landing("#N-4.2", KNOWN, {})).toEqual({ id: "N-4.2", instead: "exact" });
  expect(landing("#dv-1.1", KNOWN, {})).toEqual({ id: "DV-1.1", instead: "exact" });
  expect(landing("#N-5", KNOWN, {})).toEqual({ id: "N-5", instead: "exact" });
});

it("follows a clause that was replaced, also twice", () => {
  expect(landing("#N-3.7", KNOWN, { "N-3.7": "N-3.8", "N-3.8": "N-4.2" })).toEqual({ id: "N-4.2", instead: "moved" });
});

it("does not go round in circles", () => {
  expect(landing("#N-4.7", KNOWN, { "N-4.7": "N-4.8", "N-4.8": "N-4.7" })).toEqual({ id: "N-4", instead: "nearest" });
});

it("goes to the chapter of a clause there never was, and nowhere for what is no clause", () => {
  expect(landing("#N-4.99", KNOWN, {})).toEqual({ id: "N-4", instead: "nearest" });
  expect(landing("#N-99.1", KNOWN, {})).toBeNull();
  expect(landing("#minute", KNOWN, {})).toBeNull();
  expect(landing("", KNOWN, {})).toBeNull();
});

it("gathers clauses by chapter", () => {
  const clauses = KNOWN.map((id) => ({ id, chapter: `about ${id}` }));
  expect(chaptersOf(clauses).map(({ id, title, clauses: own }) => [id, title, own.length])).toEqual([
    ["N-4", "about N-4.1", 2],
    ["N-5", "about N-5.1", 1],
    ["DV-1", "about DV-1.1", 1],
  ]);
});
