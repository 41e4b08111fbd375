"""The clauses that allow each move."""

from __future__ import annotations

from typing import Dict, Tuple

from seaboard.games.diluvium.rules.actions import (
    ARM,
    CHOOSE,
    COMMIT,
    DISCARD,
    DONE,
    END,
    FLEE,
    GAIN,
    MARK,
    PLACE,
    PLAY,
    PRODUCE,
    SAIL,
    SELL,
    SLAY,
    SPARE,
    STAY,
    TAKE,
    WHEEL,
    argument_of,
    verb_of,
)

MOVE_RULES: Dict[int, Tuple[str, ...]] = {
    CHOOSE: ("D-2.8",),
    WHEEL: ("D-3.2", "D-3.3"),
    END: ("D-15.1",),
    SAIL: ("D-5.1", "D-5.2", "D-5.3"),
    STAY: ("D-5.6", "D-5.7"),
    MARK: ("D-6.1", "D-6.3"),
    TAKE: ("D-7.3", "D-8.1"),
    PLACE: ("D-7.3", "D-8.1"),
    GAIN: ("D-8.2",),
    PRODUCE: ("D-9.1",),
    SELL: ("D-9.2",),
    ARM: ("D-9.3",),
    DONE: ("D-9.2", "D-9.3"),
    COMMIT: ("D-12.2",),
    FLEE: ("D-13.3",),
    SLAY: ("D-14.1", "D-14.2"),
    SPARE: ("D-14.1",),
    DISCARD: ("D-10.2", "D-10.3"),
}
CARD_RULES = ("D-15.4", "D-15.5", "D-15.6", "D-15.7", "D-15.8", "D-15.9", "D-15.10", "D-15.11")
BOARD_RULES = ("D-2.2", "D-17.1", "D-17.2", "D-17.3", "D-17.4")


def move_rules(action: int) -> Tuple[str, ...]:
    verb, argument = verb_of(action), argument_of(action)
    if verb == PLAY:
        return ("D-15.1", card_rule(argument))
    if verb == CHOOSE:
        return (*MOVE_RULES[CHOOSE], BOARD_RULES[argument])
    return MOVE_RULES[verb]


def card_rule(kind: int) -> str:
    return CARD_RULES[kind]
