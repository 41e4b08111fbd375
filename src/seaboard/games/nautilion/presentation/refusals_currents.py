"""What may not be done about the dice, and what a player may well try (N-4, N-5; N-13.5, N-16.15)."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Message
from seaboard.core.packing import pack
from seaboard.core.verbs import Reason, because
from seaboard.games.nautilion.components.kit import NAUTILION_FIRST, ONE_BY_ONE, RECOVERY
from seaboard.games.nautilion.presentation.names import faces, machination, named, shown_dice
from seaboard.games.nautilion.presentation.refusals import no_such_die
from seaboard.games.nautilion.rules.actions import NAUTILIONS_DIE, RECOVER, REROLL, TIDE, WITH
from seaboard.games.nautilion.rules.currents import Translation
from seaboard.games.nautilion.rules.expansions.mages import partnerships
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import GONE


def _too_dear(state: ExpandedState, spell: Message, cost: int, rule: str) -> Reason:
    return because("nautilion-too-dear", "N-4.3", rule, spell=spell, cost=cost, reserve=state.reserve)


def no_whirlwind(state: ExpandedState, _: int) -> Reason:
    return _too_dear(state, Message("nautilion-whirlwind"), state.tables.whirlwind, "N-4.4")


def no_tide(state: ExpandedState, argument: int) -> Reason:
    """N-16.5, N-16.11: the Nautilion may have its die already."""
    old, new, cost, its_die = argument & 7, argument >> 3, state.tables.tide, state.plan >> 6
    if state.reserve < cost:
        return _too_dear(state, Message("nautilion-tide"), cost, "N-4.5")
    if its_die and old == NAUTILIONS_DIE:
        return _no_tide_on_its_die(state, its_die, new)
    if old == NAUTILIONS_DIE:
        return because("nautilion-no-die-of-the-nautilion", "N-4.5")
    if old in faces(state.dice):
        return _no_such_turn(old, new, "N-4.5")
    if old == its_die and state.scheme == NAUTILION_FIRST:
        return because("nautilion-name-its-die", "N-4.5", "N-16.11", die=its_die, face=new)
    return no_such_die(state, old, "N-4.5")


def _no_tide_on_its_die(state: ExpandedState, die: int, new: int) -> Reason:
    if state.scheme == ONE_BY_ONE:
        return because("nautilion-die-given-away", "N-4.5", "N-16.5", die=die, dice=shown_dice(state.dice))
    return _no_such_turn(die, new, "N-4.5", "N-16.11")


def _no_such_turn(old: int, new: int, *rules: str) -> Reason:
    """A die that shows `old` cannot be turned to that face."""
    if old == new:
        return because("nautilion-same-face", *rules, face=old)
    return because("nautilion-face-not-on-dice", "N-4.1", *rules, face=new)


def no_translation(state: ExpandedState, _: int) -> Reason:
    cost = state.tables.translation
    if state.reserve < cost and not state.free_swaps:
        return _too_dear(state, Message("nautilion-translation"), cost, "N-4.6")
    return because("nautilion-nothing-to-swap", "N-4.6")


def no_swap(state: ExpandedState, place: int) -> Reason:
    rule = state.stack[-1]
    if place >= state.abyss() or state.path[place] == GONE:
        return because("nautilion-bare-place", "N-4.6", place=place)
    assert isinstance(rule, Translation)
    return because("nautilion-same-number", "N-4.6", place=place, token=named(state.path[rule.one]))


def no_plan(state: ExpandedState, plan: int) -> Reason:
    """N-5.1, and what a Reef or a card says about the dice."""
    dice = shown_dice(state.dice)
    if state.stuck and plan >> 6:
        return because("nautilion-held-no-die", "N-15.5", dice=dice)
    if state.scheme == ONE_BY_ONE:
        return because("nautilion-one-die-now", "N-16.5", dice=dice)
    if state.scheme == NAUTILION_FIRST and not state.plan:
        return because("nautilion-first-die", "N-16.11", dice=dice)
    if state.scheme == NAUTILION_FIRST:
        return because("nautilion-die-stands", "N-16.11", dice=dice, die=state.plan >> 6)
    if state.stuck:
        return because("nautilion-two-dice", "N-5.1", "N-15.5", dice=dice)
    return because("nautilion-not-these-dice", "N-5.1", dice=dice)


def no_reroll(state: ExpandedState, face: int) -> Reason:
    pairs = partnerships(state)
    if not pairs:
        return because("nautilion-no-partnership", "N-13.5")
    if pairs <= state.rerolled:
        return because("nautilion-rerolled-all", "N-13.5", count=pairs)
    return no_such_die(state, face, "N-13.5")


def no_recovery(state: ExpandedState, _: int) -> Reason:
    cost = state.tables.kit.recovery_cost
    if state.scheme != RECOVERY:
        return because("nautilion-no-recovery-card", "N-16.15")
    if state.recovered:
        return because("nautilion-recovered-once", "N-16.15")
    if state.reserve < cost:
        return _too_dear(state, machination(RECOVERY), cost, "N-16.15")
    return because("nautilion-nothing-recoverable", "N-16.15")


# what a player may well try


def near_tide(state: ExpandedState) -> List[int]:
    """The lowest die, turned as high as can be."""
    lowest = faces(state.dice)[0]
    others = [face for face in reversed(state.tables.kit.faces) if face != lowest]
    return [pack(TIDE, lowest | face << 3) for face in others[:1]]


def near_reroll(state: ExpandedState) -> List[int]:
    return [pack(REROLL, faces(state.dice)[0])] if state.expansions.mages else []


def near_recovery(state: ExpandedState) -> List[int]:
    return [pack(RECOVER)] if state.scheme == RECOVERY else []


def near_swaps(state: ExpandedState) -> List[int]:
    return [pack(WITH, place) for place in range(1, state.abyss()) if state.path[place] != GONE]
