"""Diluvia for people: names, view, narration, description, refusals, outcome."""
