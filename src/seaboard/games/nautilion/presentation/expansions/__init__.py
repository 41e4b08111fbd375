"""The expansions for people."""
