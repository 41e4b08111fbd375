"""Settle (D-8): two settlers move, then the bonus."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple

from seaboard.core.ask import Ask, ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.diluvium.rules.actions import BIT, GAINS, RESOURCES, SETTLE
from seaboard.games.diluvium.rules.settlers import ANYWHERE, NOBODY, MoveSettler
from seaboard.games.diluvium.rules.state import D, DiluviumState

GAIN_WHICH: Final = ask_of_each_seat("diluvium-ask-gain", ("D-8.2",))
NONE_YET: Final = -1


class Settle(Procedure[D]):
    STEPS: ClassVar[Steps] = {
        "first_settler": ("D-8.1",),
        "second_settler": ("D-8.1",),
        "bonus": ("D-3.4", "D-8.2", "D-17.2"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("gained",)
    gained: i64 = -1

    def first_settler(self, state: D) -> Optional[Ask]:
        state.moved = NOBODY
        return self.move_one(state, NOBODY)

    def second_settler(self, state: D) -> Optional[Ask]:
        """D-8.1: another settler than the first."""
        return self.move_one(state, state.moved)

    def move_one(self, state: D, barred: i64) -> Optional[Ask]:
        return self.call(state, MoveSettler(0, ANYWHERE, barred))

    def bonus(self, state: D) -> Optional[Ask]:
        """D-8.2, D-17.2: judged when the turn began."""
        if not state.bonus & BIT[SETTLE] or self.gained != NONE_YET:
            return None
        seat = state.active
        gold: i64 = state.tables.settle_gold[state.board[seat]]
        if gold:
            state.earn(seat, gold)
            return None
        full = trays_left(state)
        if len(full) > 1:
            return GAIN_WHICH[seat]
        if full:
            state.harvest(seat, full[0] >> ARGUMENT, 1)
        return None

    def legal(self, state: D, seat: i64) -> List[int]:
        return trays_left(state)

    def answer(self, state: D, seat: i64, action: i64) -> None:
        self.gained = action >> ARGUMENT
        state.harvest(seat, self.gained, 1)


def trays_left(state: DiluviumState) -> List[int]:
    """D-10.4: the resources one can still take."""
    return [GAINS[kind] for kind in range(RESOURCES) if state.tray[kind]]
