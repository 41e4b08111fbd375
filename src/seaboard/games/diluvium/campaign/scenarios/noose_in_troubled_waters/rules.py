"""A Noose in Troubled Waters (S-29): one adversary with two cities and two warships; conquer both cities."""

from __future__ import annotations

from typing import Final, List, Optional, final

from seaboard.core.native import i64
from seaboard.core.procedure import Procedure
from seaboard.games.diluvium.campaign.rules.battle import ITS_CITY, ITS_WARSHIP, SoloBattle
from seaboard.games.diluvium.campaign.rules.deeds import ALL_NUMBERS, TurnUpNumber
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FACE_DOWN, NO_TOKEN, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.rules.actions import BIT, KINDS, SLOTS
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP

CHINESE: Final = 2  # in `tables.city`
CITIES: Final = 2


@final
class NooseInTroubledWaters(Scenario):
    """`tokens` has the strength of each unconquered city, `rival` is the Chinese warship."""

    def __init__(self) -> None:
        super().__init__("noose-in-troubled-waters", 29, ("peacemaker",))

    def begin(self, state: SoloState) -> None:
        """S-29.2, S-29.7: a number on each city; the Chinese warship; the Aztec warship in your city."""
        state.numbers = ALL_NUMBERS
        state.tokens[state.tables.city[ADVERSARY]] = FACE_DOWN
        state.tokens[chinese_city(state)] = FACE_DOWN
        state.rival = chinese_city(state)
        state.escort = state.home()

    def closed(self, state: SoloState, ship: i64) -> i64:
        """S-29.3: your warship may stop in the enemy cities."""
        return Scenario.closed(self, state, ship) if ship == EXPLORER else 0

    def on_arrival(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-29.3: the number of a city is turned up when your warship reaches it."""
        cell = state.ship_at(WARSHIP)
        return TurnUpNumber(0, cell) if ship == WARSHIP and state.is_face_down(cell) else None

    def storms(self, state: SoloState, cell: i64) -> bool:
        return state.tokens[cell] != NO_TOKEN

    def foe(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-29.3."""
        cell = state.ship_at(WARSHIP)
        return SoloBattle(0, ITS_CITY, YOU, cell, state.tokens[cell]) if self.storms(state, cell) else None

    def beaten_place(self, state: SoloState, cell: i64) -> Optional[Procedure[SoloState]]:
        """S-29.5: the warship of the city leaves the game; S-3.6 as after a warship beaten."""
        state.tokens[cell] = NO_TOKEN
        state.conquered += 1
        state.defeated = 1
        if cell == chinese_city(state):
            state.rival = NOWHERE
        else:
            state.ships[ADVERSARY * SHIPS + WARSHIP] = NOWHERE
        return None

    def is_conquered(self, state: SoloState, cell: i64) -> bool:
        return state.tokens[cell] == NO_TOKEN and cell != state.home()

    def beaten_warship(self, state: SoloState, which: i64) -> Optional[Procedure[SoloState]]:
        """S-29.4: each to its own city."""
        if which == ITS_WARSHIP:
            return Scenario.beaten_warship(self, state, which)
        state.rival = chinese_city(state)
        return None

    def its_cities(self, state: SoloState) -> i64:
        """S-29.6."""
        city: i64 = BIT[chinese_city(state)]
        return Scenario.its_cities(self, state) | city

    def its_ground(self, state: SoloState) -> i64:
        """S-29.6: the Chinese city."""
        city: i64 = BIT[chinese_city(state)]
        return city

    def goes_back(self, state: SoloState) -> i64:
        """S-29.6: first to the Chinese city, by the settlement tokens; not where a warship of yours is."""
        city = chinese_city(state)
        if state.enemy_warships(ADVERSARY) & BIT[city]:
            return NOWHERE
        for order in range(KINDS):
            free = state.free(city) & state.tables.slots_of[state.tiles[city] * KINDS + state.column[order]]
            for slot in range(SLOTS):
                if free & BIT[slot]:
                    return city * SLOTS + slot
        return NOWHERE

    def met(self, state: SoloState) -> List[int]:
        """S-29.1."""
        return [0] if state.conquered == CITIES else []


def chinese_city(state: SoloState) -> i64:
    cell: i64 = state.tables.city[CHINESE]
    return cell
