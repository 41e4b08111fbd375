"""Explore (D-6) in the campaign: the ship arrives, the scenario has its say, then the tile is marked."""

from __future__ import annotations

from typing import ClassVar, List, Optional, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Steps
from seaboard.games.diluvium.campaign.rules.movement import SoloSail
from seaboard.games.diluvium.campaign.rules.settlers import SoloMoveSettler
from seaboard.games.diluvium.campaign.rules.state import NOWHERE, YOU, SoloState
from seaboard.games.diluvium.rules.actions import MARK_SLOTS
from seaboard.games.diluvium.rules.explore import MARK_WHERE, NO_SPACE, Explore, Mark, open_marks
from seaboard.games.diluvium.rules.state import EXPLORER


def marks(state: SoloState, cell: i64) -> List[int]:
    """D-6.1: the exploration spaces you may mark, without those the scenario bars."""
    found = open_marks(state, YOU, cell)
    return [mark for mark in found if state.story.may_mark(state, (mark >> ARGUMENT) // MARK_SLOTS)]


@final
class SoloMark(Mark[SoloState]):
    def choose_space(self, state: SoloState) -> Optional[Ask]:
        """D-6.3: a single free space is taken without asking."""
        if self.space != NO_SPACE:
            return None
        self.options = marks(state, self.cell)
        if len(self.options) > 1:
            return MARK_WHERE[YOU]
        if self.options:
            self.space = self.options[0] >> ARGUMENT
        return None

    def mark_it(self, state: SoloState) -> Optional[Ask]:
        """D-6.2."""
        if self.space == NO_SPACE:
            return None
        Mark.mark_it(self, state)
        state.story.on_marked(state, self.space // MARK_SLOTS)
        return None

    def settle_there(self, state: SoloState, cell: i64) -> Optional[Ask]:
        return self.call(state, SoloMoveSettler(0, cell))


@final
class SoloExplore(Explore[SoloState]):
    STEPS: ClassVar[Steps] = {
        "sail": ("D-5.1", "D-5.6"),
        "arrive": ("D-5.1",),
        "explore_the_tile": ("D-6.1", "D-6.6"),
        "take_leave": ("D-6.1",),
    }

    def sail(self, state: SoloState) -> Optional[Ask]:
        """D-5.6."""
        state.turned = NOWHERE
        return self.call(state, SoloSail(0, EXPLORER))

    def arrive(self, state: SoloState) -> Optional[Ask]:
        """What the scenario offers where the ship has stopped."""
        rule = state.story.on_arrival(state, EXPLORER)
        if rule is not None:
            state.stack.append(rule)
        return None

    def explore_the_tile(self, state: SoloState) -> Optional[Ask]:
        """D-6.1."""
        return self.call(state, SoloMark(0, state.ship_at(EXPLORER)))

    def take_leave(self, state: SoloState) -> Optional[Ask]:
        """What the scenario offers when the tile is explored."""
        rule = state.story.after_exploring(state)
        if rule is not None:
            state.stack.append(rule)
        return None
