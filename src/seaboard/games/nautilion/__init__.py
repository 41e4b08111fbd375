"""Nautilion, base game: the reference game. Read docs/rules/nautilion.md beside it, then the modules in this order:
actions, tables, state, setup, turn, currents, darkhouse, phantom, voyage, ducts, ending; then game.
"""

from __future__ import annotations

from seaboard.games.row import GameRow

ROW = GameRow("seaboard.games.nautilion.game:nautilion", place=1)
