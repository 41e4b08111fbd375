"""What HTTP answers look like: the types behind the API's description. The tests hold every answer to them."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Union

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from seaboard.core.options import OptionValue

JSON_TYPE, TOML_TYPE = "application/json", "application/toml"


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing is sent that is not named."""


class MessageShape(Shape):
    """A sentence of the catalogue: its id, and what stands in its gaps (a text, a number, or a message)."""

    id: str
    args: Union[dict[str, Any], msgspec.UnsetType] = msgspec.UNSET


class RefusalShape(Shape):
    """Why something was not done, the clauses it rests on, and for an edition each of its faults."""

    message: MessageShape
    rules: list[str]
    problems: Union[list[MessageShape], msgspec.UnsetType] = msgspec.UNSET


class LineShape(Shape):
    message: MessageShape
    rules: list[str]


class OptionShape(Shape):
    name: str
    default: OptionValue
    values: list[OptionValue]
    label: MessageShape
    rules: list[str]


class GameShape(Shape):
    id: str
    secrets: bool
    seats: list[int]
    options: list[OptionShape]
    bots: list[str]


class MeasuredOptionShape(Shape):
    name: str
    values: list[OptionValue]


class StrongShape(Shape):
    options: dict[str, OptionValue]
    bot: str
    games: int
    wins: int


class OddsShape(msgspec.Struct):
    bot: str
    games: int
    options: list[MeasuredOptionShape]
    wins: list[int]
    strong: list[StrongShape]


class NewTableShape(Shape):
    table: str
    links: dict[str, str]
    watch: str


class TableShape(Shape):
    table: str
    game: str
    campaign: Union[str, None]
    options: dict[str, OptionValue]
    seats: list[str]
    yours: list[int]
    created: int
    number: int
    over: bool
    outcome: Union[MessageShape, None]
    fault: Union[MessageShape, None]


class TablesShape(Shape):
    tables: list[TableShape]
    next: Union[str, None]


class SeatedShape(Shape):
    yours: list[int]


class LinkShape(Shape):
    link: str


class EventShape(Shape):
    seat: int
    text: str


class FrameShape(Shape):
    """A position of the past; what a view holds depends on the game (docs/protocol.md)."""

    number: int
    event: Union[EventShape, None]
    lines: list[LineShape]
    view: dict[str, Any]


class CourseShape(Shape):
    number: int
    scores: list[int]


class ReplayShape(Shape):
    game: str
    options: dict[str, OptionValue]
    dice: Union[int, None]
    promised: bool
    course: Union[list[CourseShape], None]
    frames: list[FrameShape]


class ClauseShape(msgspec.Struct):
    id: str
    chapter: str
    title: str
    source: str
    text: str
    ruling: str


class NewCampaignShape(Shape):
    campaign: str


class DoneShape(Shape):
    """Done; there is nothing to tell."""


class CampaignShape(msgspec.Struct):
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
    open: list[str]


class ChapterShape(Shape):
    number: int
    scenario: str
    ending: str
    won: bool
    gold: int
    outcome: MessageShape
    gives: list[MessageShape]
    game: str
    mine: bool


class PlaceShape(Shape):
    scenario: str
    place: str
    depth: int
    lost: int
    chapter: Union[int, None]


class RoadShape(Shape):
    scenario: str
    title: str
    leads_to: Union[str, None]
    gives: list[MessageShape]
    lives: int
    road: str


class PlayingShape(Shape):
    table: str
    scenario: str
    number: Union[int, None]
    other_rules: Union[MessageShape, None]


class AtlasShape(CampaignShape):
    chapters: list[ChapterShape]
    bonuses: list[MessageShape]
    scenarios: list[PlaceShape]
    roads: list[RoadShape]
    standalone: list[str]
    sections: list[str]
    playing: Union[PlayingShape, None]


class PlayShape(Shape):
    table: str
    scenario: str


ALWAYS = (400, 403, 404, 405, 408, 413, 429, 503)


def refusals(*more: int) -> dict[int, ResponseSpec]:
    """What every address may answer, and these."""
    return {
        status: ResponseSpec(RefusalShape, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in sorted({*ALWAYS, *more})
    }


def told(shape: Any, *more: int, status: int = 200, media_type: str = JSON_TYPE) -> dict[int, ResponseSpec]:
    """What an address answers when all is well, and the refusals it knows."""
    good = ResponseSpec(shape, generate_examples=False, description=HTTPStatus(status).phrase, media_type=media_type)
    return {status: good, **refusals(*more)}


def changed(shape: Any, *more: int, status: int = 200) -> dict[int, ResponseSpec]:
    """The same for what changes something: that must be JSON."""
    return told(shape, 415, *more, status=status)
