"""What the server says over the WebSocket."""

from __future__ import annotations

from typing import Any, Union

from seaboard.core.messages import Line, Message
from seaboard.core.options import OptionValue
from seaboard.core.sources import Source
from seaboard.core.view import View
from seaboard.table.wire import Sent


class ShownEvent(Sent):
    """An event of the log as somebody may read it. `verb` is the first word of its text; an undo goes `back_to` the
    position after that event. `turn` is the number of the turn it was made in, 0 where turns are not numbered.
    """

    seat: int
    text: str
    verb: str
    back_to: Union[int, None]
    turn: int


class TableEvent(ShownEvent):
    """With its number, and what is said of it."""

    number: int
    lines: list[Line]


class Frame(Sent):
    """A position of the past, what led to it, and the position in sentences; what a view holds depends on the game."""

    number: int
    event: Union[ShownEvent, None]
    lines: list[Line]
    view: View
    description: list[Message]


class Preview(Sent):
    """What a choice would do up to the next question: in sentences, and as a board draws it (the game's own type)."""

    lines: list[Line]
    shows: Any


class CoursePoint(Sent):
    """The scores of all seats, or what else a game is charted by, after an event that changed them."""

    number: int
    scores: tuple[int, ...]


class OpenWindow(Sent):
    """A question to several at once. `mode` is `clock` (how long it stays open in all, and how much of that was left
    when this was sent), `wait` (until everybody has answered) or `screen` (the same, all people at one screen);
    `spared`: the seat looked from has said that it need not be asked; `together`: this screen may say that nobody of
    its people does anything.
    """

    mode: str
    seconds: Union[float, None]
    left: Union[float, None]
    spared: bool
    together: bool


class Wishes(Sent):
    """Which windows the seat looked from wants to be asked in, out of `known`; with `touching`, where it is touched."""

    known: tuple[str, ...]
    kinds: tuple[str, ...]
    touching: bool


class Setting(Sent):
    """An option of a table that is worth saying; `alone`, by its name alone."""

    name: str
    value: OptionValue
    alone: bool


class Again(Sent):
    """The table after this one, and the seat that asked for it."""

    table: str
    by: int


class LessonPage(Sent):
    """What the coach says, and the places of the board it points at."""

    say: Message
    point: tuple[str, ...]


class Lesson(Sent):
    """A guided game as its learner is told of it. `pages` are to be read up to and with the step that waits; only
    `moves` are taken, where they are not null, and of others `otherwise` is said, with its clauses; `next` is the
    lesson after this one.
    """

    id: str
    title: Message
    step: int
    steps: int
    pages: list[LessonPage]
    moves: Union[tuple[str, ...], None]
    otherwise: Union[Message, None]
    rules: tuple[str, ...]
    done: bool
    next: Union[str, None]


class Update(Sent, tag_field="type", tag="update"):
    """The table as one viewer may see it, with the events it has not seen yet. `looking` is the seat the screen looks
    from; `bots` tells each seat's bot, None for a person; `names` what each seat is called, None where it has no name.
    `coached`: this viewer plays alone or among bots, and may be told afterwards what mattered.
    `chance` are the choices that cannot be taken back because chance answers them at once, in the same turn.
    """

    table: str
    game: str
    campaign: Union[str, None]
    secrets: bool
    options: dict[str, OptionValue]
    settings: list[Setting]
    seats: list[str]
    bots: list[Union[str, None]]
    names: list[Union[str, None]]
    present: list[int]
    yours: tuple[int, ...]
    looking: Union[int, None]
    host: bool
    number: int
    ask: int
    view: View
    description: list[Message]
    previews: dict[str, Preview]
    chance: list[str]
    events: list[TableEvent]
    undo: bool
    restart: bool
    hint: bool
    hints: int
    coached: bool
    thinking: bool
    window: Union[OpenWindow, None]
    wishes: Union[Wishes, None]
    commitment: str
    seed: Union[str, None]
    course: Union[list[CoursePoint], None]
    again: Union[Again, None]
    sources: list[Source]
    lesson: Union[Lesson, None]


class Answer(Sent, tag_field="type", tag="answer"):
    """The move is made and stored."""

    id: str
    number: int


class MoveRefused(Sent, tag_field="type", tag="refused"):
    """The move was not made; nothing changed."""

    id: str
    message: Message
    rules: tuple[str, ...]


class Stale(Sent, tag_field="type", tag="stale"):
    """The question had changed; an update follows."""

    id: str


class Advice(Sent):
    """A choice and its words, how often it wins, from 0 to 1, with the interval of that and the games it was seen in,
    and one sentence why.
    """

    do: str
    label: Message
    chance: float
    low: float
    high: float
    games: int
    why: Message


class Hint(Sent, tag_field="type", tag="hint"):
    """The best choices first."""

    id: str
    ask: int
    choices: list[Advice]


class StillHere(Sent, tag_field="type", tag="beat"):
    """The table is still there; it says nothing else."""


class Fault(Sent, tag_field="type", tag="error"):
    """What was sent could not be understood, or why the socket is closed."""

    message: Message


FromServer = Union[Update, Answer, MoveRefused, Stale, Hint, StillHere, Fault]
