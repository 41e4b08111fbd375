"""Speaking: what a browser said is read here, and what it is to hear is made of `wire` types. See docs/protocol.md."""

from __future__ import annotations

import msgspec

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.table.store import BOT_REQUEST
from seaboard.table.wire import live, outgoing
from seaboard.table.wire.incoming import AskHint, Beat, Do, FromBrowser, Hello, LeaveLesson, Nobody, Undo, Wish

__all__ = ["AskHint", "Beat", "Do", "Hello", "LeaveLesson", "Nobody", "Undo", "Wish"]

LARGEST_MESSAGE = 4096
_DECODER: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


class Unreadable(SeaboardError):
    """What a browser sent is no message of ours."""


def read(raw: str | bytes) -> FromBrowser:
    if len(raw) > LARGEST_MESSAGE:
        raise Unreadable(Message("table-message-too-large"))
    try:
        message = _DECODER.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise Unreadable(Message("table-message-unreadable")) from fault
    if not isinstance(message, (Hello, Beat)) and (not 0 < len(message.id) <= 64 or message.id.startswith(BOT_REQUEST)):
        raise Unreadable(Message("table-message-unreadable"))
    return message


def refused(request: str, fault: SeaboardError) -> bytes:
    return outgoing(live.MoveRefused(request, fault.message, fault.rules))


def answer(request: str, number: int) -> bytes:
    return outgoing(live.Answer(request, number))


def stale(request: str) -> bytes:
    return outgoing(live.Stale(request))


def hint(request: str, ask: int, choices: list[live.Advice]) -> bytes:
    return outgoing(live.Hint(request, ask, choices))


def beat() -> bytes:
    return outgoing(live.StillHere())


def error(fault: SeaboardError) -> bytes:
    return outgoing(live.Fault(fault.message))
