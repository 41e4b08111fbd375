"""One moment of the campaign: what narration speaks of."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Message
from seaboard.core.trace import Moment
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.presentation.names import place_name
from seaboard.games.diluvium.campaign.presentation.words import words_of
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NO_TOKEN, YOU, SoloState
from seaboard.games.diluvium.presentation.names import listed
from seaboard.games.diluvium.presentation.scene import Scene


class SoloScene(Scene):
    """Nothing is hidden: every listener hears the same."""

    before: SoloState
    after: SoloState

    def __init__(self, chart: Chart, moment: Moment[SoloState]) -> None:
        super().__init__(chart, moment, YOU)
        self.it = self.who(ADVERSARY) if moment.after.story.acts() else Message("")
        self.words = words_of(moment.after.story.id)

    def gained(self, seat: int) -> int:
        """With the gold one has yet to decide about."""
        waiting = self.words.waiting
        if seat != YOU or waiting is None:
            return super().gained(seat)
        return super().gained(seat) + waiting(self.after) - waiting(self.before)

    def tile(self, cell: int) -> Message:
        return place_name(self.after, cell, self.names)

    def places(self, cells: List[int]) -> Message:
        return listed([Message("solo-place", {"place": self.names[cell]}) for cell in cells])

    def clause(self, number: int) -> str:
        """A clause of the scenario's chapter."""
        return f"S-{self.after.story.number}.{number}"

    def new_tokens(self) -> List[int]:
        """Places where an objective token has been laid."""
        laid = enumerate(zip(self.before.tokens, self.after.tokens))  # noqa: B905 (PyPy's 3.9 has no `strict`)
        return [cell for cell, (old, new) in laid if old == NO_TOKEN != new]
