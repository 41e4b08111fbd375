"""A table whose questions may have a window: how it is held open, what was said in advance, and who hears what when."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from seaboard.core.ask import Ask
from seaboard.core.game import Game
from seaboard.core.play import RESEAT
from seaboard.table.store import Store, TableRow
from seaboard.table.viewers import Seating, Viewer
from seaboard.table.window import BOTS_TIME, CLOCK, EVERYBODY, QUIET, SCREEN, USUAL_CLOCK, WAIT, Window
from seaboard.table.wire import live
from seaboard.table.wishes import Wishes, stored_wishes

HERE = "here"  # the seat of a person at the screen where the table was set up


class Windowed(Seating):
    """A timed ask is held open in the same way for everybody, and nobody hears of answers before it closes."""

    def __init__(self, row: TableRow, game: Game[Any], store: Store, seconds: float | None) -> None:
        super().__init__(row, game)
        self.store = store
        self.closed = False
        self.window = Window()
        self.wishes: dict[int, Wishes] = stored_wishes(game, row.wishes)
        self._seconds = seconds  # of every window with a clock, whatever was set with the table

    def _mind_the_window(self) -> None:
        """Open the window that a timed ask wants."""
        ask = self.game.ask(self.play.state)
        if ask is None or not ask.timed or self.closed:
            self.window.shut()
            return
        since = self.ask_number()
        if not self.window.open or self.window.since != since:
            asked = self.game.ask(self.play.at(since))
            seats = set(asked.seats) if asked is not None else set()
            mode = self.manner(seats)
            self.window.shut()
            self.window.unlock(since, mode, self._time_for(mode, seats), self._close_the_window)

    def _time_for(self, mode: str, asked: set[int]) -> float:
        if mode == CLOCK:
            clock = USUAL_CLOCK if self.row.clock is None else self.row.clock
            return float(clock) if self._seconds is None else self._seconds
        return 0.0 if asked <= self.persons() else min(BOTS_TIME, self._seconds or BOTS_TIME)

    async def _close_the_window(self) -> None:
        raise NotImplementedError

    def at_one_screen(self) -> set[int]:
        """The people who hand one screen to each other: where it was set up, but for seats that got a link later."""
        moved = {event.seat for event in self.play.events if event.text == RESEAT}
        here = {seat for seat, kind in enumerate(self.row.seats) if kind == HERE} - moved
        return here if len(here) > 1 else set()

    def manner(self, asked: Iterable[int]) -> str:
        """How a window is held open in which these are asked: by who sits where, never by what they hold.

        Handing a screen over takes as long as it takes: where several share one there is no clock.
        """
        if self.alone() or not self.persons() & set(asked):
            return QUIET
        together = self.at_one_screen()
        if together == self.persons():
            return SCREEN
        clock = USUAL_CLOCK if self.row.clock is None else self.row.clock
        return WAIT if together or clock == EVERYBODY else CLOCK

    def wishes_of(self, seat: int) -> Wishes:
        """What a seat has said; else it is asked about everything, and among bots about what touches it."""
        return self.wishes.get(seat) or Wishes(self.game.window_kinds(), self.alone())

    def spared(self, state: Any, seat: int) -> bool:
        return self.wishes_of(seat).spare(self.game, state, seat)

    def silent(self, state: Any, ask: Ask) -> int | None:
        """Somebody whose silence in a window is known: alone among bots at once, else when all others have answered.

        Among several people it would tell what they hold if those who hold nothing were not asked.
        """
        people = self.persons() & set(ask.seats)
        if self.alone():
            return next((one for one in people if self.game.only_waits(state, one) or self.spared(state, one)), None)
        known = people == set(ask.seats) and all(self.spared(state, one) for one in people)
        return min(people) if known and self.manner(people) != CLOCK else None

    def wishes_shown(self, viewer: Viewer) -> live.Wishes | None:
        """To nobody but the seat looked from."""
        seats, known = self.open_to(viewer), self.game.window_kinds()
        if len(seats) != 1 or not known:
            return None
        said = self.wishes_of(seats[0])
        return live.Wishes(known, said.kinds, said.touching)

    async def remember_wishes(self, seat: int, wishes: Wishes | None) -> None:
        """Store first; who sits down at a seat with a new key has said nothing yet."""
        said = {one: wish for one, wish in self.wishes.items() if one != seat}
        if wishes is not None:
            said[seat] = wishes
        if said != self.wishes:
            await self.store.write_wishes(self.row.id, {str(one): wish.data() for one, wish in said.items()})
            self.wishes = said

    def shown_window(self, viewer: Viewer) -> live.OpenWindow | None:
        """What this viewer is told of the window: nothing of it hangs on what others answer or hold."""
        window, state = self.window, self.play.state
        ask = self.game.ask(state)
        if not window.open or window.mode == QUIET or ask is None:
            return None
        seconds, left = (window.seconds, round(window.left(), 1)) if window.mode == CLOCK else (None, None)
        owing = [seat for seat in ask.seats if seat in viewer.seats]
        spared = {seat: self.spared(state, seat) for seat in owing}
        together = len(viewer.seats) > 1 and self.game.secrets() and not all(spared.values())
        return live.OpenWindow(window.mode, seconds, left, spared.get(self.seat_of(viewer), False), together)

    def last_shown(self) -> int:
        """The last event anybody is told of now: while a window is open, the one that opened it."""
        return self.window.since if self.window.open else len(self.play.events)

    def publish(self, answered: tuple[int, ...] = ()) -> None:
        """While a window is open only those who have just answered hear anything: even the moment would tell."""
        for listener in self.listeners:
            if not self.window.open or self.window.fresh or set(answered) & set(listener.viewer.seats):
                listener.news.set()
        self.window.fresh = False

    def tell(self, seats: tuple[int, ...]) -> None:
        """An update for whoever holds these seats."""
        for listener in self.listeners:
            if set(seats) & set(listener.viewer.seats):
                listener.news.set()
