"""What Killed Them Will Make Us Stronger (S-23)."""
