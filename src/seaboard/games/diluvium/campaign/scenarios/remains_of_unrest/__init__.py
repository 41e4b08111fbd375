"""The Remains of Unrest (S-27)."""
