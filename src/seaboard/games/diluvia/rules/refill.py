"""Drawing cards (DV-5.5), the Flood (DV-12) and the express mode (DV-17)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, pack
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, CARDS, DRAW, EXPRESS, FLOOD, HAND
from seaboard.games.diluvia.rules.flood import Rise
from seaboard.games.diluvia.rules.state import DiluviaState

DRAW_A_CARD: Final = ask_of_nature("diluvia-ask-draw", ("DV-5.5",))
DEAL_A_HAND: Final = ask_of_nature("diluvia-ask-hand", ("DV-2.5", "DV-12.2"))
DRAWN: Final[List[int]] = [pack(DRAW, kind) for kind in range(CARDS)]
HAND_BITS: Final = 3
ONE_CARD: Final[List[int]] = [1 << HAND_BITS * kind for kind in range(ACTION_CARDS)]  # in the argument of HAND
NO_FLOOD: Final = -1


@final
class Deal(Procedure[DiluviaState]):
    """DV-2.5, DV-12.2: everybody's hand, from the action cards of the deck."""

    STEPS: ClassVar[Steps] = {"deal": ("DV-2.5", "DV-12.2", "DV-16.1")}
    FIELDS: ClassVar[Tuple[str, ...]] = ("seat",)
    seat: i64 = 0

    def deal(self, state: DiluviaState) -> Optional[Ask]:
        return DEAL_A_HAND if self.seat < state.players else None

    def legal(self, state: DiluviaState, seat: i64) -> List[int]:
        """Too many to list."""
        return []

    def answer(self, state: DiluviaState, seat: i64, action: i64) -> None:
        counts = action >> ARGUMENT
        deck = state.deck
        at = self.seat * ACTION_CARDS
        kind: i64 = 0
        while counts:
            number = counts & 7
            left: i64 = deck[kind]
            held: i64 = state.hands[at + kind]
            deck[kind] = left - number
            state.hands[at + kind] = held + number
            counts >>= HAND_BITS
            kind += 1
        self.seat += 1

    def sample(self, state: DiluviaState, rng: Rng) -> i64:
        left = state.deck[:ACTION_CARDS]
        total: i64 = 0
        for number in left:
            total += number
        wanted = state.tables.hand
        counts: i64 = 0
        while wanted and total:
            kind = drawn_from(left, rng.below(total))
            number_left: i64 = left[kind]
            left[kind] = number_left - 1
            total -= 1
            wanted -= 1
            counts += ONE_CARD[kind]
        return pack(HAND, counts)


def drawn_from(cards: List[int], number: i64) -> i64:
    """The kind of the card with this number, counting through the kinds."""
    kind: i64 = 0
    here: i64 = cards[0]
    while number >= here:
        number -= here
        kind += 1
        here = cards[kind]
    return kind


def could_be_dealt(state: DiluviaState, action: i64) -> bool:
    counts = action >> ARGUMENT
    cards: i64 = 0
    held: i64 = 0
    kind: i64 = 0
    while kind < ACTION_CARDS:
        number = counts & 7
        if number > state.deck[kind]:
            return False
        cards += number
        held += state.deck[kind]
        counts >>= HAND_BITS
        kind += 1
    return counts == 0 and cards == min(state.tables.hand, held) and action & 31 == HAND


@final
class Refill(Procedure[DiluviaState]):
    """The active player draws up to a full hand. `flood` is the Flood just drawn, FLOOD or EXPRESS."""

    STEPS: ClassVar[Steps] = {
        "draw": ("DV-5.5", "DV-9.4", "DV-16.2", "DV-17.3"),
        "flood_rises": ("DV-12.1", "DV-17.2"),
        "reshuffle": ("DV-12.2", "DV-12.3", "DV-17.2"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("flood",)
    flood: i64 = -1

    def draw(self, state: DiluviaState) -> Optional[Ask]:
        """DV-5.5; DV-17.3 when the deck has run out."""
        if self.flood != NO_FLOOD:
            return None
        if state.cards_of(state.active) >= state.tables.hand:
            return self.go_to(HAND_IS_FULL)
        if cards_in(state.deck) == 0:
            return self.start_again(state)
        return DRAW_A_CARD

    def start_again(self, state: DiluviaState) -> Optional[Ask]:
        """DV-17.3: everything is shuffled and dealt, or only the discards."""
        state.meter = 0
        if state.tables.rules.discards_only:
            gather_discards(state)
            return self.go_to(DRAWING if cards_in(state.deck) else HAND_IS_FULL)
        gather_all(state)
        self.go_to(HAND_IS_FULL)
        return self.call(state, Deal())

    def flood_rises(self, state: DiluviaState) -> Optional[Ask]:
        """DV-12.1, DV-17.2."""
        return self.call(state, Rise(0, 1))

    def reshuffle(self, state: DiluviaState) -> Optional[Ask]:
        """DV-12.2, DV-12.3; in express (DV-17.2) the drawing goes on."""
        self.flood = NO_FLOOD
        if state.tables.rules.express:
            return self.go_to(DRAWING)
        state.meter = 0
        gather_all(state)
        return self.call(state, Deal())

    def legal(self, state: DiluviaState, seat: i64) -> List[int]:
        return [DRAWN[kind] for kind in range(CARDS) for _ in range(state.deck[kind])]

    def answer(self, state: DiluviaState, seat: i64, action: i64) -> None:
        kind = action >> ARGUMENT
        left: i64 = state.deck[kind]
        state.deck[kind] = left - 1
        if kind >= FLOOD:
            state.spent[kind - FLOOD] += 1
            self.flood = kind
        else:
            at = state.active * ACTION_CARDS + kind
            held: i64 = state.hands[at]
            state.hands[at] = held + 1

    def sample(self, state: DiluviaState, rng: Rng) -> i64:
        return DRAWN[drawn_from(state.deck, rng.below(cards_in(state.deck)))]


DRAWING: Final = step_number(Refill, "draw")
HAND_IS_FULL: Final = step_number(Refill, "done")


def cards_in(deck: List[int]) -> i64:
    one: i64 = deck[0]
    two: i64 = deck[1]
    three: i64 = deck[2]
    four: i64 = deck[3]
    five: i64 = deck[4]
    six: i64 = deck[5]
    seven: i64 = deck[6]
    floods: i64 = deck[7]
    express: i64 = deck[8]
    return one + two + three + four + five + six + seven + floods + express


def gather_discards(state: DiluviaState) -> None:
    """Discards and Floods back into the deck."""
    gather(state.deck, state.discard, 0)
    state.deck[FLOOD] += state.spent[0]
    state.deck[EXPRESS] += state.spent[1]
    state.spent[0] = 0
    state.spent[1] = 0


def gather_all(state: DiluviaState) -> None:
    """DV-12.2: hands too."""
    gather_discards(state)
    seat: i64 = 0
    while seat < state.players:
        gather(state.deck, state.hands, seat * ACTION_CARDS)
        seat += 1


def gather(deck: List[int], cards: List[int], at: i64) -> None:
    """The seven kinds of cards found from `at` on."""
    kind: i64 = 0
    while kind < ACTION_CARDS:
        here: i64 = cards[at + kind]
        if here:
            number: i64 = deck[kind]
            deck[kind] = number + here
            cards[at + kind] = 0
        kind += 1
