"""Nautilion for people: names, view, narration, description, refusals, outcome."""
