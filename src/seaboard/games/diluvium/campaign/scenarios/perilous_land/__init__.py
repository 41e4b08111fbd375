"""A Perilous Land (S-21)."""
