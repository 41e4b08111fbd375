"""The water rises (DV-3.3)."""

from __future__ import annotations

from typing import ClassVar, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.diluvia.components.tables import TOP, size
from seaboard.games.diluvia.rules.actions import BIT, SIDE, SQUARES
from seaboard.games.diluvia.rules.boarding import WHICH_SEAT, board, chooser, empty_jungle, free_seats
from seaboard.games.diluvia.rules.ending import result
from seaboard.games.diluvia.rules.state import NOBODY, DiluviaState


@final
class Rise(Procedure[DiluviaState]):
    """`by_card` tells whether a Flood card or the meter raised the water; `boarding` is whose animal boards."""

    STEPS: ClassVar[Steps] = {
        "rise": ("DV-3.3", "DV-3.5", "DV-15.1", "DV-15.2", "DV-15.3", "DV-15.4"),
        "take_aboard": ("DV-3.1", "DV-3.3"),
        "settle_down": ("DV-14.1",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("by_card", "boarding")
    by_card: i64 = 0
    boarding: i64 = -1

    def rise(self, state: DiluviaState) -> Optional[Ask]:
        """DV-3.3, DV-15.1."""
        state.level += 1
        drown(state)
        if state.level == TOP:
            state.by_card = self.by_card
            state.finish(result(state))
            return None
        lift_the_raft(state)
        self.boarding = state.owner_at(state.jungle, state.raft)
        if self.boarding != NOBODY:
            left: i64 = BIT[state.raft]
            state.jungle[self.boarding] ^= left
        return None

    def take_aboard(self, state: DiluviaState) -> Optional[Ask]:
        """DV-3.3: with no seat free the animal goes adrift; a single seat is taken without asking."""
        if self.boarding == NOBODY:
            return None
        seats = free_seats(state)
        if len(seats) > 1:
            return WHICH_SEAT[chooser(state, self.boarding)]
        if seats:
            board(state, self.boarding, seats[0])
        else:
            state.adrift[self.boarding] += 1
        self.boarding = NOBODY
        return None

    def settle_down(self, state: DiluviaState) -> Optional[Ask]:
        """DV-14.1."""
        empty_jungle(state)
        return None

    def legal(self, state: DiluviaState, seat: i64) -> List[int]:
        return free_seats(state)

    def answer(self, state: DiluviaState, seat: i64, action: i64) -> None:
        board(state, self.boarding, action)
        self.boarding = NOBODY


def drown(state: DiluviaState) -> None:
    """DV-3.3: animals at or below the line go adrift."""
    dry: i64 = state.tables.dry[state.level]
    seat: i64 = 0
    while seat < state.players:
        animals: i64 = state.jungle[seat]
        caught = animals & ~dry
        state.jungle[seat] = animals & dry
        if caught:
            adrift: i64 = state.adrift[seat]
            state.adrift[seat] = adrift + size(caught)
        seat += 1


def lift_the_raft(state: DiluviaState) -> None:
    """DV-3.3, DV-11.1: one row up, wherever it is; free tentacles may have put it on the highest."""
    if state.raft + SIDE < SQUARES:
        state.raft += SIDE
