"""Why a token may not go there, come back or be given up, with expansions; and what a player may well try."""

from __future__ import annotations

from typing import Callable, Dict, List, Optional

from seaboard.core.messages import Argument, Message
from seaboard.core.pieces.pile import count
from seaboard.games.nautilion.components.kit import FROM_RESERVE, MERCENARY, RECOVERY, TRADE
from seaboard.games.nautilion.presentation.names import in_mask, named, signs
from seaboard.games.nautilion.presentation.reasons import Reason
from seaboard.games.nautilion.rules.actions import (
    CABIN,
    CABIN_CREW,
    DISCARD,
    HEROIC,
    PLACE,
    RECOVER,
    REROLL,
    RESERVE_PILE,
    SPEND,
    STATION,
    TAKE,
    TIDE,
    TRANSLATION,
    UNSEAT,
    WHIRLWIND,
    WITH,
    pack,
)
from seaboard.games.nautilion.rules.currents import CAST_OR_PLAN, SWAP_WITH
from seaboard.games.nautilion.rules.ducts import CABINS, may_join
from seaboard.games.nautilion.rules.expansions.currents import faces
from seaboard.games.nautilion.rules.expansions.heroics import RECOVER_WHOM, HeroicAction, shown_cards
from seaboard.games.nautilion.rules.expansions.landing import PLACE_WHERE
from seaboard.games.nautilion.rules.expansions.losses import LOSE_WHICH, SPEND_WHICH
from seaboard.games.nautilion.rules.expansions.machinations import RECOVER_WHICH, UNSEAT_WHOM, Recovery
from seaboard.games.nautilion.rules.expansions.mercenaries import Collision, groups
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import GONE

# giving up


def no_loss(state: ExpandedState, source: int) -> Reason:
    if source == RESERVE_PILE:
        return Message("nautilion-no-reserve-left"), ("N-6.1",)
    if source > CABINS:
        kind = source if source < CABIN_CREW else state.tables.kit.partners[source - CABIN_CREW]
        return Message("nautilion-not-in-mages-cabin", {"token": named(kind)}), ("N-13.6",)
    if not state.aboard() >> source & 1:
        return Message("nautilion-not-aboard", {"token": source}), ("N-6.1",)
    if state.soldiers >> source & 1:
        return Message("nautilion-mercenary-holds", {"cabin": source}), ("N-9.3", "N-14.4")
    return Message("nautilion-would-split", {"token": source}), ("N-9.3",)


def no_payment(state: ExpandedState, kind: int) -> Reason:
    if kind in state.kinds_to_spend():
        return Message("nautilion-must-return", {"token": named(kind)}), ("N-4.3", "N-16.15")
    return Message("nautilion-not-in-reserve", {"token": named(kind)}), ("N-4.3",)


def no_unseating(state: ExpandedState, cabin: int) -> Reason:
    if not state.crew >> cabin & 1:
        return Message("nautilion-nobody-to-unseat", {"token": cabin}), ("N-16.6",)
    return Message("nautilion-would-split", {"token": cabin}), ("N-9.3", "N-16.6")


def no_insertion(state: ExpandedState, place: int) -> Reason:
    if place < state.nautilion:
        return Message("nautilion-behind-nautilion", {"place": place}), ("N-16.6",)
    return Message("nautilion-bare-place", {"place": place}), ("N-16.6",)


def no_group(state: ExpandedState, cabin: int) -> Reason:
    return Message("nautilion-no-such-group", {"cabin": cabin, "groups": signs(groups(state))}), ("N-14.10",)


# coming back


def no_taking(state: ExpandedState, kind: int) -> Reason:
    rule = state.stack[-1]
    token: Dict[str, Argument] = {"token": named(kind)}
    if isinstance(rule, Collision):
        return Message("nautilion-not-discarded", token), ("N-14.8",)
    if isinstance(rule, Recovery):
        lies = kind in state.discard_pile()
        return Message("nautilion-no-place-for" if lies else "nautilion-not-discarded", token), ("N-16.15",)
    assert isinstance(rule, HeroicAction)
    return _no_comer(state, rule, kind)


