"""Where the points of a finished game came from: every change, put down to the rule that made it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, Iterator, List, Tuple

from seaboard.core.messages import Message
from seaboard.core.outcome import Gain
from seaboard.core.play import Play
from seaboard.core.trace import Moment, trace


@dataclass(frozen=True)
class Source:
    """What came from there in the whole game, one number for each seat; `name` is the game's own."""

    name: str
    what: Message
    amounts: Tuple[int, ...]


def sources(play: Play[Any]) -> List[Source]:
    """The richest first. Nothing while the game goes on, or where a game does not tell."""
    game = play.game
    if game.outcome(play.state) is None:
        return []
    found: Dict[str, Dict[int, int]] = {}
    for gain in _gains(play):
        of_seats = found.setdefault(gain.source, {})
        of_seats[gain.seat] = of_seats.get(gain.seat, 0) + gain.amount
    seats = max([game.seats(play.state)] + [seat + 1 for of_seats in found.values() for seat in of_seats])
    told = [_source(game.id, name, of_seats, seats) for name, of_seats in found.items()]
    return sorted(told, key=lambda one: -sum(one.amounts))


def _source(game: str, name: str, of_seats: Dict[int, int], seats: int) -> Source:
    amounts = tuple(of_seats.get(seat, 0) for seat in range(seats))
    return Source(name, Message(f"{game}-source-{name}"), amounts)


def _gains(play: Play[Any]) -> Iterator[Gain]:
    for moment in _moments(play):
        yield from play.game.gains(moment)


def _moments(play: Play[Any]) -> Iterator[Moment[Any]]:
    """Of what led to the end; what was taken back brought nothing."""
    for number, event in play.line():
        before = play.at(number - 1)
        yield from trace(before, event.seat, play.game.read(before, event.text))
