"""A Seething Heart (S-37)."""
