import { arrive } from "./arrival";

/**
 * Where we are: `/` the lobby, `/t/ID` a table, `/t/ID?at=12` its history, `/replay` a replayed file, `/campaigns` the solo
 * campaigns, `/c/ID` the atlas of one.
 */

export type Place =
  | { name: "lobby" }
  | { name: "campaigns" }
  | { name: "campaign"; id: string }
  | { name: "table"; id: string; at: number | null }
  | { name: "replay"; at: number | null };

export function readPlace(location: { pathname: string; search: string }): Place {
  const text = new URLSearchParams(location.search).get("at");
  const at = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
  const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  if (table?.[1]) return { name: "table", id: decodeURIComponent(table[1]), at };
  if (/^\/replay\/?$/.test(location.pathname)) return { name: "replay", at };
  if (/^\/campaigns\/?$/.test(location.pathname)) return { name: "campaigns" };
  const campaign = /^\/c\/([^/]+)\/?$/.exec(location.pathname);
  if (campaign?.[1]) return { name: "campaign", id: decodeURIComponent(campaign[1]) };
  return { name: "lobby" };
}

function page(place: Place): string {
  return "id" in place ? `${place.name} ${place.id}` : place.name;
}

class Router {
  place: Place = $state.raw(readPlace(window.location));

  constructor() {
    window.addEventListener("popstate", () => this.read());
  }
  read(): void {
    const [before, now] = [this.place, readPlace(window.location)];
    this.place = now;
    if (page(before) !== page(now)) arrive();
  }
  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    arrive(); // another file may be shown on the same page
    window.scrollTo(0, 0);
  }
  /** Another position of the same table or file; stepping on replaces, so that "back" leaves the history. */
  at(number: number | null): void {
    const before = "at" in this.place ? this.place.at : null;
    const address = window.location.pathname + (number === null ? "" : `?at=${number}`);
    if (before === null && number !== null) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.read();
  }
}

export const router = new Router();

/** For links within the client: a plain click stays on the page, any other does what the browser does. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
