"""The Hydra's Ire (S-35)."""
