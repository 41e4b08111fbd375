"""What a declared card is about and whom it touches, by what everybody sees (DV-9.1): nothing here knows a hand."""

from __future__ import annotations

from typing import Final, Tuple

from seaboard.core.packing import verb_of
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, CARD_OF, CARD_UNDO
from seaboard.games.diluvia.rules.cards import carry_out
from seaboard.games.diluvia.rules.notation import CARD_NAMES
from seaboard.games.diluvia.rules.play import Play
from seaboard.games.diluvia.rules.state import NOBODY, DiluviaState

UNDOABLE: Final[Tuple[str, ...]] = tuple(CARD_NAMES[kind] for kind in range(ACTION_CARDS) if kind != CARD_UNDO)


def declared(state: DiluviaState) -> Play:
    rule = state.stack[-1]
    assert isinstance(rule, Play)
    return rule


def declared_card(state: DiluviaState) -> str:
    return CARD_NAMES[CARD_OF[verb_of(declared(state).action)]]


def touches(state: DiluviaState, seat: int) -> bool:
    """DV-9.1: an animal of this side moves, the raft leaves the square its animals run to, or who is aboard changes."""
    after = state.copy()
    boards = carry_out(after, after.active, declared(state).action)
    if boards != NOBODY or after.aboard != state.aboard:
        return True
    sides = state.tables.side_of
    own = [one for one in range(state.players) if sides[one] == sides[seat]]
    if any(after.jungle[one] != state.jungle[one] for one in own):
        return True
    return after.raft != state.raft and any(state.jungle[one] for one in own)
