"""The end (D-16): who has won."""

from __future__ import annotations

from typing import List

from seaboard.core.native import i64
from seaboard.games.diluvium.rules.state import FEWEST_SETTLERS, MOST_GOLD, SHARED, DiluviumState


def richest(state: DiluviumState) -> List[int]:
    """D-16.2."""
    most = max(state.gold)
    return [seat for seat in range(state.players) if state.gold[seat] == most]


def winners(state: DiluviumState) -> List[int]:
    """D-16.2 to D-16.4."""
    rich = richest(state)
    fewest = min([state.settlers_on_board(seat) for seat in rich])
    return [seat for seat in rich if state.settlers_on_board(seat) == fewest]


def result(state: DiluviumState) -> i64:
    """Which of the three clauses decided."""
    if len(richest(state)) == 1:
        return MOST_GOLD
    return FEWEST_SETTLERS if len(winners(state)) == 1 else SHARED
