"""The adversary explores (S-4)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.procedure import NO_OPTIONS, Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.rules.actions import COURSE, COURSES
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversarySettle
from seaboard.games.diluvium.campaign.rules.astrolabe import SPIN, next_places
from seaboard.games.diluvium.campaign.rules.markers import place_marker
from seaboard.games.diluvium.campaign.rules.movement import tiles_for, turned_up
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE, SoloState
from seaboard.games.diluvium.components.tables import HIDDEN, chosen
from seaboard.games.diluvium.rules.actions import BIT, MARK_SLOTS
from seaboard.games.diluvium.rules.explore import SETTLE_SPACE
from seaboard.games.diluvium.rules.movement import TURN_UP
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS

OUT_OF_MARKERS: Final = 10  # S-4.8: gold
RICH_SPACE: Final = 2  # S-4.6: a space the adversary prefers pays so much, or more


@final
class AdversaryExplore(Procedure[SoloState]):
    """`moves` is how far the ship may still go, `fresh` whether the tile it is on was turned up by it, `sailed` whether
    it has moved at all.
    """

    STEPS: ClassVar[Steps] = {
        "set_out": ("S-4.1", "S-4.3"),
        "sail": ("S-4.1", "S-4.2", "S-4.3", "S-4.5"),
        "reveal": ("S-4.4", "S-1.2"),
        "stop": ("S-4.4",),
        "mark": ("S-4.4", "S-4.6", "S-4.7", "S-4.8", "S-4.9"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("moves", "fresh", "sailed")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    moves: i64 = 0
    fresh: i64 = 0
    sailed: i64 = 0
    options: List[int] = NO_OPTIONS

    def set_out(self, state: SoloState) -> Optional[Ask]:
        """S-4.3."""
        self.moves = state.reach()
        return None

    def sail(self, state: SoloState) -> Optional[Ask]:
        """S-4.1, S-4.2: step by step; a single way needs no Astrolabe."""
        here = its_explorer(state)
        goals = unexplored(state)
        if goals & BIT[here]:
            self.moves = 0
        places = next_places(state, here, goals, passable(state), self.moves, state.enemy_warships(ADVERSARY))
        if places == 0:
            self.moves = 0
            return None
        self.options = [COURSES[cell] for cell in chosen(state.tables.listed, places)]
        if len(self.options) > 1:
            return SPIN
        self.go(state, self.options[0] >> ARGUMENT)
        return self.go_to(SAILING)

    def go(self, state: SoloState, cell: i64) -> None:
        state.ships[ADVERSARY * SHIPS + EXPLORER] = cell
        self.moves -= 1
        self.sailed = 1

    def reveal(self, state: SoloState) -> Optional[Ask]:
        """S-4.4: whatever its cost."""
        return TURN_UP if state.tiles[its_explorer(state)] == HIDDEN else None

    def stop(self, state: SoloState) -> Optional[Ask]:
        """A ship that has not moved has not stopped anywhere."""
        if not self.sailed:
            return None
        rule = state.story.on_stop(state, its_explorer(state), EXPLORER)
        if rule is not None:
            state.stack.append(rule)
        return None

    def mark(self, state: SoloState) -> Optional[Ask]:
        """S-4.6 to S-4.9."""
        cell = its_explorer(state)
        if not unexplored(state) & BIT[cell]:
            return None
        if state.markers[ADVERSARY] == 0:
            state.earn(ADVERSARY, OUT_OF_MARKERS)
            return None
        slot = preferred_space(state, cell)
        place_marker(state, cell, slot)
        gold: i64 = state.tables.mark_gold[state.tiles[cell] * MARK_SLOTS + slot]
        if gold != SETTLE_SPACE:
            state.earn(ADVERSARY, gold)
            return None
        only = cell if self.fresh and state.free(cell) else NOWHERE
        state.stack.append(AdversarySettle(0, 1, only))
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return self.options if self.step == SAILING else tiles_for(state, its_explorer(state))

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        if action & VERB == COURSE:
            self.go(state, action >> ARGUMENT)
        else:
            self.fresh = 1
            turned_up(state, action, ADVERSARY)

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return rng.choice(self.legal(state, NOWHERE))


SAILING: Final = step_number(AdversaryExplore, "sail")


def its_explorer(state: SoloState) -> i64:
    cell: i64 = state.ships[ADVERSARY * SHIPS + EXPLORER]
    return cell


def unexplored(state: SoloState) -> i64:
    """S-4.1: the tiles it may still explore: face down, or with a free exploration space and none of its markers."""
    explored: i64 = state.explored[ADVERSARY]
    found = state.tables.ocean & ~explored & ~state.story.void(state)
    for cell in chosen(state.tables.listed, found & state.up):
        if not state.free_marks(cell):
            found &= ~BIT[cell]
    return found


def passable(state: SoloState) -> i64:
    """The face-up sea and its own cities: it does not sail through yours."""
    own = state.story.its_cities(state) | state.story.its_waters(state)
    return (state.up & state.tables.ocean | own) & ~state.story.void(state)


def preferred_space(state: SoloState, cell: i64) -> i64:
    """S-4.6, S-4.7: the free space that pays most, two at least; else a settle space; else the last one left."""
    free = state.free_marks(cell)
    at = state.tiles[cell] * MARK_SLOTS
    best: i64 = -1
    worth: i64 = -1
    for slot in range(3):
        if free & BIT[slot]:
            gold: i64 = state.tables.mark_gold[at + slot]
            rank: i64 = gold * 10 if gold >= RICH_SPACE else 5 if gold == SETTLE_SPACE else 0
            if rank > worth:
                worth = rank
                best = slot
    return best
