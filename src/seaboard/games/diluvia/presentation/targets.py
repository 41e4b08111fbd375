"""The parts of the table that stand for a move, as the browser names them."""

from __future__ import annotations

from typing import Tuple

from seaboard.core.verbs import Notation
from seaboard.games.diluvia.rules.actions import CARD_OF, DROP, MOVE, RESCUE, SEAT, verb_of
from seaboard.games.diluvia.rules.notation import CARD_NAMES


def targets(notation: Notation, action: int) -> Tuple[str, ...]:
    """`card-move`, `at-c3`, `at-d4`; `card-tsunami`, `way-left`; `at-raft.b2` for a seat; a move without an argument
    names itself.
    """
    verb = verb_of(action)
    name, *words = notation.write(action).split()
    if verb == DROP:
        return (f"card-{words[0]}", "drop")
    if verb == SEAT:
        return (f"at-{words[0]}",)
    if MOVE <= verb <= RESCUE:
        ways = tuple(f"way-{word}" if word in ("left", "right") else f"at-{word}" for word in words)
        return (f"card-{CARD_NAMES[CARD_OF[verb]]}", *ways)
    return (name,)
