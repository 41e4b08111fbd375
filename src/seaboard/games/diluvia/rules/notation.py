"""The words of every move: `move c3 d4`, `push raft.a1 raft.b1`, `maneuver left`, `undo-it`; row 1 is the lowest."""

from __future__ import annotations

from typing import Dict, Final

from seaboard.games.diluvia.rules.actions import RAFT, SIDE

CARD_NAMES: Final = (
    "move", "stampede", "maneuver", "tsunami", "undo", "tentacles", "rescue", "flood", "express",
)  # fmt: skip
FACE_NAMES: Final = ("sun", "cloud", "joker")
WAY_NAMES: Final = ("left", "right")
SPECIES_NAMES: Final = ("capybara", "crocodile", "cheetah", "parrot", "monkey", "snake")
COLUMNS: Final = "abcdefg"


def square_name(square: int) -> str:
    return f"{COLUMNS[square % SIDE]}{square // SIDE + 1}"


def seat_name(seat: int, columns: int) -> str:
    return f"raft.{COLUMNS[seat % columns]}{seat // columns + 1}"


def raft_seats(columns: int, rows: int) -> Dict[int, str]:
    """The seats of a raft, as places."""
    return {RAFT + seat: seat_name(seat, columns) for seat in range(columns * rows)}
