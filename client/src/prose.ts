/** The text of a clause: its marks for type are not drawn, the clauses it names can be opened. */

export const plain = (clause: string): string => clause.replaceAll("**", "").replaceAll("`", "");

export interface Piece {
  text: string;
  rule: boolean;
}

export function pieces(clause: string): Piece[] {
  return plain(clause)
    .split(/\b([A-Z]{1,2}-\d+\.\d+)\b/)
    .map((text, index) => ({ text, rule: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
