"""The printed values of Diluvium and what they imply."""
