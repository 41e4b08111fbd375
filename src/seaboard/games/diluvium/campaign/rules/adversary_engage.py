"""The adversary engages (S-8): its warship sails, fights yours, scares away, faces a monster."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import NO_OPTIONS, Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.rules.actions import COURSES, VALUE
from seaboard.games.diluvium.campaign.rules.astrolabe import SPIN, next_places
from seaboard.games.diluvium.campaign.rules.battle import ITS_SECOND, ITS_WARSHIP, SoloBattle
from seaboard.games.diluvium.campaign.rules.combat import DRAW_A_TOKEN, learn, show, tokens_left
from seaboard.games.diluvium.campaign.rules.movement import tiles_for, turned_up
from seaboard.games.diluvium.campaign.rules.scare import SoloScare
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, CITY_FALLEN, NOWHERE, SoloState
from seaboard.games.diluvium.components.tables import HIDDEN, chosen
from seaboard.games.diluvium.rules.actions import BIT
from seaboard.games.diluvium.rules.movement import TURN_UP
from seaboard.games.diluvium.rules.state import SHIPS, WARSHIP

NOT_YET: Final = -1


@final
class AdversaryEngage(Procedure[SoloState]):
    """`which` of its warships, how many `moves` it has left; `cell` is where it has stopped."""

    STEPS: ClassVar[Steps] = {
        "set_out": ("S-8.1",),
        "sail": ("S-8.1", "S-8.2", "S-4.2"),
        "reveal": ("S-8.3", "S-1.2"),
        "stop": ("S-2.1", "S-8.3"),
        "fight": ("S-8.4", "S-9.1"),
        "scare_away": ("S-8.4", "S-8.5"),
        "face_the_monster": ("S-10.1", "S-10.2", "S-10.3"),
        "second_warship": ("S-29.4",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("which", "moves", "range", "cell", "token")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    which: i64 = 0
    moves: i64 = 0
    range: i64 = 0
    cell: i64 = -1
    token: i64 = -1
    options: List[int] = NO_OPTIONS

    def set_out(self, state: SoloState) -> Optional[Ask]:
        if self.which == ITS_WARSHIP:
            self.range = self.moves
            rule = state.story.on_engage(state)
            if rule is not None:
                state.stack.append(rule)
        self.moves = self.range
        return None

    def sail(self, state: SoloState) -> Optional[Ask]:
        """S-8.1, S-8.2: step by step towards what it is bound for; S-8.3: a tile turned up ends its way."""
        here = warship_at(state, self.which)
        if here == NOWHERE or state.tiles[here] == HIDDEN:
            return None
        goals = state.story.quarry(state, self.which)
        places = next_places(state, here, goals, sea_for_warships(state), self.moves, 0)
        if goals & BIT[here] or places == 0:
            return None
        self.options = [COURSES[cell] for cell in chosen(state.tables.listed, places)]
        if len(self.options) > 1:
            return SPIN
        self.go(state, self.options[0] >> ARGUMENT)
        return self.go_to(SAILING)

    def go(self, state: SoloState, cell: i64) -> None:
        self.moves -= 1
        if self.which == ITS_WARSHIP:
            state.ships[ADVERSARY * SHIPS + WARSHIP] = cell
        else:
            state.rival = cell

    def reveal(self, state: SoloState) -> Optional[Ask]:
        """S-8.3."""
        here = warship_at(state, self.which)
        return TURN_UP if here != NOWHERE and state.tiles[here] == HIDDEN else None

    def stop(self, state: SoloState) -> Optional[Ask]:
        """S-2.1: in your city it wins at once."""
        self.cell = warship_at(state, self.which)
        if self.cell == NOWHERE:
            return None
        if state.story.takes_city(state, self.cell):
            state.finish(CITY_FALLEN)
            return None
        rule = state.story.on_stop(state, self.cell, WARSHIP)
        if rule is not None:
            state.stack.append(rule)
        return None

    def fight(self, state: SoloState) -> Optional[Ask]:
        """S-8.4; S-12.9: the Aztec warship alone stands for yours."""
        if self.cell == NOWHERE:
            return None
        mine = state.ship_at(WARSHIP) == self.cell
        if mine or state.escort == self.cell:
            foe: i64 = ITS_WARSHIP if self.which == ITS_WARSHIP else ITS_SECOND
            state.stack.append(SoloBattle(0, foe, ADVERSARY, self.cell, state.strength[ADVERSARY], 0 if mine else 1))
        return None

    def scare_away(self, state: SoloState) -> Optional[Ask]:
        """S-8.4: not after a battle lost."""
        if self.is_there(state):
            state.stack.append(SoloScare(0, ADVERSARY, self.cell))
            rule = state.story.before_scaring(state, self.cell)
            if rule is not None:
                state.stack.append(rule)
        return None

    def face_the_monster(self, state: SoloState) -> Optional[Ask]:
        """S-10.1."""
        if not self.is_there(state) or not state.story.fights_monster(state, self.cell):
            return None
        if self.token == NOT_YET:
            return DRAW_A_TOKEN
        monster: i64 = state.tables.monster[state.tiles[self.cell]]
        if state.strength[ADVERSARY] + VALUE[self.token] >= monster:
            place: i64 = BIT[self.cell]
            state.slain |= place
            state.earn(ADVERSARY, state.tables.monster_gold[state.tiles[self.cell]])
        learn(state, self.token)
        return None

    def second_warship(self, state: SoloState) -> Optional[Ask]:
        """S-29.4: both move."""
        if self.which == ITS_WARSHIP and state.rival != NOWHERE:
            return self.hand_over(state, AdversaryEngage(0, ITS_SECOND, self.range, self.range))
        rule = state.story.after_engage(state)
        if rule is not None:
            state.stack.append(rule)
        return None

    def is_there(self, state: SoloState) -> bool:
        return self.cell != NOWHERE and warship_at(state, self.which) == self.cell

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        if self.step == SAILING:
            return self.options
        return tiles_for(state, warship_at(state, self.which)) if self.step == REVEAL else tokens_left(state)

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        if self.step == SAILING:
            self.go(state, action >> ARGUMENT)
        elif self.step == REVEAL:
            turned_up(state, action, ADVERSARY)
        else:
            self.token = action >> ARGUMENT
            show(state, self.token)

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return rng.choice(self.legal(state, NOT_YET))


SAILING: Final = step_number(AdversaryEngage, "sail")
REVEAL: Final = step_number(AdversaryEngage, "reveal")


def warship_at(state: SoloState, which: i64) -> i64:
    cell: i64 = state.ships[ADVERSARY * SHIPS + WARSHIP]
    return cell if which == ITS_WARSHIP else state.rival


def sea_for_warships(state: SoloState) -> i64:
    """Every place of the sea and every city, but those the scenario closes to it."""
    return (state.tables.ocean | state.tables.cities) & ~state.story.void(state) & ~state.story.shunned(state)
