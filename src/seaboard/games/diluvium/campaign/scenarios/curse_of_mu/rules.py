"""The Curse of Mu (S-32): past three guardians to the sanctuary with two ruins cards, while the islands sink."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.pieces.pile import kinds
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.diluvium.campaign.components.tables import green, solo_tables
from seaboard.games.diluvium.campaign.rules.actions import FIRST_CARD, LIFT, amount_of, deed
from seaboard.games.diluvium.campaign.rules.deeds import Offer
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import (
    FACE_DOWN,
    NO_TOKEN,
    NOWHERE,
    SWALLOWED,
    YOU,
    SoloState,
    place_of,
)
from seaboard.games.diluvium.components.tables import beside
from seaboard.games.diluvium.rules.actions import BIT, CELLS, SLOT_MASKS, TAKES
from seaboard.games.diluvium.rules.ruins import discard_card
from seaboard.games.diluvium.rules.state import EXPLORER, WARSHIP

GIVE_BACK: Final = Ask("solo-ask-lift", (YOU,), ("S-32.3",))
SAVED: Final = 0
GUARDIANS: Final = (16, 17, 28)
PRICE: Final = 2
FACE_UP: Final = 1  # any number: only its side matters
CITIES_OF_NOBODY: Final = 0


@final
class CurseOfMu(Scenario):
    def __init__(self) -> None:
        super().__init__("curse-of-mu", 32, ("saved",), needs_gold=False)

    def begin(self, state: SoloState) -> None:
        """S-32.4: the token lies on the last tile in reading order."""
        state.tokens[state.tables.cells - 1] = FACE_DOWN

    def acts(self) -> bool:
        """S-32.2."""
        return False

    def its_cities(self, state: SoloState) -> i64:
        """S-32.2."""
        return CITIES_OF_NOBODY

    def barrier(self, state: SoloState) -> i64:
        """S-32.7: the guardians that are not slain."""
        found: i64 = 0
        for tile in GUARDIANS:
            cell = place_of(state, tile)
            if cell != NOWHERE and not state.slain & BIT[cell]:
                place: i64 = BIT[cell]
                found |= place
        return found

    def beyond(self, state: SoloState) -> i64:
        """S-32.7: whoever lies with a guardian may only turn back; sunk tiles leave its two sides as they are."""
        guarded = self.barrier(state)
        seen: i64 = BIT[state.home()]
        front = seen
        while front:
            ring = beside(state.tables, front) & ~seen
            seen |= ring
            front = ring & ~guarded
        return (state.tables.ocean | state.tables.cities) & ~seen

    def on_arrival(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-32.3."""
        return Offer() if ship == WARSHIP else None

    def after_exploring(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-32.3: a card found in the sanctuary itself will do."""
        return Offer()

    def offers(self, state: SoloState) -> List[int]:
        """S-32.3: the first of the two cards, by its kind."""
        sanctuary = green(state)
        there = sanctuary & (BIT[state.ship_at(EXPLORER)] | BIT[state.ship_at(WARSHIP)])
        if is_curse_lifted(state) or not there or len(kinds(state.cards[YOU])) < PRICE:
            return []
        return cards_to_give(state)

    def do(self, state: SoloState, action: i64) -> Optional[Procedure[SoloState]]:
        discard_card(state, YOU, amount_of(action) - FIRST_CARD)
        return GiveBack()

    def end_of_turn(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-32.4: nothing sinks once the curse is lifted."""
        for cell in range(state.tables.cells):
            if is_curse_lifted(state) or state.tokens[cell] == NO_TOKEN:
                continue
            if state.is_face_down(cell):
                state.tokens[cell] = FACE_UP
            else:
                sink(state, cell)
            break
        return None

    def met(self, state: SoloState) -> List[int]:
        """S-32.1."""
        return [SAVED] if is_curse_lifted(state) else []

    def defeat(self, state: SoloState) -> i64:
        """S-32.6, S-32.8."""
        nobody = state.settled[YOU] == 0 and state.settlers_on_board(YOU) == 0
        return SWALLOWED if nobody or state.sunk & green(state) else 0


def is_curse_lifted(state: SoloState) -> bool:
    return state.tally != 0


def lift_the_curse(state: SoloState) -> None:
    state.tally = 1


def settlers_swallowed(state: SoloState) -> i64:
    return state.lost


def cards_to_give(state: SoloState) -> List[int]:
    return [deed(LIFT, FIRST_CARD + kind) for kind in dict.fromkeys(kinds(state.cards[YOU]))]


def sink(state: SoloState, cell: i64) -> None:
    """S-32.4 to S-32.6: the tile leaves the game with all on it; the token goes on."""
    place: i64 = BIT[cell]
    state.tokens[cell] = NO_TOKEN
    state.sunk |= place
    state.up &= ~place
    state.explored[YOU] &= ~place
    for action in TAKES[cell * SLOT_MASKS + state.mine[YOU * CELLS + cell]]:
        space = action >> ARGUMENT
        state.remove(YOU, space)
        state.lost += 1
        if state.veteran == space:
            state.veteran = NOWHERE
    following = next_to_sink(state, cell)
    if following != NOWHERE:
        state.tokens[following] = FACE_DOWN
    if cell in (state.ship_at(EXPLORER), state.ship_at(WARSHIP), state.escort):
        state.finish(SWALLOWED)


def next_to_sink(state: SoloState, cell: i64) -> i64:
    """S-32.4: to the left, then from the right of the row above; cities do not sink."""
    before = cell - 1
    while before >= 0 and not solo_tables(state).ocean & BIT[before]:
        before -= 1
    return before


@final
class GiveBack(Procedure[SoloState]):
    """S-32.3: the second card; the curse is lifted."""

    STEPS: ClassVar[Steps] = {"second_card": ("S-32.3",)}

    def second_card(self, state: SoloState) -> Optional[Ask]:
        if is_curse_lifted(state):
            return None
        options = cards_to_give(state)
        if len(options) > 1:
            return GIVE_BACK
        self.answer(state, YOU, options[0])
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return cards_to_give(state)

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        discard_card(state, YOU, amount_of(action) - FIRST_CARD)
        lift_the_curse(state)
