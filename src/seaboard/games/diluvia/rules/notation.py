"""The text of every move: `move c3 d4`, `push raft.a1 raft.b1`, `maneuver left`, `undo-it`; row 1 is the lowest."""

from __future__ import annotations

from typing import Dict, Final, Tuple

from seaboard.core.verbs import Notation, Verb, Word
from seaboard.games.diluvia.rules.actions import (
    ACTION_CARDS,
    ADVANCE,
    CLOSE,
    DIE,
    DRAW,
    DROP,
    FIRST,
    HAND,
    HOLD,
    MANEUVER,
    MOVE,
    PASS,
    PLACE,
    PLACE_BITS,
    PUSH,
    RAFT,
    RESCUE,
    ROLL,
    SEAT,
    SIDE,
    SQUARES,
    TENTACLES,
    TSUNAMI,
    UNDO,
    WAIVE,
)

CARD_NAMES: Final = (
    "move", "stampede", "maneuver", "tsunami", "undo", "tentacles", "rescue", "flood", "express",
)  # fmt: skip
FACE_NAMES: Final = ("sun", "cloud", "joker")
WAY_NAMES: Final = ("left", "right")
SPECIES_NAMES: Final = ("capybara", "crocodile", "cheetah", "parrot", "monkey", "snake")
NO_NUMBERS: Final = (1, 0)
COLUMNS: Final = "abcdefg"


def square_name(square: int) -> str:
    return f"{COLUMNS[square % SIDE]}{square // SIDE + 1}"


def seat_name(seat: int, columns: int) -> str:
    return f"raft.{COLUMNS[seat % columns]}{seat // columns + 1}"


def _names(names: Tuple[str, ...]) -> Word:
    return Word(*NO_NUMBERS, dict(enumerate(names)))


def notation(columns: int, rows: int) -> Notation:
    """The notation for one raft."""
    squares: Dict[int, str] = {square: square_name(square) for square in range(SQUARES)}
    seats = {RAFT + seat: seat_name(seat, columns) for seat in range(columns * rows)}
    anywhere = Word(*NO_NUMBERS, {**squares, **seats})
    aboard = Word(*NO_NUMBERS, seats)
    way = _names(WAY_NAMES)
    player = Word(*NO_NUMBERS, {number: str(number + 1) for number in range(6)})
    return Notation(
        [
            Verb(PLACE, "~place", (Word(0, SIDE),) * SIDE, bits=3),
            Verb(FIRST, "~first", (player,)),
            Verb(HAND, "~hand", (Word(0, 7),) * ACTION_CARDS, bits=3),
            Verb(DRAW, "~draw", (_names(CARD_NAMES),)),
            Verb(DIE, "~die", (_names(FACE_NAMES),)),
            Verb(CLOSE, "~close"),
            Verb(MOVE, "move", (anywhere, anywhere), bits=PLACE_BITS),
            Verb(PUSH, "push", (anywhere, anywhere), bits=PLACE_BITS),
            Verb(MANEUVER, "maneuver", (way,)),
            Verb(TSUNAMI, "tsunami", (way,)),
            Verb(TENTACLES, "tentacles", (Word(*NO_NUMBERS, squares),), bits=PLACE_BITS),
            Verb(RESCUE, "rescue", (aboard,), bits=PLACE_BITS),
            Verb(DROP, "drop", (_names(CARD_NAMES[:ACTION_CARDS]),)),
            Verb(ROLL, "roll"),
            Verb(UNDO, "undo-it"),
            Verb(PASS, "pass"),
            Verb(WAIVE, "waive"),
            Verb(SEAT, "seat", (aboard,), bits=PLACE_BITS),
            Verb(ADVANCE, "advance"),
            Verb(HOLD, "hold"),
        ]
    )
