import { arrive } from "./arrival";
import { queryOf, readPlace, type Place } from "./place";

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
  /** Another position of the same table or record; stepping on replaces, so that "back" leaves the history. */
  at(number: number | null): void {
    this.#show(number, "seat" in this.place ? this.place.seat : null);
  }
  /** The same position of a replay through other eyes. */
  seat(seat: number | null): void {
    this.#show("at" in this.place ? this.place.at : null, seat);
  }
  #show(at: number | null, seat: number | null): void {
    const before = "at" in this.place ? this.place.at : null;
    const address = window.location.pathname + queryOf(at, seat) + window.location.hash;
    if (before === null && at !== null) history.pushState(null, "", address);
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
