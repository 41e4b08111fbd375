"""One moment of a game for one listener: what narration is told from."""

from __future__ import annotations

from typing import TypeVar

from seaboard.core.messages import Message
from seaboard.core.trace import Moment
from seaboard.games.diluvium.components.loading import Components
from seaboard.games.diluvium.presentation.names import tile_name, who, whom
from seaboard.games.diluvium.rules.actions import RESOURCES, SLOTS, argument_of
from seaboard.games.diluvium.rules.state import DiluviumState

D = TypeVar("D", bound=DiluviumState)  # the campaign's state too


class Scene:
    """One moment, for one listener."""

    before: DiluviumState
    after: DiluviumState

    def __init__(self, box: Components, moment: Moment[D], listener: int) -> None:
        self.before = moment.before
        self.after = moment.after
        self.action = moment.action
        self.argument = argument_of(moment.action)
        self.actor = moment.actor
        self.listener = listener
        self.rule = moment.before.stack[-1]
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
