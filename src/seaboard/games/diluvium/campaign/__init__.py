"""The solo campaign of Diluvium: an adversary that follows rules, fifteen scenarios that branch, two alone."""

from __future__ import annotations

from seaboard.games.row import GameRow

ROW = GameRow("seaboard.games.diluvium.campaign.game:campaign", place=4, builds_on="diluvium")
