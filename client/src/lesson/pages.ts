/** Which page of a lesson is open at a table: this browser's matter, remembered here and nowhere else. */

const KEY = "seaboard-lesson";
const opened = new Map<string, string>(); // where storage is forbidden

function read(table: string): string | null {
  try {
    return localStorage.getItem(`${KEY}-${table}`);
  } catch {
    return opened.get(table) ?? null;
  }
}

/** The page that was open at this step; the first where another step was. */
export function pageOf(table: string, step: number): number {
  const [, at, page] = /^(\d+) (\d+)$/.exec(read(table) ?? "") ?? [];
  return Number(at) === step ? Number(page) : 0;
}

export function rememberPage(table: string, step: number, page: number): void {
  opened.set(table, `${step} ${page}`);
  try {
    localStorage.setItem(`${KEY}-${table}`, `${step} ${page}`);
  } catch {
    // it lasts as long as the page
  }
}
