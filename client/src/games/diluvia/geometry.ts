/** Squares and seats by name: `c3` in the jungle, `raft.b2` on the raft; row 1 is the lowest. */

const LETTERS = "abcdefg";

export interface Spot {
  raft: boolean;
  column: number;
  row: number;
}

export function spot(place: string): Spot {
  const raft = place.startsWith("raft.");
  const name = raft ? place.slice(5) : place;
  return { raft, column: LETTERS.indexOf(name[0]!), row: Number(name.slice(1)) - 1 };
}
export function name({ raft, column, row }: Spot): string {
  return `${raft ? "raft." : ""}${LETTERS[column] ?? ""}${row + 1}`;
}
export const short = (place: string): string => place.replace("raft.", "");
export const letter = (column: number): string => LETTERS[column]!;

/** All places of a board as one reads them: the highest row first. */
export function board(columns: number, rows: number, raft: boolean): string[] {
  return Array.from({ length: columns * rows }, (_, index) =>
    name({ raft, column: index % columns, row: rows - 1 - Math.floor(index / columns) }),
  );
}

/** Where an arrow key goes from a place; it stays on its board. */
export function neighbour(place: string, key: string, columns: number, rows: number): string {
  const { raft, column, row } = spot(place);
  const to = (column: number, row: number): string =>
    name({
      raft,
      column: Math.min(Math.max(column, 0), columns - 1),
      row: Math.min(Math.max(row, 0), rows - 1),
    });
  if (key === "ArrowLeft") return to(column - 1, row);
  if (key === "ArrowRight") return to(column + 1, row);
  if (key === "ArrowUp") return to(column, row + 1);
  if (key === "ArrowDown") return to(column, row - 1);
  if (key === "Home") return to(0, row);
  if (key === "End") return to(columns - 1, row);
  return place;
}

export function shifted(place: string, columns: number, rows: number): string {
  const at = spot(place);
  return name({ ...at, column: at.column + columns, row: at.row + rows });
}

/** A wavy upper edge of paper: a closed path over a box of this size. */
export function wavy(width: number, height: number, waves: number, tall: number, phase = 0): string {
  const step = width / waves;
  const start = -step * phase;
  let path = `M${start.toFixed(1)} ${tall}`;
  for (let wave = 0; wave <= waves; wave++) path += `q${(step / 2).toFixed(1)} ${-tall * 1.6} ${step.toFixed(1)} 0`;
  return `${path}V${height}H${start.toFixed(1)}z`;
}
