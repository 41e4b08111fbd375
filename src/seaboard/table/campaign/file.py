"""A campaign as a file: its ledger and the records of its games, taken in when the games give what the ledger says."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from seaboard.core.errors import BadRecord, SeaboardError
from seaboard.core.game import Game
from seaboard.core.messages import Argument, Message
from seaboard.core.options import OptionValue
from seaboard.core.play import Play
from seaboard.core.record import Record, read_record, replay
from seaboard.core.toml import NotToml, read_toml, toml_value
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.logbook import AZTEC, KIND, Chapter, Ledger, chapter_of, load_ledger, options_of
from seaboard.table.dice import check_dice, dice_from_hex

FORMAT = 1
QUOTES = "'''"


@dataclass(frozen=True)
class PlayedGame:
    """A game of a campaign with the seed of its dice."""

    play: Play[Any]
    seed: bytes


@dataclass(frozen=True)
class CampaignFile:
    """One game for each chapter."""

    name: str
    ledger: Ledger
    games: list[PlayedGame]


@dataclass(frozen=True)
class BroughtGame:
    """What is stored of a game: plain data, which travels between processes."""

    rules_version: int
    options: dict[str, OptionValue]
    seed: bytes
    events: list[tuple[int, str]]


@dataclass(frozen=True)
class Brought:
    name: str
    ledger: dict[str, Any]
    games: list[BroughtGame]


def write_campaign(name: str, ledger: Ledger, records: list[str]) -> str:
    """`records` in the order of the chapters."""
    lines = [f"format = {FORMAT}", f"kind = {toml_value(KIND)}", f"name = {toml_value(name)}"]
    lines += ["", "[ledger]", f"difficulty = {toml_value(ledger.difficulty)}", f"hearts = {ledger.hearts}"]
    for chapter, record in zip(ledger.chapters, records, strict=True):
        lines += ["", "[[ledger.chapters]]"]
        lines += [f"{field} = {toml_value(value)}" for field, value in chapter.data().items()]
        lines += [f"record = {_block(record)}"]
    return "\n".join(lines) + "\n"


def _block(text: str) -> str:
    """As it stands, to be read by people too; a record with an owner's text in it may need escapes."""
    return toml_value(text) if QUOTES in text else f"{QUOTES}\n{text}{QUOTES}"


def read_campaign(text: str) -> CampaignFile:
    """Raises BadRecord."""
    data = _read(text)
    try:
        name, saved = str(data["name"]), data["ledger"]
        texts = [str(chapter["record"]) for chapter in saved.get("chapters", [])]
        ledger = load_ledger({"chapters": [], **saved})
    except (KeyError, TypeError, AttributeError) as fault:
        raise BadRecord(Message("record-incomplete", {"fault": str(fault)[:60]})) from fault
    game = load_game(KIND)
    games = [_checked(game, ledger, number, record) for number, record in enumerate(texts)]
    return CampaignFile(name, ledger, games)


def brought(text: str) -> Brought:
    """A campaign file for the store, checked in a process of the workshop. Raises BadRecord."""
    read = read_campaign(text)
    return Brought(read.name, read.ledger.data(), [_plain(game) for game in read.games])


def _plain(game: PlayedGame) -> BroughtGame:
    play = game.play
    events = [(event.seat, event.text) for event in play.events]
    return BroughtGame(play.game.rules_version, play.options, game.seed, events)


def _read(text: str) -> dict[str, Any]:
    try:
        data = read_toml(text)
    except NotToml as fault:
        raise BadRecord(Message("record-not-toml", {"fault": fault.fault})) from fault
    if data.get("kind") != KIND:
        raise BadRecord(Message("log-not-a-campaign"))
    if type(data.get("format")) is not int or data["format"] != FORMAT:
        raise BadRecord(Message("record-wrong-format", {"format": str(data.get("format", "?"))[:20]}))
    return data


def _checked(game: Game[Any], ledger: Ledger, number: int, text: str) -> PlayedGame:
    """The game of a chapter, replayed: it was played as this campaign had it, and ended as the ledger says."""
    chapter = ledger.chapters[number]
    try:
        record = read_record(text)
        play = replay(game, record)
        check_dice(play, record)
        seed = _seed(record)
        _compare(game, ledger.fork(number), chapter, play)
    except SeaboardError as fault:
        args: dict[str, Argument] = {"chapter": number + 1, "reason": fault.message}
        raise BadRecord(Message("log-bad-chapter", args), fault.rules) from fault
    return PlayedGame(play, seed)


def _seed(record: Record) -> bytes:
    """Dice that are shown are dice that were checked."""
    dice = dice_from_hex(record.dice.get("seed", ""))
    if dice is None:
        raise BadRecord(Message("log-no-dice"))
    return dice.seed


def _compare(game: Game[Any], before: Ledger, chapter: Chapter, play: Play[Any]) -> None:
    if game.outcome(play.state) is None:
        raise BadRecord(Message("log-unfinished"))
    if play.options != options_of(game, before, chapter.scenario, str(play.options[AZTEC])):
        raise BadRecord(Message("log-other-bonuses"))
    if replace(chapter, game="") != chapter_of(play.state):
        raise BadRecord(Message("log-other-outcome"))
