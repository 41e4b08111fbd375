"""Engage (D-11): the warship moves, fights, scares away, and may face a monster (D-14)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import VERB, pack
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.diluvium.rules.actions import BIT, ENGAGE, RESOURCES, SLAY, SPARE, WEAPONS
from seaboard.games.diluvium.rules.battle import Battle
from seaboard.games.diluvium.rules.movement import Sail
from seaboard.games.diluvium.rules.scare import EVERYBODY, Scare
from seaboard.games.diluvium.rules.state import SHIPS, WARSHIP, DiluviumState

FIGHT_THE_MONSTER: Final = ask_of_each_seat("diluvium-ask-monster", ("D-14.1", "D-14.2"))
ONLY_SPARE: Final[List[int]] = [pack(SPARE)]
SLAY_OR_SPARE: Final[List[int]] = [pack(SLAY), pack(SPARE)]


@final
class Engage(Procedure[DiluviumState]):
    STEPS: ClassVar[Steps] = {
        "sail": ("D-5.1", "D-5.7", "D-11.1"),
        "fight_a_warship": ("D-11.1", "D-12.1"),
        "scare_away": ("D-11.1", "D-13.1"),
        "face_the_monster": ("D-14.1", "D-14.2", "D-14.3", "D-14.4"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("faced",)
    faced: i64 = 0

    def sail(self, state: DiluviumState) -> Optional[Ask]:
        """D-5.7."""
        return self.call(state, Sail(0, WARSHIP))

    def fight_a_warship(self, state: DiluviumState) -> Optional[Ask]:
        """D-12.1."""
        ships = state.ships
        cell: i64 = ships[state.active * SHIPS + WARSHIP]
        seat: i64 = 0
        while seat < state.players:
            if seat != state.active and ships[seat * SHIPS + WARSHIP] == cell:
                return self.call(state, Battle(0, seat, cell))
            seat += 1
        return None

    def scare_away(self, state: DiluviumState) -> Optional[Ask]:
        """D-13.1: a beaten warship is at home, where there is nobody to scare."""
        return self.call(state, Scare(0, state.active, EVERYBODY, state.ships[state.active * SHIPS + WARSHIP]))

    def face_the_monster(self, state: DiluviumState) -> Optional[Ask]:
        """D-14.1: asked when the resources held could do, so that nobody learns whether they are weapons."""
        missing = missing_strength(state)
        if self.faced or missing < 0 or missing > state.resources(state.active):
            return None
        return FIGHT_THE_MONSTER[state.active]

    def legal(self, state: DiluviumState, seat: i64) -> List[int]:
        enough = missing_strength(state) <= state.held[seat * RESOURCES + WEAPONS]
        return SLAY_OR_SPARE if enough else ONLY_SPARE

    def answer(self, state: DiluviumState, seat: i64, action: i64) -> None:
        self.faced = 1
        if action & VERB == SLAY:
            slay(state)


def monster_here(state: DiluviumState) -> i64:
    """The place of the active warship when an undefeated monster is there, otherwise -1."""
    cell: i64 = state.ships[state.active * SHIPS + WARSHIP]
    if state.tables.monster[state.tiles[cell]] == 0 or state.slain & BIT[cell]:
        return -1
    return cell


def missing_strength(state: DiluviumState) -> i64:
    """D-14.2: the weapons it takes to slay the monster; -1 when there is none."""
    cell = monster_here(state)
    if cell < 0:
        return -1
    monster: i64 = state.tables.monster[state.tiles[cell]]
    strength: i64 = state.strength[state.active]
    return monster - strength if monster > strength else 0


def slay(state: DiluviumState) -> None:
    """D-14.2 to D-14.4."""
    seat = state.active
    cell = monster_here(state)
    state.spend(seat, WEAPONS, missing_strength(state))
    state.earn(seat, state.tables.monster_gold[state.tiles[cell]])
    if state.bonus & BIT[ENGAGE]:
        state.earn(seat, state.tables.military_gold[state.strength[seat]])
    place: i64 = BIT[cell]
    state.slain |= place
