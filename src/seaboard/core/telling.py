"""What a seat is told of one event of a log: the one place where an event becomes words."""

from __future__ import annotations

from typing import List

from seaboard.core.game import Game
from seaboard.core.messages import Line, Message
from seaboard.core.play import HINT, RESEAT, Event, Play
from seaboard.core.procedure import S
from seaboard.core.trace import Moment, trace

ASIDES = {HINT: "table-hinted", RESEAT: "table-reseated"}


def event_lines(play: Play[S], number: int, seat: int, quiet: bool = True) -> List[Line]:
    """Event `number`, counted from 1, in sentences; of an undo, a hint or a new key, that it happened. Without `quiet`
    nothing is said of a move that led to nothing.
    """
    event, before = play.events[number - 1], play.at(number - 1)
    if not event.moves():
        return [Line(_aside(event), ())]
    return told(play.game, trace(before, event.seat, play.game.read(before, event.text)), seat, quiet)


def told(game: Game[S], moments: List[Moment[S]], seat: int, quiet: bool = True) -> List[Line]:
    """The moments of one move in sentences, never in none unless it is to be heard what matters only."""
    lines = [line for moment in moments for line in game.narrate(moment, seat)]
    return lines if lines or not quiet else game.narrate_quietly(moments[0], seat)


def event_text(play: Play[S], number: int, seat: int) -> str:
    """Its notation as this seat may read it."""
    event, before = play.events[number - 1], play.at(number - 1)
    if not event.moves():
        return event.text
    return play.game.shown(before, event.seat, play.game.read(before, event.text), seat)


def _aside(event: Event) -> Message:
    return Message(ASIDES.get(event.text, "table-undone"), {"seat": event.seat + 1})
