"""What the server tells of a rulebook."""

from __future__ import annotations

from seaboard.core.messages import Line, Message
from seaboard.table.wire import Sent
from seaboard.table.wire.live import Frame


class PlayerAidLine(Sent):
    say: Message
    clause: str


class PlayerAid(Sent):
    """A card of the player aid."""

    title: Message
    lines: list[PlayerAidLine]


class ExampleName(Sent):
    """An example and the clause it stands at."""

    id: str
    clause: str
    title: Message


class Rulebook(Sent):
    """What a game's rulebook holds besides its clauses. `moved` names the clause that took an older one's place; the
    first `own` clauses are the game's, the others those of the game it builds on.
    """

    game: str
    minute: list[Message]
    aids: list[PlayerAid]
    examples: list[ExampleName]
    moved: dict[str, str]
    own: int


class ExamplePicture(Sent):
    """A step of an example: its sentence, what is ringed, what the log tells of its moves, and the position."""

    say: Message
    point: list[str]
    lines: list[Line]
    frame: Frame


class WorkedExample(Sent):
    id: str
    clause: str
    title: Message
    seat: int
    seats: int
    pictures: list[ExamplePicture]


class FoundClauses(Sent):
    """The ids of the clauses that have all the words, best first; where there are none, of those nearest."""

    found: list[str]
    nearest: list[str]
