"""A turn with expansions: phase 0, the Reef, and the five phases (N-3, N-16.1). The work is done where each rule is."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import argument_of, verb_of
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.nautilion.components.kit import FIXED_DICE, TWICE
from seaboard.games.nautilion.rules.actions import HEROIC, PLAN, RECOVER, REROLL, ROLL, START, TRANSLATION
from seaboard.games.nautilion.rules.currents import (
    CAST_OR_PLAN,
    CHOOSE_WHO_STARTS,
    ROLL_THE_DICE,
    STARTERS,
    Translation,
)
from seaboard.games.nautilion.rules.expansions.currents import cast, is_planned, open_choices, rolls, together, without
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction, once_again
from seaboard.games.nautilion.rules.expansions.landing import PLACE_WHERE, reserve_what_has_no_place, settle
from seaboard.games.nautilion.rules.expansions.losses import Loss
from seaboard.games.nautilion.rules.expansions.machinations import (
    Recovery,
    bite,
    resolve,
    settles_for_standing_still,
    walk,
)
from seaboard.games.nautilion.rules.expansions.mercenaries import Collision
from seaboard.games.nautilion.rules.expansions.phases import (
    COLLIDED,
    OWES,
    landings,
    sail_the_nautilion,
    sail_the_phantom,
)
from seaboard.games.nautilion.rules.expansions.reefs import ROLL_FOR_THE_REEF, escapes, reef_beside, take_the_reef
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import NO_TOKEN


@final
class ExpandedTurn(Procedure[ExpandedState]):
    """`checked` is what was rolled for the Reef, `laid` says that a card has laid the dice, `lying` are the dice that
    lie while a partnership rolls one again.
    """

    STEPS: ClassVar[Steps] = {
        "machinations": ("N-16.1", "N-16.3", "N-16.4"),
        "reef": ("N-15.3", "N-15.4"),
        "roll_the_dice": ("N-4.1", "N-15.5", "N-16.5", "N-16.11", "N-16.12"),
        "choose_who_starts": ("N-12.4",),
        "heroic_lasts": ("N-17.3",),
        "cast_or_plan": ("N-4.2", "N-5.1", "N-13.5", "N-17.3"),
        "darkhouse": ("N-6.1", "N-6.2", "N-6.3"),
        "phantom": ("N-7.1", "N-7.3", "N-7.4", "N-14.3", "N-14.5", "N-15.2"),
        "nautilion": ("N-8.1", "N-8.3", "N-14.5", "N-15.5"),
        "place_or_reserve": ("N-8.3", "N-8.4", "N-8.5", "N-13.3", "N-14.4"),
        "once_more": ("N-16.4",),
        "next_turn": ("N-3.1", "N-12.5"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("checked", "laid", "lying")
    checked: i64 = 0
    laid: i64 = 0
    lying: i64 = 0

    def machinations(self, state: ExpandedState) -> Optional[Ask]:
        """Phase 0."""
        walk(state)
        scheme = resolve(state)
        if scheme is not None:
            return self.call(state, scheme)
        return None

    def reef(self, state: ExpandedState) -> Optional[Ask]:
        """N-15.3: before phase 1, where the Nautilion lies at a Reef."""
        if self.checked or not reef_beside(state):
            return None
        return ROLL_FOR_THE_REEF

    def roll_the_dice(self, state: ExpandedState) -> Optional[Ask]:
        """N-4.1; N-16.12: a card may lay the dice instead."""
        if state.dice:
            return None
        if state.scheme == FIXED_DICE and not self.laid:
            self.laid = 1
            state.dice = state.tables.kit.fixed_dice
            return None
        return ROLL_THE_DICE

    def choose_who_starts(self, state: ExpandedState) -> Optional[Ask]:
        """N-12.4: once, after the first roll of two players."""
        return CHOOSE_WHO_STARTS if state.active < 0 else None

    def heroic_lasts(self, state: ExpandedState) -> Optional[Ask]:
        """N-17.3: as soon as dice lie, card 1 of the turn before works once more."""
        return self.call(state, once_again(state)) if state.due else None

    def cast_or_plan(self, state: ExpandedState) -> Optional[Ask]:
        """N-4.2, N-5.1: what one likes and can pay, then the dice are given out; some are rolled later."""
        if is_planned(state):
            return None
        return CAST_OR_PLAN[state.active] if state.dice else self.go_to(ROLLING)

    def darkhouse(self, state: ExpandedState) -> Optional[Ask]:
        """N-6, N-16.7, N-16.13."""
        tokens = bite(state)
        return self.call(state, Loss(0, tokens)) if tokens else None

    def phantom(self, state: ExpandedState) -> Optional[Ask]:
        """N-7."""
        happened = sail_the_phantom(state)
        if happened == COLLIDED:
            return self.collide(state)
        return self.call(state, Loss(0, 1)) if happened == OWES else None

    def nautilion(self, state: ExpandedState) -> Optional[Ask]:
        """N-8; N-15.5: held by a Reef it stays and takes the Reef."""
        if state.stuck:
            take_the_reef(state)
            return None
        happened = sail_the_nautilion(state)
        if happened == COLLIDED:
            return self.collide(state)
        return self.call(state, Loss(0, 1)) if happened == OWES else None

    def collide(self, state: ExpandedState) -> Optional[Ask]:
        """N-14.5: the turn ends."""
        self.call(state, Collision())
        return self.go_to(NEXT)

    def place_or_reserve(self, state: ExpandedState) -> Optional[Ask]:
        """N-8.3 to N-8.6."""
        reserve_what_has_no_place(state)
        return PLACE_WHERE[state.active] if state.taken else None

    def once_more(self, state: ExpandedState) -> Optional[Ask]:
        """N-16.4: one card has phases 2 to 5 played twice with the same dice."""
        if state.scheme != TWICE or state.pass_:
            return None
        state.pass_ = 1
        state.plan = 0
        state.stuck = 0
        return self.go_to(CASTING)

    def next_turn(self, state: ExpandedState) -> Optional[Ask]:
        """N-12.5: two players alternate whole turns."""
        state.dice = 0
        state.plan = 0
        state.pass_ = 0
        state.stuck = 0
        state.deeds = 0
        state.rerolled = 0
        state.free_whirls = 0
        state.free_swaps = 0
        state.recovered = 0
        state.due = state.lasting
        state.lasting = 0
        if state.silence:
            state.silence -= 1
        self.checked = 0
        self.laid = 0
        state.turn += 1
        if state.players == 2:
            state.active = 1 - state.active
        return self.go_to(MACHINATIONS)

    def legal(self, state: ExpandedState, seat: i64) -> List[int]:
        step = self.step
        if step == CASTING:
            return open_choices(state)
        if step == LANDING:
            return landings(state)
        if step == ROLLING:
            return state.tables.kit.rolls_of_one if self.lying else rolls(state)
        return state.tables.kit.rolls_of_one if step == REEF else STARTERS

    def answer(self, state: ExpandedState, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        argument = argument_of(action)
        step = self.step
        if step == REEF:
            self.meet_the_reef(state, argument >> 6)
        elif step == LANDING:
            settle(state, action)
            state.taken = NO_TOKEN
        elif verb == PLAN:
            self.plan(state, argument)
        elif verb == ROLL:
            state.dice = together(self.lying, argument >> 6) if self.lying else argument
            self.lying = 0
        elif verb == START:
            state.active = argument
        elif verb == REROLL:
            self.roll_again(state, argument)
        elif verb == HEROIC:
            self.call(state, HeroicAction(0, argument & 15, argument >> 4))
        elif verb == RECOVER:
            state.recovered = 1
            self.call(state, Recovery())
        else:
            if verb == TRANSLATION:
                state.stack.append(Translation())
            cast(state, action)

    def meet_the_reef(self, state: ExpandedState, die: i64) -> None:
        """N-15.4, N-15.5: free, or held for this turn."""
        self.checked = die
        if escapes(state, die):
            take_the_reef(state)
        else:
            state.stuck = 1
            settles_for_standing_still(state)

    def plan(self, state: ExpandedState, dice: i64) -> None:
        state.plan = dice
        if not is_planned(state):
            state.dice = 0

    def roll_again(self, state: ExpandedState, face: i64) -> None:
        """N-13.5: one die, the others lie; alone it is a roll like any other."""
        state.rerolled += 1
        self.lying = without(state.dice, face)
        state.dice = 0

    def sample(self, state: ExpandedState, rng: Rng) -> i64:
        return rng.choice(self.legal(state, 0))


MACHINATIONS: Final = step_number(ExpandedTurn, "machinations")
REEF: Final = step_number(ExpandedTurn, "reef")
ROLLING: Final = step_number(ExpandedTurn, "roll_the_dice")
CASTING: Final = step_number(ExpandedTurn, "cast_or_plan")
PHANTOM: Final = step_number(ExpandedTurn, "phantom")
LANDING: Final = step_number(ExpandedTurn, "place_or_reserve")
NEXT: Final = step_number(ExpandedTurn, "next_turn")
