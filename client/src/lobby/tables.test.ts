import { expect, it } from "vitest";
import type { TableInfo } from "../protocol";
import { ago, finished, goingOn } from "./tables";

const table = (id: string, more: Partial<TableInfo>): TableInfo =>
  ({ table: id, game: "one", over: false, mine_to_move: false, won: null, moved: 0, ...more }) as TableInfo;
const ids = (tables: TableInfo[]) => tables.map((one) => one.table);

it("puts the tables that wait for me first, then the last moved", () => {
  const all = [
    table("old", { moved: 1 }),
    table("new", { moved: 9 }),
    table("mine", { moved: 0, mine_to_move: true }),
    table("over", { over: true, moved: 99 }),
  ];
  expect(ids(goingOn(all))).toEqual(["mine", "new", "old"]);
});

it("filters the history by game and by how it ended for me", () => {
  const all = [
    table("won", { over: true, won: true, moved: 1 }),
    table("lost", { over: true, won: false, moved: 2 }),
    table("watched", { over: true, won: null, moved: 3 }),
    table("other", { over: true, won: true, moved: 4, game: "two" }),
    table("open", {}),
  ];
  expect(ids(finished(all, null, "all"))).toEqual(["other", "watched", "lost", "won"]);
  expect(ids(finished(all, "one", "won"))).toEqual(["won"]);
  expect(ids(finished(all, null, "lost"))).toEqual(["lost"]);
});

it("tells how long ago something was", () => {
  const now = 1_800_000_000;
  expect(ago(now - 5, now, "en")).toBe("this minute");
  expect(ago(now - 125, now, "en")).toBe("2 minutes ago");
  expect(ago(now - 7300, now, "en")).toBe("2 hours ago");
  expect(ago(now - 90_000, now, "fr")).toBe("hier");
  expect(ago(now - 30 * 86_400, now, "en")).toMatch(/2026|2027/);
  expect(ago(now + 500, now, "en")).toBe("this minute"); // a clock that is ahead
});
