"""What the server answers over HTTP."""

from __future__ import annotations

from typing import Union

from seaboard.core.messages import Message
from seaboard.core.options import Option, OptionValue
from seaboard.table.wire import Sent
from seaboard.table.wire.live import CoursePoint, Frame, Setting


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


class NewTable(Sent):
    """Its id, a link for each seat that is to be sent, by the seat's number, and one for watchers."""

    table: str
    links: dict[str, str]
    watch: str


class TableInfo(Sent):
    """A table in the list of this browser's; `fault` is why it cannot be opened."""

    table: str
    game: str
    campaign: Union[str, None]
    options: dict[str, OptionValue]
    settings: list[Setting]
    seats: list[str]
    bots: list[Union[str, None]]
    yours: tuple[int, ...]
    created: int
    number: int
    over: bool
    outcome: Union[Message, None]
    fault: Union[Message, None]


class TablePage(Sent):
    """`next` is the `before` of the page after this one."""

    tables: list[TableInfo]
    next: Union[str, None]


class Seated(Sent):
    yours: tuple[int, ...]


class Link(Sent):
    link: str


class Replayed(Sent):
    """A page of a record: `frames` from number `first` on, out of `count`. `dice` is how many dice were checked."""

    game: str
    options: dict[str, OptionValue]
    settings: list[Setting]
    dice: Union[int, None]
    promised: bool
    course: Union[list[CoursePoint], None]
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
