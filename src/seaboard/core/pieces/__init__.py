"""Small pieces that several games are made of."""
