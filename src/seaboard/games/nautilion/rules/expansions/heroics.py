"""Expansion 5, the Heroic Actions: paid for with crew, each does its deed once (N-17)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_each_seat, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import argument_of, pack, verb_of
from seaboard.core.pieces.pile import count, removed
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.nautilion.components.kit import (
    CARDS,
    CLEAR_REEFS,
    DISARM,
    FROM_DISCARD,
    FROM_RESERVE,
    MERCENARY,
    NET,
    PHANTOM_ASTERN,
    PHANTOM_STILL,
    REPLACE,
    SET_DICE,
    SILENCE,
    TRADE,
    TRANSLATIONS,
)
from seaboard.games.nautilion.rules.actions import BANISH, HEROIC, LEAVE, REVEAL, SET, TAKE, dice_in_order
from seaboard.games.nautilion.rules.ducts import CABINS, in_one_group, may_leave
from seaboard.games.nautilion.rules.expansions.landing import places_for, settle
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

REVEAL_A_CARD: Final = ask_of_nature("nautilion-ask-reveal", ("N-17.1", "N-17.2"))
BANISH_WHICH: Final = ask_of_each_seat("nautilion-ask-banish", ("N-17.7",))
SET_HOW: Final = ask_of_each_seat("nautilion-ask-set", ("N-17.6",))
RECOVER_WHOM: Final = ask_of_each_seat("nautilion-ask-crew-back", ("N-17.9", "N-17.10"))
TRADE_WHERE: Final = ask_of_each_seat("nautilion-ask-trade", ("N-17.13",))

LASTING_CARD: Final = 1  # N-17.3: the card, whatever an edition prints on it
FREE_SWAPS: Final = 2


def cards_to_reveal(state: ExpandedState) -> List[int]:
    """N-17.1: any card of the pile, each as likely."""
    return [pack(REVEAL, card) for card in range(1, CARDS + 1) if state.deck >> card & 1]


def reveal(state: ExpandedState, card: i64) -> None:
    state.deck &= ~(1 << card)
    state.shown |= 1 << card


def shown_cards(state: ExpandedState) -> List[int]:
    return [card for card in range(1, CARDS + 1) if state.shown >> card & 1]


def is_done(state: ExpandedState, deed: i64) -> bool:
    """Whether a card played this turn does that."""
    return state.deeds >> deed & 1 != 0


def lasts(card: i64) -> i64:
    """N-17.3: for how many turns a card works."""
    return 2 if card == LASTING_CARD else 1


def at_work(state: ExpandedState) -> List[int]:
    """What cards do this turn, also what card 1 of the turn before will do once dice lie."""
    return [deed for deed in range(1, CARDS + 1) if is_done(state, deed) or state.due & 15 == deed]


def playable(state: ExpandedState) -> List[int]:
    """N-17.3: each revealed card with each crew member that may pay for it."""
    if not state.shown or not state.crew:
        return []
    aboard = state.aboard()
    joined = state.tables.joined
    paying = [cabin for cabin in range(1, CABINS + 1) if state.crew >> cabin & 1]
    free = [cabin for cabin in paying if may_leave(cabin, aboard, joined)]
    found: List[int] = []
    for card in shown_cards(state):
        deed: i64 = state.tables.kit.heroics[card]
        mends = deed in (FROM_DISCARD, FROM_RESERVE)
        found += [
            pack(HEROIC, card | cabin << 4)
            for cabin in paying
            if cabin in free or (mends and menders(state, deed, cabin))
        ]
    return found


def menders(state: ExpandedState, deed: i64, paid: i64) -> List[int]:
    """N-17.9, N-17.10: who could come aboard once this crew member has paid, so that all are in one group."""
    without = state.aboard() & ~(1 << paid)
    source = state.held if deed == FROM_RESERVE else state.discarded
    admiral = state.admiral()
    found: List[int] = []
    number: i64 = 1
    while number <= CABINS:
        there = count(source, number) != 0 or (deed == FROM_DISCARD and number == paid)
        fits = there and not without >> number & 1 and admiral >> number & 1
        if fits and in_one_group(without | 1 << number, state.tables.joined):
            found.append(number)
        number += 1
    return found


@final
class HeroicAction(Procedure[ExpandedState]):
    """N-17.3 to N-17.15: a revealed card, paid for and removed. `left` is what may still be recovered. When card 1
    works once more, `card` is 0: it has left the game, and nobody pays.
    """

    STEPS: ClassVar[Steps] = {
        "pay": ("N-17.3", "N-9.3"),
        "act": (
            "N-17.4", "N-17.5", "N-17.6", "N-17.7", "N-17.8", "N-17.9", "N-17.10", "N-17.11", "N-17.12", "N-17.13",
            "N-17.14", "N-17.15",
        ),
        "reveal": ("N-17.7",),
    }  # fmt: skip
    FIELDS: ClassVar[Tuple[str, ...]] = ("card", "paid", "deed", "left")
    card: i64 = 0
    paid: i64 = 0
    deed: i64 = 0
    left: i64 = 0

    def pay(self, state: ExpandedState) -> Optional[Ask]:
        """N-17.3: the crew member is discarded, the card leaves the game."""
        self.deed = state.tables.kit.heroics[self.card]
        self.left = 1
        if self.deed == TRADE:
            self.left = self.others_of_the_trio(state)
        if lasts(self.card) > 1 and self.deed != SILENCE and not self.is_wasted(state):
            state.lasting = self.deed | self.paid << 4
        state.give_up(self.paid)
        state.shown &= ~(1 << self.card)
        return None

    def is_wasted(self, state: ExpandedState) -> bool:
        """N-17.13 to N-17.15: somebody else should have paid."""
        kit = state.tables.kit
        if self.deed == TRADE:
            return self.paid not in kit.partners
        if self.deed == DISARM:
            return self.paid not in kit.armed
        return self.deed == CLEAR_REEFS and self.paid not in kit.reef_numbers

    def others_of_the_trio(self, state: ExpandedState) -> i64:
        """N-17.13: a mask of the two other partners; empty when the wrong crew member paid."""
        partners = state.tables.kit.partners
        mask: i64 = 0
        if self.paid in partners:
            for number in partners:
                if number != self.paid:
                    mask |= 1 << number
        return mask

    def act(self, state: ExpandedState) -> Optional[Ask]:
        deed = self.deed
        if deed == SET_DICE:
            return SET_HOW[state.active] if self.left else None
        if deed == REPLACE:
            return BANISH_WHICH[state.active] if self.left and state.shown else None
        if deed in (FROM_DISCARD, FROM_RESERVE):
            return RECOVER_WHOM[state.active] if self.left and self.comers(state) else None
        if deed == TRADE:
            return TRADE_WHERE[state.active] if self.trades(state) else None
        self.do(state, deed)
        return None

    def do(self, state: ExpandedState, deed: i64) -> None:
        """The deeds without a question."""
        if deed == SILENCE:
            state.silence = max(state.silence, lasts(self.card))
        elif deed == TRANSLATIONS:
            state.free_swaps += FREE_SWAPS
        elif deed == DISARM:
            self.disarm(state)
        elif deed == CLEAR_REEFS:
            self.clear_reefs(state)
        elif deed in (PHANTOM_ASTERN, PHANTOM_STILL, NET):
            state.deeds |= 1 << deed

    def disarm(self, state: ExpandedState) -> None:
        """N-17.14: paid with an armed crew member, the Phantom's Mercenaries are gone."""
        if self.paid in state.tables.kit.armed:
            while count(state.slaves, MERCENARY):
                state.slaves = removed(state.slaves, MERCENARY)
                state.throw_away(MERCENARY)

    def clear_reefs(self, state: ExpandedState) -> None:
        """N-17.15: all Reefs of the number of the one who paid leave the game."""
        for place in range(len(state.reefs)):
            if state.reefs[place] == self.paid:
                state.reefs[place] = 0
                state.lost += 1

    def comers(self, state: ExpandedState) -> List[int]:
        """N-17.9, N-17.10: whoever can be recovered now that the price is paid."""
        source = state.held if self.deed == FROM_RESERVE else state.discarded
        aboard = state.aboard()
        return [
            number
            for number in range(1, CABINS + 1)
            if count(source, number)
            and not aboard >> number & 1
            and state.admiral() >> number & 1
            and in_one_group(aboard | 1 << number, state.tables.joined)
        ]

    def trades(self, state: ExpandedState) -> List[int]:
        """N-17.13: the partners in the discard pile and where they may go; one may open the way for the other."""
        found: List[int] = []
        for number in state.tables.kit.partners:
            if self.left >> number & 1 and count(state.discarded, number):
                found += places_for(state, number)
        return found

    def reveal(self, state: ExpandedState) -> Optional[Ask]:
        """N-17.7: another card takes the place of those removed."""
        return REVEAL_A_CARD if self.deed == REPLACE and self.left >= 0 and state.deck else None

    def legal(self, state: ExpandedState, seat: i64) -> List[int]:
        deed = self.deed
        if deed == SET_DICE:
            return settings(state)
        if deed == REPLACE:
            if self.step == REVEALING:
                return cards_to_reveal(state)
            return [pack(BANISH, card) for card in shown_cards(state)]
        if deed == TRADE:
            return [*self.trades(state), pack(LEAVE)]
        comers = [pack(TAKE, number) for number in self.comers(state)]
        return comers if not in_one_group(state.aboard(), state.tables.joined) else [*comers, pack(LEAVE)]

    def answer(self, state: ExpandedState, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        argument = argument_of(action)
        if verb == REVEAL:
            reveal(state, argument)
            self.left = -1
        elif verb == SET:
            state.dice = argument
            self.left = 0
        elif verb == BANISH:
            state.shown &= ~(1 << argument)
            self.left = 0
        elif self.deed == TRADE:
            self.trade(state, verb, action)
        else:
            self.left = 0
            if verb == TAKE:
                self.recover(state, argument)

    def recover(self, state: ExpandedState, number: i64) -> None:
        if self.deed == FROM_RESERVE:
            state.reserve -= 1
            state.held = removed(state.held, number)
        else:
            state.take_back(number)
        state.crew |= 1 << number

    def trade(self, state: ExpandedState, verb: i64, action: i64) -> None:
        number = argument_of(action)
        if verb == LEAVE:
            self.left = 0
            return
        self.left &= ~(1 << number)
        state.take_back(number)
        settle(state, action)

    def sample(self, state: ExpandedState, rng: Rng) -> i64:
        return rng.choice(cards_to_reveal(state))


ACTING: Final = step_number(HeroicAction, "act")
REVEALING: Final = step_number(HeroicAction, "reveal")


def once_again(state: ExpandedState) -> HeroicAction:
    """N-17.3: what card 1 did last turn; who paid then has paid."""
    action = HeroicAction(ACTING, 0, state.due >> 4, state.due & 15, 1)
    if action.deed == TRADE:
        action.left = action.others_of_the_trio(state)
    state.due = 0
    return action


def settings(state: ExpandedState) -> List[int]:
    """N-17.6: every way the dice in hand may lie, as they do among them: the card may be played to be rid of it."""
    dice = state.dice
    faces = state.tables.kit.faces
    lows = faces if dice & 7 else [0]
    middles = faces if dice >> 3 & 7 else [0]
    found = [pack(SET, dice_in_order(low, middle, high)) for low in lows for middle in middles for high in faces]
    return list(dict.fromkeys(found))
