"""The Condemned Lands (S-31)."""
