"""The rules of Nautilion's five expansions."""
