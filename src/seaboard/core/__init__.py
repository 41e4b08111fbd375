"""The engine: seats, asks, procedures, records. Only the standard library; no clock, chance, files or network."""
