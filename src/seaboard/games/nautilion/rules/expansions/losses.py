"""Tokens that must be discarded or spent, and whose choice they are (N-4.3, N-6.1, N-13.6)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import argument_of, pack
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.games.nautilion.components.kit import MAGE_A, TRADES
from seaboard.games.nautilion.rules.actions import CABIN_CREW, DISCARD, RESERVE_PILE, SPEND
from seaboard.games.nautilion.rules.ducts import CABINS, may_leave
from seaboard.games.nautilion.rules.expansions.landing import with_a_place
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

LOSE_WHICH: Final = ask_of_each_seat("nautilion-ask-lose", ("N-6.1", "N-9.3", "N-13.6"))
SPEND_WHICH: Final = ask_of_each_seat("nautilion-ask-spend", ("N-4.3",))


def losable(state: ExpandedState) -> List[int]:
    """N-6.1, N-13.6: from the Nautilion, the mage's cabin or the reserve."""
    aboard = state.aboard()
    found: List[int] = []
    cabin: i64 = 1
    while cabin <= CABINS:
        if aboard >> cabin & 1 and may_leave(cabin, aboard, state.tables.joined):
            found.append(pack(DISCARD, cabin))
        cabin += 1
    if state.guests:
        found += in_the_cabin(state)
    if state.reserve:
        found.append(pack(DISCARD, RESERVE_PILE))
    return found


def in_the_cabin(state: ExpandedState) -> List[int]:
    guests = state.guests
    partners = state.tables.kit.partners
    mages = [pack(DISCARD, MAGE_A + trade) for trade in range(TRADES) if guests >> MAGE_A + trade & 1]
    return mages + [pack(DISCARD, CABIN_CREW + trade) for trade in range(TRADES) if guests >> partners[trade] & 1]


@final
class Loss(Procedure[ExpandedState]):
    """So many tokens are discarded, one after the other; where only one can go, it goes without a question."""

    STEPS: ClassVar[Steps] = {"lose": ("N-6.1", "N-13.6", "N-14.11", "N-16.7", "N-16.8")}
    FIELDS: ClassVar[Tuple[str, ...]] = ("owed",)
    owed: i64 = 1

    def lose(self, state: ExpandedState) -> Optional[Ask]:
        while self.owed:
            options = losable(state)
            if len(options) > 1:
                return LOSE_WHICH[state.active]
            self.owed -= 1
            if options and self.lose_one(state, argument_of(options[0])):
                return self.go_to(LOSING)
        return None

    def lose_one(self, state: ExpandedState, source: i64) -> bool:
        """Whether a question which token of the reserve it is comes first."""
        if source != RESERVE_PILE:
            state.give_up(source)
            return False
        return pay(state, 1)

    def legal(self, state: ExpandedState, seat: i64) -> List[int]:
        return losable(state)

    def answer(self, state: ExpandedState, seat: i64, action: i64) -> None:
        self.owed -= 1
        self.lose_one(state, argument_of(action))


LOSING: Final = step_number(Loss, "lose")


def pay(state: ExpandedState, tokens: i64, returning: i64 = 0) -> bool:
    """N-4.3: tokens of the reserve are spent; whether a question which ones comes first."""
    if tokens < state.reserve and len(state.kinds_to_spend()) > 1 and state.spending_matters():
        state.stack.append(Payment(0, tokens, returning))
        return True
    state.pay(tokens)
    return False


@final
class Payment(Procedure[ExpandedState]):
    """N-4.3: the player says which tokens of the reserve are spent; with `returning` a token comes back from the
    discard pile for them (N-16.15).
    """

    STEPS: ClassVar[Steps] = {"spend": ("N-4.3", "N-16.15")}
    FIELDS: ClassVar[Tuple[str, ...]] = ("owed", "returning")
    owed: i64 = 1
    returning: i64 = 0

    def kinds(self, state: ExpandedState) -> List[int]:
        """N-16.15: where nothing in the discard pile has a place, the last token must be one that has."""
        every = state.kinds_to_spend()
        if self.returning and self.owed == 1 and not with_a_place(state, state.discard_pile()):
            return with_a_place(state, every)
        return every

    def spend(self, state: ExpandedState) -> Optional[Ask]:
        while self.owed:
            kinds = self.kinds(state)
            if len(kinds) > 1 and self.owed < state.reserve:
                return SPEND_WHICH[state.active]
            self.owed -= 1
            state.spend(kinds[0])
        return None

    def legal(self, state: ExpandedState, seat: i64) -> List[int]:
        return [pack(SPEND, kind) for kind in self.kinds(state)]

    def answer(self, state: ExpandedState, seat: i64, action: i64) -> None:
        self.owed -= 1
        state.spend(argument_of(action))
