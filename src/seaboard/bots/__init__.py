"""Bots: they get an Observation, what a person in the seat would see, never the state."""
