"""Everything for people."""
