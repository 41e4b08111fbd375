"""Expansion 1, the Mages: their cabin and its partnerships (N-13)."""

from __future__ import annotations

from seaboard.core.native import i64
from seaboard.games.nautilion.components.kit import MAGE_A, MAGE_C, TRADES
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.expansions.state import ExpandedState


def may_enter_the_cabin(state: ExpandedState, kind: i64) -> bool:
    """N-13.3, N-13.4: Mages and their partners, each on its own empty space; ducts do not matter. N-13.9: a crew
    number must be on the player's Admiral, a Mage need not.
    """
    if not state.expansions.mages or state.guests >> kind & 1:
        return False
    if kind > CABINS:
        return MAGE_A <= kind <= MAGE_C
    return kind in state.tables.kit.partners and state.admiral() >> kind & 1 != 0


def enter_the_cabin(state: ExpandedState, kind: i64) -> None:
    state.guests |= 1 << kind


def partnerships(state: ExpandedState) -> i64:
    """N-13.5: complete pairs of a Mage and its partner."""
    found: i64 = 0
    trade: i64 = 0
    while trade < TRADES:
        partner: i64 = state.tables.kit.partners[trade]
        if state.guests >> MAGE_A + trade & 1 and state.guests >> partner & 1:
            found += 1
        trade += 1
    return found


def all_mages_aboard(state: ExpandedState) -> bool:
    """N-13.2."""
    every: i64 = 0b111 << MAGE_A
    return state.guests & every == every
