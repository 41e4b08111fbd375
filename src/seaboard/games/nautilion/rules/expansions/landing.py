"""Where a token may go: a cabin of the Nautilion, the mage's cabin, the reserve (N-8.4, N-13.3, N-14.4)."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.ask import ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import argument_of, pack, verb_of
from seaboard.games.nautilion.components.kit import MERCENARY
from seaboard.games.nautilion.rules.actions import CABIN, PLACE, RESERVE, STATION
from seaboard.games.nautilion.rules.ducts import CABINS, may_join
from seaboard.games.nautilion.rules.expansions.mages import enter_the_cabin, may_enter_the_cabin
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import NO_TOKEN

PLACE_WHERE: Final = ask_of_each_seat("nautilion-ask-landing", ("N-8.3", "N-8.4", "N-8.5", "N-13.3", "N-14.4"))


def places_for(state: ExpandedState, kind: i64) -> List[int]:
    """Everywhere but the reserve."""
    if kind == MERCENARY:
        return stations(state)
    found: List[int] = []
    if kind <= CABINS and may_board(state, kind):
        found.append(pack(PLACE, kind))
    if may_enter_the_cabin(state, kind):
        found.append(pack(CABIN, kind))
    return found


def with_a_place(state: ExpandedState, kinds: List[int]) -> List[int]:
    """Those of these kinds that could lie face up somewhere."""
    return [kind for kind in kinds if kind and places_for(state, kind)]


def may_board(state: ExpandedState, number: i64) -> bool:
    """N-8.4, N-9.1, N-12.6: its cabin is empty, a duct leads there and the Admiral allows it."""
    aboard = state.aboard()
    return (
        not aboard >> number & 1
        and may_join(number, aboard, state.tables.joined)
        and state.admiral() >> number & 1 != 0
    )


def stations(state: ExpandedState) -> List[int]:
    """N-14.4: any empty cabin that a duct leads to, before the collision."""
    if state.rammed:
        return []
    aboard = state.aboard()
    return [
        pack(STATION, cabin)
        for cabin in range(1, CABINS + 1)
        if not aboard >> cabin & 1 and may_join(cabin, aboard, state.tables.joined)
    ]


def reserve_what_has_no_place(state: ExpandedState) -> None:
    """N-8.4: a token in hand that no cabin may take goes to the reserve without a question."""
    if state.taken and not places_for(state, state.taken):
        state.put_in_reserve(state.taken)
        state.taken = NO_TOKEN


def settle(state: ExpandedState, action: i64) -> None:
    """The token in hand goes where the player says."""
    verb = verb_of(action)
    argument = argument_of(action)
    if verb == PLACE:
        state.crew |= 1 << argument
    elif verb == CABIN:
        enter_the_cabin(state, argument)
    elif verb == STATION:
        state.soldiers |= 1 << argument
    else:
        state.put_in_reserve(argument)


def to_reserve(kind: i64) -> i64:
    return pack(RESERVE, kind)
