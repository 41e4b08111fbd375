"""The rules of the campaign, one module a chapter."""
