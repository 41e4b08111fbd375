"""A game at a prompt."""
