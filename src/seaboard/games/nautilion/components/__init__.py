"""The printed values of Nautilion and what they imply."""
