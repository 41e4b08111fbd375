"""Who may be asked: the players' seats count from 0; chance and onlookers have numbers of their own."""

# compiled

from __future__ import annotations

from typing import Final

NATURE: Final = -1
WATCHER: Final = -2
MOST_SEATS: Final = 6


def seat_name(seat: int) -> str:
    """The mark of a seat in records: `~` for NATURE, otherwise its number from 1."""
    return "~" if seat == NATURE else str(seat + 1)
