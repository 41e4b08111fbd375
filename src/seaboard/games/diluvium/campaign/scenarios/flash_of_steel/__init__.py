"""A Flash of Steel (S-33)."""
