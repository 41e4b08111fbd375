"""Why a move may not be made now: the reason against each verb, with the clause behind it."""

from __future__ import annotations

from typing import Callable

from seaboard.core.packing import verb_of
from seaboard.core.verbs import Attempt, Reason, because
from seaboard.games.diluvia.presentation.names import card_name, card_rule
from seaboard.games.diluvia.presentation.near_moves import holds
from seaboard.games.diluvia.rules.actions import (
    BIT,
    CARD_MANEUVER,
    CARD_OF,
    CARD_TSUNAMI,
    CARD_UNDO,
    LEFT,
    PLACE_BITS,
    PLACE_MASK,
    RAFT,
    SIDE,
    SQUARES,
)
from seaboard.games.diluvia.rules.state import DiluviaState

Tried = Attempt[DiluviaState]


def not_held(kind: int, rule: str) -> Reason:
    return because("diluvia-card-not-held", rule, card=card_name(kind))


def played(reason: Callable[[Tried], Reason]) -> Callable[[Tried], Reason]:
    """A card is first of all in hand."""

    def of_a_card(tried: Tried) -> Reason:
        kind = CARD_OF[verb_of(tried.action)]
        return reason(tried) if holds(tried.state, tried.seat, kind) else not_held(kind, "DV-5.3")

    return of_a_card


def no_drop(tried: Tried) -> Reason:
    kind = tried.argument
    if not holds(tried.state, tried.seat, kind):
        return not_held(kind, "DV-5.3")
    return because("diluvia-must-have-effect", "DV-5.3", card_rule(kind), card=card_name(kind))


@played
def no_maneuver(tried: Tried) -> Reason:
    rule = card_rule(CARD_MANEUVER)
    if tried.state.raft % SIDE == (0 if tried.argument == LEFT else SIDE - 1):
        return because("diluvia-off-board", rule)
    return because("diluvia-raft-full", "DV-3.1", rule)


@played
def no_tsunami(_: Tried) -> Reason:
    return because("diluvia-raft-empty", card_rule(CARD_TSUNAMI))


@played
def no_tentacles(tried: Tried) -> Reason:
    state, square = tried.state, tried.argument
    if square < SQUARES and state.in_the_jungle() & BIT[square]:
        return because("diluvia-square-taken", "DV-11.1")
    if not state.tables.dry[state.level] >> square & 1:
        return because("diluvia-under-water", "DV-3.4")
    if square == state.raft:
        return because("diluvia-raft-there", "DV-11.1")
    return because("diluvia-raft-row", "DV-3.5", "DV-11.1")


@played
def no_rescue(tried: Tried) -> Reason:
    if not tried.state.adrift[tried.seat]:
        return because("diluvia-nobody-adrift", "DV-13.1")
    if tried.state.on_the_raft() >> tried.argument - RAFT & 1:
        return because("diluvia-seat-taken", "DV-13.1")
    return because("diluvia-edges-only", "DV-13.1")


@played
def no_push(_: Tried) -> Reason:
    return because("diluvia-no-push", "DV-10.1")


@played
def no_move(tried: Tried) -> Reason:
    state, source, goal = tried.state, tried.argument & PLACE_MASK, tried.argument >> PLACE_BITS
    masks, base = (state.aboard, RAFT) if source >= RAFT else (state.jungle, 0)
    if not masks[tried.seat] >> source - base & 1:
        return because("diluvia-not-your-animal", "DV-6.1", "DV-16.3")
    if (source >= RAFT) != (goal >= RAFT):
        return because("diluvia-not-between", "DV-6.1")
    near = state.tables.raft_near if base else state.tables.near
    if not near[source - base] >> goal - base & 1:
        return because("diluvia-one-space", "DV-6.1")
    return because("diluvia-seat-taken", "DV-6.1") if base else _no_such_square(state, goal)


def _no_such_square(state: DiluviaState, goal: int) -> Reason:
    if not state.tables.dry[state.level] >> goal & 1:
        return because("diluvia-under-water", "DV-3.4")
    if goal == state.raft:
        return because("diluvia-raft-full", "DV-3.1")
    return because("diluvia-square-taken", "DV-6.1")


def no_undo(_: Tried) -> Reason:
    return not_held(CARD_UNDO, "DV-9.1")


def no_seat(_: Tried) -> Reason:
    return because("diluvia-seat-taken", "DV-3.1")
