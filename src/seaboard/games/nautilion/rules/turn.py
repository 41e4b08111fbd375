"""A turn and its five phases (N-3). Each step is one paragraph of a phase; the phase's own module does the work."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.nautilion.rules.actions import DISCARD, PLAN, ROLL, START, TRANSLATION
from seaboard.games.nautilion.rules.currents import (
    CAST_OR_PLAN,
    CHOOSE_WHO_STARTS,
    ROLL_THE_DICE,
    STARTERS,
    Translation,
    cast,
    open_choices,
)
from seaboard.games.nautilion.rules.darkhouse import (
    DISCARD_WHICH,
    bites,
    lose_token,
    lost_the_only_token,
    open_discards,
)
from seaboard.games.nautilion.rules.phantom import sail_the_phantom
from seaboard.games.nautilion.rules.state import NautilionState
from seaboard.games.nautilion.rules.voyage import PLACE_OR_RESERVE, open_landings, sail_the_nautilion, settle


class Turn(Procedure[NautilionState]):
    STEPS: ClassVar[Steps] = {
        "roll_the_dice": ("N-3.1", "N-4.1"),
        "choose_who_starts": ("N-12.4",),
        "cast_or_plan": ("N-4.2", "N-5.1"),
        "darkhouse": ("N-6.1", "N-6.2", "N-6.3"),
        "discard": ("N-6.1", "N-9.3"),
        "phantom": ("N-7.1", "N-7.2", "N-7.3", "N-7.4", "N-7.5"),
        "nautilion": ("N-8.1", "N-8.2", "N-8.3"),
        "place_or_reserve": ("N-8.3", "N-8.4", "N-8.5", "N-8.6"),
        "next_turn": ("N-3.1", "N-12.5"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("owed",)
    owed: i64 = 0

    def roll_the_dice(self, state: NautilionState) -> Optional[Ask]:
        """N-4.1."""
        return ROLL_THE_DICE if state.dice == 0 else None

    def choose_who_starts(self, state: NautilionState) -> Optional[Ask]:
        """N-12.4: once, after the first roll of two players."""
        return CHOOSE_WHO_STARTS if state.active < 0 else None

    def cast_or_plan(self, state: NautilionState) -> Optional[Ask]:
        """N-4.2, N-5.1: as many spells as one can pay, then the dice are given out."""
        if state.plan:
            return None
        return CAST_OR_PLAN[state.active] if state.dice else self.go_to(ROLLING)

    def darkhouse(self, state: NautilionState) -> Optional[Ask]:
        """N-6.1 to N-6.3: a high die costs a token, if there is one; where only one can go, it goes."""
        if bites(state) and not lost_the_only_token(state):
            self.owed = 1
        return None

    def discard(self, state: NautilionState) -> Optional[Ask]:
        """N-6.1: the player chooses which token is lost."""
        return DISCARD_WHICH[state.active] if self.owed else None

    def phantom(self, state: NautilionState) -> Optional[Ask]:
        """N-7."""
        sail_the_phantom(state)
        return None

    def nautilion(self, state: NautilionState) -> Optional[Ask]:
        """N-8.1 to N-8.3."""
        sail_the_nautilion(state)
        return None

    def place_or_reserve(self, state: NautilionState) -> Optional[Ask]:
        """N-8.3 to N-8.6."""
        return PLACE_OR_RESERVE[state.active] if state.taken else None

    def next_turn(self, state: NautilionState) -> Optional[Ask]:
        """N-12.5: two players alternate whole turns."""
        state.dice = 0
        state.plan = 0
        state.turn += 1
        if state.players == 2:
            state.active = 1 - state.active
        return self.go_to(ROLLING)

    def run(self, state: NautilionState) -> Optional[Ask]:
        """The steps above in one pass, nothing else: the conformance kit compares the two in every game it plays."""
        if self.step < DARKHOUSE:
            ask = self.phases_1_and_2(state)
            if ask is not None:
                return ask
        if self.step < PHANTOM:
            if self.owed:
                self.step = DISCARDING
                return DISCARD_WHICH[state.active]
            sail_the_phantom(state)
            if state.ending:
                return None
            sail_the_nautilion(state)
            if state.ending:
                return None
        if state.taken:
            self.step = LANDING
            return PLACE_OR_RESERVE[state.active]
        self.next_turn(state)
        self.step = ROLLING
        return ROLL_THE_DICE

    def phases_1_and_2(self, state: NautilionState) -> Optional[Ask]:
        if state.dice == 0:
            self.step = ROLLING
            return ROLL_THE_DICE
        if state.active < 0:
            self.step = STARTING
            return CHOOSE_WHO_STARTS
        if state.plan == 0:
            self.step = CASTING
            return CAST_OR_PLAN[state.active]
        self.step = DARKHOUSE
        if bites(state) and not lost_the_only_token(state):
            self.owed = 1
        return None

    def legal(self, state: NautilionState, seat: i64) -> List[int]:
        step = self.step
        if step == CASTING:
            return open_choices(state)
        if step == LANDING:
            return open_landings(state)
        if step == DISCARDING:
            return open_discards(state)
        return state.tables.rolls if step == ROLLING else STARTERS

    def answer(self, state: NautilionState, seat: i64, action: i64) -> None:
        verb = action & VERB
        argument = action >> ARGUMENT
        if verb == PLAN:
            state.plan = argument
        elif verb == ROLL:
            state.dice = argument
        elif verb > DISCARD:
            settle(state, verb)
        elif verb == DISCARD:
            lose_token(state, argument)
            self.owed = 0
        elif verb == START:
            state.active = argument
        else:
            cast(state, verb, argument)
            if verb == TRANSLATION:
                self.call(state, Translation())

    def sample(self, state: NautilionState, rng: Rng) -> i64:
        rolls = state.tables.rolls
        return rolls[rng.below(len(rolls))]


ROLLING: Final = step_number(Turn, "roll_the_dice")
STARTING: Final = step_number(Turn, "choose_who_starts")
CASTING: Final = step_number(Turn, "cast_or_plan")
DARKHOUSE: Final = step_number(Turn, "darkhouse")
DISCARDING: Final = step_number(Turn, "discard")
PHANTOM: Final = step_number(Turn, "phantom")
LANDING: Final = step_number(Turn, "place_or_reserve")
