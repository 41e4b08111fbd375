"""The campaign for people: names, view, narration, description, refusals, outcome."""
