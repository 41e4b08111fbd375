"""Facing Destiny (S-28)."""
