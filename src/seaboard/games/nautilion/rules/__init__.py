"""The rules of Nautilion, one module a chapter."""
