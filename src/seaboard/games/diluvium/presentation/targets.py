"""The parts of the board that stand for a move, as the browser names them."""

from __future__ import annotations

from typing import Tuple

from seaboard.core.verbs import Notation
from seaboard.games.diluvium.rules.actions import (
    CHOOSE,
    DISCARD,
    FLEE,
    GAIN,
    MARK,
    PLACE,
    PLAY,
    PRODUCE,
    SAIL,
    TAKE,
    WHEEL,
    verb_of,
)

PARTS = {
    CHOOSE: "board",
    WHEEL: "wheel",
    PLAY: "card",
    SAIL: "place",
    MARK: "mark",
    PLACE: "space",
    GAIN: "resource",
    PRODUCE: "place",
    DISCARD: "resource",
}


def targets(notation: Notation, action: int) -> Tuple[str, ...]:
    """`place-C2`, `space-C2.1`, `section-settle`, `mark-C2.1`, `card-gate`; a move without an argument names itself."""
    verb = verb_of(action)
    name, _, argument = notation.write(action).partition(" ")
    if verb in (TAKE, FLEE):
        return (f"section-{argument[6:]}",) if argument.startswith("board.") else (f"space-{argument}",)
    return (f"{PARTS[verb]}-{argument}",) if verb in PARTS else (name,)
