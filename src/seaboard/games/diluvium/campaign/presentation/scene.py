"""One moment of the campaign: what narration is told from."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Message
from seaboard.core.trace import Moment
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.presentation.names import place_name
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import Earning
from seaboard.games.diluvium.presentation.names import listed
from seaboard.games.diluvium.presentation.scene import Scene


class SoloScene(Scene):
    """Nothing is hidden: all is told to whoever listens."""

    before: SoloState
    after: SoloState

    def __init__(self, chart: Chart, moment: Moment[SoloState]) -> None:
        super().__init__(chart, moment, YOU)
        self.old = self.before
        self.new = self.after
        self.it = self.who(ADVERSARY) if moment.after.story.acts() else Message("")
        self.number = moment.after.story.number

    def gained(self, seat: int) -> int:
        """With the gold one has yet to decide about (S-33.3)."""
        return super().gained(seat) + (earned(self.after) - earned(self.before) if seat == YOU else 0)

    def tile(self, cell: int) -> Message:
        return place_name(self.after, cell, self.names)

    def places(self, cells: List[int]) -> Message:
        return listed([Message("solo-place", {"place": self.names[cell]}) for cell in cells])

    def clause(self, number: int) -> str:
        """A clause of the scenario's chapter."""
        return f"S-{self.number}.{number}"


def earned(state: SoloState) -> int:
    waiting = [rule for rule in state.stack if isinstance(rule, Earning) and not rule.done]
    return sum(int(rule.gold * rule.times) for rule in waiting)
