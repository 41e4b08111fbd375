"""An Answer Too Late (S-25): destroy three outposts, or win the adversary over with ten craft."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.actions import GIVE, PICKS, amount_of, deed
from seaboard.games.diluvium.campaign.rules.battle import OUTPOST, SoloBattle
from seaboard.games.diluvium.campaign.rules.deeds import TurnUpNumber
from seaboard.games.diluvium.campaign.rules.movement import food_price
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FACE_DOWN, NO_TOKEN, YOU, SoloState, resources_of
from seaboard.games.diluvium.components.tables import MOST_SLOTS, beside, chosen
from seaboard.games.diluvium.rules.actions import BIT, CELLS, CRAFT, SLOTS
from seaboard.games.diluvium.rules.movement import tiles_per_food
from seaboard.games.diluvium.rules.state import WARSHIP

OUTPOSTS: Final = 3
NUMBERS: Final = 30  # a mask of the numbers 1 to 4
GIFT: Final = 10
WARMONGER: Final = 0
CORRUPTOR: Final = 1

WHICH_WAY: Final = Ask("solo-ask-past-outpost", (YOU,), ("S-25.4",))


@final
class AnswerTooLate(Scenario):
    def __init__(self) -> None:
        super().__init__("answer-too-late", 25, ("warmonger", "corruptor"))

    def begin(self, state: SoloState) -> None:
        """S-25.3; S-25.2: its resources are printed."""
        state.numbers = NUMBERS
        for cell in chosen(state.tables.listed, green(state))[:OUTPOSTS]:
            state.tokens[cell] = FACE_DOWN

    def on_voyage(self, state: SoloState, ship: i64, goal: i64, moves: i64) -> Optional[Procedure[SoloState]]:
        """S-25.4: outposts that the ship passes."""
        hidden = unknown_outposts(state, goal)
        if hidden == 0:
            return None
        steps = moves + food_price(state, ship, moves, goal) * tiles_per_food(state, YOU, ship)
        ways = widest(ways_past(state, ship, goal, steps, hidden))
        return PassOutposts(0, hidden, ways) if ways & ~1 else None

    def on_arrival(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-25.4: so is a tile you turn up: your ship ends its movement there."""
        cell = state.ship_at(ship)
        return TurnUpNumber(0, cell) if state.is_face_down(cell) else None

    def may_mark(self, state: SoloState, cell: i64) -> bool:
        """S-25.5."""
        token: i64 = state.tokens[cell]
        return token == NO_TOKEN

    def foe(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-25.6."""
        cell = state.ship_at(WARSHIP)
        number: i64 = state.tokens[cell]
        return SoloBattle(0, OUTPOST, YOU, cell, number) if number != NO_TOKEN else None

    def beaten_place(self, state: SoloState, cell: i64) -> Optional[Procedure[SoloState]]:
        """S-25.7."""
        state.tokens[cell] = NO_TOKEN
        state.conquered += 1
        return None

    def deeds(self, state: SoloState, traded: i64) -> List[int]:
        """S-25.9."""
        if not are_neighbours(state):
            return []
        return [deed(GIVE, craft) for craft in range(1, resources_of(state, CRAFT) + 1)]

    def do(self, state: SoloState, action: i64) -> Optional[Procedure[SoloState]]:
        """S-25.9: no gold for it."""
        craft = amount_of(action)
        give(state, craft)
        return None

    def met(self, state: SoloState) -> List[int]:
        """S-25.1."""
        found: List[int] = []
        if outposts_destroyed(state) >= OUTPOSTS:
            found.append(WARMONGER)
        if craft_given(state) >= GIFT:
            found.append(CORRUPTOR)
        return found


def outposts_destroyed(state: SoloState) -> i64:
    return state.conquered


def craft_given(state: SoloState) -> i64:
    """How much craft the adversary has had from you."""
    return state.tally


def give(state: SoloState, craft: i64) -> None:
    state.spend(YOU, CRAFT, craft)
    state.tally += craft


def are_neighbours(state: SoloState) -> bool:
    """Whether a settler of yours shares an island with one of the adversary's."""
    both: i64 = state.settled[YOU] & state.settled[ADVERSARY]
    for cell in chosen(state.tables.listed, both):
        mine: i64 = state.mine[YOU * CELLS + cell]
        theirs: i64 = state.mine[ADVERSARY * CELLS + cell]
        for slot in range(MOST_SLOTS):
            if mine & BIT[slot] and theirs & state.tables.island[state.tiles[cell] * SLOTS + slot]:
                return True
    return False


def unknown_outposts(state: SoloState, goal: i64) -> i64:
    """Face-up places other than the goal with an outpost not looked at yet: the adversary turned those tiles up."""
    found: i64 = 0
    for cell in chosen(state.tables.listed, green(state) & state.up):
        if cell != goal and state.is_face_down(cell):
            found |= BIT[cell]
    return found


def ways_past(state: SoloState, ship: i64, goal: i64, steps: i64, hidden: i64) -> i64:
    """Which of these outposts the ship can pass on one way to its goal, with the steps it has paid for.

    A set of them is a mask by their order, and the answer a mask of such sets. `front` has for each set the places
    where a way that has passed just those outposts has come to.
    """
    outposts = chosen(state.tables.listed, hidden)
    sets: i64 = BIT[len(outposts)]
    sea = state.up & ~state.story.barrier(state) & ~state.story.void(state) & ~BIT[goal]
    front: List[int] = [0] * sets
    seen: List[int] = [0] * sets
    front[0] = BIT[state.ship_at(ship)]
    seen[0] = front[0]
    found: i64 = 0
    for _ in range(steps):
        ahead: List[int] = [0] * sets
        for passed in range(sets):
            ring = beside(state.tables, front[passed])
            if ring & BIT[goal]:
                found |= BIT[passed]
            ahead[passed] |= ring & sea & ~hidden
            for order, cell in enumerate(outposts):
                if ring & BIT[cell]:
                    ahead[passed | BIT[order]] |= BIT[cell]
        for passed in range(sets):
            front[passed] = ahead[passed] & ~seen[passed]
            seen[passed] |= front[passed]
    return found


def widest(ways: i64) -> i64:
    """The sets that no other set of the mask contains."""
    found: i64 = 0
    for one in range(BIT[OUTPOSTS + 1]):
        if ways & BIT[one]:
            contained = False
            for other in range(BIT[OUTPOSTS + 1]):
                if other != one and ways & BIT[other] and one & ~other == 0:
                    contained = True
            if not contained:
                found |= BIT[one]
    return found


@final
class PassOutposts(Procedure[SoloState]):
    """S-25.4: the outposts on the way are turned up; where ways differ in them, you choose."""

    STEPS: ClassVar[Steps] = {"choose_a_way": ("S-25.4",), "turn_up": ("S-25.4", "S-1.8")}
    FIELDS: ClassVar[Tuple[str, ...]] = ("hidden", "ways")
    hidden: i64 = 0
    ways: i64 = 0

    def choose_a_way(self, state: SoloState) -> Optional[Ask]:
        return WHICH_WAY if self.ways & (self.ways - 1) else None

    def turn_up(self, state: SoloState) -> Optional[Ask]:
        for cell in self.passed(state, self.ways):
            state.stack.append(TurnUpNumber(0, cell))
        return None

    def passed(self, state: SoloState, ways: i64) -> List[int]:
        """The outposts on any of these ways."""
        found: List[int] = []
        for order, cell in enumerate(chosen(state.tables.listed, self.hidden)):
            if through(ways, order):
                found.append(cell)
        return found

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        """Those that lie on some of the ways left, but not on all."""
        found: List[int] = []
        for order, cell in enumerate(chosen(state.tables.listed, self.hidden)):
            with_it = through(self.ways, order)
            if with_it and with_it != self.ways:
                found.append(PICKS[cell])
        return found

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        picked = action >> ARGUMENT
        for order, cell in enumerate(chosen(state.tables.listed, self.hidden)):
            if cell == picked:
                self.ways = through(self.ways, order)


def through(ways: i64, order: i64) -> i64:
    """Of these ways those that pass the outpost of this order."""
    found: i64 = 0
    for passed in range(BIT[OUTPOSTS + 1]):
        if passed & BIT[order]:
            found |= ways & BIT[passed]
    return found
