"""What a move would change on Diluvia's boards, as a picture: arrows, the raft's new square, a wave, a seat taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Tuple

from seaboard.core.packing import argument_of, verb_of
from seaboard.games.diluvia.rules.actions import (
    LEFT,
    MANEUVER,
    MOVE,
    PLACE_BITS,
    PLACE_MASK,
    PUSH,
    RAFT,
    RESCUE,
    SEAT,
    TENTACLES,
    TSUNAMI,
)
from seaboard.games.diluvia.rules.notation import WAY_NAMES, seat_name, square_name
from seaboard.games.diluvia.rules.state import DiluviaState


@dataclass(frozen=True)
class Arrow:
    source: str
    goal: str


@dataclass(frozen=True)
class DiluviaShows:
    """`raft` is the square the raft's token comes to; `wave` the side from which water sweeps the raft; `seat` one that
    an animal comes to from outside.
    """

    arrows: Tuple[Arrow, ...] = ()
    raft: Optional[str] = None
    wave: Optional[str] = None
    seat: Optional[str] = None


def shows(state: DiluviaState, action: int) -> DiluviaShows:
    verb, argument = verb_of(action), argument_of(action)
    first, second = argument & PLACE_MASK, argument >> PLACE_BITS
    if verb == MOVE:
        return DiluviaShows((_arrow(state, first, second),))
    if verb == PUSH:
        return DiluviaShows((_arrow(state, second, 2 * second - first), _arrow(state, first, second)))
    if verb == TSUNAMI:
        return DiluviaShows(wave=WAY_NAMES[argument])
    if verb in (RESCUE, SEAT):
        return DiluviaShows(seat=_place(state, argument))
    if verb == MANEUVER:
        return _sails(state, int(state.raft) + (-1 if argument == LEFT else 1))
    return _sails(state, argument) if verb == TENTACLES else DiluviaShows()


def _sails(state: DiluviaState, square: int) -> DiluviaShows:
    return DiluviaShows((_arrow(state, int(state.raft), square),), raft=square_name(square))


def _arrow(state: DiluviaState, source: int, goal: int) -> Arrow:
    return Arrow(_place(state, source), _place(state, goal))


def _place(state: DiluviaState, place: int) -> str:
    """As the view names it."""
    return seat_name(place - RAFT, int(state.tables.columns)) if place >= RAFT else square_name(place)
