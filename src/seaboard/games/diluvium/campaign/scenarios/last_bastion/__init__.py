"""The Last Bastion (S-34)."""
