"""A game in progress and its log: every event ever, undos and other asides among them, and the position after each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, Generic, List, Optional, Tuple, cast

from seaboard.core.errors import IllegalAction, UnreadableAction
from seaboard.core.game import Game, not_asked
from seaboard.core.messages import Message
from seaboard.core.options import Options, OptionValue, read_options
from seaboard.core.procedure import S
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, seat_name

UNDO = "undo"
HINT = "hint"
RESEAT = "reseat"


@dataclass(frozen=True)
class Event:
    """What a seat answered, in notation. `1 undo 7` returns to the position after the seventh event; `1 hint` changes
    nothing and says that the seat was helped; `1 reseat` changes nothing and says that the seat has a new key.
    """

    seat: int
    text: str

    def __str__(self) -> str:
        return self.text if self.seat == NATURE else f"{seat_name(self.seat)} {self.text}"

    def takes_back(self) -> bool:
        """Whether it is an undo; a game may have a move whose name begins like that."""
        return self.text.startswith(f"{UNDO} ")

    def asks_help(self) -> bool:
        return self.text == HINT

    def reseats(self) -> bool:
        return self.text == RESEAT

    def moves(self) -> bool:
        """Whether the game knows of it."""
        return not self.takes_back() and not self.asks_help() and not self.reseats()


def read_event(line: str) -> Event:
    if line.startswith("~"):
        return Event(NATURE, line)
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) > 0):
        raise UnreadableAction(Message("record-bad-event", {"event": line[:60]}))
    return Event(int(seat) - 1, text)


@dataclass(frozen=True)
class _Position(Generic[S]):
    """`event` led here from the position after event number `back`; an undo repeats the position it returns to."""

    state: S
    mover: int
    back: int
    revealed: bool


class Play(Generic[S]):
    """Truth is the log. Undo goes back to the last event that revealed something or that another seat made.

    Where the game is over the log ends: then the dice are shown, and no die may follow that could have been known.
    """

    def __init__(self, game: Game[S], options: Options) -> None:
        self.game = game
        self.options: Dict[str, OptionValue] = read_options(game.options(), options)
        self.events: List[Event] = []
        self.floor = 0  # no undo goes back to before this many events
        self._positions: List[_Position[S]] = [_Position(game.new(self.options), NATURE, -1, revealed=True)]

    def fork(self) -> Play[S]:
        """The same game so far, to go on with in another way."""
        twin: Play[S] = Play.__new__(Play)
        twin.game, twin.options = self.game, self.options
        twin.events, twin._positions, twin.floor = self.events[:], self._positions[:], self.floor
        return twin

    @property
    def state(self) -> S:
        """The current position: don't change it, `do` makes the next one."""
        return self._positions[-1].state

    def at(self, number: int) -> S:
        """The position after this many events."""
        return self._positions[number].state

    def do(self, seat: int, text: str) -> str:
        """Make a move; its canonical text. Raises UnreadableAction, IllegalAction or NotYourDecision."""
        words = text.split()
        if words and words[0].lower() == UNDO:
            return self._undo_to(seat, words[1:])
        if text.strip().lower() == HINT:
            return self.hint(seat)
        if text.strip().lower() == RESEAT:
            return self.reseat(seat)
        return self.apply(seat, self.game.read(self.state, text))

    def apply(self, seat: int, action: int) -> str:
        before = self.state
        after = cast("S", before.copy())
        self.game.apply(after, seat, action)
        text = self.game.write(before, action)
        revealed = seat == NATURE or self.game.reveals(before, seat, action)
        self._append(Event(seat, text), _Position(after, seat, len(self.events), revealed))
        return text

    def chance(self, rng: Rng) -> None:
        """Let NATURE answer until a player is asked or the game is over."""
        while (ask := self.game.ask(self.state)) is not None and ask.seat == NATURE:
            self.apply(NATURE, self.game.sample(self.state, rng))

    def undo_target(self, seat: int) -> Optional[int]:
        """The event number one undo of this seat returns to; None when there is nothing to take back."""
        targets = self._undo_targets(seat)
        return targets[0] if targets else None

    def restart_target(self, seat: int) -> Optional[int]:
        """The earliest event number this seat may return to."""
        targets = self._undo_targets(seat)
        return targets[-1] if targets else None

    def _undo_targets(self, seat: int) -> List[int]:
        """Every event number this seat may return to, the latest first."""
        targets: List[int] = []
        position = self._positions[-1]
        if self.over():
            return targets
        while position.mover == seat and not position.revealed and position.back >= self.floor:
            targets.append(position.back)
            position = self._positions[position.back]
        return targets

    def over(self) -> bool:
        return self.game.ask(self.state) is None

    def undo(self, seat: int) -> str:
        """Take back this seat's last move."""
        target = self.undo_target(seat)
        return self._undo_to(seat, [] if target is None else [str(target)])

    def _undo_to(self, seat: int, words: List[str]) -> str:
        if self.over():
            raise IllegalAction(Message("undo-after-the-end"))
        if len(words) != 1 or words[0] not in [str(number) for number in self._undo_targets(seat)]:
            raise IllegalAction(Message("undo-not-allowed"))
        target = int(words[0])
        self._append(Event(seat, f"{UNDO} {target}"), self._positions[target])
        return f"{UNDO} {target}"

    def hint(self, seat: int) -> str:
        """Write down that this seat, which is asked, was helped. Raises NotYourDecision."""
        ask = self.game.ask(self.state)
        if ask is None or seat not in ask.seats:
            raise not_asked(ask, seat)
        self._append(Event(seat, HINT), self._positions[-1])
        return HINT

    def reseat(self, seat: int) -> str:
        """Write down that this seat has a new key; whatever is asked stays asked. Raises NotYourDecision."""
        ask = self.game.ask(self.state)
        if ask is None or not 0 <= seat < self.game.seats(self.state):
            raise not_asked(ask, seat)
        self._append(Event(seat, RESEAT), self._positions[-1])
        return RESEAT

    def asked_since(self) -> int:
        """The number of events when the pending question was put: a new key puts no new one."""
        number = len(self.events)
        while number and self.events[number - 1].reseats():
            number -= 1
        return number

    def is_helped(self) -> bool:
        """Whether a hint for the pending question is in the log."""
        number = self.asked_since()
        return number > 0 and self.events[number - 1].asks_help()

    def hints(self) -> int:
        """How often anybody was helped."""
        return len([event for event in self.events if event.asks_help()])

    def asides(self) -> int:
        """How many events are no moves."""
        return len([event for event in self.events if not event.moves()])

    def _append(self, event: Event, position: _Position[S]) -> None:
        self.events.append(event)
        self._positions.append(position)

    def line(self) -> List[Tuple[int, Event]]:
        """The events that led to the current position, without what was taken back, each with its number."""
        numbers: List[int] = []
        position = self._positions[-1]
        while position.back >= 0:
            numbers.append(position.back + 1)
            position = self._positions[position.back]
        return [(number, self.events[number - 1]) for number in reversed(numbers)]
