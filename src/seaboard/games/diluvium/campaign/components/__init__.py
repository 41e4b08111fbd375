"""The printed values of the campaign and what they imply."""
