"""Four levels of bots for people to play against: the same in every game, told apart by habits that are data."""
