/** Which clause a link means: the one it names, the one that took its place, else the first of its chapter. */

export interface Landing {
  id: string;
  /** The link named another: one that was replaced, or none there ever was. */
  instead: "exact" | "moved" | "nearest";
}

const chapterOf = (id: string): string => id.split(".")[0]!;

export function landing(hash: string, known: readonly string[], moved: Record<string, string>): Landing | null {
  const wanted = hash.replace(/^#/, "").toUpperCase();
  if (!/^[A-Z]{1,2}-\d+(\.\d+)*$/.test(wanted)) return null;
  const chapters = new Set(known.map(chapterOf));
  if (known.includes(wanted) || chapters.has(wanted)) return { id: wanted, instead: "exact" };
  let id = wanted;
  for (const _ of Object.keys(moved)) id = moved[id] ?? id;
  if (known.includes(id)) return { id, instead: "moved" };
  if (chapters.has(chapterOf(wanted))) return { id: chapterOf(wanted), instead: "nearest" };
  return null;
}

/** Clauses by chapter, in the order of the page; a chapter is named by the beginning of its clauses' ids. */
export function chaptersOf<C extends { id: string; chapter: string }>(
  clauses: readonly C[],
): { id: string; title: string; clauses: C[] }[] {
  const chapters = new Map<string, { id: string; title: string; clauses: C[] }>();
  for (const clause of clauses) {
    const id = chapterOf(clause.id);
    const chapter = chapters.get(id) ?? { id, title: clause.chapter, clauses: [] };
    chapter.clauses.push(clause);
    chapters.set(id, chapter);
  }
  return [...chapters.values()];
}
