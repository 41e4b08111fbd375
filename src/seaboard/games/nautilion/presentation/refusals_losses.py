"""Why a token may not be given up, and what a player may well try (N-4.3, N-6.1, N-14.10, N-16.6)."""

from __future__ import annotations

from typing import List, Optional

from seaboard.core.packing import pack
from seaboard.core.verbs import Reason, because
from seaboard.games.nautilion.presentation.names import guest_named, in_mask, named, signs
from seaboard.games.nautilion.presentation.refusals import Tried, part_of
from seaboard.games.nautilion.rules.actions import DISCARD, RESERVE_PILE, SPEND, UNSEAT
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.expansions.mercenaries import groups
from seaboard.games.nautilion.rules.expansions.state import ExpandedState


def no_mages_to_lose(tried: Tried) -> Optional[Reason]:
    return part_of("mages", "N-13.6")(tried) if tried.argument > CABINS else None


def no_loss_now(state: ExpandedState, _: int) -> Reason:
    """In the base game only the Darkhouse's die costs a token."""
    return because("nautilion-no-loss-now" if state.expansions.any() else "nautilion-no-discard-now", "N-6.1")


def no_loss(state: ExpandedState, source: int) -> Reason:
    if source == RESERVE_PILE:
        return because("nautilion-no-reserve-left" if state.expansions.any() else "nautilion-reserve-empty", "N-6.1")
    if source > CABINS:
        return because("nautilion-not-in-mages-cabin", "N-13.6", token=guest_named(state, source))
    if not state.aboard() >> source & 1:
        return because("nautilion-not-aboard", "N-6.1", token=source)
    if state.soldiers >> source & 1:
        return because("nautilion-mercenary-holds", "N-9.3", "N-14.4", cabin=source)
    return because("nautilion-would-split", "N-9.3", token=source)


def no_payment(state: ExpandedState, kind: int) -> Reason:
    if kind in state.kinds_to_spend():
        return because("nautilion-must-return", "N-4.3", "N-16.15", token=named(kind))
    return because("nautilion-not-in-reserve", "N-4.3", token=named(kind))


def no_unseating(state: ExpandedState, cabin: int) -> Reason:
    if not state.crew >> cabin & 1:
        return because("nautilion-nobody-to-unseat", "N-16.6", token=cabin)
    return because("nautilion-would-split", "N-9.3", "N-16.6", token=cabin)


def no_insertion(state: ExpandedState, place: int) -> Reason:
    if place < state.nautilion:
        return because("nautilion-behind-nautilion", "N-16.6", place=place)
    return because("nautilion-bare-place", "N-16.6", place=place)


def no_group(state: ExpandedState, cabin: int) -> Reason:
    return because("nautilion-no-such-group", "N-14.10", cabin=cabin, groups=signs(groups(state)))


# what a player may well try


def near_losses(state: ExpandedState) -> List[int]:
    return [pack(DISCARD, source) for source in (RESERVE_PILE, *in_mask(state.aboard()))]


def near_payments(state: ExpandedState) -> List[int]:
    return [pack(SPEND, kind) for kind in state.kinds_to_spend()]


def near_unseatings(state: ExpandedState) -> List[int]:
    return [pack(UNSEAT, cabin) for cabin in in_mask(state.crew)]
