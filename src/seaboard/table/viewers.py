"""Whoever looks at a table: what they see, and which of their seats is asked."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from seaboard.bots.registry import may_hint
from seaboard.core.ask import Ask
from seaboard.core.game import Game
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.table.course import Told
from seaboard.table.names import BOT
from seaboard.table.store import Rematch, TableRow
from seaboard.table.wire import Encoded
from seaboard.table.wire.live import OpenWindow, Wishes


@dataclass(frozen=True)
class Viewer:
    """Whoever looks at a table: the seats their key opens, none for watchers, and the one they say they are at."""

    seats: tuple[int, ...]
    host: bool = False
    at: int | None = None


def still_open(earlier: Ask, now: Ask) -> bool:
    """Whether a question is what another becomes when one of those it was put to has answered."""
    if not earlier.sealed:
        return False
    if now.seat == NATURE:
        return now.timed and earlier.timed
    return earlier.prompt == now.prompt and set(now.seats) < set(earlier.seats)


@dataclass(frozen=True)
class Sight:
    """A table at one moment, with all that one viewer of it may do: what an update is put together from.

    `number` is the last event anybody may hear of; `worded` has the events put into words, by number and seat.
    """

    row: TableRow
    play: Play[Any]
    seat: int
    number: int
    ask: int
    present: list[int]
    may_undo: bool
    may_hint: bool
    coached: bool
    thinking: bool
    window: OpenWindow | None
    wishes: Wishes | None
    commitment: str
    seed: str | None
    rng: Rng
    rematch: Rematch | None
    worded: dict[tuple[int, int], Encoded]
    told: Told

    def unseen(self, seen: int) -> range:
        return range(max(seen, 0) + 1, self.number + 1)


def seats_of(ask: Ask | None) -> list[int]:
    """The seats that are asked; none where chance is, or the game is over."""
    return [seat for seat in ask.seats if seat != NATURE] if ask is not None else []


class Listener:
    """A connected browser; `news` is set whenever there is something to send."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.news = asyncio.Event()


class Seating:
    """A table as those who look at it find it."""

    def __init__(self, row: TableRow, game: Game[Any]) -> None:
        self.row = row
        self.game = game
        self.play: Play[Any] = Play(game, row.options)
        self.listeners: set[Listener] = set()

    def over(self) -> bool:
        return self.game.ask(self.play.state) is None

    def persons(self) -> set[int]:
        return {seat for seat, kind in enumerate(self.row.seats) if not kind.startswith(BOT)}

    def alone(self) -> bool:
        """One person among bots: nobody could learn anything from how long an answer takes."""
        return len(self.persons()) == 1

    def open_to(self, viewer: Viewer) -> tuple[int, ...]:
        """The seats somebody sees and moves for now: where there are secrets, the one they say they are at."""
        if len(viewer.seats) < 2 or not self.game.secrets():
            return viewer.seats
        return (viewer.at,) if viewer.at in viewer.seats else ()

    def eyes(self, viewer: Viewer) -> tuple[int, ...]:
        """Whose knowledge somebody is shown; where there are no secrets it is everybody's."""
        return self.open_to(viewer) if self.game.secrets() else ()

    def seat_of(self, viewer: Viewer, state: Any = None) -> int:
        """As which of their seats somebody looks: the one that is asked, else the first."""
        seats, ask = self.open_to(viewer), self.game.ask(self.play.state if state is None else state)
        asked = [seat for seat in ask.seats if seat in seats] if ask is not None else []
        return asked[0] if asked else (seats[0] if seats else WATCHER)

    def standing(self, trial: Play[Any] | None = None) -> dict[str, Any]:
        """What the lobby tells; while a window is open, as it stood when it was opened.

        `turn` is who was asked; who of them still `waits` to answer each may be told of themselves only.
        """
        play = trial or self.play
        ask, outcome = self.game.ask(play.state), self.game.outcome(play.state)
        number = self.ask_number(play) if ask is not None and ask.timed else len(play.events)
        shown = self.game.ask(play.at(number)) if ask is not None and ask.timed else ask
        return {
            "number": number,
            "over": outcome is not None,
            "outcome": outcome.message.data() if outcome is not None else None,
            "fault": None,
            "turn": seats_of(shown),
            "waits": seats_of(ask),
            "winners": list(outcome.winners) if outcome is not None else [],
        }

    def ask_number(self, trial: Play[Any] | None = None) -> int:
        """The number of events when the pending question was first put.

        A sealed answer, given or taken back, does not change it for the others; nor does the last answer in a window,
        nor a seat's new key.
        """
        play = trial or self.play
        now = self.game.ask(play.state)
        if now is None or not (now.sealed or now.timed):
            return play.asked_since()
        for number, _ in reversed(play.line()):
            earlier = self.game.ask(play.at(number - 1))
            if earlier is None or not still_open(earlier, now):
                return number
            now = earlier
        return 0

    def undoer(self, viewer: Viewer) -> int | None:
        """The seat of this viewer that could take a move back now."""
        return next((seat for seat in self.open_to(viewer) if self.play.undo_target(seat) is not None), None)

    def coached(self, viewer: Viewer) -> bool:
        """Whether this viewer is the only person here, in a game that has a coach."""
        return may_hint(self.game.id, len(self.persons())) and self.persons() <= set(viewer.seats)

    def may_hint(self, viewer: Viewer) -> bool:
        """Whether this viewer, who plays alone or among bots, is asked something now."""
        ask = self.game.ask(self.play.state)
        alone = may_hint(self.game.id, len(self.persons()))
        return alone and ask is not None and any(seat in viewer.seats for seat in ask.seats)

    def present(self) -> set[int]:
        return {seat for listener in self.listeners for seat in listener.viewer.seats}
