"""On the Path of the Lost (S-26)."""
