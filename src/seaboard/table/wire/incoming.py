"""What a browser says over the WebSocket."""

from __future__ import annotations

from typing import Union

import msgspec


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first word, and after every reconnect: the last event it has, and the seat it looks from."""

    seen: int
    seat: Union[int, None] = None


class Do(msgspec.Struct, tag_field="type", tag="do", forbid_unknown_fields=True):
    """A move; its `id` is fresh, and the same when it is sent again."""

    do: str
    ask: int
    id: str


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back one move, or with `whole` all since chance or another seat acted."""

    ask: int
    id: str
    whole: bool = False


class AskHint(msgspec.Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Help for who plays alone or among bots."""

    ask: int
    id: str


class Nobody(msgspec.Struct, tag_field="type", tag="nobody", forbid_unknown_fields=True):
    """Nobody at this screen does anything in the window that is open."""

    ask: int
    id: str


class Wish(msgspec.Struct, tag_field="type", tag="wish", forbid_unknown_fields=True):
    """Which windows the seat looked from wants to be asked in; with `touching`, only where it is touched."""

    kinds: list[str]
    touching: bool
    id: str


class LeaveLesson(msgspec.Struct, tag_field="type", tag="leave-lesson", forbid_unknown_fields=True):
    """The learner goes on without the coach, for good."""

    id: str


class Beat(msgspec.Struct, tag_field="type", tag="beat", forbid_unknown_fields=True):
    """The browser is still there."""


FromBrowser = Union[Hello, Do, Undo, AskHint, Nobody, Wish, LeaveLesson, Beat]
