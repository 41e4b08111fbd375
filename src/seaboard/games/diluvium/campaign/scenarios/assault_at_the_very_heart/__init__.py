"""An Assault at the Very Heart (S-30)."""
