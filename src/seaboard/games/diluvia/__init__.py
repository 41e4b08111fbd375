"""Diluvia for two to four players, in teams of four and six, express. Read docs/rules/diluvia.md beside it, then the
modules in this order: actions, tables, state, setup, turn, play, cards, boarding, flood, refill, ending; then game.
"""
