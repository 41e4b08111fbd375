"""Set-up with expansions (N-2, N-13.1, N-14.1, N-15.1, N-16.2, N-17.1)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.engine import advance
from seaboard.core.native import i64
from seaboard.core.packing import argument_of, pack, verb_of
from seaboard.core.pieces.pile import kinds, removed
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.nautilion.components.tables import Tables
from seaboard.games.nautilion.rules.actions import ADMIRALS, MACHINATION, REEFS, STREW, STREWN_AT_ONCE
from seaboard.games.nautilion.rules.expansions.heroics import REVEAL_A_CARD, cards_to_reveal, reveal, shown_cards
from seaboard.games.nautilion.rules.expansions.machinations import ADD_A_CARD, cards_to_add
from seaboard.games.nautilion.rules.expansions.reefs import (
    LAY_REEFS,
    every_reefs,
    lay_reefs,
    next_reef_place,
    sample_reefs,
)
from seaboard.games.nautilion.rules.expansions.state import ExpandedState, Expansions
from seaboard.games.nautilion.rules.expansions.turn import ExpandedTurn
from seaboard.games.nautilion.rules.setup import ADMIRAL_DEALS, DEAL_ADMIRALS, are_in
from seaboard.games.nautilion.rules.state import UNDECIDED

STREW_THE_PATH: Final = ask_of_nature("nautilion-ask-lay", ("N-2.1", "N-13.1", "N-14.1"))


def set_up(tables: Tables, expansions: Expansions, players: int, reserve: int) -> ExpandedState:
    state = ExpandedState(tables, expansions, players, reserve)
    state.stack.append(ExpandedSetup())
    advance(state)
    return state


@final
class ExpandedSetup(Procedure[ExpandedState]):
    STEPS: ClassVar[Steps] = {
        "strew_the_path": ("N-2.1", "N-2.2", "N-13.1", "N-14.1"),
        "lay_the_reefs": ("N-15.1",),
        "deal_the_admirals": ("N-12.1",),
        "lay_the_machinations": ("N-16.2",),
        "reveal_the_heroics": ("N-17.1", "N-17.2"),
        "set_sail": ("N-3.1",),
    }

    def strew_the_path(self, state: ExpandedState) -> Optional[Ask]:
        """N-2.1, N-13.1, N-14.1: all tokens, shuffled, nine at a time."""
        return STREW_THE_PATH if state.laid < state.abyss() - 1 else None

    def lay_the_reefs(self, state: ExpandedState) -> Optional[Ask]:
        """N-15.1: three at a time."""
        return LAY_REEFS if next_reef_place(state) else None

    def deal_the_admirals(self, state: ExpandedState) -> Optional[Ask]:
        """N-12.1."""
        return DEAL_ADMIRALS if state.players == 2 and state.first_admiral == UNDECIDED else None

    def lay_the_machinations(self, state: ExpandedState) -> Optional[Ask]:
        """N-16.2: one card after the other."""
        wanted = state.tables.kit.row if state.expansions.machinations else 0
        return ADD_A_CARD if len(state.row) < wanted else None

    def reveal_the_heroics(self, state: ExpandedState) -> Optional[Ask]:
        """N-17.1: three cards."""
        wanted = state.tables.kit.shown if state.expansions.heroics else 0
        return REVEAL_A_CARD if len(shown_cards(state)) < wanted else None

    def set_sail(self, state: ExpandedState) -> Optional[Ask]:
        """N-3.1: the turns begin."""
        return self.hand_over(state, ExpandedTurn())

    def legal(self, state: ExpandedState, seat: i64) -> List[int]:
        """The orders of the path are too many to list."""
        step = self.step
        if step == REEFING:
            return every_reefs(state)
        if step == DEALING:
            return ADMIRAL_DEALS
        if step == ADDING:
            return cards_to_add(state)
        return [] if step == STREWING else cards_to_reveal(state)

    def answer(self, state: ExpandedState, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        argument = argument_of(action)
        if verb == STREW:
            strew(state, argument)
        elif verb == REEFS:
            lay_reefs(state, argument)
        elif verb == ADMIRALS:
            state.first_admiral = argument
        elif verb == MACHINATION:
            state.row.append(argument)
        else:
            reveal(state, argument)

    def sample(self, state: ExpandedState, rng: Rng) -> i64:
        step = self.step
        if step == STREWING:
            return pack(STREW, drawn(state.bag, rng))
        return sample_reefs(state, rng) if step == REEFING else rng.choice(self.legal(state, seat=0))


STREWING: Final = step_number(ExpandedSetup, "strew_the_path")
REEFING: Final = step_number(ExpandedSetup, "lay_the_reefs")
DEALING: Final = step_number(ExpandedSetup, "deal_the_admirals")
ADDING: Final = step_number(ExpandedSetup, "lay_the_machinations")


def strew(state: ExpandedState, tokens: i64) -> None:
    for _ in range(STREWN_AT_ONCE):
        state.laid += 1
        token = tokens & 15
        state.path[state.laid] = token
        state.bag = removed(state.bag, token)
        tokens >>= 4


def drawn(bag: i64, rng: Rng) -> i64:
    """Nine tokens without replacement."""
    left = kinds(bag)
    tokens: i64 = 0
    for place in range(STREWN_AT_ONCE):
        index = rng.below(len(left))
        token: i64 = left[index]
        tokens |= token << 4 * place
        left[index] = left[len(left) - 1]
        left.pop()
    return tokens


def could_be_strewn(bag: i64, action: i64) -> bool:
    """Whether the bag holds these nine tokens."""
    return verb_of(action) == STREW and are_in(bag, argument_of(action), STREWN_AT_ONCE)
