"""What a player may well try with each verb, legal or not."""

from __future__ import annotations

from typing import List

from seaboard.core.packing import pack
from seaboard.games.diluvia.components.tables import places
from seaboard.games.diluvia.rules.actions import (
    ACTION_CARDS,
    BOTH_WAYS,
    CARD_OF,
    DROPS,
    MANEUVER,
    MANEUVERS,
    MOVE,
    RESCUE,
    RESCUES,
    SEATS,
    SQUARES,
    TENTACLES,
    TSUNAMI,
    TSUNAMIS,
    UNDO,
    pair,
)
from seaboard.games.diluvia.rules.state import DiluviaState


def holds(state: DiluviaState, seat: int, kind: int) -> bool:
    """Whether this player has a card of the kind."""
    return bool(state.hands[seat * ACTION_CARDS + kind])


def drops(state: DiluviaState, seat: int) -> List[int]:
    """Of every card in hand, those that could be played too."""
    return [DROPS[kind] for kind in range(ACTION_CARDS) if holds(state, seat, kind)]


def maneuvers(state: DiluviaState, seat: int) -> List[int]:
    """Off the board too."""
    return MANEUVERS[BOTH_WAYS] if holds(state, seat, CARD_OF[MANEUVER]) else []


def tsunamis(state: DiluviaState, seat: int) -> List[int]:
    return TSUNAMIS if holds(state, seat, CARD_OF[TSUNAMI]) else []


def rescues(state: DiluviaState, seat: int) -> List[int]:
    """To every seat, taken or not."""
    return RESCUES[: state.tables.seats] if holds(state, seat, CARD_OF[RESCUE]) else []


def tentacles(state: DiluviaState, seat: int) -> List[int]:
    held = holds(state, seat, CARD_OF[TENTACLES])
    return [pack(TENTACLES, square) for square in range(SQUARES)] if held else []


def moves(state: DiluviaState, seat: int) -> List[int]:
    """Of the animals in the jungle, onto others too."""
    if not holds(state, seat, CARD_OF[MOVE]):
        return []
    near = state.tables.near
    return [pair(MOVE, square, goal) for square in places(state.jungle[seat]) for goal in places(near[square])]


def undo(_state: DiluviaState, _seat: int) -> List[int]:
    return [pack(UNDO)]


def taken_seats(state: DiluviaState, _seat: int) -> List[int]:
    return [SEATS[place] for place in places(state.on_the_raft())]
