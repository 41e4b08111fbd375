"""Whispers from the East (S-22)."""
