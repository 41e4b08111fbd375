/**
 * Where we are: `/` the lobby, `/t/ID` a table, `/t/ID?at=12` its history, `/replay` a replayed file, `/campaigns` the solo
 * campaigns, `/c/ID` the atlas of one, `/new/GAME` the form for a new game.
 */

export type Place =
  | { name: "lobby" }
  | { name: "campaigns" }
  | { name: "new"; id: string }
  | { name: "campaign"; id: string }
  | { name: "table"; id: string; at: number | null }
  | { name: "replay"; at: number | null };

export function readPlace(location: { pathname: string; search: string }): Place {
  const wanted = new URLSearchParams(location.search).get("at");
  const at = wanted !== null && /^\d{1,6}$/.test(wanted) ? Number(wanted) : null;
  const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  if (table?.[1]) return { name: "table", id: decodeURIComponent(table[1]), at };
  if (/^\/replay\/?$/.test(location.pathname)) return { name: "replay", at };
  if (/^\/campaigns\/?$/.test(location.pathname)) return { name: "campaigns" };
  const campaign = /^\/c\/([^/]+)\/?$/.exec(location.pathname);
  if (campaign?.[1]) return { name: "campaign", id: decodeURIComponent(campaign[1]) };
  const fresh = /^\/new\/([^/]+)\/?$/.exec(location.pathname);
  if (fresh?.[1]) return { name: "new", id: decodeURIComponent(fresh[1]) };
  return { name: "lobby" };
}
