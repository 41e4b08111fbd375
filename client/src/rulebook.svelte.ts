/** Which clause lies open, if any. */

class Rulebook {
  open: { game: string; rule: string } | null = $state.raw(null);
  game = "nautilion";

  show(rule: string, game = this.game): void {
    this.open = { game, rule };
  }
  close(): void {
    this.open = null;
  }
}

export const rulebook = new Rulebook();
