"""On the Path of the Lost (S-26): four exiles, one after the other, lead to the Chinese city."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Procedure, Steps
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.components.tables import solo_tables
from seaboard.games.diluvium.campaign.rules.actions import COURSES, MEET, deed
from seaboard.games.diluvium.campaign.rules.deeds import Offer
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import CITY, beside, chosen
from seaboard.games.diluvium.rules.actions import BIT
from seaboard.games.diluvium.rules.state import EXPLORER, WARSHIP

EXILES: Final = 4
FEE: Final = 2
TRAVELER: Final = 0
MEETS: Final[List[int]] = [deed(MEET)]

FIRST_EXILE: Final = ask_of_nature("solo-ask-first-exile", ("S-26.3",))
NEXT_EXILE: Final = ask_of_nature("solo-ask-next-exile", ("S-26.5",))
CHINESE_CITY: Final = ask_of_nature("solo-ask-chinese-city", ("S-26.6",))


@final
class PathOfTheLost(Scenario):
    """`exile` is where the next one waits, `found` is the place of the Chinese city.
    S-26.8: an exile takes no space, and no warship scares it.
    """

    def __init__(self) -> None:
        super().__init__("path-of-the-lost", 26, ("traveler",))

    def prepare(self) -> Optional[Procedure[SoloState]]:
        """S-26.3."""
        return Exile()

    def void(self, state: SoloState) -> i64:
        """S-26.2, S-26.6."""
        voids = solo_tables(state).voids
        return voids & ~BIT[state.found] if state.found != NOWHERE else voids

    def closed(self, state: SoloState, ship: i64) -> i64:
        """S-26.7: the Chinese city is open to your exploration ship only."""
        barred = Scenario.closed(self, state, ship)
        return barred | BIT[state.found] if ship == WARSHIP and state.found != NOWHERE else barred

    def after_exploring(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-26.4."""
        return Offer() if self.offers(state) else None

    def offers(self, state: SoloState) -> List[int]:
        """S-26.4."""
        is_there = state.exile != NOWHERE and state.ship_at(EXPLORER) == state.exile
        return MEETS if is_there and state.gold[YOU] >= FEE else []

    def do(self, state: SoloState, action: i64) -> Optional[Procedure[SoloState]]:
        """S-26.4 to S-26.6: the gold leaves the game, and so does the exile."""
        met = state.exile
        meet(state)
        return Exile(0, met)

    def met(self, state: SoloState) -> List[int]:
        """S-26.1."""
        return [TRAVELER] if state.found != NOWHERE and state.ship_at(EXPLORER) == state.found else []


def exiles_met(state: SoloState) -> i64:
    """How many exiles you have paid for their story."""
    return state.tally


def meet(state: SoloState) -> None:
    state.gold[YOU] -= FEE
    state.exile = NOWHERE
    state.tally += 1


def below(state: SoloState, cell: i64) -> i64:
    """The two places under this one."""
    coordinates = state.tables.layout.coordinates
    found: i64 = 0
    row = coordinates[cell][1]
    for other in chosen(state.tables.listed, beside(state.tables, BIT[cell])):
        if coordinates[other][1] > row:
            found |= BIT[other]
    return found


@final
class Exile(Procedure[SoloState]):
    """The Astrolabe shows where the first exile, the next one or the city is; `met` is where the last exile was."""

    STEPS: ClassVar[Steps] = {"show_the_place": ("S-26.3", "S-26.5", "S-26.6")}
    FIELDS: ClassVar[Tuple[str, ...]] = ("met", "done")
    met: i64 = -1
    done: i64 = 0

    def show_the_place(self, state: SoloState) -> Optional[Ask]:
        if self.done or self.places(state) == 0:
            return None
        if self.met == NOWHERE:
            return FIRST_EXILE
        return NEXT_EXILE if exiles_met(state) < EXILES else CHINESE_CITY

    def places(self, state: SoloState) -> i64:
        """S-26.3, S-26.5: ocean tiles; S-26.6: for the city, empty places."""
        if self.met == NOWHERE:
            home: i64 = BIT[state.home()]
            return beside(state.tables, home) & state.tables.ocean
        return below(state, self.met) & (state.tables.ocean if exiles_met(state) < EXILES else solo_tables(state).voids)

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return [COURSES[cell] for cell in chosen(state.tables.listed, self.places(state))]

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        cell = action >> ARGUMENT
        self.done = 1
        if exiles_met(state) < EXILES:
            state.exile = cell
            return
        place: i64 = BIT[cell]
        state.found = cell
        state.tiles[cell] = CITY
        state.up |= place

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return rng.choice(self.legal(state, NOWHERE))
