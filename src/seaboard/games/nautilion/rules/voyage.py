"""Phase 5, the Nautilion: it sails for the Abyss and takes a token aboard (N-8)."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.ask import ask_of_each_seat
from seaboard.core.native import i64
from seaboard.games.nautilion.rules.actions import PLACE
from seaboard.games.nautilion.rules.ducts import may_join
from seaboard.games.nautilion.rules.ending import reach_the_abyss
from seaboard.games.nautilion.rules.state import ABYSS, GONE, NO_TOKEN, NautilionState

PLACE_OR_RESERVE: Final = ask_of_each_seat("nautilion-ask-landing", ("N-8.3", "N-8.4", "N-8.5"))


def sail_the_nautilion(state: NautilionState) -> None:
    """N-8.1, N-8.3: it must move, and what it stops on is taken; where no cabin may have it, the reserve does."""
    place = nautilion_lands_on(state, state.plan >> 6)
    state.nautilion = place
    if place >= ABYSS:
        reach_the_abyss(state)
        return
    token = state.path[place]
    state.path[place] = GONE
    if may_be_placed(state, token):
        state.taken = token
    else:
        state.put_in_reserve(token)


def nautilion_lands_on(state: NautilionState, die: i64) -> i64:
    """N-8.1: only tokens still on the path are spaces. N-8.2: the Phantom's own is none."""
    path = state.path
    place = state.nautilion
    while die:
        place += 1
        if place >= ABYSS:
            return ABYSS
        token: i64 = path[place]
        if token != GONE:
            die -= 1
    return place


def may_be_placed(state: NautilionState, token: i64) -> bool:
    """N-8.4: the token's cabin is empty, a duct leads there and the Admiral allows it."""
    return (
        not state.crew >> token & 1
        and may_join(token, state.crew, state.tables.joined)
        and state.admiral() >> token & 1 != 0
    )


def open_landings(state: NautilionState) -> List[int]:
    return state.tables.landings[state.taken]


def settle(state: NautilionState, verb: i64) -> None:
    """N-8.4, N-8.5: face up in its cabin, or face down in the reserve."""
    if verb == PLACE:
        state.crew |= 1 << state.taken
    else:
        state.put_in_reserve(state.taken)
    state.taken = NO_TOKEN
