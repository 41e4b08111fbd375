/**
 * Where we are: `/` the lobby, `/t/ID` a table, `/t/ID?at=12` its history, `/r/ID?at=12&seat=1` the replay of a finished
 * table from a seat's eyes, `/replay` that of a file, `/campaigns` the solo campaigns, `/c/ID` the atlas of one,
 * `/new/GAME` the form for a new game, `/rules/GAME#N-4.1` its rulebook at a clause, `/learn` the lessons.
 */

export type Place =
  | { name: "lobby" }
  | { name: "campaigns" }
  | { name: "learn" }
  | { name: "new"; id: string }
  | { name: "rules"; id: string }
  | { name: "campaign"; id: string }
  | { name: "table"; id: string; at: number | null }
  /** `id` is null for a file, `seat` (from 0) for a watcher's eyes. */
  | { name: "replay"; id: string | null; at: number | null; seat: number | null };

export function readPlace(location: { pathname: string; search: string }): Place {
  const query = new URLSearchParams(location.search);
  const [at, seat] = [whole(query.get("at")), whole(query.get("seat"))];
  const [, page, id] = /^\/([a-z]+)(?:\/([^/]+))?\/?$/.exec(location.pathname) ?? [];
  if (page === "t" && id) return { name: "table", id: plain(id), at };
  if (page === "r" && id) return { name: "replay", id: plain(id), at, seat: seatOf(seat) };
  if (page === "replay" && !id) return { name: "replay", id: null, at, seat: seatOf(seat) };
  if (page === "learn" && !id) return { name: "learn" };
  if (page === "campaigns" && !id) return { name: "campaigns" };
  if (page === "new" && id) return { name: "new", id: plain(id) };
  if (page === "rules" && id) return { name: "rules", id: plain(id) };
  if (page === "c" && id) return { name: "campaign", id: plain(id) };
  return { name: "lobby" };
}

/** The query of an address that shows this: seats count from 1 there, as people count them. */
export function queryOf(at: number | null, seat: number | null): string {
  const parts = [...(at === null ? [] : [`at=${at}`]), ...(seat === null ? [] : [`seat=${seat + 1}`])];
  return parts.length ? `?${parts.join("&")}` : "";
}

function whole(given: string | null): number | null {
  return given !== null && /^\d{1,6}$/.test(given) ? Number(given) : null;
}
function seatOf(number: number | null): number | null {
  return number === null || number < 1 ? null : number - 1;
}
/** What is badly written is nobody's id, and is said to be. */
function plain(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
