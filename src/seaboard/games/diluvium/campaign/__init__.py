"""The solo campaign of Diluvium: an adversary that follows rules, fifteen scenarios that branch, two alone."""
