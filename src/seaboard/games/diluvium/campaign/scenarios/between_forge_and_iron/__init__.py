"""Between Forge and Iron (S-36)."""
