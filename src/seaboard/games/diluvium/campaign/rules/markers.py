"""The adversary's exploration markers (S-4.9)."""

from __future__ import annotations

from typing import Final

from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, SoloState
from seaboard.games.diluvium.rules.actions import BIT

A_SIDE: Final = 0


def lift_marker(state: SoloState) -> None:
    """The leftmost marker leaves its board: the gold under it."""
    left: i64 = state.markers[ADVERSARY]
    tables = state.tables
    state.markers[ADVERSARY] = left - 1
    state.earn(ADVERSARY, tables.track[A_SIDE * tables.markers + tables.markers - left])


def place_marker(state: SoloState, cell: i64, slot: i64) -> None:
    lift_marker(state)
    place: i64 = BIT[cell]
    state.explored[ADVERSARY] |= place
    state.marks[cell] |= ADVERSARY + 1 << 3 * slot
