"""Phase 3, the Darkhouse: a high die costs a token (N-6)."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.ask import ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import argument_of
from seaboard.games.nautilion.rules.actions import RESERVE_PILE
from seaboard.games.nautilion.rules.state import NautilionState

DISCARD_WHICH: Final = ask_of_each_seat("nautilion-ask-discard", ("N-6.1", "N-9.3"))


def bites(state: NautilionState) -> bool:
    """N-6.1 to N-6.3: on a 3 or a 4, if there is anything to lose."""
    return state.tables.bites[state.plan & 7] and (state.crew != 0 or state.reserve != 0)


def open_discards(state: NautilionState) -> List[int]:
    return state.tables.discards[state.crew * 2 + (1 if state.reserve else 0)]


def lost_the_only_token(state: NautilionState) -> bool:
    """N-6.1: where only one token can go there is nothing to choose."""
    options = open_discards(state)
    if len(options) > 1:
        return False
    lose_token(state, argument_of(options[0]))
    return True


def lose_token(state: NautilionState, source: i64) -> None:
    """N-6.1: from the reserve or from a cabin."""
    if source == RESERVE_PILE:
        state.pay(1)
    else:
        state.give_up(source)
