"""The position: whole numbers and flat lists of them."""

from __future__ import annotations

from typing import Any

from levee.components.loading import Box
from seaboard.core.procedure import Procedure, State

OWED = -1  # a village that has not decided yet
LISTS = ("fields", "bags", "harvests", "laid")
NUMBERS = ("flood", "forecast", "crest")


class LeveeState(State):
    """`laid` are the sealed answers of this flood; `forecast` and `crest` the dice, 0 while they are not rolled. The
    crest stays in sight until the next forecast.
    """

    def __init__(self, box: Box, players: int, stack: list[Procedure[Any]]) -> None:
        super().__init__(stack, None)
        self.box = box
        self.fields = [box.number("village.fields")] * players
        self.bags = [box.number("village.bags")] * players
        self.harvests = [0] * players
        self.laid = [OWED] * players
        self.flood = 1
        self.forecast = 0
        self.crest = 0

    @property
    def players(self) -> int:
        return len(self.fields)

    @property
    def open(self) -> bool:
        """Whether everybody has decided: then all may see it."""
        return OWED not in self.laid

    def most(self, seat: int) -> int:
        """L-2.2: the most sandbags this village may lay."""
        return min(self.bags[seat], self.box.number("levee.most"))

    def copy(self) -> LeveeState:
        twin = LeveeState(self.box, self.players, [rule.copy() for rule in self.stack])
        for name in LISTS:
            setattr(twin, name, getattr(self, name)[:])
        for name in NUMBERS:
            setattr(twin, name, getattr(self, name))
        twin.pending = self.pending
        return twin

    def data(self) -> dict[str, Any]:
        saved: dict[str, Any] = {name: getattr(self, name)[:] for name in LISTS}
        saved |= {name: getattr(self, name) for name in NUMBERS}
        return {**saved, "stack": [rule.data() for rule in self.stack]}