def _no_comer(state: ExpandedState, action: HeroicAction, kind: int) -> Reason:
    rule = "N-17.10" if action.deed == FROM_RESERVE else "N-17.9"
    token: Dict[str, Argument] = {"token": named(kind)}
    if not 1 <= kind <= CABINS:
        return Message("nautilion-only-crew", token), (rule,)
    if action.deed == FROM_RESERVE and not count(state.held, kind):
        return Message("nautilion-not-in-reserve", token), (rule,)
    if action.deed != FROM_RESERVE and not count(state.discarded, kind):
        return Message("nautilion-not-discarded", token), (rule,)
    if state.aboard() >> kind & 1:
        return Message("nautilion-cabin-occupied", {"cabin": kind}), (rule, "N-8.4")
    if not state.admiral() >> kind & 1:
        return Message("nautilion-not-on-admiral", token), (rule, "N-12.6")
    return Message("nautilion-would-not-join", token), (rule, "N-9.1")


def no_leaving(_: ExpandedState, _argument: int) -> Reason:
    """N-17.9, N-17.10: not while the crew is apart."""
    return Message("nautilion-must-mend"), ("N-17.9", "N-17.10", "N-9.3")


# putting


def _in_hand(state: ExpandedState) -> List[int]:
    """The tokens whose place is asked for."""
    rule = state.stack[-1] if state.stack else None
    if isinstance(rule, HeroicAction) and rule.deed == TRADE:
        return in_mask(rule.left)
    return [state.taken] if state.taken else []


def _not_in_hand(state: ExpandedState, kind: int) -> Optional[Reason]:
    """What is wrong with the token itself, or None."""
    hand = _in_hand(state)
    token: Dict[str, Argument] = {"token": named(kind)}
    if not hand:
        return _nothing_taken(state, kind)
    trading = isinstance(state.stack[-1], HeroicAction)
    if kind in hand:
        absent = trading and not count(state.discarded, kind)
        return (Message("nautilion-not-discarded", token), ("N-17.13",)) if absent else None
    if trading:
        return Message("nautilion-other-trade", {**token, "tokens": signs(hand)}), ("N-17.13",)
    return Message("nautilion-other-token", {**token, "taken": named(hand[0])}), ("N-8.3",)


def no_cabin(state: ExpandedState, token: int) -> Reason:
    if MERCENARY in _in_hand(state):
        return Message("nautilion-mercenary-stations"), ("N-14.4",)
    return _not_in_hand(state, token) or _closed(state, token)


def _closed(state: ExpandedState, cabin: int) -> Reason:
    """Why nobody may go to this cabin of the Nautilion."""
    aboard = state.aboard()
    if aboard >> cabin & 1:
        return Message("nautilion-cabin-occupied", {"cabin": cabin}), ("N-8.4",)
    if not may_join(cabin, aboard, state.tables.joined):
        return Message("nautilion-no-duct", {"token": cabin}), ("N-9.1",)
    return Message("nautilion-not-on-admiral", {"token": cabin}), ("N-12.6",)


def no_guest(state: ExpandedState, kind: int) -> Reason:
    return _not_in_hand(state, kind) or _no_space(state, kind)


def _no_space(state: ExpandedState, kind: int) -> Reason:
    """Why the mage's cabin does not take it."""
    token: Dict[str, Argument] = {"token": named(kind)}
    if kind == MERCENARY or (kind <= CABINS and kind not in state.tables.kit.partners):
        return Message("nautilion-not-for-mages-cabin", token), ("N-13.3",)
    if isinstance(state.stack[-1], Collision):
        return Message("nautilion-collision-not-cabin", token), ("N-14.9",)
    if state.guests >> kind & 1:
        return Message("nautilion-guest-already", token), ("N-13.3",)
    return Message("nautilion-not-on-admiral", token), ("N-13.9", "N-12.6")


