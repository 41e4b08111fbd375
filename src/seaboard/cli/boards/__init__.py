"""Each game drawn with characters."""
