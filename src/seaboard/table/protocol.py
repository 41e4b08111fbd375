"""The wire: every message in and out as a type, and the one place where anything outgoing is made into bytes."""

from __future__ import annotations

import asyncio
from itertools import takewhile
from typing import Any, Union

import msgspec

from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.core.seats import WATCHER
from seaboard.core.telling import event_lines, event_text
from seaboard.core.view import plain
from seaboard.table.course import course
from seaboard.table.room import BOT_REQUEST, Room, Viewer
from seaboard.table.wire import Encoded, encoded
from seaboard.table.wire import outgoing as outgoing  # noqa: PLC0414 (everything about the wire is found here)

LARGEST_MESSAGE = 4096
MOST_PREVIEWS = 40
PIECE = 50  # events worded before others have their turn: some 3 ms
WORLDS = 4  # a preview among secrets tells what is the same in so many worlds the seat could be in


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    seen: int
    seat: int | None = None


class Do(msgspec.Struct, tag_field="type", tag="do", forbid_unknown_fields=True):
    do: str
    ask: int
    id: str


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    ask: int
    id: str
    whole: bool = False


class AskHint(msgspec.Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    ask: int
    id: str


class Beat(msgspec.Struct, tag_field="type", tag="beat", forbid_unknown_fields=True):
    """The browser is still there."""


FromBrowser = Union[Hello, Do, Undo, AskHint, Beat]
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


def refused(request: str, error: SeaboardError) -> bytes:
    return outgoing({"type": "refused", "id": request, "message": error.message.data(), "rules": list(error.rules)})


def answer(request: str, number: int) -> bytes:
    return outgoing({"type": "answer", "id": request, "number": number})


def stale(request: str) -> bytes:
    return outgoing({"type": "stale", "id": request})


def hint(request: str, ask: int, choices: list[dict[str, Any]]) -> bytes:
    return outgoing({"type": "hint", "id": request, "ask": ask, "choices": choices})


def beat() -> bytes:
    """The table is still there; it tells nothing else."""
    return outgoing({"type": "beat"})


def error(fault: SeaboardError) -> bytes:
    return outgoing({"type": "error", "message": fault.message.data()})


def update(room: Room, viewer: Viewer, seen: int) -> bytes:
    """The table as this viewer may see it, with the events it has not seen yet."""
    game, play = room.game, room.play
    seat = room.seat_of(viewer)
    outcome = game.outcome(play.state)
    undoer = room.undoer(viewer)
    return outgoing(
        {
            "type": "update",
            "table": room.row.id,
            "game": game.id,
            "campaign": room.row.campaign,
            "secrets": game.secrets(),
            "options": room.row.options,
            "seats": room.row.seats,
            "present": sorted(room.present()),
            "yours": list(viewer.seats),
            "looking": seat if seat != WATCHER else None,
            "host": viewer.host,
            "number": room.told_up_to(),
            "ask": room.ask_number(),
            "view": plain(game.view(play.state, seat)),
            "previews": previews(room, seat),
            "events": [told(room, number, seat) for number in unseen(room, seen)],
            "undo": undoer is not None,
            "restart": undoer is not None,
            "hint": room.may_hint(viewer),
            "hints": play.hints(),
            "thinking": room.thinking and not room.window.open,
            "window": window(room),
            "commitment": room.dice.commitment,
            "seed": room.dice.seed.hex() if outcome is not None else None,
            "course": course(play),
        }
    )


async def narrate(room: Room, viewer: Viewer, seen: int) -> None:
    """Before an update that tells very many events: put them into words piece by piece, while others are served."""
    seat = room.seat_of(viewer)
    for count, number in enumerate(unseen(room, seen), 1):
        told(room, number, seat)
        if count % PIECE == 0:
            await asyncio.sleep(0)


def unseen(room: Room, seen: int) -> range:
    return range(max(seen, 0) + 1, room.told_up_to() + 1)


def window(room: Room) -> dict[str, float] | None:
    """How long a timed question stays open, and how much of that is left."""
    if not room.window.waits:
        return None
    return {"seconds": room.window.seconds, "left": round(room.window.left(), 1)}


def told(room: Room, number: int, seat: int) -> Encoded:
    """One event as this seat is told of it; it is worded once."""
    words: Encoded | None = room.told.get((number, seat))
    if words is None:
        event = shown_event(room, number, seat)
        words = encoded({"number": number, **event, "lines": lines(room, number, seat)})
        room.told[number, seat] = words
    return words


def shown_event(room: Room, number: int, seat: int) -> dict[str, Any]:
    return {"seat": room.play.events[number - 1].seat, "text": event_text(room.play, number, seat)}


def lines(room: Room, number: int, seat: int) -> list[dict[str, Any]]:
    return [line.data() for line in event_lines(room.play, number, seat)]


def previews(room: Room, seat: int) -> dict[str, Any]:
    """What each open choice would do up to the next question, as far as this seat can know: told on imagined states."""
    game, state = room.game, room.play.state
    if seat == WATCHER or not game.legal(state, seat):
        return {}
    worlds = [game.imagine(state, seat, room.rng) for _ in range(WORLDS if game.secrets() else 1)]
    shown: dict[str, Any] = {}
    for action in list(game.legal(worlds[0], seat))[:MOST_PREVIEWS]:
        told = [game.foresee(world, seat, action) for world in worlds]
        agreed = takewhile(lambda same: all(line == same[0] for line in same), zip(*told, strict=False))
        shown[game.write(worlds[0], action)] = [same[0].data() for same in agreed]
    return shown


def frame(room: Room, number: int, viewer: Viewer) -> dict[str, Any]:
    """The position after this many events."""
    state = room.play.at(number)
    seat = room.seat_of(viewer, state)
    return {
        "number": number,
        "event": shown_event(room, number, seat) if number else None,
        "lines": lines(room, number, seat) if number else [],
        "view": plain(room.game.view(state, seat)),
    }
