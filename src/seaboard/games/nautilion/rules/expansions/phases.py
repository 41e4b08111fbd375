"""Phases 4 and 5 with expansions: how the submarines move and what they catch (N-7, N-8, N-14 to N-17)."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.native import i64
from seaboard.games.nautilion.components.kit import ASTERN, EXCHANGE, NET, PHANTOM_ASTERN, PHANTOM_STILL
from seaboard.games.nautilion.rules.expansions.ending import reach_the_abyss
from seaboard.games.nautilion.rules.expansions.heroics import is_done
from seaboard.games.nautilion.rules.expansions.landing import places_for, to_reserve
from seaboard.games.nautilion.rules.expansions.mercenaries import catch, is_armed
from seaboard.games.nautilion.rules.expansions.reefs import lose_reef
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import GONE, HAPPY_ISLES, NO_TOKEN, PHANTOM_ARRIVED

SAILED: Final = 0
COLLIDED: Final = 1
OWES: Final = 2  # a token for the Mercenary the Phantom stopped on


def spaces_down(state: ExpandedState, start: i64, die: i64) -> i64:
    """So many tokens towards the Happy Isles."""
    place = start
    while die and place > HAPPY_ISLES:
        place -= 1
        if place == HAPPY_ISLES or state.path[place] != GONE:
            die -= 1
    return place


def spaces_up(state: ExpandedState, start: i64, die: i64) -> i64:
    """So many tokens towards the Abyss."""
    abyss = state.abyss()
    place = start
    while die and place < abyss:
        place += 1
        if place == abyss or state.path[place] != GONE:
            die -= 1
    return place


def sail_the_phantom(state: ExpandedState) -> i64:
    """N-7, and what cards make of it: SAILED, COLLIDED or OWES."""
    die = state.plan >> 3 & 7
    if is_done(state, PHANTOM_STILL):
        return SAILED
    if is_done(state, PHANTOM_ASTERN):
        return arrive(state, spaces_up(state, state.phantom, die))
    place = spaces_down(state, state.phantom, die)
    if is_armed(state) and place <= state.nautilion:
        return stop_before_the_nautilion(state)
    if place == HAPPY_ISLES:
        state.phantom = HAPPY_ISLES
        state.finish(PHANTOM_ARRIVED)
        return SAILED
    return arrive(state, place)


def stop_before_the_nautilion(state: ExpandedState) -> i64:
    """N-14.5: face to face, on a place of its own, for the tokens around it stay."""
    state.make_room(state.nautilion + 1)
    state.phantom = state.nautilion + 1
    return COLLIDED


def stop_before_the_phantom(state: ExpandedState) -> i64:
    """Likewise. N-16.9: there is no exchange then."""
    drop_aside(state)
    state.make_room(state.phantom)
    state.nautilion = state.phantom - 1
    return COLLIDED


def arrive(state: ExpandedState, place: i64) -> i64:
    """N-7.3, N-14.3, N-15.2: what it stops on is discarded or goes aboard. N-16.9: for an exchange it is kept aside,
    and the Reef stays. N-17.5: on the Abyss there is nothing.
    """
    state.phantom = place
    if place == state.abyss():
        return SAILED
    token: i64 = state.path[place]
    state.path[place] = GONE
    if state.scheme == EXCHANGE and not state.stuck:
        state.aside = token
        return SAILED
    lose_reef(state, place)
    return OWES if catch(state, token) else SAILED


def sail_the_nautilion(state: ExpandedState) -> i64:
    """N-8, and what cards make of it: SAILED, COLLIDED or OWES."""
    die = state.plan >> 6
    if state.scheme == ASTERN and state.turn > 1:
        return land(state, spaces_down(state, state.nautilion, die))
    place = spaces_up(state, state.nautilion, die)
    if is_armed(state) and place >= state.phantom:
        return stop_before_the_phantom(state)
    if place == state.abyss():
        state.nautilion = place
        reach_the_abyss(state)
        return SAILED
    return land(state, place)


def land(state: ExpandedState, place: i64) -> i64:
    """N-8.3: what it stops on is taken; where there is no place for it but the reserve, that is where it goes. N-16.10:
    on the Happy Isles there is nothing.
    """
    state.nautilion = place
    if place == HAPPY_ISLES:
        return SAILED
    token: i64 = state.path[place]
    state.path[place] = GONE
    owes = False
    if state.aside:
        owes = catch(state, token)
        token = state.aside
        state.aside = NO_TOKEN
    if is_done(state, NET):
        haul_in(state, place)
        state.put_in_reserve(token)
    elif owes or places_for(state, token):  # what is lost for a Mercenary decides where it may go
        state.taken = token
    else:
        state.put_in_reserve(token)
    return OWES if owes else SAILED


def haul_in(state: ExpandedState, place: i64) -> None:
    """N-17.11: the neighbours on the path go to the reserve, their Reefs to the discard pile."""
    for neighbour in (spaces_down(state, place, 1), spaces_up(state, place, 1)):
        if HAPPY_ISLES < neighbour < state.abyss():
            state.put_in_reserve(state.path[neighbour])
            state.path[neighbour] = GONE
            lose_reef(state, neighbour)


def drop_aside(state: ExpandedState) -> None:
    """N-16.9: without an exchange the Phantom keeps what it stopped on, and the Reef there goes."""
    if state.aside:
        lose_reef(state, state.phantom)
        catch(state, state.aside)
        state.aside = NO_TOKEN


def landings(state: ExpandedState) -> List[int]:
    return [*places_for(state, state.taken), to_reserve(state.taken)]
