"""Why a token may not go there or come back, and what a player may well try (N-8, N-13.3, N-14.4, N-14.9)."""

from __future__ import annotations

from typing import List, Optional

from seaboard.core.packing import pack
from seaboard.core.pieces.pile import count
from seaboard.core.verbs import Reason, because
from seaboard.games.nautilion.components.kit import MERCENARY, TRADE
from seaboard.games.nautilion.presentation.names import in_mask, named, signs
from seaboard.games.nautilion.presentation.refusals_heroics import near_comers, no_comer
from seaboard.games.nautilion.rules.actions import CABIN, PLACE, STATION, TAKE
from seaboard.games.nautilion.rules.ducts import CABINS, may_join
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction
from seaboard.games.nautilion.rules.expansions.machinations import Recovery
from seaboard.games.nautilion.rules.expansions.mercenaries import Collision
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

# coming back


def no_taking(state: ExpandedState, kind: int) -> Reason:
    rule, lies = state.stack[-1], kind in state.discard_pile()
    if isinstance(rule, HeroicAction):
        return no_comer(state, rule, kind)
    if isinstance(rule, Collision):
        return because("nautilion-not-discarded", "N-14.8", token=named(kind))
    return because("nautilion-no-place-for" if lies else "nautilion-not-discarded", "N-16.15", token=named(kind))


# putting


def _in_hand(state: ExpandedState) -> List[int]:
    """The tokens whose place is asked for."""
    rule = state.stack[-1] if state.stack else None
    if isinstance(rule, HeroicAction) and rule.deed == TRADE:
        return in_mask(rule.left)
    return [state.taken] if state.taken else []


def _not_in_hand(state: ExpandedState, kind: int) -> Optional[Reason]:
    """What is wrong with the token itself, or None."""
    hand, token = _in_hand(state), named(kind)
    if not hand:
        return _nothing_taken(state, kind)
    trading = isinstance(state.stack[-1], HeroicAction)
    if kind in hand:
        absent = trading and not count(state.discarded, kind)
        return because("nautilion-not-discarded", "N-17.13", token=token) if absent else None
    if trading:
        return because("nautilion-other-trade", "N-17.13", token=token, tokens=signs(hand))
    return because("nautilion-other-token", "N-8.3", token=token, taken=named(hand[0]))


def _nothing_taken(state: ExpandedState, kind: int) -> Reason:
    """Say where the token is, if it is anywhere at hand."""
    if (1 <= kind <= CABINS and state.crew >> kind & 1) or state.guests >> kind & 1:
        mages = ("N-13.4",) if state.expansions.mages else ()
        return because("nautilion-never-moved", "N-8.6", *mages, token=named(kind))
    if count(state.held, kind):
        return because("nautilion-stays-in-reserve", "N-8.6", token=named(kind))
    return because("nautilion-nothing-taken", "N-8.3")


def no_cabin(state: ExpandedState, token: int) -> Reason:
    if MERCENARY in _in_hand(state):
        return because("nautilion-mercenary-stations", "N-14.4")
    return _not_in_hand(state, token) or _closed(state, token)


def _closed(state: ExpandedState, cabin: int) -> Reason:
    """Why nobody may go to this cabin of the Nautilion."""
    aboard = state.aboard()
    if aboard >> cabin & 1:
        return because("nautilion-cabin-occupied", "N-8.4", cabin=cabin)
    if not may_join(cabin, aboard, state.tables.joined):
        return because("nautilion-no-duct", "N-9.1", token=cabin)
    return because("nautilion-not-on-admiral", "N-12.6", token=cabin)


def no_guest(state: ExpandedState, kind: int) -> Reason:
    return _not_in_hand(state, kind) or _no_space(state, kind)


def _no_space(state: ExpandedState, kind: int) -> Reason:
    """Why the mage's cabin does not take it."""
    token = named(kind)
    if kind == MERCENARY or (kind <= CABINS and kind not in state.tables.kit.partners):
        return because("nautilion-not-for-mages-cabin", "N-13.3", token=token)
    if isinstance(state.stack[-1], Collision):
        return because("nautilion-collision-not-cabin", "N-14.9", token=token)
    if state.guests >> kind & 1:
        return because("nautilion-guest-already", "N-13.3", token=token)
    return because("nautilion-not-on-admiral", "N-13.9", "N-12.6", token=token)


def no_station(state: ExpandedState, cabin: int) -> Reason:
    if MERCENARY not in _in_hand(state):
        return because("nautilion-only-mercenaries-station", "N-14.4", "N-8.4")
    return _closed(state, cabin)


def no_reserve(state: ExpandedState, kind: int) -> Reason:
    rule = "N-17.13" if state.stack and isinstance(state.stack[-1], HeroicAction) else "N-16.15"
    return _not_in_hand(state, kind) or because("nautilion-not-to-reserve", rule, token=named(kind))


# what a player may well try


def near_places(state: ExpandedState) -> List[int]:
    return [pack(PLACE, state.taken)] if 1 <= state.taken <= CABINS else []


def near_guests(state: ExpandedState) -> List[int]:
    partner = state.expansions.mages and state.taken in state.tables.kit.partners
    return [pack(CABIN, state.taken)] if partner else []


def near_stations(state: ExpandedState) -> List[int]:
    if state.taken != MERCENARY:
        return []
    return [pack(STATION, cabin) for cabin in range(1, CABINS + 1) if not state.aboard() >> cabin & 1]


def near_takings(state: ExpandedState) -> List[int]:
    """Tokens of the pile that a card gives access to."""
    rule = state.stack[-1]
    if isinstance(rule, HeroicAction):
        return near_comers(state, rule)
    return [pack(TAKE, kind) for kind in state.discard_pile()] if isinstance(rule, Recovery) else []