def no_station(state: ExpandedState, cabin: int) -> Reason:
    if MERCENARY not in _in_hand(state):
        return Message("nautilion-only-mercenaries-station"), ("N-14.4", "N-8.4")
    return _closed(state, cabin)


def no_reserve(state: ExpandedState, kind: int) -> Reason:
    rule = "N-17.13" if state.stack and isinstance(state.stack[-1], HeroicAction) else "N-16.15"
    return _not_in_hand(state, kind) or (Message("nautilion-not-to-reserve", {"token": named(kind)}), (rule,))


def _nothing_taken(state: ExpandedState, kind: int) -> Reason:
    """Say where the token is, if it is anywhere at hand."""
    token: Dict[str, Argument] = {"token": named(kind)}
    if (1 <= kind <= CABINS and state.crew >> kind & 1) or state.guests >> kind & 1:
        return Message("nautilion-never-moved", token), ("N-8.6", "N-13.4")
    if count(state.held, kind):
        return Message("nautilion-stays-in-reserve", token), ("N-8.6",)
    return Message("nautilion-nothing-taken"), ("N-8.3",)


# what a player may well try


def _tries_planning(state: ExpandedState) -> List[int]:
    shown = faces(state.dice)
    tides = [pack(TIDE, shown[0] | face << 3) for face in reversed(state.tables.kit.faces) if face != shown[0]]
    found = [pack(WHIRLWIND), *tides[:1], pack(TRANSLATION)]
    if state.expansions.mages:
        found.append(pack(REROLL, shown[0]))
    if state.scheme == RECOVERY:
        found.append(pack(RECOVER))
    payers = in_mask(state.aboard()) or [1]
    return found + [pack(HEROIC, card | cabin << 4) for card in shown_cards(state) for cabin in payers]


def _tries_losing(state: ExpandedState) -> List[int]:
    return [pack(DISCARD, source) for source in (RESERVE_PILE, *in_mask(state.aboard()))]


def _tries_spending(state: ExpandedState) -> List[int]:
    return [pack(SPEND, kind) for kind in state.kinds_to_spend()]


def _tries_landing(state: ExpandedState) -> List[int]:
    taken = state.taken
    if taken == MERCENARY:
        return [pack(STATION, cabin) for cabin in range(1, CABINS + 1) if not state.aboard() >> cabin & 1]
    found = [pack(PLACE, taken)] if taken <= CABINS else []
    partner = state.expansions.mages and taken in state.tables.kit.partners
    return [*found, pack(CABIN, taken)] if partner else found


def _tries_unseating(state: ExpandedState) -> List[int]:
    return [pack(UNSEAT, cabin) for cabin in in_mask(state.crew)]


def _tries_swapping(state: ExpandedState) -> List[int]:
    return [pack(WITH, place) for place in range(1, state.abyss()) if state.path[place] != GONE]


def _tries_recovering(state: ExpandedState) -> List[int]:
    return [pack(TAKE, kind) for kind in state.discard_pile()]


def _tries_for_crew(state: ExpandedState) -> List[int]:
    rule = state.stack[-1]
    assert isinstance(rule, HeroicAction)
    source = state.held if rule.deed == FROM_RESERVE else state.discarded
    return [pack(TAKE, number) for number in range(1, CABINS + 1) if count(source, number)]


TRIES: Dict[str, Callable[[ExpandedState], List[int]]] = {
    CAST_OR_PLAN[0].prompt: _tries_planning,
    LOSE_WHICH[0].prompt: _tries_losing,
    SPEND_WHICH[0].prompt: _tries_spending,
    PLACE_WHERE[0].prompt: _tries_landing,
    UNSEAT_WHOM[0].prompt: _tries_unseating,
    SWAP_WITH[0].prompt: _tries_swapping,
    RECOVER_WHICH[0].prompt: _tries_recovering,
    RECOVER_WHOM[0].prompt: _tries_for_crew,
}
