/** The parts of a table that moves point at are named `kind-what`: `path-5`, `place-C2`, `at-raft.b2`. */

interface Move {
  targets: string[];
}

/** What of this kind a target names, or null where it is of another kind: `C2` of `place-C2`. */
export function named(target: string | undefined, kind: string): string | null {
  return target?.startsWith(`${kind}-`) ? target.slice(kind.length + 1) : null;
}

/** The number of the part of this kind among a move's targets. */
export function numberOf(move: Move, kind: string): number | null {
  for (const target of move.targets) {
    const what = named(target, kind);
    if (what !== null) return Number(what);
  }
  return null;
}

/** The moves whose only target is of this kind, by its number. */
export function byNumber<M extends Move>(moves: M[], kind: string): Map<number, M> {
  const found = new Map<number, M>();
  for (const move of moves) {
    const what = move.targets.length === 1 ? named(move.targets[0], kind) : null;
    if (what !== null) found.set(Number(what), move);
  }
  return found;
}

/** The move whose only target is this one. */
export function pointingAt<M extends Move>(moves: M[], target: string): M | undefined {
  return moves.find((move) => move.targets.length === 1 && move.targets[0] === target);
}
