"""One moment of a game for one listener: what narration is made from."""

from __future__ import annotations

from seaboard.core.trace import Moment
from seaboard.games.diluvia.rules.actions import argument_of
from seaboard.games.diluvia.rules.state import DiluviaState


class Scene:
    def __init__(self, moment: Moment[DiluviaState], listener: int) -> None:
        self.before = moment.before
        self.after = moment.after
        self.action = moment.action
        self.argument = argument_of(moment.action)
        self.actor = moment.actor
        self.listener = listener
        self.rule = moment.before.stack[-1]
