"""Expansion 4, the Darkhouse: phase 0 and its cards (N-16)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_each_seat, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import argument_of, pack, verb_of
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.games.nautilion.components.kit import (
    CARDS,
    EXCHANGE,
    FREE_WHIRLWIND,
    NAUTILION_FIRST,
    ONLY_ON_FOUR,
    PUT_BACK,
    TOLL,
    TWO_TOKENS,
)
from seaboard.games.nautilion.rules.actions import INSERT, MACHINATION, TAKE, UNSEAT
from seaboard.games.nautilion.rules.ducts import CABINS, may_leave
from seaboard.games.nautilion.rules.expansions.landing import places_for, settle, with_a_place
from seaboard.games.nautilion.rules.expansions.losses import Loss, pay
from seaboard.games.nautilion.rules.expansions.state import NOT_YET, ExpandedState
from seaboard.games.nautilion.rules.state import GONE, NO_TOKEN

ADD_A_CARD: Final = ask_of_nature("nautilion-ask-machination", ("N-16.2",))
UNSEAT_WHOM: Final = ask_of_each_seat("nautilion-ask-unseat", ("N-16.6",))
INSERT_WHERE: Final = ask_of_each_seat("nautilion-ask-insert", ("N-16.6",))
RECOVER_WHICH: Final = ask_of_each_seat("nautilion-ask-recover", ("N-16.15",))
PUT_WHERE: Final = ask_of_each_seat("nautilion-ask-landing", ("N-16.15",))


def cards_to_add(state: ExpandedState) -> List[int]:
    """N-16.2: the row has as many red cards as the difficulty says, in random order; each as often as it is likely."""
    kit = state.tables.kit
    reds = [card for card in range(1, CARDS + 1) if kit.red[card] and card not in state.row]
    blues = [card for card in range(1, CARDS + 1) if not kit.red[card] and card not in state.row]
    wanted = kit.reds[state.expansions.machinations - 1] - len([card for card in state.row if kit.red[card]])
    others = kit.row - len(state.row) - wanted
    found = [pack(MACHINATION, card) for card in reds for _ in range(wanted * max(1, len(blues)))]
    return found + [pack(MACHINATION, card) for card in blues for _ in range(others * max(1, len(reds)))]


def walk(state: ExpandedState) -> None:
    """N-16.3: on to the next card, from the last to the first; on the first turn the first card."""
    state.scheme = 0
    if not state.expansions.machinations or state.silence:
        return
    state.walked = 0 if state.walked == NOT_YET else (state.walked + 1) % len(state.row)
    state.scheme = state.tables.kit.machinations[state.row[state.walked]]


def resolve(state: ExpandedState) -> Optional[Procedure[ExpandedState]]:
    """N-16.4: what a card does at once; the others change a later phase."""
    if state.scheme == FREE_WHIRLWIND:
        state.free_whirls = 1
    if state.scheme == TOLL:
        return Loss(0, 1)
    if state.scheme == PUT_BACK and unseatable(state):
        return PutBack()
    return None


def settles_for_standing_still(state: ExpandedState) -> None:
    """N-16.9, N-16.11: some cards are ignored when the Nautilion does not move."""
    if state.scheme in (EXCHANGE, NAUTILION_FIRST):
        state.scheme = 0


def bite(state: ExpandedState) -> i64:
    """N-6.1, N-16.7, N-16.13, N-17.4: how many tokens the Darkhouse takes for its die."""
    die = state.plan & 7
    if state.silence or not state.tables.bites[die]:
        return 0
    if state.scheme == ONLY_ON_FOUR:
        return 1 if die >= 4 else 0
    return 2 if state.scheme == TWO_TOKENS else 1


def unseatable(state: ExpandedState) -> List[int]:
    """N-16.6: crew that can leave without splitting the others."""
    aboard = state.aboard()
    return [
        pack(UNSEAT, cabin)
        for cabin in range(1, CABINS + 1)
        if state.crew >> cabin & 1 and may_leave(cabin, aboard, state.tables.joined)
    ]


def gaps(state: ExpandedState) -> List[int]:
    """N-16.6: right before the Nautilion, or behind any token or the Phantom ahead of it."""
    first = state.nautilion
    return [
        pack(INSERT, place)
        for place in range(first, state.abyss())
        if place in (first, state.phantom) or state.path[place] != GONE
    ]


@final
class PutBack(Procedure[ExpandedState]):
    """N-16.6: a crew member goes back to the path."""

    STEPS: ClassVar[Steps] = {"unseat": ("N-16.6", "N-9.3"), "insert": ("N-16.6",)}
    FIELDS: ClassVar[Tuple[str, ...]] = ("token",)
    token: i64 = 0

    def unseat(self, state: ExpandedState) -> Optional[Ask]:
        return None if self.token else UNSEAT_WHOM[state.active]

    def insert(self, state: ExpandedState) -> Optional[Ask]:
        return INSERT_WHERE[state.active] if self.token else None

    def legal(self, state: ExpandedState, seat: i64) -> List[int]:
        return gaps(state) if self.token else unseatable(state)

    def answer(self, state: ExpandedState, seat: i64, action: i64) -> None:
        argument = argument_of(action)
        if verb_of(action) == UNSEAT:
            state.crew &= ~(1 << argument)
            self.token = argument
        else:
            put_on_the_path(state, self.token, argument + 1)
            self.token = NO_TOKEN


def put_on_the_path(state: ExpandedState, token: i64, place: i64) -> None:
    """An empty place is used where there is one; else all places from here on move up by one, Reefs with them."""
    if state.path[place] != GONE or place == state.phantom or state.reefs[place]:
        state.make_room(place)
    state.path[place] = token


def recoverable(state: ExpandedState) -> List[int]:
    """N-16.15: tokens of the discard pile for which there is a place aboard or in the mage's cabin."""
    return [pack(TAKE, kind) for kind in with_a_place(state, state.discard_pile())]


def something_returns(state: ExpandedState) -> bool:
    """N-16.15: from the discard pile, or one of the tokens that pay."""
    if recoverable(state):
        return True
    return state.tables.kit.recovery_cost > 0 and len(with_a_place(state, state.kinds_to_spend())) > 0


@final
class Recovery(Procedure[ExpandedState]):
    """N-16.15: paid for, a token of the discard pile goes to its place."""

    STEPS: ClassVar[Steps] = {
        "pay": ("N-16.15", "N-4.3"),
        "take": ("N-16.15",),
        "put": ("N-16.15", "N-12.6"),
    }

    def pay(self, state: ExpandedState) -> Optional[Ask]:
        pay(state, state.tables.kit.recovery_cost, 1)
        return None

    def take(self, state: ExpandedState) -> Optional[Ask]:
        return None if state.taken else RECOVER_WHICH[state.active]

    def put(self, state: ExpandedState) -> Optional[Ask]:
        if not state.taken:
            return None
        places = places_for(state, state.taken)
        if len(places) > 1:
            return PUT_WHERE[state.active]
        settle(state, places[0])
        state.taken = NO_TOKEN
        return None

    def legal(self, state: ExpandedState, seat: i64) -> List[int]:
        return recoverable(state) if self.step == TAKING else places_for(state, state.taken)

    def answer(self, state: ExpandedState, seat: i64, action: i64) -> None:
        if self.step == TAKING:
            state.taken = argument_of(action)
            state.take_back(state.taken)
        else:
            settle(state, action)
            state.taken = NO_TOKEN


TAKING: Final = step_number(Recovery, "take")
