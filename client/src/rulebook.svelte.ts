/** Which clause lies open, if any. */

class Rulebook {
  open: { game: string; rule: string } | null = $state.raw(null);
  /** The game on the page, whose clauses are meant where none is named. */
  game = "";

  show(rule: string, game = this.game): void {
    // The campaign's clauses build on Diluvium's.
    this.open = { game: game === "campaign" && rule.startsWith("D-") ? "diluvium" : game, rule };
  }
  close(): void {
    this.open = null;
  }
}

export const rulebook = new Rulebook();
