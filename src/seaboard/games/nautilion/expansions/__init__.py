"""The five expansions, each in a module of its own: any of them may be in the game together with any other."""
