import { expect, it } from "vitest";
import { queryOf, readPlace } from "./place";

const at = (address: string) => {
  const [pathname = "", search = ""] = address.split("?");
  return readPlace({ pathname, search: search && `?${search}` });
};

it("knows the pages by their addresses", () => {
  expect(at("/")).toEqual({ name: "lobby" });
  expect(at("/t/k3?at=12")).toEqual({ name: "table", id: "k3", at: 12 });
  expect(at("/r/k3")).toEqual({ name: "replay", id: "k3", at: null, seat: null });
  expect(at("/r/k3/?at=12&seat=2")).toEqual({ name: "replay", id: "k3", at: 12, seat: 1 });
  expect(at("/replay?at=3")).toEqual({ name: "replay", id: null, at: 3, seat: null });
  expect(at("/campaigns/")).toEqual({ name: "campaigns" });
  expect(at("/rules/nautilion")).toEqual({ name: "rules", id: "nautilion" });
  expect(at("/c/a%20b")).toEqual({ name: "campaign", id: "a b" });
});

it("makes the best of addresses nobody wrote", () => {
  expect(at("/r/k3?at=-1&seat=0")).toEqual({ name: "replay", id: "k3", at: null, seat: null });
  expect(at("/r/k3?at=x&seat=1e9")).toEqual({ name: "replay", id: "k3", at: null, seat: null });
  expect(at("/r/%E0%A4%A")).toEqual({ name: "replay", id: "%E0%A4%A", at: null, seat: null });
  expect(at("/r/")).toEqual({ name: "lobby" });
  expect(at("/t/a/b")).toEqual({ name: "lobby" });
});

it("writes what it reads", () => {
  expect(queryOf(null, null)).toBe("");
  expect(at(`/r/k3${queryOf(7, 2)}`)).toEqual({ name: "replay", id: "k3", at: 7, seat: 2 });
  expect(at(`/r/k3${queryOf(null, 0)}`)).toEqual({ name: "replay", id: "k3", at: null, seat: 0 });
});
