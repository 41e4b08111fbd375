"""Phase 1, the Currents: the roll and the spells of the Grimoire (N-4); the Plan closes it (N-5)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_each_seat, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB, argument_of, pack
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.nautilion.components.tables import CAN_TIDE, CAN_TRANSLATE, CAN_WHIRL, Tables
from seaboard.games.nautilion.rules.actions import DICE, ROLL, START, SWAP, TIDE, WHIRLWIND, WITH, dice_in_order
from seaboard.games.nautilion.rules.state import GONE, NautilionState

FIRST_SEAT: Final = 0  # N-12.4: it speaks for the pair when they choose who starts

ROLL_THE_DICE: Final = ask_of_nature("nautilion-ask-roll", ("N-4.1",))
CHOOSE_WHO_STARTS: Final = ask_of_each_seat("nautilion-ask-start", ("N-12.4",))[FIRST_SEAT]
CAST_OR_PLAN: Final = ask_of_each_seat("nautilion-ask-plan", ("N-4.2", "N-5.1"))
SWAP_WHICH: Final = ask_of_each_seat("nautilion-ask-swap", ("N-4.6",))
SWAP_WITH: Final = ask_of_each_seat("nautilion-ask-with", ("N-4.6",))


STARTERS: Final[List[int]] = [pack(START, 0), pack(START, 1)]


def could_be_rolled(tables: Tables, action: i64) -> bool:
    """Three faces of the dice, lowest first: just those have choices prepared."""
    dice = action >> ARGUMENT
    return action & VERB == ROLL and 0 <= dice < DICE and len(tables.currents[dice * 8]) > 0


def open_choices(state: NautilionState) -> List[int]:
    """N-4.2, N-5.1: the spells that can be paid, and every way to give out the dice."""
    return state.tables.currents[state.dice * 8 + payable_spells(state)]


def payable_spells(state: NautilionState) -> i64:
    """N-4.3: what the reserve can pay for, as a mask of CAN_WHIRL, CAN_TIDE and CAN_TRANSLATE."""
    reserve = state.reserve
    tables = state.tables
    spells: i64 = 0
    if reserve >= tables.whirlwind:
        spells = CAN_WHIRL
    if reserve >= tables.tide:
        spells |= CAN_TIDE
    if reserve >= tables.translation and two_kinds_left(state.path):
        spells |= CAN_TRANSLATE
    return spells


def cast(state: NautilionState, verb: i64, argument: i64) -> None:
    """N-4.3 to N-4.6: pay, and change the dice; a Translation goes on by itself."""
    tables = state.tables
    if verb == WHIRLWIND:
        state.pay(tables.whirlwind)
        state.dice = 0
    elif verb == TIDE:
        state.pay(tables.tide)
        state.dice = turned(state.dice, argument & 7, argument >> 3)
    else:
        state.pay(tables.translation)


def turned(dice: i64, old: i64, new: i64) -> i64:
    """N-4.5: one die that shows `old` turned to `new`."""
    low = dice & 7
    middle = dice >> 3 & 7
    high = dice >> 6
    if low == old:
        low = new
    elif middle == old:
        middle = new
    else:
        high = new
    return dice_in_order(low, middle, high)


def two_kinds_left(path: List[int]) -> bool:
    """N-4.6: a swap needs two tokens of different numbers."""
    first: i64 = GONE
    place: i64 = 0
    last = len(path) - 2
    while place < last:
        place += 1
        number: i64 = path[place]
        if number != GONE:
            if first == GONE:
                first = number
            elif number != first:
                return True
    return False


@final
class Translation(Procedure[NautilionState]):
    """N-4.6: two tokens of the path change places."""

    STEPS: ClassVar[Steps] = {
        "choose_a_token": ("N-4.6",),
        "choose_another": ("N-4.6",),
        "swap": ("N-4.6",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("one", "other")
    one: i64 = 0
    other: i64 = 0

    def choose_a_token(self, state: NautilionState) -> Optional[Ask]:
        return None if self.one else SWAP_WHICH[state.active]

    def choose_another(self, state: NautilionState) -> Optional[Ask]:
        return None if self.other else SWAP_WITH[state.active]

    def swap(self, state: NautilionState) -> Optional[Ask]:
        path = state.path
        path[self.one], path[self.other] = path[self.other], path[self.one]
        return None

    def legal(self, state: NautilionState, seat: i64) -> List[int]:
        path = state.path
        if self.one == 0:
            return [pack(SWAP, place) for place in range(1, len(path) - 1) if path[place] != GONE]
        same = path[self.one]
        return [pack(WITH, place) for place in range(1, len(path) - 1) if path[place] not in (GONE, same)]

    def answer(self, state: NautilionState, seat: i64, action: i64) -> None:
        if self.one == 0:
            self.one = argument_of(action)
        else:
            self.other = argument_of(action)
