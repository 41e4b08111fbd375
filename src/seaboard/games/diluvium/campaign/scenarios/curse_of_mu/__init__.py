"""The Curse of Mu (S-32)."""
