"""One moment of a game for one listener, and the names of things in messages."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Argument, Line, Message
from seaboard.core.trace import Moment
from seaboard.games.diluvium.components.loading import Components
from seaboard.games.diluvium.components.tables import CITY
from seaboard.games.diluvium.presentation.people import who, whom, whose
from seaboard.games.diluvium.rules.actions import RESOURCES, SLOTS, argument_of
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, CARD_NAMES, KIND_NAMES, RESOURCE_NAMES
from seaboard.games.diluvium.rules.state import DiluviumState


class Told:
    """One moment, for one listener."""

    def __init__(self, box: Components, moment: Moment[DiluviumState], listener: int) -> None:
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


def line(name: str, *rules: str, **args: Argument) -> Line:
    return Line(Message(name, args), rules)


def tile_name(state: DiluviumState, cell: int, names: List[str]) -> Message:
    tile = state.tiles[cell]
    if tile == CITY:
        return Message("diluvium-city", {"place": names[cell], "whose": whose(state, state.tables.city.index(cell))})
    return Message("diluvium-tile", {"place": names[cell], "tile": tile})


def kind_name(kind: int) -> Message:
    return Message(f"diluvium-{KIND_NAMES[kind]}")


def amounts(numbers: List[int]) -> Message:
    """Food, craft and weapons, without those there are none of."""
    some = [
        Message(f"diluvium-some-{RESOURCE_NAMES[kind]}", {"number": number})
        for kind, number in enumerate(numbers)
        if number
    ]
    return listed(some) if some else Message("diluvium-nothing")


def free_spaces(numbers: List[int]) -> Message:
    """Of food, craft, weapons and ruins."""
    some = [
        Message("diluvium-spaces-of", {"kind": kind_name(kind), "number": number})
        for kind, number in enumerate(numbers)
        if number
    ]
    return listed(some) if some else Message("diluvium-no-spaces")


def listed(items: List[Message]) -> Message:
    if len(items) == 1:
        return items[0]
    return Message("diluvium-list", {"first": items[0], "rest": listed(items[1:])})


def card_name(kind: int) -> Message:
    return Message(f"diluvium-card-{CARD_NAMES[kind]}")


def space_kind(state: DiluviumState, space: int) -> int:
    return state.tables.kind_at[state.tiles[space // SLOTS] * SLOTS + space % SLOTS]


def action_name(action: int) -> Message:
    return Message(f"diluvium-{ACTION_NAMES[action]}")
