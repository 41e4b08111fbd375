"""Who may read the screen: in a game with secrets, one person at a time, each told what they missed."""

from __future__ import annotations

import sys
from collections.abc import Collection
from typing import Any

import click

from seaboard.core.messages import Line
from seaboard.core.play import Play
from seaboard.core.seats import WATCHER
from seaboard.core.telling import event_lines

WIPE = "\033[2J\033[3J\033[H"  # the screen, what was scrolled away, and to the top


class Audience:
    """`looking` is the seat that reads the screen; None while the keyboard changes hands."""

    def __init__(self, play: Play[Any], bots: Collection[int]) -> None:
        self.play = play
        self.people = [seat for seat in range(play.game.seats(play.state)) if seat not in bots]
        self.private = play.game.secrets() and len(self.people) > 1
        self.looking = None if self.private else self.people[0]
        self._seen = {seat: len(play.events) for seat in self.people}

    def must_change(self, seat: int) -> bool:
        return self.private and self.looking != seat

    def leave(self) -> None:
        """Nothing that the last reader saw stays on the screen."""
        self.looking = None
        if sys.stdout.isatty():
            click.echo(WIPE, nl=False)

    def sit_down(self, seat: int) -> list[Line]:
        """What this seat has not read yet."""
        self.looking = seat
        missed = [number for number, _ in self.play.line() if number > self._seen[seat]]
        lines = [line for number in missed for line in self.lines(number)]
        self.has_read()
        return lines

    def lines(self, number: int) -> list[Line]:
        """An event of the game, as the reader may hear it; of others only what led to something."""
        looking = WATCHER if self.looking is None else self.looking
        return event_lines(self.play, number, looking, quiet=self.play.events[number - 1].seat == looking)

    def has_read(self) -> None:
        if self.looking is not None:
            self._seen[self.looking] = len(self.play.events)
