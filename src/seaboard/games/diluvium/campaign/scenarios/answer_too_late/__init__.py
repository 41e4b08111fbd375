"""An Answer Too Late (S-25)."""
