"""The rules of Diluvia, one module a chapter."""
