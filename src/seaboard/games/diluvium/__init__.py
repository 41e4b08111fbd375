"""Diluvium for two to four players. Read docs/rules/diluvium.md beside it, then the modules in this order:
actions, tables, state, setup, turn, movement, explore, settlers, settle, produce, engage, battle, scare, ruins, ending;
then game.
"""

from __future__ import annotations

from seaboard.games.row import GameRow

ROW = GameRow("seaboard.games.diluvium.game:diluvium", place=2)
