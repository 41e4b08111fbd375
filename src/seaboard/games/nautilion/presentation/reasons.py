"""Reasons against a move that the base game and the expansions share."""

from __future__ import annotations

from typing import Dict, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.games.nautilion.presentation.names import named, shown_dice
from seaboard.games.nautilion.rules.actions import NAUTILIONS_DIE, TIDE, TRANSLATION, WHIRLWIND
from seaboard.games.nautilion.rules.currents import Translation
from seaboard.games.nautilion.rules.state import GONE, NautilionState

Reason = Tuple[Message, Tuple[str, ...]]

COSTS: Dict[int, Tuple[str, str]] = {
    WHIRLWIND: ("nautilion-whirlwind", "N-4.4"),
    TIDE: ("nautilion-tide", "N-4.5"),
    TRANSLATION: ("nautilion-translation", "N-4.6"),
}


def no_spell(state: NautilionState, verb: int, argument: int, free: int = 0) -> Reason:
    name, rule = COSTS[verb]
    tables = state.tables
    cost = {WHIRLWIND: tables.whirlwind, TIDE: tables.tide, TRANSLATION: tables.translation}[verb]
    if state.reserve < cost and not free:
        args: Dict[str, Argument] = {"spell": Message(name), "cost": cost, "reserve": state.reserve}
        return Message("nautilion-too-dear", args), ("N-4.3", rule)
    if verb == TRANSLATION:
        return Message("nautilion-nothing-to-swap"), (rule,)
    old, new = argument & 7, argument >> 3
    if old == NAUTILIONS_DIE:
        return Message("nautilion-no-die-of-the-nautilion"), (rule,)
    if str(old) not in shown_dice(state.dice).split():
        return no_such_die(state, old, rule)
    return no_such_turn(old, new, rule)


def no_such_turn(old: int, new: int, *rules: str) -> Reason:
    """A die that shows `old` cannot be turned to that face."""
    if old == new:
        return Message("nautilion-same-face", {"face": old}), rules
    return Message("nautilion-face-not-on-dice", {"face": new}), ("N-4.1", *rules)


def no_such_die(state: NautilionState, face: int, rule: str) -> Reason:
    return Message("nautilion-no-such-die", {"face": face, "dice": shown_dice(state.dice)}), (rule,)


def no_swap(state: NautilionState, place: int) -> Reason:
    rule = state.stack[-1]
    if place >= len(state.path) - 1 or state.path[place] == GONE:
        return Message("nautilion-bare-place", {"place": place}), ("N-4.6",)
    assert isinstance(rule, Translation)
    args: Dict[str, Argument] = {"place": place, "token": named(state.path[rule.one])}
    return Message("nautilion-same-number", args), ("N-4.6",)


def not_these_dice(state: NautilionState, *rules: str) -> Reason:
    return Message("nautilion-not-these-dice", {"dice": shown_dice(state.dice)}), ("N-5.1", *rules)
