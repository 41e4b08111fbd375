"""Engage (D-11) in the campaign: your warship moves, fights, scares away, meets what the scenario has there."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import VERB
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.games.diluvium.campaign.rules.battle import SoloBattle, its_warship_at, my_strength
from seaboard.games.diluvium.campaign.rules.movement import SoloSail
from seaboard.games.diluvium.campaign.rules.scare import SoloScare
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.rules.actions import BIT, ENGAGE, RESOURCES, SLAY, WEAPONS
from seaboard.games.diluvium.rules.engage import FIGHT_THE_MONSTER, SLAY_OR_SPARE
from seaboard.games.diluvium.rules.state import WARSHIP


@final
class SoloEngage(Procedure[SoloState]):
    """`cell` is where the warship has sailed to: whoever loses a battle is not there any more."""

    STEPS: ClassVar[Steps] = {
        "sail": ("D-5.1", "D-5.7", "D-11.1"),
        "arrive": ("D-5.1",),
        "fight_warships": ("D-11.1", "D-12.1", "S-9.1"),
        "scare_away": ("D-11.1", "D-13.1"),
        "fight_others": ("D-11.1",),
        "face_the_monster": ("D-14.1", "D-14.2", "D-14.3", "D-14.4"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("cell", "faced")
    cell: i64 = -1
    faced: i64 = 0

    def sail(self, state: SoloState) -> Optional[Ask]:
        """D-5.7."""
        state.turned = NOWHERE
        state.stack.append(SoloSail(0, WARSHIP))
        return None

    def arrive(self, state: SoloState) -> Optional[Ask]:
        """What the scenario has where the ship has stopped."""
        self.cell = state.ship_at(WARSHIP)
        rule = state.story.on_arrival(state, WARSHIP)
        if rule is not None:
            state.stack.append(rule)
        return None

    def fight_warships(self, state: SoloState) -> Optional[Ask]:
        """D-12.1: one after the other, as long as yours is there."""
        foe = its_warship_at(state, self.cell)
        if foe == NOWHERE or not self.is_there(state) or state.story.storms(state, self.cell):
            return None
        state.stack.append(SoloBattle(0, foe, YOU, self.cell, state.strength[ADVERSARY]))
        return self.go_to(FIGHTING)

    def scare_away(self, state: SoloState) -> Optional[Ask]:
        """D-13.1; S-29.3: nobody is scared out of an enemy city."""
        if self.is_there(state) and not state.story.its_cities(state) & BIT[self.cell]:
            state.stack.append(SoloScare(0, YOU, self.cell))
        return None

    def fight_others(self, state: SoloState) -> Optional[Ask]:
        if self.is_there(state):
            rule = state.story.foe(state)
            if rule is not None:
                state.stack.append(rule)
        return None

    def face_the_monster(self, state: SoloState) -> Optional[Ask]:
        """D-14.1: asked when you can slay it."""
        if self.faced or not self.is_there(state) or not can_slay(state, self.cell):
            return None
        return FIGHT_THE_MONSTER[YOU]

    def is_there(self, state: SoloState) -> bool:
        return state.ship_at(WARSHIP) == self.cell

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return SLAY_OR_SPARE

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        self.faced = 1
        if action & VERB == SLAY:
            slay(state, self.cell)


FIGHTING: Final = step_number(SoloEngage, "fight_warships")


def has_monster(state: SoloState, cell: i64) -> bool:
    return state.tables.monster[state.tiles[cell]] > 0 and not state.slain & BIT[cell]


def weapons_needed(state: SoloState, cell: i64) -> i64:
    """D-14.2."""
    monster: i64 = state.tables.monster[state.tiles[cell]]
    strength = my_strength(state, cell, 0)
    return monster - strength if monster > strength else 0


def can_slay(state: SoloState, cell: i64) -> bool:
    return has_monster(state, cell) and weapons_needed(state, cell) <= state.held[YOU * RESOURCES + WEAPONS]


def slay(state: SoloState, cell: i64) -> None:
    """D-14.2 to D-14.4."""
    state.spend(YOU, WEAPONS, weapons_needed(state, cell))
    if state.bonus & BIT[ENGAGE]:
        state.earn(YOU, state.tables.military_gold[state.strength[YOU]])
    state.story.slain(state, cell, state.tables.monster_gold[state.tiles[cell]])
