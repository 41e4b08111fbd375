"""Diluvia for two to four players, in teams of four and six, express. Read docs/rules/diluvia.md beside it, then the
modules in this order: actions, tables, state, setup, turn, play, cards, boarding, flood, refill, ending; then game.
"""

from __future__ import annotations

from seaboard.games.row import GameRow

ROW = GameRow("seaboard.games.diluvia.game:diluvia", place=3)
