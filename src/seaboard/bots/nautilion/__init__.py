"""Nautilion for the bots: what a position is worth, and which answers are worth a thought."""
