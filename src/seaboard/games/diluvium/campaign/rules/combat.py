"""Combat tokens (S-3.3): drawn, shown, and shuffled together when three show the same value."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.ask import ask_of_nature
from seaboard.core.native import i64
from seaboard.core.pieces.pile import EMPTY, added, count, kinds, removed
from seaboard.games.diluvium.campaign.rules.actions import DRAWS, TOKENS, VALUE
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, SoloState

DRAW_A_TOKEN: Final = ask_of_nature("solo-ask-token", ("S-3.2", "S-3.3"))
SAME: Final = 3


def tokens_left(state: SoloState) -> List[int]:
    return [DRAWS[kind] for kind in kinds(state.combat)]


def show(state: SoloState, kind: i64) -> None:
    """S-3.3."""
    state.combat = removed(state.combat, kind)
    state.shown = added(state.shown, kind)
    if shown_of(state, VALUE[kind]) >= SAME:
        state.combat += state.shown
        state.shown = EMPTY


def shown_of(state: SoloState, value: i64) -> i64:
    """How many discarded tokens show this value."""
    total: i64 = 0
    for kind in range(TOKENS):
        if VALUE[kind] == value:
            total += count(state.shown, kind)
    return total


def learn(state: SoloState, kind: i64) -> None:
    """S-9.4: a token of value 0 makes the adversary stronger."""
    if VALUE[kind] == 0:
        strengthen(state)


def strengthen(state: SoloState) -> None:
    if state.strength[ADVERSARY] < state.tables.strongest:
        state.strength[ADVERSARY] += 1
