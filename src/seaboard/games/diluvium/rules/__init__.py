"""The rules of Diluvium, one module a chapter."""
