"""A Friend in Need (S-24)."""
