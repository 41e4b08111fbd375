"""The end (DV-15, DV-16.5): who has come nearest to the aim (DV-1.2)."""

from __future__ import annotations

from typing import List

from seaboard.core.native import i64
from seaboard.games.diluvia.components.tables import size
from seaboard.games.diluvia.rules.state import MOST_ANIMALS, NEAREST_VIP, SHARED, DiluviaState


def sides(state: DiluviaState) -> int:
    team = state.tables.rules.team
    return int(state.players // team) if team else int(state.players)


def aboard_of(state: DiluviaState, side: i64) -> i64:
    """The seats of the raft with an animal of this player or team."""
    found: i64 = 0
    for seat in range(state.players):
        if state.tables.rules.side(seat) == side:
            found |= state.aboard[seat]
    return found


def count_of(state: DiluviaState, side: i64) -> int:
    """DV-15.2, DV-16.5."""
    return int(size(aboard_of(state, side)))


def rings_of(state: DiluviaState, side: i64) -> List[int]:
    """DV-15.3: how many in each ring, from the VIP seat outwards."""
    aboard = aboard_of(state, side)
    return [int(size(aboard & ring)) for ring in state.tables.rings]


def leaders(state: DiluviaState) -> List[int]:
    counts = [count_of(state, side) for side in range(sides(state))]
    return [side for side in range(sides(state)) if counts[side] == max(counts)]


def winners(state: DiluviaState) -> List[int]:
    """The sides that win: one, or several with everything equal (DV-15.4)."""
    first = leaders(state)
    best = max([rings_of(state, side) for side in first])
    return [side for side in first if rings_of(state, side) == best]


def result(state: DiluviaState) -> i64:
    """Which of the three clauses decided."""
    if len(leaders(state)) == 1:
        return MOST_ANIMALS
    return NEAREST_VIP if len(winners(state)) == 1 else SHARED
