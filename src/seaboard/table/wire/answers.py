"""What the server answers over HTTP."""

from __future__ import annotations

from typing import Union

from seaboard.core.messages import Message
from seaboard.core.options import Option, OptionValue
from seaboard.core.sources import Source
from seaboard.table.wire import Sent
from seaboard.table.wire.live import CoursePoint, Frame, Setting


class Minutes(Sent):
    """About how long a game with these options takes: for one person against bots, and with a person in every seat."""

    options: dict[str, OptionValue]
    alone: int
    people: int


class GameInfo(Sent):
    """What a form needs to know. `seats` are the possible numbers of players; the option `players` chooses, where
    there is one. `clocks` are the seconds a timed ask may stay open, 0 until all have answered; none where nothing
    is timed.
    """

    id: str
    secrets: bool
    seats: list[int]
    options: list[Option]
    bots: list[str]
    minutes: list[Minutes]
    clocks: list[int]


class MeasuredOption(Sent):
    name: str
    values: list[OptionValue]


class Measured(Sent):
    """How often a bot won with some options."""

    options: dict[str, OptionValue]
    bot: str
    games: int
    wins: int


class Odds(Sent):
    """How often bots win: the quick one with every combination of options, the last changing fastest, the strong one
    with some.
    """

    bot: str
    games: int
    options: list[MeasuredOption]
    wins: list[int]
    strong: list[Measured]


class LessonInfo(Sent):
    """A lesson; `minutes` is about how long it takes."""

    id: str
    game: str
    name: str
    title: Message
    about: Message
    chapter: int
    minutes: int


class NewTable(Sent):
    """Its id, a link for each seat that is to be sent, by the seat's number, and one for watchers."""

    table: str
    links: dict[str, str]
    watch: str


class TableInfo(Sent):
    """A table in the list of this browser's; `fault` is why it cannot be opened.

    `turn` are the seats that are asked, none where chance is or the game is over; `won` is null while it goes on and
    for watchers. `moved` is when a person last moved, in seconds; when it was made where nobody has.
    """

    table: str
    game: str
    campaign: Union[str, None]
    options: dict[str, OptionValue]
    settings: list[Setting]
    seats: list[str]
    bots: list[Union[str, None]]
    names: list[Union[str, None]]
    yours: tuple[int, ...]
    host: bool
    created: int
    moved: int
    number: int
    over: bool
    outcome: Union[Message, None]
    fault: Union[Message, None]
    turn: list[int]
    mine_to_move: bool
    won: Union[bool, None]


class TablePage(Sent):
    """`next` is the `before` of the page after this one."""

    tables: list[TableInfo]
    next: Union[str, None]


class Seated(Sent):
    yours: tuple[int, ...]


class Names(Sent):
    """The names of all seats as they are now; null where one has none."""

    names: list[Union[str, None]]


class Next(Sent):
    """The table after a finished one; a link for watchers for whoever asked first."""

    table: str
    watch: Union[str, None]


class Reach(Sent):
    """Where others find this server. `only_here`: nowhere but on this machine; then `command` starts it for others."""

    addresses: list[str]
    only_here: bool
    command: str


class Link(Sent):
    link: str


class Moment(Sent):
    """A choice that was made, by the number of its event, and the one that would have been better: their words, how
    often each wins, by how much less the one that was made (`costly`: clearly), and why the other is better.
    """

    number: int
    chosen: Message
    better: Message
    chance: float
    better_chance: float
    loss: float
    costly: bool
    why: Message


class Reviewed(Sent):
    """How much of a finished game has been looked at; in the end the moments that mattered, at most three."""

    done: int
    of: int
    moments: Union[list[Moment], None]


class Replayed(Sent):
    """A page of a record: `frames` from number `first` on, out of `count`. `dice` is how many dice were checked.
    `seats` is how many play; `names` and `bots` say who, where the record is a table's.
    """

    game: str
    options: dict[str, OptionValue]
    settings: list[Setting]
    dice: Union[int, None]
    promised: bool
    course: Union[list[CoursePoint], None]
    sources: list[Source]
    seats: int
    names: list[Union[str, None]]
    bots: list[Union[str, None]]
    count: int
    first: int
    frames: list[Frame]


class Clause(Sent):
    id: str
    chapter: str
    title: str
    source: str
    text: str
    ruling: str


class NewCampaign(Sent):
    campaign: str


class Done(Sent):
    """Done; there is nothing to say."""


class CampaignSummary(Sent, kw_only=True):
    """A campaign in the list of this browser's."""

    campaign: str
    name: str
    created: int
    table: Union[str, None]
    difficulty: str
    hearts: int
    lives: int
    status: str
    gold: int
    rank: Union[str, None]
    victories: int
    length: int
    played: int
    open: tuple[str, ...]


class AtlasChapter(Sent):
    """`mine` tells whether its table is this campaign's own, not one it was forked from."""

    number: int
    scenario: str
    ending: str
    won: bool
    gold: int
    outcome: Message
    story: list[Message]
    gives: list[Message]
    game: str
    mine: bool


class AtlasScenario(Sent):
    """`depth` is which of a campaign's four it would be, from 0; `chapter` the one that won it."""

    scenario: str
    place: str
    depth: int
    lost: int
    chapter: Union[int, None]


class AtlasRoad(Sent):
    """A victory: where it leads and what it gives."""

    scenario: str
    title: str
    leads_to: Union[str, None]
    gives: list[Message]
    lives: int
    road: str


class Playing(Sent):
    """The game in progress: its events so far, or why it cannot go on."""

    table: str
    scenario: str
    number: Union[int, None]
    other_rules: Union[Message, None]


class Atlas(CampaignSummary, kw_only=True):
    chapters: list[AtlasChapter]
    bonuses: list[Message]
    scenarios: list[AtlasScenario]
    roads: list[AtlasRoad]
    standalone: tuple[str, ...]
    sections: list[str]
    playing: Union[Playing, None]


class CampaignTable(Sent):
    """The table a chapter is played at."""

    table: str
    scenario: str
