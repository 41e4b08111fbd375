"""Nautilion, base game: the reference game. Read docs/rules/nautilion.md beside it, then the modules in this order:
actions, tables, state, setup, turn, currents, darkhouse, phantom, voyage, ducts, ending; then game.
"""
