"""A game as a file: header, events, fingerprints, result. Readable, small, and checked by replaying it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, List, Mapping, Optional

from seaboard.core.errors import BadRecord, SeaboardError
from seaboard.core.fingerprint import fingerprint
from seaboard.core.game import Game
from seaboard.core.messages import Argument, Message
from seaboard.core.options import OptionValue
from seaboard.core.outcome import Outcome
from seaboard.core.play import Event, Play, read_event
from seaboard.core.procedure import S
from seaboard.core.toml import NotToml, read_toml, toml_value

FORMAT = 1
FINGERPRINT_EVERY = 20
LONGEST_RECORD = 500_000  # characters; the longest game of our tests has 14,400
MOST_EVENTS = 6_000  # a table stops at 5,000 and what chance adds; the longest game of our tests has 850
LONGEST_EVENT = 500  # characters; the longest of our tests has 56


@dataclass(frozen=True)
class Record:
    """What a file says. `result` is empty while the game goes on; `edition` is the text of an edition file.

    `dice` is what a table promised of its dice (`commitment`) and, after the game, what they were (`seed`).
    """

    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    edition: str
    events: List[str]
    fingerprints: Mapping[int, str]
    result: Mapping[str, Any]
    dice: Mapping[str, str] = field(default_factory=dict)


def record_of(play: Play[S], dice: Optional[Mapping[str, str]] = None) -> Record:
    last = len(play.events)
    marks = [*range(0, last, FINGERPRINT_EVERY), last]
    outcome = play.game.outcome(play.state)
    return Record(
        play.game.id,
        play.game.rules_version,
        play.options,
        play.game.edition,
        [str(event) for event in play.events],
        {number: fingerprint(play.at(number).data()) for number in marks},
        _result(outcome),
        dice or {},
    )


def _result(outcome: Optional[Outcome]) -> Dict[str, Any]:
    if outcome is None:
        return {}
    winners = [seat + 1 for seat in outcome.winners]
    return {"ending": outcome.ending, "scores": list(outcome.scores), "winners": winners}


def write_record(record: Record) -> str:
    lines = [
        f"format = {FORMAT}",
        f"game = {toml_value(record.game)}",
        f"rules_version = {record.rules_version}",
        "",
        "[options]",
        *[f"{name} = {toml_value(value)}" for name, value in record.options.items()],
    ]
    if record.edition:
        lines += ["", "[edition]", f"text = {toml_value(record.edition)}"]
    if record.dice:
        lines += ["", "[dice]", *[f"{name} = {toml_value(value)}" for name, value in record.dice.items()]]
    lines += ["", "[play]", "events = [", *[f"  {toml_value(event)}," for event in record.events], "]"]
    lines += ["", "[play.fingerprints]", *[f'{number} = "{mark}"' for number, mark in record.fingerprints.items()]]
    if record.result:
        lines += ["", "[result]", *[f"{name} = {toml_value(value)}" for name, value in record.result.items()]]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Raises BadRecord when the text is no record; `replay` tells whether it is a true one."""
    try:
        data = read_toml(text, LONGEST_RECORD)
    except NotToml as fault:
        raise BadRecord(Message("record-not-toml", {"fault": fault.fault})) from fault
    if type(data.get("format")) is not int or data["format"] != FORMAT:
        raise BadRecord(Message("record-wrong-format", {"format": str(data.get("format", "?"))[:20]}))
    try:
        return _record(data)
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise BadRecord(Message("record-incomplete", {"fault": str(fault)[:60]})) from fault


def _record(data: Dict[str, Any]) -> Record:
    play, options, result = data["play"], data["options"], data.get("result", {})
    edition = data.get("edition", {"text": ""})["text"]
    events, dice = play["events"], data.get("dice", {})
    well_typed = (
        isinstance(data["game"], str)
        and type(data["rules_version"]) is int
        and isinstance(edition, str)
        and isinstance(events, list)
        and all(isinstance(event, str) for event in events)
        and all(isinstance(value, (int, str)) for value in options.values())
        and isinstance(result, dict)
        and all(isinstance(value, str) for value in dice.values())
    )
    if not well_typed:
        raise TypeError("play")
    if len(events) > MOST_EVENTS:
        raise BadRecord(Message("record-too-long", {"events": len(events), "most": MOST_EVENTS}))
    if too_long := next((event for event in events if len(event) > LONGEST_EVENT), ""):
        raise BadRecord(Message("record-bad-event", {"event": too_long[:60]}))
    marks = {int(number): str(mark) for number, mark in play["fingerprints"].items()}
    return Record(data["game"], data["rules_version"], options, edition, events, marks, result, dice)


def replay(game: Game[S], record: Record) -> Play[S]:
    """Play the record again and compare every fingerprint and the result. Raises BadRecord at the first difference."""
    _same_game(game, record)
    play = _begin(game, record)
    _compare(play, record, 0)
    for number, line in enumerate(record.events, 1):
        _repeat(play, number, line)
        _compare(play, record, number)
    beyond = [number for number in record.fingerprints if not 0 <= number <= len(record.events)]
    if beyond:
        raise BadRecord(Message("record-short", {"number": beyond[0]}))
    if dict(record.result) != _result(game.outcome(play.state)):
        raise BadRecord(Message("record-wrong-result"))
    return play


def _same_game(game: Game[S], record: Record) -> None:
    if record.game != game.id:
        raise BadRecord(Message("record-other-game", {"recorded": record.game[:60], "current": game.id}))
    if not _same_rules(game, record):
        args: Dict[str, Argument] = {"recorded": record.rules_version, "current": game.rules_version}
        raise BadRecord(Message("record-other-rules", args))
    if record.edition != game.edition:
        raise BadRecord(Message("record-other-edition"))


def _same_rules(game: Game[S], record: Record) -> bool:
    try:
        return game.plays_version(record.rules_version, record.options)
    except SeaboardError:  # options that are refused in their own words
        return record.rules_version == game.rules_version


def _begin(game: Game[S], record: Record) -> Play[S]:
    try:
        return Play(game, record.options)
    except SeaboardError as fault:
        raise BadRecord(Message("record-bad-options", {"reason": fault.message}), fault.rules) from fault


def _repeat(play: Play[S], number: int, line: str) -> None:
    try:
        event = read_event(line)
        text = play.do(event.seat, event.text)
    except SeaboardError as fault:
        args: Dict[str, Argument] = {"number": number, "event": line[:60], "reason": fault.message}
        raise BadRecord(Message("record-refused", args), fault.rules) from fault
    if str(Event(event.seat, text)) != line:
        raise BadRecord(Message("record-bad-event", {"event": line[:60]}))


def _compare(play: Play[S], record: Record, number: int) -> None:
    mark = record.fingerprints.get(number)
    if mark is not None and mark != fingerprint(play.state.data()):
        raise BadRecord(Message("record-tampered", {"number": number}))
