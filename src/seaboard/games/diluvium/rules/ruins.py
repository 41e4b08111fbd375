"""The ruins cards (D-15): drawing, playing and burying them."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, pack
from seaboard.core.pieces.pile import EMPTY, added, kinds, removed
from seaboard.core.procedure import Procedure, Steps
from seaboard.core.rng import Rng
from seaboard.games.diluvium.rules.actions import CANNON, CARD, CARDS, LEGENDARY, TREASURE
from seaboard.games.diluvium.rules.state import D, DiluviumState

DRAW_A_CARD: Final = ask_of_nature("diluvium-ask-card", ("D-7.2", "D-15.2"))
DRAWN: Final[List[int]] = [pack(CARD, kind) for kind in range(CARDS)]


def discard_card(state: DiluviumState, seat: i64, kind: i64) -> None:
    """D-15.2."""
    state.cards[seat] = removed(state.cards[seat], kind)
    state.buried = added(state.buried, kind)


def at_once(state: DiluviumState, seat: i64, kind: i64) -> None:
    """D-15.4 to D-15.6, D-15.8, D-15.9: the cards that need no further choice."""
    if kind <= LEGENDARY:
        state.harvest(seat, kind, state.tables.card_harvest)
    elif kind == TREASURE:
        state.earn(seat, state.tables.treasure_gold)
    else:
        state.strength[seat] += 1


def does_something_at_once(state: DiluviumState, seat: i64, kind: i64) -> bool:
    """D-15.1: a card that would do nothing is not played."""
    if kind <= LEGENDARY:
        return state.tray[kind] > 0
    if kind == CANNON:
        return state.strength[seat] < state.tables.strongest
    return kind == TREASURE


class DrawCard(Procedure[D]):
    """D-7.2, D-15.2: a settler on ruins brings its owner a card."""

    STEPS: ClassVar[Steps] = {"reshuffle": ("D-15.2",), "draw": ("D-7.2", "D-15.3")}
    FIELDS: ClassVar[Tuple[str, ...]] = ("seat", "drawn")
    seat: i64 = 0
    drawn: i64 = 0

    def reshuffle(self, state: D) -> Optional[Ask]:
        if state.deck == EMPTY:
            state.deck = state.buried
            state.buried = EMPTY
        return None

    def draw(self, state: D) -> Optional[Ask]:
        return DRAW_A_CARD if state.deck != EMPTY and not self.drawn else None

    def legal(self, state: D, seat: i64) -> List[int]:
        return [DRAWN[kind] for kind in kinds(state.deck)]

    def answer(self, state: D, seat: i64, action: i64) -> None:
        kind = action >> ARGUMENT
        state.deck = removed(state.deck, kind)
        state.cards[self.seat] = added(state.cards[self.seat], kind)
        self.drawn = 1

    def sample(self, state: D, rng: Rng) -> i64:
        return DRAWN[rng.choice(kinds(state.deck))]
