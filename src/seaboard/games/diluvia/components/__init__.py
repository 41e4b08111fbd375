"""The printed values of Diluvia and what they imply."""
