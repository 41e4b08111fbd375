"""Phase 4, the Phantom: it sails for the Happy Isles and thins the path (N-7)."""

from __future__ import annotations

from seaboard.core.native import i64
from seaboard.core.pieces.pile import added
from seaboard.games.nautilion.rules.state import GONE, HAPPY_ISLES, PHANTOM_ARRIVED, NautilionState


def sail_the_phantom(state: NautilionState) -> None:
    """N-7.1 to N-7.4: as many tokens on as its die shows; the one it stops on is discarded."""
    place = phantom_lands_on(state, state.plan >> 3 & 7)
    if place <= HAPPY_ISLES:
        state.phantom = HAPPY_ISLES
        state.finish(PHANTOM_ARRIVED)
        return
    state.phantom = place
    state.discarded = added(state.discarded, state.path[place])
    state.path[place] = GONE


def phantom_lands_on(state: NautilionState, die: i64) -> i64:
    """N-7.1: only tokens still on the path are spaces. N-7.2: the Nautilion's own is none."""
    path = state.path
    place = state.phantom
    while die:
        place -= 1
        if place <= HAPPY_ISLES:
            return HAPPY_ISLES
        token: i64 = path[place]
        if token != GONE:
            die -= 1
    return place
