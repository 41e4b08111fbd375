"""The clauses that allow each move."""

from __future__ import annotations

from typing import Dict, Tuple

from seaboard.games.diluvia.rules.actions import (
    ADVANCE,
    DROP,
    HOLD,
    MANEUVER,
    MOVE,
    PASS,
    PUSH,
    RESCUE,
    ROLL,
    SEAT,
    TENTACLES,
    TSUNAMI,
    UNDO,
    WAIVE,
    verb_of,
)

MOVE_RULES: Dict[int, Tuple[str, ...]] = {
    MOVE: ("DV-6.1",),
    PUSH: ("DV-10.1", "DV-10.2"),
    MANEUVER: ("DV-8.1", "DV-8.2"),
    TSUNAMI: ("DV-7.1", "DV-7.2"),
    TENTACLES: ("DV-11.1",),
    RESCUE: ("DV-13.1",),
    DROP: ("DV-5.3",),
    ROLL: ("DV-5.2",),
    UNDO: ("DV-9.1", "DV-9.2"),
    PASS: ("DV-9.1",),
    WAIVE: ("DV-9.5",),
    SEAT: ("DV-3.1",),
    ADVANCE: ("DV-5.4",),
    HOLD: ("DV-5.4",),
}
CARD_RULES = ("DV-6.1", "DV-10.1", "DV-8.1", "DV-7.1", "DV-9.1", "DV-11.1", "DV-13.1", "DV-12.1", "DV-17.2")


def move_rules(action: int) -> Tuple[str, ...]:
    return MOVE_RULES[verb_of(action)]
