"""Every move of Diluvium in a few words: what lists of moves, hints and buttons say. The campaign adds its own."""

from __future__ import annotations

from typing import TypeVar

from seaboard.core.messages import Message
from seaboard.core.verbs import Attempt
from seaboard.games.diluvium.presentation.names import action_name, card_name, kind_name
from seaboard.games.diluvium.presentation.scene import space_kind
from seaboard.games.diluvium.rules.actions import MARK_SLOTS, SECTION, SLOTS
from seaboard.games.diluvium.rules.notation import BOARD_NAMES
from seaboard.games.diluvium.rules.state import DiluviumState

D = TypeVar("D", bound=DiluviumState)  # the campaign's state too


def board(tried: Attempt[D]) -> Message:
    return Message("do-diluvium-board", {"board": Message(f"diluvium-board-{BOARD_NAMES[tried.argument]}")})


def wheel(tried: Attempt[D]) -> Message:
    return Message("do-diluvium-wheel", {"action": action_name(tried.argument)})


def sail(tried: Attempt[D]) -> Message:
    """Into the unknown where the tile lies face down."""
    unknown = not tried.state.up >> tried.argument & 1
    return Message("do-diluvium-sail-hidden" if unknown else "do-diluvium-sail", {"place": tried.names[tried.argument]})


def mark(tried: Attempt[D]) -> Message:
    space = tried.argument
    gold = tried.state.tables.mark_gold[tried.state.tiles[space // MARK_SLOTS] * MARK_SLOTS + space % MARK_SLOTS]
    return Message("do-diluvium-mark", {"place": tried.names[space // MARK_SLOTS], "gold": gold})


def take(tried: Attempt[D]) -> Message:
    return Message("do-diluvium-take", {"settler": settler(tried, tried.argument)})


def settler(tried: Attempt[D], space: int) -> Message:
    """By its section of the board, or by its place and what its space gives."""
    if space >= SECTION:
        return Message("diluvium-settler-of-board", {"action": action_name(space - SECTION)})
    return Message("do-diluvium-settler", {"place": tried.names[space // SLOTS], "kind": _kind(tried, space)})


def place(tried: Attempt[D]) -> Message:
    space = tried.argument
    return Message("do-diluvium-place", {"place": tried.names[space // SLOTS], "kind": _kind(tried, space)})


def flee(tried: Attempt[D]) -> Message:
    space = tried.argument
    if space >= SECTION:
        return Message("do-diluvium-flee-board", {"action": action_name(space - SECTION)})
    return Message("do-diluvium-flee", {"place": tried.names[space // SLOTS], "kind": _kind(tried, space)})


def _kind(tried: Attempt[D], space: int) -> Message:
    return kind_name(space_kind(tried.state, space))


def gain(tried: Attempt[D]) -> Message:
    return Message("do-diluvium-gain", {"kind": kind_name(tried.argument)})


def discard(tried: Attempt[D]) -> Message:
    return Message("do-diluvium-discard", {"kind": kind_name(tried.argument)})


def produce(tried: Attempt[D]) -> Message:
    return Message("do-diluvium-produce", {"place": tried.names[tried.argument]})


def commit(tried: Attempt[D]) -> Message:
    return Message("do-diluvium-commit", {"weapons": tried.argument})


def play(tried: Attempt[D]) -> Message:
    return Message("do-diluvium-play", {"card": card_name(tried.argument)})
