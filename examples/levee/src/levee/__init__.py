"""Levee: two to four villages, one levee. Read register/en.md beside it, then the modules in this order:
components, rules/state, rules/actions, rules/flood, presentation/verbs; then game.
"""

from __future__ import annotations

from seaboard.games.row import GameRow

ROW = GameRow("levee.game:levee", words="levee")
