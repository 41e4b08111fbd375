"""A Noose in Troubled Waters (S-29)."""
