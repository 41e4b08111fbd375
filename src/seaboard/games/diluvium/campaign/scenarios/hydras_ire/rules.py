"""The Hydra's Ire (S-35): cut off three heads before the beast has devoured your allies."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ALLY, FORSAKEN, YOU, SoloState, place_of
from seaboard.games.diluvium.components.tables import beside, chosen
from seaboard.games.diluvium.rules.actions import BIT, CELLS, SLOT_MASKS, TAKES
from seaboard.games.diluvium.rules.state import SHIPS, WARSHIP

DEVOUR_WHOM: Final = Ask("solo-ask-devour", (YOU,), ("S-35.3",))
SLAYER: Final = 0
HYDRA: Final = 29
HAVENS: Final = (5, 6)
HEADS: Final = 3


@final
class HydrasIre(Scenario):
    def __init__(self) -> None:
        super().__init__("hydras-ire", 35, ("slayer",))

    def players(self) -> int:
        """S-35.2."""
        return 3

    def on_engage(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-35.3."""
        return Devour() if heads_cut_off(state) < HEADS and state.settled[ALLY] else None

    def extra_settlers(self, state: SoloState) -> bool:
        """S-35.4."""
        return True

    def open_to_allies(self, state: SoloState, cell: i64) -> bool:
        """S-35.4."""
        explored: i64 = state.explored[YOU]
        return state.tiles[cell] in HAVENS and explored & BIT[cell] != 0

    def ally_scared(self, state: SoloState) -> None:
        """S-35.4: placed again like one the hydra has taken."""
        state.allied += 1

    def slain(self, state: SoloState, cell: i64, gold: i64) -> None:
        """S-35.6."""
        if state.tiles[cell] != HYDRA:
            Scenario.slain(self, state, cell, gold)
            return
        cut_off_a_head(state)
        if heads_cut_off(state) == HEADS:
            Scenario.slain(self, state, cell, gold)
            return
        state.ships[YOU * SHIPS + WARSHIP] = state.home()
        if state.escort == cell:
            state.escort = state.home()

    def fights_monster(self, state: SoloState, cell: i64) -> bool:
        """S-35.7."""
        return state.tiles[cell] != HYDRA and Scenario.fights_monster(self, state, cell)

    def met(self, state: SoloState) -> List[int]:
        """S-35.1."""
        return [SLAYER] if heads_cut_off(state) == HEADS else []

    def defeat(self, state: SoloState) -> i64:
        """S-35.5."""
        return FORSAKEN if state.settled[ALLY] == 0 else 0


def heads_cut_off(state: SoloState) -> i64:
    return state.tally


def cut_off_a_head(state: SoloState) -> None:
    state.tally += 1


def prey(state: SoloState) -> List[int]:
    """S-35.3: the allies on the settled tiles nearest to the hydra, and of those on the ones with the most of them."""
    seen: i64 = BIT[place_of(state, HYDRA)]
    front = seen
    settled: i64 = state.settled[ALLY]
    while front and not front & settled:
        front = beside(state.tables, front) & ~seen
        seen |= front
    cells = chosen(state.tables.listed, front & settled)
    most = max([state.settlers_at(ALLY, cell) for cell in cells])
    found: List[int] = []
    for cell in cells:
        if state.settlers_at(ALLY, cell) == most:
            found += TAKES[cell * SLOT_MASKS + state.mine[ALLY * CELLS + cell]]
    return found


@final
class Devour(Procedure[SoloState]):
    """S-35.3: the hydra takes an allied settler; you choose among equals."""

    STEPS: ClassVar[Steps] = {"devour": ("S-35.3",)}
    FIELDS: ClassVar[Tuple[str, ...]] = ("done",)
    done: i64 = 0

    def devour(self, state: SoloState) -> Optional[Ask]:
        if self.done:
            return None
        options = prey(state)
        if len(options) > 1:
            return DEVOUR_WHOM
        self.answer(state, YOU, options[0])
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return prey(state)

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        state.remove(ALLY, action >> ARGUMENT)
        state.allied += 1
        state.witness()
        self.done = 1
