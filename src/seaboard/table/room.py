"""One live table: its game, its dice, who watches, and the single door through which moves come. No web here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from seaboard.bots.registry import may_hint
from seaboard.core.ask import Ask
from seaboard.core.errors import NotYourDecision, SeaboardError
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.play import HINT, Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.table.dice import CommittedDice
from seaboard.table.store import NotStored, Store, StoredEvent, TableRow
from seaboard.table.window import Window

BotChoice = Callable[["Room", int, str], Awaitable[str]]
WhenOver = Callable[["Room"], Awaitable[None]]
BOT_REQUEST = "bot-"  # how the request ids of bots begin: no browser may use them
BOT_PAUSE = 1.0  # seconds before a bot tries again what could not be stored
WATCHING_PACE = 1.2  # seconds for each move where only bots play, so that one can follow
WINDOW = 6.0  # seconds a timed ask stays open where a person is asked


class Stale(SeaboardError):
    """The question this answers is no longer the one on the table."""


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


class Listener:
    """A connected browser; `news` is set whenever there is something to send."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.news = asyncio.Event()


class Room:
    def __init__(self, row: TableRow, game: Game[Any], store: Store, choose: BotChoice, window: float = WINDOW) -> None:
        self.row = row
        self.game = game
        self.store = store
        self.dice = CommittedDice(row.seed)
        self.play: Play[Any] = Play(game, row.options)
        self.rng = Rng(0)  # what imagining needs; it decides nothing
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.made: dict[str, int] = {}
        self.thinking = False
        self._choose = choose
        self._bots: asyncio.Task[None] | None = None
        self.window = Window(window)
        self.when_over: WhenOver | None = None

    async def load(self) -> None:
        """Replay what is stored; let chance and bots go on where they were cut off."""
        async with self.lock:
            await self._replay()
            self._mind_the_window()
            await self._settle()
        self._mind_the_window()
        self.wake_bots()

    async def catch_up(self) -> None:
        """Read what another program wrote, as the terminal does in a campaign's game."""
        async with self.lock:
            await self._replay()
        self._mind_the_window()
        self.publish()

    async def _replay(self) -> None:
        self.play, self.made = Play(self.game, self.row.options), {}
        for stored in await self.store.events(self.row.id):
            self.play.do(stored.seat, stored.text)
            if stored.request is not None:
                self.made[stored.request] = len(self.play.events)

    async def _settle(self) -> None:
        trial = self.play.fork()
        self._chance(trial)
        if len(trial.events) > len(self.play.events):
            await self._keep(trial, None)

    def _chance(self, play: Play[Any]) -> None:
        """Chance answers, and silence for somebody alone among bots who could do nothing else in a window."""
        while (ask := self.game.ask(play.state)) is not None:
            if ask.seat == NATURE and not (ask.timed and self.window.waits):
                play.apply(NATURE, self.dice.answer(self.game, play.state, len(play.events) + 1))
            elif ask.timed and (seat := self._only_waits(play.state, ask)) is not None:
                play.apply(seat, self.game.silence(play.state, seat))
            else:
                return

    def _only_waits(self, state: Any, ask: Ask) -> int | None:
        """Among several people it would tell what they hold: then all are asked."""
        if not self.alone():
            return None
        return next((seat for seat in self.persons() & set(ask.seats) if self.game.only_waits(state, seat)), None)

    async def _keep(self, trial: Play[Any], request: str | None) -> None:
        """Store first, then let it be the truth here."""
        first = len(self.play.events)
        new = [
            StoredEvent(event.seat, event.text, request if place == 0 else None)
            for place, event in enumerate(trial.events[first:])
        ]
        await self.store.append(self.row.id, first + 1, new, self.standing(trial))
        self.play = trial

    # who sees and asks what

    def over(self) -> bool:
        return self.game.ask(self.play.state) is None

    def persons(self) -> set[int]:
        return {seat for seat, kind in enumerate(self.row.seats) if not kind.startswith("bot:")}

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
        """What the lobby tells; while a window is open, as it stood when it was opened."""
        play = trial or self.play
        ask, outcome = self.game.ask(play.state), self.game.outcome(play.state)
        number = self.ask_number(play) if ask is not None and ask.timed else len(play.events)
        return {
            "number": number,
            "over": outcome is not None,
            "outcome": outcome.message.data() if outcome is not None else None,
            "fault": None,
        }

    def ask_number(self, trial: Play[Any] | None = None) -> int:
        """The number of events when the pending question was first put.

        A sealed answer, given or taken back, does not change it for the others; nor does the last answer in a window.
        """
        play = trial or self.play
        now = self.game.ask(play.state)
        if now is None or not (now.sealed or now.timed):
            return len(play.events)
        for number, _ in reversed(play.line()):
            earlier = self.game.ask(play.at(number - 1))
            if earlier is None or not still_open(earlier, now):
                return number
            now = earlier
        return 0

    def undoer(self, viewer: Viewer) -> int | None:
        """The seat of this viewer that could take a move back now."""
        return next((seat for seat in self.open_to(viewer) if self.play.undo_target(seat) is not None), None)

    def may_hint(self, viewer: Viewer) -> bool:
        """Whether this viewer, who plays alone, is asked something now."""
        ask = self.game.ask(self.play.state)
        alone = may_hint(self.game.id, len(self.row.seats))
        return alone and ask is not None and any(seat in viewer.seats for seat in ask.seats)

    def is_helped(self) -> bool:
        """Whether a hint for the pending question is in the log."""
        return bool(self.play.events) and self.play.events[-1].asks_help()

    def present(self) -> set[int]:
        return {seat for listener in self.listeners for seat in listener.viewer.seats}

    # the door

    async def do(self, viewer: Viewer, text: str, ask: int, request: str) -> int:
        """Make a move; the number of its event. Raises Stale, NotStored or the game's own refusals."""

        def move(trial: Play[Any]) -> object:
            if text.strip().lower() == HINT:
                raise NotYourDecision(Message("table-no-hints"))
            return trial.do(self._mover(viewer, trial), text)

        return await self._enter(viewer, ask, request, move)

    async def undo(self, viewer: Viewer, whole: bool, ask: int, request: str) -> int:
        def take_back(trial: Play[Any]) -> object:
            seat = self.undoer(viewer)
            if seat is None:
                raise NotYourDecision(Message("undo-not-allowed"))
            target = trial.restart_target(seat) if whole else trial.undo_target(seat)
            return trial.do(seat, f"undo {target}")

        return await self._enter(viewer, ask, request, take_back)

    async def hint(self, viewer: Viewer, ask: int, request: str) -> int:
        """Write down that a hint is given, once for each question; the number of that event."""

        def mark(trial: Play[Any]) -> object:
            if viewer.seats and not self.may_hint(viewer):
                raise NotYourDecision(Message("table-no-hints"))
            return None if self.is_helped() else trial.hint(self._mover(viewer, trial))

        return await self._enter(viewer, ask, request, mark)

    def _mover(self, viewer: Viewer, trial: Play[Any]) -> int:
        ask = self.game.ask(trial.state)
        mine = [seat for seat in ask.seats if seat in self.open_to(viewer)] if ask is not None else []
        if not mine:
            raise NotYourDecision(Message("table-not-your-turn"))
        return mine[0]

    async def _enter(self, viewer: Viewer, ask: int, request: str, change: Callable[[Play[Any]], object]) -> int:
        async with self.lock:
            if request in self.made:
                return min(self.made[request], self.told_up_to())
            if not viewer.seats:
                raise NotYourDecision(Message("table-watchers-watch"))
            if ask != self.ask_number():
                raise Stale(Message("table-stale"))
            trial = self.play.fork()
            change(trial)
            number = min(len(self.play.events) + 1, len(trial.events))
            self._chance(trial)
            if len(trial.events) > len(self.play.events):
                await self._keep_or_catch_up(trial, request)
            self.made[request] = number
        self._mind_the_window()
        if self.over() and self.when_over is not None:
            await self.when_over(self)
        self.publish(viewer.seats)
        self.wake_bots()
        return min(number, self.told_up_to())

    # windows: a timed ask stays open as long for everybody, and nobody hears of answers before it closes

    def _mind_the_window(self) -> None:
        """Open the window that a timed ask wants, with a clock where people are asked who are not alone among bots."""
        ask = self.game.ask(self.play.state)
        if ask is None or not ask.timed:
            self.window.shut()
            return
        since = self.ask_number()
        if not self.window.open or self.window.since != since:
            asked = self.game.ask(self.play.at(since))
            by_clock = asked is not None and not self.alone() and self.persons() & set(asked.seats)
            self.window.shut()
            self.window.unlock(since, self._close_the_window if by_clock else None)

    async def _close_the_window(self) -> None:
        """Silence is an answer; then chance closes the window, and everybody hears what was said.

        What could not be stored was not said: then the window opens again.
        """
        async with self.lock:
            self.window.shut()
            trial = self.play.fork()
            while (ask := self.game.ask(trial.state)) is not None and ask.timed and ask.seat != NATURE:
                trial.apply(ask.seat, self.game.silence(trial.state, ask.seat))
            self._chance(trial)
            with suppress(NotStored):
                await self._keep_or_catch_up(trial, None)
        self._mind_the_window()
        self.publish()
        self.wake_bots()

    def told_up_to(self) -> int:
        """The last event anybody is told of now: while a window is open, the one that opened it."""
        return self.window.since if self.window.open else len(self.play.events)

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

    def publish(self, answered: tuple[int, ...] = ()) -> None:
        """While a window is open only those who have just answered hear anything: even the moment would tell."""
        for listener in self.listeners:
            if not self.window.open or self.window.fresh or set(answered) & set(listener.viewer.seats):
                listener.news.set()
        self.window.fresh = False

    # bots

    def bot_to_move(self) -> tuple[int, str] | None:
        ask = self.game.ask(self.play.state)
        for seat in ask.seats if ask is not None and ask.seat != NATURE else ():
            kind, _, name = self.row.seats[seat].partition(":")
            if kind == "bot":
                return seat, name
        return None

    def wake_bots(self) -> None:
        if self.bot_to_move() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_move())

    async def _let_bots_move(self) -> None:
        """Bots come through the same door as people; among themselves they play while somebody watches."""
        alone = not self.persons()
        self.thinking = True
        try:
            while (turn := self.bot_to_move()) is not None and (self.listeners or not alone):
                seat, name = turn
                number, ask = len(self.play.events), self.ask_number()
                pace = asyncio.sleep(WATCHING_PACE if alone else 0)
                text, _ = await asyncio.gather(self._choose(self, seat, name), pace)
                await self._bot_answer(seat, text, ask, f"{BOT_REQUEST}{number}-{seat}")
        finally:
            self.thinking = False
            self.publish()

    async def _bot_answer(self, seat: int, text: str, ask: int, request: str) -> None:
        try:
            await self.do(Viewer((seat,)), text, ask, request)
        except Stale:
            return
        except NotStored:
            await asyncio.sleep(BOT_PAUSE)

    async def close(self) -> None:
        self.window.shut()
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
