"""An Assault at the Very Heart (S-30): conquer the opposing city; its warship flees to federated archipelagos."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.actions import CORRUPT, PICKS, deed
from seaboard.games.diluvium.campaign.rules.astrolabe import rings
from seaboard.games.diluvium.campaign.rules.battle import ITS_CITY, SoloBattle
from seaboard.games.diluvium.campaign.rules.deeds import ALL_NUMBERS, Offer, TurnUpNumber
from seaboard.games.diluvium.campaign.rules.movement import tiles_for, turned_up
from seaboard.games.diluvium.campaign.rules.scare import TO_BOARD_LYING, TO_CITY_OR_BOARD, SoloScare
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FACE_DOWN, NO_TOKEN, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import HIDDEN, beside, chosen
from seaboard.games.diluvium.rules.actions import BIT
from seaboard.games.diluvium.rules.movement import TURN_UP
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP

REFUGE_WHERE: Final = Ask("solo-ask-refuge", (YOU,), ("S-30.4",))


@final
class AssaultAtTheVeryHeart(Scenario):
    """`tokens` has the numbers of the federated archipelagos."""

    def __init__(self) -> None:
        super().__init__("assault-at-the-very-heart", 30, ("pitiless",))

    def begin(self, state: SoloState) -> None:
        """S-30.7: a face-down number on each archipelago."""
        state.numbers = ALL_NUMBERS
        for cell in chosen(state.tables.listed, green(state)):
            state.tokens[cell] = FACE_DOWN

    def flight(self, state: SoloState, came: i64) -> i64:
        """S-30.6."""
        return TO_BOARD_LYING if came else TO_CITY_OR_BOARD

    def closed(self, state: SoloState, ship: i64) -> i64:
        """S-30.3: your warship may stop in the opposing city."""
        return Scenario.closed(self, state, ship) if ship == EXPLORER else 0

    def storms(self, state: SoloState, cell: i64) -> bool:
        return cell == state.tables.city[ADVERSARY]

    def foe(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-30.3."""
        cell = state.ship_at(WARSHIP)
        return SoloBattle(0, ITS_CITY, YOU, cell, state.strength[ADVERSARY]) if self.storms(state, cell) else None

    def beaten_place(self, state: SoloState, cell: i64) -> Optional[Procedure[SoloState]]:
        """S-30.3."""
        state.conquered = 1
        return None

    def is_conquered(self, state: SoloState, cell: i64) -> bool:
        return state.conquered > 0 and cell == state.tables.city[ADVERSARY]

    def beaten_warship(self, state: SoloState, which: i64) -> Optional[Procedure[SoloState]]:
        """S-30.4."""
        return Refuge()

    def on_arrival(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-30.5: the number is turned up; your exploration ship may then corrupt the archipelago."""
        cell = state.ship_at(ship)
        if ship == EXPLORER:
            state.stack.append(Offer())
        return TurnUpNumber(0, cell) if state.is_face_down(cell) else None

    def offers(self, state: SoloState) -> List[int]:
        """S-30.5."""
        token: i64 = state.tokens[state.ship_at(EXPLORER)]
        return [deed(CORRUPT, token)] if NO_TOKEN < token < FACE_DOWN and token <= state.gold[YOU] else []

    def do(self, state: SoloState, action: i64) -> Optional[Procedure[SoloState]]:
        """S-30.5: gold and token leave the game."""
        cell = state.ship_at(EXPLORER)
        state.gold[YOU] -= state.tokens[cell]
        state.tokens[cell] = NO_TOKEN
        return None

    def shunned(self, state: SoloState) -> i64:
        """S-30.5: it does not move to corrupted archipelagos any more."""
        return green(state) & ~archipelagos(state)

    def met(self, state: SoloState) -> List[int]:
        """S-30.1."""
        return [0] if state.conquered else []


@final
class Refuge(Procedure[SoloState]):
    """S-30.4: where its beaten warship goes. `cell` is the archipelago found, or NOWHERE for its city."""

    STEPS: ClassVar[Steps] = {
        "choose": ("S-30.4",),
        "reveal": ("S-30.4", "S-8.3", "S-1.2"),
        "scare_away": ("S-30.4", "S-30.6"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("cell",)
    cell: i64 = -1

    def choose(self, state: SoloState) -> Optional[Ask]:
        cells = nearest_refuges(state)
        if self.cell == NOWHERE and len(cells) > 1:
            return REFUGE_WHERE
        if self.cell == NOWHERE and cells:
            self.cell = cells[0]
        goal: i64 = self.cell if self.cell != NOWHERE else state.tables.city[ADVERSARY]
        state.ships[ADVERSARY * SHIPS + WARSHIP] = goal
        return None

    def reveal(self, state: SoloState) -> Optional[Ask]:
        """S-8.3."""
        return TURN_UP if self.cell != NOWHERE and state.tiles[self.cell] == HIDDEN else None

    def scare_away(self, state: SoloState) -> Optional[Ask]:
        if self.cell != NOWHERE:
            state.stack.append(SoloScare(0, ADVERSARY, self.cell))
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        if self.step == CHOOSE:
            return [PICKS[cell] for cell in nearest_refuges(state)]
        return tiles_for(state, self.cell)

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        if self.step == CHOOSE:
            self.cell = action >> ARGUMENT
        else:
            turned_up(state, action, ADVERSARY)

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return rng.choice(tiles_for(state, self.cell))


CHOOSE: Final = step_number(Refuge, "choose")


def archipelagos(state: SoloState) -> i64:
    """Places that still have their token."""
    found: i64 = 0
    for cell in chosen(state.tables.listed, green(state)):
        if state.tokens[cell] != NO_TOKEN:
            place: i64 = BIT[cell]
            found |= place
    return found


def nearest_refuges(state: SoloState) -> List[int]:
    """S-30.4: the archipelagos closest to your city, those with a warship of yours left out."""
    open_ = archipelagos(state) & ~state.enemy_warships(ADVERSARY)
    sea = state.tables.ocean | state.tables.cities
    ways = rings(state, state.home(), open_, sea)
    near: i64 = BIT[state.home()]
    for step in range(len(ways) - 2, -1, -1):
        near = beside(state.tables, near) & ways[step]
    return chosen(state.tables.listed, near) if ways else []
