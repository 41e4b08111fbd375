"""The Condemned Lands (S-31): find the promised land before the warship that hunts you, on tiles that bear but once."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.actions import PICKS
from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.deeds import TurnUpNumber
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FACE_DOWN, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import beside, chosen
from seaboard.games.diluvium.rules.actions import BIT, CRAFT, FOOD, HOW_MANY, KINDS, RESOURCES, SLOTS, WEAPONS
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP

MOOR_WHERE: Final = Ask("solo-ask-moor", (YOU,), ("S-31.10",))
DISCOVERER: Final = 0
PROMISED_LAND: Final = 1  # the number of its token
ALL_NUMBERS: Final = 30
TO_BOARD: Final = 1


@final
class CondemnedLands(Scenario):
    def __init__(self) -> None:
        super().__init__("condemned-lands", 31, ("discoverer",), needs_gold=False)

    def begin(self, state: SoloState) -> None:
        """S-31.2."""
        state.numbers = ALL_NUMBERS
        for cell in chosen(state.tables.listed, green(state)):
            state.tokens[cell] = FACE_DOWN

    def on_turned_up(self, state: SoloState, cell: i64, seat: i64) -> None:
        """S-31.4, S-31.8."""
        if not stock(state, cell) and seat != NOWHERE:
            note_missing_weapons(state, True)

    def on_arrival(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-31.3: the token first; S-31.8."""
        if are_weapons_missing(state):
            note_missing_weapons(state, False)
            state.stack.append(Pursuit())
        cell = state.ship_at(ship)
        return TurnUpNumber(0, cell) if state.is_face_down(cell) else None

    def on_stop(self, state: SoloState, cell: i64, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-31.8: after a tile its exploration ship has turned up."""
        return self.pursuit(state) if ship == EXPLORER else None

    def after_engage(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-31.8: after a tile its warship has turned up."""
        return self.pursuit(state)

    def pursuit(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        if not are_weapons_missing(state):
            return None
        note_missing_weapons(state, False)
        return Pursuit()

    def gather(self, state: SoloState, seat: i64, space: i64, kind: i64, tokens: i64) -> None:
        """S-31.5."""
        self.crop(state, space // SLOTS, kind, tokens)

    def crop(self, state: SoloState, cell: i64, kind: i64, tokens: i64) -> None:
        """S-31.6: the starting tile bears from the trays."""
        if cell == state.home():
            state.harvest(YOU, kind, tokens)
            return
        there: i64 = state.stores[cell * RESOURCES + kind]
        tokens = min(tokens, there)
        state.stores[cell * RESOURCES + kind] = there - tokens
        state.held[YOU * RESOURCES + kind] += tokens

    def on_settled(self, state: SoloState, seat: i64, space: i64) -> None:
        """S-31.7."""
        cell = space // SLOTS
        kind: i64 = state.tables.kind_at[state.tiles[cell] * SLOTS + space % SLOTS]
        if seat == ADVERSARY and kind < RESOURCES and state.stores[cell * RESOURCES + kind]:
            state.stores[cell * RESOURCES + kind] -= 1

    def quarry(self, state: SoloState, which: i64) -> i64:
        """S-31.9."""
        prey: i64 = BIT[state.ship_at(EXPLORER)]
        return prey

    def takes_city(self, state: SoloState, cell: i64) -> bool:
        """S-31.9."""
        return False

    def its_waters(self, state: SoloState) -> i64:
        """S-31.9."""
        home: i64 = BIT[state.home()]
        return home

    def way_home(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-31.10."""
        if state.ships[ADVERSARY * SHIPS + WARSHIP] == state.home():
            return MoorElsewhere(0, ship)
        state.ships[YOU * SHIPS + ship] = state.home()
        return None

    def flight(self, state: SoloState, came: i64) -> i64:
        """S-31.11."""
        return TO_BOARD

    def exhausted(self, state: SoloState) -> bool:
        """S-31.12: the weapons do not count."""
        return state.tray[FOOD] == 0 or state.tray[CRAFT] == 0 or state.coins == 0

    def met(self, state: SoloState) -> List[int]:
        """S-31.1."""
        return [DISCOVERER] if has_found(state) else []

    def gold_counts(self, state: SoloState) -> bool:
        """S-31.13."""
        return state.gold[YOU] > state.gold[ADVERSARY]


def are_weapons_missing(state: SoloState) -> bool:
    """S-31.8: whether there were too few for a tile just turned up."""
    return state.tally != 0


def note_missing_weapons(state: SoloState, missing: bool) -> None:
    state.tally = 1 if missing else 0


def has_found(state: SoloState) -> bool:
    """S-31.1."""
    return state.tokens[state.ship_at(EXPLORER)] == PROMISED_LAND


def stock(state: SoloState, cell: i64) -> bool:
    """S-31.4: one token for each space, as far as the trays last; whether there were weapons enough."""
    enough = True
    for kind in range(RESOURCES):
        spaces: i64 = HOW_MANY[state.tables.slots_of[state.tiles[cell] * KINDS + kind]]
        left: i64 = state.tray[kind]
        laid = min(spaces, left)
        state.tray[kind] = left - laid
        state.stores[cell * RESOURCES + kind] = laid
        if kind == WEAPONS and laid < spaces:
            enough = False
    return enough


def refuges(state: SoloState) -> List[int]:
    """S-31.10: of the tiles you have explored, those nearest to the starting tile."""
    seen: i64 = BIT[state.home()]
    front = seen
    explored: i64 = state.explored[YOU]
    explored &= ~seen
    while front and not front & explored:
        front = beside(state.tables, front) & ~seen
        seen |= front
    return chosen(state.tables.listed, front & explored)


@final
class Pursuit(Procedure[SoloState]):
    """S-31.8: weapons were missing: its warship comes, unless the promised land has just been found, or in its turn you
    have just beaten it (S-3.6).
    """

    STEPS: ClassVar[Steps] = {"pursue": ("S-31.8", "S-3.6")}

    def pursue(self, state: SoloState) -> Optional[Ask]:
        if has_found(state) or state.defeated:
            return None
        return self.hand_over(state, AdversaryEngage(0, 0, state.reach()))


@final
class MoorElsewhere(Procedure[SoloState]):
    """S-31.10: a ship of yours is sent back while its warship lies at the starting tile."""

    STEPS: ClassVar[Steps] = {"choose": ("S-31.10",), "moor": ("S-31.3", "S-31.10")}
    FIELDS: ClassVar[Tuple[str, ...]] = ("ship", "goal")
    ship: i64 = 0
    goal: i64 = -1

    def choose(self, state: SoloState) -> Optional[Ask]:
        if self.goal != NOWHERE:
            return None
        found = refuges(state)
        if len(found) > 1:
            return MOOR_WHERE
        self.goal = found[0] if found else state.home()
        return None

    def moor(self, state: SoloState) -> Optional[Ask]:
        """S-31.3: a token there is turned up."""
        state.ships[YOU * SHIPS + self.ship] = self.goal
        state.witness()
        if state.is_face_down(self.goal):
            return self.hand_over(state, TurnUpNumber(0, self.goal))
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return [PICKS[cell] for cell in refuges(state)]

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        self.goal = action >> ARGUMENT
