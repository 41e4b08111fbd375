"""One moment of a game for one listener: what narration is made from."""

from __future__ import annotations

from typing import TypeVar, cast

from seaboard.core.messages import Message
from seaboard.core.trace import Moment
from seaboard.core.trace import Scene as AnyScene
from seaboard.games.diluvium.components.loading import Components
from seaboard.games.diluvium.presentation.names import tile_name, who, whom
from seaboard.games.diluvium.rules.actions import RESOURCES, SLOTS
from seaboard.games.diluvium.rules.state import DiluviumState

D = TypeVar("D", bound=DiluviumState)  # the campaign's state too


class Scene(AnyScene[DiluviumState]):
    """With the names of peoples and places, and what changed hands."""

    def __init__(self, box: Components, moment: Moment[D], listener: int) -> None:
        super().__init__(cast("Moment[DiluviumState]", moment), listener)
        self.active = moment.before.active
        self.names = box.names[int(moment.before.players)]

    def who(self, seat: int) -> Message:
        """A people at the beginning of a sentence."""
        return who(self.after, seat)

    def whom(self, seat: int) -> Message:
        """A people inside a sentence."""
        return whom(self.after, seat)

    def gained(self, seat: int) -> int:
        return self.after.gold[seat] - self.before.gold[seat]

    def took(self, seat: int, kind: int) -> int:
        at = seat * RESOURCES + kind
        return self.after.held[at] - self.before.held[at]

    def tile(self, cell: int) -> Message:
        """A place with what lies there."""
        return tile_name(self.after, cell, self.names)


def space_kind(state: DiluviumState, space: int) -> int:
    return state.tables.kind_at[state.tiles[space // SLOTS] * SLOTS + space % SLOTS]
