/** The links of a table made in this tab: kept until the tab closes, because they are secrets. */

export interface Links {
  seats: Record<string, string>;
  watch: string | null;
}

let changes = $state(0);
const key = (table: string) => `seaboard-links-${table}`;

export function readLinks(table: string): Links {
  void changes; // whoever has read them reads them again when they change
  try {
    const found = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Links | null;
    if (found && typeof found.seats === "object") return found;
  } catch {
    // nothing kept, or storage is forbidden
  }
  return { seats: {}, watch: null };
}

export function keepLinks(table: string, links: Links): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // the host can still issue a new link
  }
  changes += 1;
}
