"""Set-up (N-2) and the dealing of Admirals (N-12.1)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.engine import advance
from seaboard.core.native import i64
from seaboard.core.packing import argument_of, pack, verb_of
from seaboard.core.pieces.pile import EMPTY, HIGHEST, ONE_HIGHEST, count, kinds, removed
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.nautilion.components.tables import Tables
from seaboard.games.nautilion.rules.actions import ADMIRALS, LAID_AT_ONCE, LAY
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.state import (
    ABYSS,
    EVERY_CREW_TOKEN,
    HAPPY_ISLES,
    NO_TOKEN,
    PLAYING,
    UNDECIDED,
    NautilionState,
    bare_path,
)
from seaboard.games.nautilion.rules.turn import Turn

COPIES: Final = 4
CREW_TOKENS: Final = CABINS * COPIES


BARE_PATH: Final[List[int]] = bare_path(CREW_TOKENS)

LAY_THE_PATH: Final = ask_of_nature("nautilion-ask-lay", ("N-2.1",))
DEAL_ADMIRALS: Final = ask_of_nature("nautilion-ask-admirals", ("N-12.1",))
ADMIRAL_DEALS: Final[List[int]] = [pack(ADMIRALS, 0), pack(ADMIRALS, 1)]


def set_up(tables: Tables, players: int, reserve: int) -> NautilionState:
    """N-2.4 to N-2.6: figures at their ends, the reserve beside the board; one reserve for both players (N-12.3)."""
    active = 0 if players == 1 else UNDECIDED
    state = NautilionState(
        tables=tables,
        players=players,
        bag=EVERY_CREW_TOKEN,
        path=BARE_PATH[:],
        laid=0,
        nautilion=HAPPY_ISLES,
        phantom=ABYSS,
        crew=0,
        reserve=reserve,
        spare=reserve,
        held=EMPTY,
        discarded=EMPTY,
        dice=0,
        plan=0,
        taken=NO_TOKEN,
        active=active,
        turn=1,
        first_admiral=UNDECIDED,
        ending=PLAYING,
        stack=[Setup()],
        pending=None,
    )
    advance(state)
    return state


@final
class Setup(Procedure[NautilionState]):
    STEPS: ClassVar[Steps] = {
        "lay_the_path": ("N-2.1", "N-2.2"),
        "deal_the_admirals": ("N-12.1",),
        "set_sail": ("N-3.1",),
    }

    def lay_the_path(self, state: NautilionState) -> Optional[Ask]:
        """N-2.1: all crew tokens, shuffled, twelve at a time."""
        return LAY_THE_PATH if state.laid < CREW_TOKENS else None

    def deal_the_admirals(self, state: NautilionState) -> Optional[Ask]:
        """N-12.1: at random, one each."""
        return DEAL_ADMIRALS if state.players == 2 and state.first_admiral == UNDECIDED else None

    def set_sail(self, state: NautilionState) -> Optional[Ask]:
        """N-3.1: the turns begin."""
        return self.hand_over(state, Turn())

    def legal(self, state: NautilionState, seat: i64) -> List[int]:
        """The Admirals only: the orders of the path are too many to list."""
        return ADMIRAL_DEALS if self.step == DEALING else []

    def answer(self, state: NautilionState, seat: i64, action: i64) -> None:
        if verb_of(action) == ADMIRALS:
            state.first_admiral = argument_of(action)
        else:
            self.lay(state, argument_of(action))

    def lay(self, state: NautilionState, tokens: i64) -> None:
        path = state.path
        bag = state.bag
        place = state.laid
        state.laid = place + LAID_AT_ONCE
        while place < state.laid:
            place += 1
            token = tokens & 15
            path[place] = token
            bag -= ONE_HIGHEST >> HIGHEST - 4 * token
            tokens >>= 4
        state.bag = bag

    def sample(self, state: NautilionState, rng: Rng) -> i64:
        if self.step == DEALING:
            return ADMIRAL_DEALS[rng.below(2)]
        return pack(LAY, drawn_from_the_bag(state.bag, rng))


DEALING: Final = step_number(Setup, "deal_the_admirals")


def drawn_from_the_bag(bag: i64, rng: Rng) -> i64:
    """Twelve tokens without replacement; one number of the generator settles four of them, exactly fairly."""
    tokens = kinds(bag)
    left: i64 = len(tokens)
    drawn: i64 = 0
    shift: i64 = 0
    while shift < 4 * LAID_AT_ONCE:
        number = rng.below(left * (left - 1) * (left - 2) * (left - 3))
        for _ in range(4):
            index = number % left
            number //= left
            left -= 1
            token: i64 = tokens[index]
            drawn |= token << shift
            shift += 4
            tokens[index] = tokens[left]
    return drawn


def could_be_laid(bag: i64, action: i64) -> bool:
    """Whether the bag holds these twelve tokens."""
    return verb_of(action) == LAY and are_in(bag, argument_of(action), LAID_AT_ONCE)


def are_in(bag: i64, tokens: i64, number: i64) -> bool:
    """Whether the bag holds so many tokens, and these."""
    while number:
        number -= 1
        if count(bag, tokens & 15) == 0:
            return False
        bag = removed(bag, tokens & 15)
        tokens >>= 4
    return tokens == 0
