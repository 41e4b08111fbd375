"""One live table: its game, its dice, who watches, and the single door through which moves come. No web here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from seaboard.core.errors import NotYourDecision
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.play import HINT, RESEAT, Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.lessons.lesson import Lesson
from seaboard.lessons.progress import must_be_wanted, opening_events
from seaboard.lessons.proof import number_of
from seaboard.lessons.shelf import lessons
from seaboard.table.bot_turns import BotChoice, LogFull, Stale, WithBots
from seaboard.table.course import Told, told
from seaboard.table.dice import CommittedDice, dice_of_number
from seaboard.table.names import renamed, with_bots
from seaboard.table.replaying import LOG, Turns, replayed
from seaboard.table.store import NotStored, Rematch, Store, StoredEvent, TableRow
from seaboard.table.viewers import Listener, Sight, Viewer
from seaboard.table.window import CLOCK
from seaboard.table.wire import Encoded
from seaboard.table.wishes import wished

if TYPE_CHECKING:
    from seaboard.table.review import Review

__all__ = ["BotChoice", "Listener", "LogFull", "Room", "Sight", "Stale", "Viewer"]

T = TypeVar("T")
WhenOver = Callable[["Room"], Awaitable[None]]
MOST_EVENTS = 5000
MOST_ASIDES = 1000  # undos, hints and new links among them


class Room(WithBots):
    def __init__(
        self,
        row: TableRow,
        game: Game[Any],
        store: Store,
        choose: BotChoice,
        window: float | None = None,
        turns: Turns | None = None,
    ) -> None:
        super().__init__(row, game, store, window)
        self.dice = CommittedDice(row.seed)
        self._lesson = lessons(dice_of_number).get(row.lesson) if row.lesson is not None else None
        self.rng = Rng(0)  # what imagining needs; it decides nothing
        self.lock = asyncio.Lock()
        self.made: dict[str, int] = {}
        self._choose = choose
        self._work: set[asyncio.Task[Any]] = set()
        self._turns = turns or Turns()
        self.owner = row.id  # in whose turn its bots think
        self.worded: dict[tuple[int, int], Encoded] = {}  # what a seat hears of an event, which never changes
        self.told: Told | None = None  # of the whole game, once it is over: then nothing changes any more
        self.when_over: list[WhenOver] = []
        self.review: Review | None = None  # what mattered, as far as somebody asked
        self.rematch: Rematch | None = None  # the table that came after this one

    async def load(self) -> None:
        """Replay what is stored; let chance and bots go on where they were cut off. Raises OtherRules."""
        async with self.lock:
            await self._replay()
            self._mind_the_window()
            await self._settle()
            self._mind_the_window()
        self.wake_bots()

    async def catch_up(self) -> None:
        """Read what another program wrote, as the terminal does in a campaign's game."""
        await self._finish(self._catch_up())

    async def _catch_up(self) -> None:
        async with self.lock:
            await self._replay()
            self._mind_the_window()
        self.publish()

    async def _replay(self) -> None:
        self._must_be_open()
        stored = await self.store.events(self.row.id)
        self.play = await replayed(self.row, self.game, stored, self._turns)
        self.play.floor = opening_events(self._lesson, self.play) if self._lesson is not None else 0
        self.made = {event.request: number for number, event in enumerate(stored, 1) if event.request is not None}

    async def _settle(self) -> None:
        trial = self.play.fork()
        self._chance(trial)
        if len(trial.events) > len(self.play.events):
            await self._keep(trial, None)

    def _chance(self, play: Play[Any], time_is_over: bool = False) -> None:
        """Chance answers, and silence where it was said in advance or is all that is left, and tells nobody a thing."""
        while (ask := self.game.ask(play.state)) is not None:
            if ask.seat == NATURE and (time_is_over or not (ask.timed and self.window.waits)):
                play.apply(NATURE, self.dice.answer(self.game, play.state, self.luck_number(play) + 1))
            elif ask.timed and (seat := self.silent(play.state, ask)) is not None:
                play.apply(seat, self.game.silence(play.state, seat))
            else:
                return

    def luck_number(self, play: Play[Any]) -> int:
        """By what the dice are thrown: the events so far; in a lesson those of the line, so that no undo changes it."""
        return len(play.events) if self.row.lesson is None else number_of(play)

    def receipt(self, over: bool) -> dict[str, str]:
        """What a record says of the dice; of a lesson's, which everybody knows, nothing."""
        return self.dice.receipt(over) if self.row.lesson is None else {}

    async def _keep(self, trial: Play[Any], request: str | None) -> None:
        """Store first, then let it be the truth here."""
        self._must_be_open()
        first = len(self.play.events)
        new = [
            StoredEvent(event.seat, event.text, request if place == 0 else None)
            for place, event in enumerate(trial.events[first:])
        ]
        await self.store.append(self.row.id, first + 1, new, self.standing(trial))
        self.play = trial

    # the door

    async def do(self, viewer: Viewer, text: str, ask: int, request: str) -> int:
        """Make a move; the number of its event. Raises Stale, NotStored or the game's own refusals."""

        def move(trial: Play[Any]) -> object:
            if text.strip().lower() == HINT:
                raise NotYourDecision(Message("table-no-hints"))
            if text.strip().lower() == RESEAT:
                raise NotYourDecision(Message("table-reseat-is-the-hosts"))
            mover = self._mover(viewer, trial)
            must_be_wanted(self.lesson, trial, mover, text)
            return trial.do(mover, text)

        return await self._enter(viewer, ask, request, move)

    async def undo(self, viewer: Viewer, whole: bool, ask: int, request: str) -> int:
        def take_back(trial: Play[Any]) -> object:
            seat = self.undoer(viewer)
            if seat is None:
                raise NotYourDecision(Message("undo-after-the-end" if trial.over() else "undo-not-allowed"))
            target = trial.restart_target(seat) if whole else trial.undo_target(seat)
            return trial.do(seat, f"undo {target}")

        return await self._enter(viewer, ask, request, take_back)

    async def hint(self, viewer: Viewer, ask: int, request: str) -> int:
        """Write down that a hint is given, once for each question; the number of that event."""

        def mark(trial: Play[Any]) -> object:
            if viewer.seats and not self.may_hint(viewer):
                raise NotYourDecision(Message("table-no-hints"))
            return None if trial.is_helped() else trial.hint(self._mover(viewer, trial))

        return await self._enter(viewer, ask, request, mark)

    async def nobody(self, viewer: Viewer, ask: int, request: str) -> int:
        """All people of this screen who are still asked in a window let it pass; the number of that event."""

        def let_pass(trial: Play[Any]) -> object:
            now = self.game.ask(trial.state)
            mine = [seat for seat in now.seats if seat in viewer.seats] if now is not None and now.timed else []
            if not mine:
                raise NotYourDecision(Message("table-not-your-turn"))
            return [trial.apply(seat, self.game.silence(trial.state, seat)) for seat in mine]

        return await self._enter(viewer, ask, request, let_pass)

    async def wish(self, viewer: Viewer, kinds: list[str], touching: bool) -> int:
        """Say in advance which windows the seat looked from wants to be asked in. Raises BadOptions."""
        return await self._finish(self._wish(viewer, kinds, touching))

    async def _wish(self, viewer: Viewer, kinds: list[str], touching: bool) -> int:
        async with self.lock:
            seats = self.open_to(viewer)
            if len(seats) != 1:
                raise NotYourDecision(Message("table-not-your-turn" if viewer.seats else "table-watchers-watch"))
            await self.remember_wishes(seats[0], wished(self.game, kinds, touching))
            before = len(self.play.events)
            await self._settle()
            self._mind_the_window()
        if len(self.play.events) > before:
            self.publish(viewer.seats)
            self.wake_bots()
        self.tell(seats)
        return self.last_shown()

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is given here."""
        return self._lesson if not self.row.lesson_left else None

    async def leave_lesson(self, viewer: Viewer) -> int:
        """For good: the game goes on without a coach."""
        return await self._finish(self._leave_lesson(viewer))

    async def _leave_lesson(self, viewer: Viewer) -> int:
        async with self.lock:
            if not viewer.seats:
                raise NotYourDecision(Message("table-watchers-watch"))
            self._must_be_open()
            await self.store.leave_lesson(self.row.id)
            self.row = replace(self.row, lesson_left=True)
        self.publish()
        return self.last_shown()

    async def reseat(self, seat: int) -> None:
        """Write down for everybody that a seat has a new key; where the game is over the log has ended."""
        await self._finish(self._reseat(seat))

    async def _reseat(self, seat: int) -> None:
        async with self.lock:
            if not self.over():
                await self.remember_wishes(seat, None)
                trial = self.play.fork()
                trial.reseat(seat)
                self._must_fit(trial)
                await self._keep_or_catch_up(trial, None)
        self.publish()

    async def rename(self, seat: int, name: str | None) -> list[str | None]:
        """A seat is called by another name from now on; the names of all."""
        return await self._finish(self._rename(seat, name))

    async def _rename(self, seat: int, name: str | None) -> list[str | None]:
        async with self.lock:
            self._must_be_open()
            before = with_bots(self.row.id, self.row.seats, self.row.names)
            names = renamed(before, seat, name)
            if names != before:
                await self.store.write_names(self.row.id, names)
                self.row = replace(self.row, names=names)
        self.publish()
        return names

    def _mover(self, viewer: Viewer, trial: Play[Any]) -> int:
        ask = self.game.ask(trial.state)
        mine = [seat for seat in ask.seats if seat in self.open_to(viewer)] if ask is not None else []
        if not mine:
            raise NotYourDecision(Message("table-not-your-turn"))
        return mine[0]

    async def _enter(self, viewer: Viewer, ask: int, request: str, change: Callable[[Play[Any]], object]) -> int:
        return await self._finish(self._entered(viewer, ask, request, change))

    async def _entered(self, viewer: Viewer, ask: int, request: str, change: Callable[[Play[Any]], object]) -> int:
        async with self.lock:
            if request in self.made:
                return min(self.made[request], self.last_shown())
            if not viewer.seats:
                raise NotYourDecision(Message("table-watchers-watch"))
            if ask != self.ask_number():
                raise Stale(Message("table-stale"))
            trial = self.play.fork()
            change(trial)
            self._must_fit(trial)
            number = min(len(self.play.events) + 1, len(trial.events))
            self._chance(trial)
            if len(trial.events) > len(self.play.events):
                await self._keep_or_catch_up(trial, request)
            self.made[request] = number
            self._mind_the_window()
        await self._write_the_end()
        self.publish(viewer.seats)
        self.wake_bots()
        return min(number, self.last_shown())

    def _must_fit(self, trial: Play[Any]) -> None:
        """The longest of some 900 games of Diluvia between bots had 1,043 events: nobody who plays meets them."""
        new = trial.events[len(self.play.events) :]
        if new and len(trial.events) > MOST_EVENTS:
            raise LogFull(Message("table-log-full", {"most": MOST_EVENTS}))
        if not all(event.moves() for event in new) and trial.asides() > MOST_ASIDES:
            raise LogFull(Message("table-asides-full", {"most": MOST_ASIDES}))

    async def _write_the_end(self) -> None:
        """The move is made whatever comes of this."""
        for write in self.when_over if self.over() else ():
            try:
                await write(self)
            except Exception:  # noqa: BLE001 (logged)
                LOG.exception("end-not-written table=%s", self.row.id)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """What was begun at the store is brought to its end whoever stops waiting for it; `close` waits."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    def _must_be_open(self) -> None:
        if self.closed:
            raise NotStored(Message("table-not-saved"))

    # windows: a timed ask stays open as long for everybody, and nobody hears of answers before it closes

    async def _close_the_window(self) -> None:
        await self._finish(self._time_is_over())

    async def _time_is_over(self) -> None:
        """With a clock silence is an answer; then chance closes the window, and everybody hears what was said.

        Until that is stored the window is open. What could not be stored was not said: then it opens again.
        """
        async with self.lock:
            trial = self.play.fork()
            ask = self.game.ask(trial.state)
            while self.window.mode == CLOCK and ask is not None and ask.timed and ask.seat != NATURE:
                trial.apply(ask.seat, self.game.silence(trial.state, ask.seat))
                ask = self.game.ask(trial.state)
            self._chance(trial, time_is_over=True)
            if len(trial.events) == len(self.play.events):
                self.window.run_out()
                return
            try:
                await self._keep_or_catch_up(trial, None)
            except NotStored:
                pass
            except Exception:  # noqa: BLE001 (logged; the clock must not die with the window open)
                LOG.exception("window-not-closed table=%s", self.row.id)
            self.window.shut()
            self._mind_the_window()
        self.publish()
        self.wake_bots()

    def sight(self, viewer: Viewer) -> Sight:
        """The table as an update needs it."""
        seat, over = self.seat_of(viewer), self.game.outcome(self.play.state) is not None
        return Sight(
            row=self.row,
            play=self.play,
            seat=seat,
            number=self.last_shown(),
            ask=self.ask_number(),
            present=sorted(self.present()),
            may_undo=self.undoer(viewer) is not None,
            may_hint=self.may_hint(viewer),
            coached=self.coached(viewer),
            thinking=self.thinking and not self.window.open,
            window=self.shown_window(viewer),
            wishes=self.wishes_shown(viewer) if not over else None,
            commitment=self.dice.commitment,
            seed=self.dice.seed.hex() if over else None,
            rng=self.rng,
            rematch=self.rematch,
            worded=self.worded,
            told=self.told_at_the_end(),
        )

    def told_at_the_end(self) -> Told:
        if not self.over():
            return Told()
        self.told = self.told or told(self.play)
        return self.told

    async def _keep_or_catch_up(self, trial: Play[Any], request: str | None) -> None:
        try:
            await self._keep(trial, request)
        except NotStored as fault:
            if fault.message.id == "table-written-elsewhere":
                await self._replay()
                self._mind_the_window()
                self.publish()
            raise

    # who is here

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.publish()
        self.wake_bots()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.publish()

    # the end

    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        at_work = self._work or self.window.waits or (self._bots is not None and not self._bots.done())
        return not self.listeners and not at_work

    async def close(self) -> None:
        """Nothing of this table touches the store any more when this returns."""
        self.closed = True
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        await self.window.close()
        while self._work:
            await asyncio.gather(*self._work, return_exceptions=True)
