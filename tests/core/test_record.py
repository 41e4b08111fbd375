"""Game files: what is read back is what was written, and what was broken or tampered with is found out."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from seaboard.core.errors import BadRecord
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.record import FORMAT, Record, read_record, record_of, replay, write_record
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import GAME, KNOWN_PATH, SUBMARINES, lay, random_play

# a short game in progress: two turns of two players with a bite, on the known path
MOVES = [
    *lay(KNOWN_PATH),
    "~admirals I-II",
    "~roll 1 2 4",
    "1 start 2",
    "2 tide 1 2",
    "2 plan 2 2 4",
    "2 place 4",
    "~roll 1 1 3",
    "1 plan 3 1 1",
    "1 discard reserve",
    "1 place 5",
    "~roll 2 2 2",
]
ROLL, START, TIDE, PLAN, PLACE, BITTEN, DISCARD, LAST = 5, 6, 7, 8, 9, 11, 12, 14  # numbers of these events


def short_record() -> Record:
    play: Play[NautilionState] = Play(GAME, {"players": 2})
    for line in MOVES:
        seat, text = (NATURE, line) if line[0] == "~" else (int(line[0]) - 1, line[2:])
        play.do(seat, text)
    return record_of(play)


def full_record(seed: int = 3) -> Record:
    return record_of(random_play({"players": 2, "submarine": "B1", "reserve": 3}, seed))


SHORT, FULL = short_record(), full_record()


def with_event(record: Record, number: int, line: str) -> Record:
    """The record with one event altered; events count from 1."""
    assert record.events[number - 1] != line
    return replace(record, events=[*record.events[: number - 1], line, *record.events[number:]])


def refusal_of(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        replay(GAME, record)
    return refusal.value


def reason_of(refusal: BadRecord) -> str:
    reason = refusal.message.args["reason"]
    assert isinstance(reason, Message)
    return reason.id


# round trips


def test_the_text_of_a_record() -> None:
    written = tomllib.loads(write_record(SHORT))
    assert (written["format"], written["game"], written["rules_version"]) == (FORMAT, "nautilion", GAME.rules_version)
    expansions = ("mages", "mercenaries", "reefs", "machinations", "heroics")
    assert written["options"] == {"players": 2, "submarine": "A1", "reserve": 4, **dict.fromkeys(expansions, "no")}
    assert written["play"]["events"] == MOVES
    assert set(written) == {"format", "game", "rules_version", "options", "play"}  # no edition, no result yet


def test_a_finished_game_has_its_result() -> None:
    assert FULL.result["ending"] in GAME.endings()
    assert (FULL.result["scores"], FULL.result["winners"]) == ([0, 0], [])
    assert read_record(write_record(FULL)).result == FULL.result


@pytest.mark.parametrize("seed", range(6))
def test_records_of_whole_games_replay_byte_for_byte(seed: int) -> None:
    record = record_of(random_play({"players": 1 + seed % 2, "submarine": SUBMARINES[seed], "reserve": seed + 1}, seed))
    written = write_record(record)
    assert read_record(written) == record
    assert write_record(record_of(replay(GAME, read_record(written)))) == written


@pytest.mark.parametrize("events", range(0, 37, 4))
def test_records_of_games_in_progress_replay(events: int) -> None:
    record = record_of(random_play({}, 2, events))
    assert len(record.events) == events
    assert record_of(replay(GAME, record)) == record


def test_fingerprints_stand_at_the_start_every_twenty_events_and_at_the_end() -> None:
    length = len(FULL.events)
    assert length > 40
    assert list(FULL.fingerprints) == sorted({*range(0, length, 20), length})
    assert len(set(FULL.fingerprints.values())) == len(FULL.fingerprints)
    assert all(len(mark) == 16 for mark in FULL.fingerprints.values())


# files that are no records


@pytest.mark.parametrize("text", ["format =", "= 1", "format = 1\nformat = 1", "\x00", "[play", "{}"])
def test_not_toml(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(text)
    assert refusal.value.message.id == "record-not-toml"


@pytest.mark.parametrize("text", ["format = " + "1" * 5000, "format = 1\nx = " + "[" * 5000])
def test_toml_that_overtaxes_its_reader(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(text)
    assert refusal.value.message.id == "record-not-toml"
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize("text", ["", "format = 0", "format = 2", 'format = "1"', "format = []", "formats = 1"])
def test_wrong_format_number(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(text)
    assert refusal.value.message.id == "record-wrong-format"


def broken(record: Record, change: Callable[[dict[str, Any]], object]) -> str:
    """The text of a record after a change to its tables."""
    tables = tomllib.loads(write_record(record))
    change(tables)
    return "\n".join(_lines(tables))


def _lines(tables: Mapping[str, Any]) -> list[str]:
    """A small TOML writer: one inline value for each top-level name."""
    return [f"{name} = {_inline(value)}" for name, value in tables.items()]


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{name}" = {_inline(inner)}' for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(item) for item in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_the_small_writer_of_this_file_is_sound() -> None:
    assert read_record(broken(FULL, lambda tables: None)) == FULL


@pytest.mark.parametrize("path", ["game", "rules_version", "options", "play", "play.events", "play.fingerprints"])
def test_a_part_is_missing(path: str) -> None:
    def drop(tables: dict[str, Any]) -> None:
        *outer, name = path.split(".")
        del (tables[outer[0]] if outer else tables)[name]

    with pytest.raises(BadRecord) as refusal:
        read_record(broken(FULL, drop))
    assert refusal.value.message.id == "record-incomplete"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("game", 7),
        ("game", ["nautilion"]),
        ("rules_version", "1"),
        ("rules_version", 1.5),
        ("options", "players"),
        ("options", [1]),
        ("options.players", 1.5),
        ("options.players", [2]),
        ("edition", "text"),
        ("edition", {"name": "x"}),
        ("edition", {"text": 3}),
        ("play", []),
        ("play", 1),
        ("play.events", "1 plan 1 1 1"),
        ("play.events", [1]),
        ("play.events", [["1 plan 1 1 1"]]),
        ("play.events", {"1": "~roll 1 1 1"}),
        ("play.fingerprints", []),
        ("play.fingerprints", {"first": "0123456789abcdef"}),
        ("result", "victory"),
        ("result", [1]),
    ],
)
def test_a_part_of_the_wrong_type(path: str, value: object) -> None:
    def put(tables: dict[str, Any]) -> None:
        *outer, name = path.split(".")
        (tables[outer[0]] if outer else tables)[name] = value

    with pytest.raises(BadRecord) as refusal:
        read_record(broken(FULL, put))
    assert refusal.value.message.id == "record-incomplete"


# records that were tampered with


@pytest.mark.parametrize("version", [0, GAME.rules_version + 1, 99])
def test_other_rules(version: int) -> None:
    refusal = refusal_of(replace(FULL, rules_version=version))
    assert refusal.message.id == "record-other-rules"
    assert refusal.message.args == {"recorded": version, "current": GAME.rules_version}


@pytest.mark.parametrize(
    ("game", "options", "same"),
    [
        ("nautilion", {}, True),
        ("nautilion", {"players": 2, "submarine": "C2"}, True),
        ("nautilion", {"heroics": "yes"}, False),
        ("nautilion", {"machinations": "intro"}, False),
        ("nautilion", {"mages": "yes"}, False),
        ("diluvia", {}, True),
        ("diluvia", {"players": 4, "teams": "pairs"}, False),
        ("diluvia", {"players": 6}, False),
        ("diluvia", {"tentacles": "anywhere"}, False),
        ("campaign", {}, False),
        ("diluvium", {}, True),
    ],
)
def test_a_game_of_the_first_rules_goes_on_where_nothing_it_meets_has_changed(
    game: str, options: dict[str, int | str], same: bool
) -> None:
    rules = load_game(game)
    play = Play(rules, options)
    play.chance(Rng(1))
    old = replace(record_of(play), rules_version=1)
    if same:
        assert replay(rules, old).events == play.events
    else:
        with pytest.raises(BadRecord) as refusal:
            replay(rules, old)
        assert refusal.value.message.id == "record-other-rules"


def test_options_that_are_wrong_are_refused_as_that() -> None:
    refusal = refusal_of(replace(FULL, options={"players": 7}))
    assert refusal.message.id == "record-bad-options"


def test_an_altered_move_that_is_legal_is_given_away_by_the_next_fingerprint() -> None:
    refusal = refusal_of(with_event(SHORT, DISCARD, "1 discard 4"))
    assert (refusal.message.id, refusal.message.args["number"]) == ("record-tampered", LAST)


@pytest.mark.parametrize(
    ("number", "line", "rules"),
    [
        (TIDE, "2 tide 3 2", ("N-4.5",)),
        (PLAN, "2 plan 4 4 4", ("N-5.1",)),
        (PLACE, "2 place 5", ("N-8.3",)),
        (DISCARD, "1 discard 9", ("N-6.1",)),
    ],
)
def test_an_altered_move_that_is_illegal_is_refused_with_its_clause(number: int, line: str, rules: tuple[str]) -> None:
    refusal = refusal_of(with_event(SHORT, number, line))
    assert (refusal.message.id, refusal.rules) == ("record-refused", rules)
    assert (refusal.message.args["number"], refusal.message.args["event"]) == (number, line)


def test_an_altered_die_does_not_fit_the_plan_that_follows() -> None:
    refusal = refusal_of(with_event(SHORT, ROLL, "~roll 1 1 4"))
    assert (refusal.message.id, refusal.message.args["number"]) == ("record-refused", PLAN)
    assert refusal.rules == ("N-5.1",)


def test_an_altered_last_die_is_given_away_by_the_fingerprint() -> None:
    refusal = refusal_of(with_event(SHORT, LAST, "~roll 2 2 3"))
    assert (refusal.message.id, refusal.message.args["number"]) == ("record-tampered", LAST)


@pytest.mark.parametrize("roll", ["~roll 5 5 5", "~roll 1 1 6", "~roll 4 2 1"])
def test_an_impossible_die(roll: str) -> None:
    refusal = refusal_of(with_event(SHORT, ROLL, roll))
    assert (refusal.message.id, refusal.rules) == ("record-refused", ("N-4.1",))
    assert reason_of(refusal) == "move-impossible-chance"


def test_a_path_with_a_token_too_many() -> None:
    refusal = refusal_of(with_event(SHORT, 1, "~lay 1 1 1 1 1 6 7 8 9 1 2 3"))
    assert (refusal.message.id, refusal.rules) == ("record-refused", ("N-2.1",))


def test_a_path_with_two_tokens_exchanged() -> None:
    refusal = refusal_of(with_event(SHORT, 3, "~lay 7 6 8 9 1 2 3 4 5 6 7 8"))
    assert refusal.message.id == "record-refused"  # the last draw is now one the bag does not hold


@pytest.mark.parametrize("number", [0, 20, 40])
def test_an_altered_fingerprint(number: int) -> None:
    marks = {**FULL.fingerprints, number: "0123456789abcdef"}
    refusal = refusal_of(replace(FULL, fingerprints=marks))
    assert (refusal.message.id, refusal.message.args["number"]) == ("record-tampered", number)


@pytest.mark.parametrize(
    "change",
    [{"ending": "victory"}, {"scores": [1, 1]}, {"winners": [1]}, {"winners": [1, 2]}, {"scores": [0]}, {"bonus": 1}],
)
def test_an_altered_result(change: dict[str, object]) -> None:
    assert refusal_of(replace(FULL, result={**FULL.result, **change})).message.id == "record-wrong-result"


def test_a_result_taken_away() -> None:
    assert refusal_of(replace(FULL, result={})).message.id == "record-wrong-result"


def test_a_result_for_a_game_that_still_goes_on() -> None:
    assert refusal_of(replace(SHORT, result=FULL.result)).message.id == "record-wrong-result"


def test_truncated_events() -> None:
    refusal = refusal_of(replace(FULL, events=FULL.events[:-1]))
    assert (refusal.message.id, refusal.message.args["number"]) == ("record-short", len(FULL.events))


def test_truncated_events_and_fingerprints_still_miss_the_result() -> None:
    marks = {number: mark for number, mark in FULL.fingerprints.items() if number < len(FULL.events)}
    refusal = refusal_of(replace(FULL, events=FULL.events[:-1], fingerprints=marks))
    assert refusal.message.id == "record-wrong-result"


def test_a_fingerprint_before_the_beginning() -> None:
    marks = {**FULL.fingerprints, -1: "0123456789abcdef"}
    assert refusal_of(replace(FULL, fingerprints=marks)).message.id == "record-short"


def test_an_event_left_out() -> None:
    refusal = refusal_of(replace(SHORT, events=[*SHORT.events[: START - 1], *SHORT.events[START:]]))
    assert (refusal.message.id, refusal.message.args["number"]) == ("record-refused", START)
    assert refusal.rules == ("N-12.4",)


@pytest.mark.parametrize("line", ["1 plan 2 2 4", "3 plan 2 2 4", "99 plan 2 2 4"])
def test_the_wrong_seat(line: str) -> None:
    refusal = refusal_of(with_event(SHORT, PLAN, line))
    assert (refusal.message.id, refusal.rules) == ("record-refused", ("N-4.2", "N-5.1"))
    assert reason_of(refusal) == "move-not-your-decision"


@pytest.mark.parametrize("line", ["~roll 1 1 1", "1 plan 1 1 1", "2 place 4"])
def test_events_after_the_end(line: str) -> None:
    refusal = refusal_of(replace(FULL, events=[*FULL.events, line]))
    assert (refusal.message.id, refusal.message.args["number"]) == ("record-refused", len(FULL.events) + 1)
    assert reason_of(refusal) == "move-game-over"


@pytest.mark.parametrize("line", ["", "plan 2 2 4", "0 plan 2 2 4", "-1 plan 2 2 4", "100 plan 2 2 4", "² plan 2 2 4"])
def test_events_without_a_seat(line: str) -> None:
    refusal = refusal_of(with_event(SHORT, PLAN, line))
    assert (refusal.message.id, reason_of(refusal)) == ("record-refused", "record-bad-event")


@pytest.mark.parametrize("line", ["2", "2 ", "2 dance", "~ roll 1 1 1", "~undo 4"])
def test_events_that_are_no_moves(line: str) -> None:
    refusal = refusal_of(with_event(SHORT, PLAN, line))
    assert (refusal.message.id, reason_of(refusal)) == ("record-refused", "move-unknown-verb")


@pytest.mark.parametrize("line", ["2 PLAN 2 2 4", "2  plan 2 2 4", "02 plan 2 2 4", "2 plan 2 2 04", "2 plan 2 2 4 "])
def test_events_in_another_spelling(line: str) -> None:
    assert refusal_of(with_event(SHORT, PLAN, line)).message.id == "record-bad-event"


@pytest.mark.parametrize("line", ["2 undo 5", "1 undo 5", "2 undo 7", "2 undo"])
def test_an_undo_that_was_not_allowed(line: str) -> None:
    refusal = refusal_of(with_event(SHORT, PLAN, line))
    assert (refusal.message.id, reason_of(refusal)) == ("record-refused", "undo-not-allowed")


@pytest.mark.parametrize("options", [{"submarine": "C2"}, {"reserve": 5}, {"players": 1}])
def test_altered_options_give_another_position(options: dict[str, int | str]) -> None:
    refusal = refusal_of(replace(SHORT, options={**SHORT.options, **options}))
    assert (refusal.message.id, refusal.message.args["number"]) == ("record-tampered", 0)


@pytest.mark.parametrize("options", [{"players": 3}, {"submarine": "Z9"}, {"captain": "Nemo"}])
def test_options_that_no_game_has(options: dict[str, int | str]) -> None:
    refusal = refusal_of(replace(SHORT, options={**SHORT.options, **options}))
    assert refusal.message.id == "record-bad-options"
    assert reason_of(refusal).startswith("option-")


def test_a_record_of_another_game() -> None:
    assert refusal_of(replace(SHORT, game="diluvium")).message.id == "record-other-game"


def test_a_record_with_an_edition_is_not_replayed_with_the_printed_values() -> None:
    text = '[edition]\nname = "Other"\n[grimoire]\nwhirlwind = 2\n'
    record = replace(SHORT, edition=text)
    assert record_of(replay(load_game("nautilion", text), record)) == record  # no Whirlwind, so nothing differs
    assert refusal_of(record).message.id == "record-other-edition"


def test_a_refused_record_can_be_told_from_its_message_alone() -> None:
    refusal = refusal_of(with_event(SHORT, PLAN, "2 plan 4 4 4"))
    assert set(refusal.message.args) == {"number", "event", "reason"}
    assert "N-5.1" in str(refusal)


def test_a_very_long_event_is_not_repeated_in_full() -> None:
    refusal = refusal_of(with_event(SHORT, PLAN, "2 " + "x" * 10_000))
    assert len(str(refusal)) < 1000
