"""What strangers send to stop the table: each is refused with its reason, and none of it is worked on by the loop."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from seaboard.core.errors import BadEdition, BadOptions, BadRecord
from seaboard.core.options import read_options
from seaboard.core.play import Play
from seaboard.core.record import MOST_EVENTS, read_record, record_of, write_record
from seaboard.core.rng import Rng
from seaboard.core.toml import LONGEST_TEXT, NotToml, measure, read_toml
from seaboard.games import game_names, load_game
from seaboard.language import LANGUAGES, language
from seaboard.table import presenter, shown
from seaboard.table.app import make_app
from seaboard.table.campaign.file import read_campaign
from seaboard.table.replays import PAGE, replay_page
from seaboard.table.trial import tried
from seaboard.table.wire.live import TableEvent
from tests.table.test_app import HOME, Browser, Tab, new_table
from tests.table.thoughts import tell_number

NAMED = '[edition]\nname = "mine"\n'
HEAD = 'format = 1\ngame = "nautilion"\nrules_version = 1\n[options]\n'
LEDGER = 'format = 1\nkind = "campaign"\nname = "x"\n[ledger]\ndifficulty = "normal"\n'


# before anything is parsed


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a." * 20_000 + "a = 1", "core-toml-long-key"),
        ("[" + '"a".' * 100_000 + '"a"]', "core-toml-long-key"),
        ("[" + "a . " * 9 + "a]", "core-toml-long-key"),
        ("b = {" + "a." * 9 + "a = 1}", "core-toml-long-key"),
        ('a = ["""x"""", "y"]\n' + "a." * 9 + "a = 1", "core-toml-long-key"),
        ("a = ['''x'''', " + "[" * 13, "core-toml-too-deep"),
        ('a = "\\""\nb = ' + "[" * 13, "core-toml-too-deep"),
        ("a = " + "[" * 100_000 + "]" * 100_000, "core-toml-too-deep"),
        ("a = " + "{a=" * 100_000 + "1" + "}" * 100_000, "core-toml-too-deep"),
        ("format = 0x" + "f" * 800_000, "core-toml-long-word"),
        ("k" * 121 + " = 1", "core-toml-long-word"),
        ("".join(f"k{n} = 1\n" for n in range(50_000)), "core-toml-too-much"),
        ("a = [" + "1," * 50_000 + "]", "core-toml-too-much"),
        ("[[a]]\n" * 50_000, "core-toml-too-much"),
        ("#" * (LONGEST_TEXT + 1), "core-toml-too-long"),
    ],
)
def test_too_much_of_anything_is_refused_before_it_is_read(
    text: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tomllib.loads", None)
    with pytest.raises(NotToml) as refused:
        read_toml(text)
    assert getattr(refused.value.fault, "id", None) == reason


@pytest.mark.parametrize(
    "text",
    [
        'a = """' + '\\"""' * 200_000,
        'a = """' + '"' * 3 * 200_000,
        "a = '''" + "'" * 2 * 200_000,
        '"\\' * 300_000,
        "'\n" * 300_000,
        'a = "' + "\\" * 600_001,
    ],
)
def test_quotes_that_are_not_closed_are_read_once(text: str) -> None:
    """With the square of its length any of these would take hours."""
    measure(text)


def test_what_looks_like_a_bomb_inside_a_text_is_none() -> None:
    inside = "a." * 50 + "[" * 50 + "9" * 500
    text = f'a = "{inside}" # {inside}\nb = \'\'\'\n{inside}\n\'\'\'\nc = \'{inside}\'\nd = """\\"""{inside}"""\n'
    assert set(read_toml(text)) == {"a", "b", "c", "d"}


# records


def played(game_id: str, seed: int = 7) -> Play[Any]:
    game, rng = load_game(game_id), Rng(seed)
    play = Play(game, {})
    play.chance(rng)
    while (ask := game.ask(play.state)) is not None:
        play.apply(ask.seat, rng.choice(list(game.legal(play.state, ask.seat))))
        play.chance(rng)
    return play


@pytest.mark.parametrize("game_id", game_names())
def test_an_honest_game_is_far_within_every_bound(game_id: str) -> None:
    play = played(game_id)
    text = write_record(record_of(play))
    assert 4 * len(play.events) < MOST_EVENTS
    assert read_record(text).events == [str(event) for event in play.events]


def helped(hints: int) -> str:
    play = Play(load_game("nautilion"), {})
    play.chance(Rng(7))
    for _ in range(hints):
        play.hint(0)
    return write_record(record_of(play))


def test_a_record_has_only_so_many_events() -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(helped(MOST_EVENTS))
    assert refused.value.message.id == "record-too-long"


def test_a_record_as_long_as_may_be_comes_in_pages_of_a_bounded_size() -> None:
    text = helped(MOST_EVENTS - 20)
    frames: list[int] = []
    count = len(read_record(text).events) + 1
    while len(frames) < count:
        page = gzip.decompress(replay_page(text, None, len(frames), zipped=True))
        assert len(page) < 2 * PAGE
        shown = json.loads(page)
        assert (shown["count"], shown["first"]) == (count, len(frames))
        assert shown["frames"]
        frames += [frame["number"] for frame in shown["frames"]]
    assert frames == list(range(count))


@pytest.mark.parametrize(("first", "numbers"), [(-5, [0, 1, 2]), (2, [2]), (3, []), (10**30, [])])
def test_a_page_begins_anywhere(first: int, numbers: list[int]) -> None:
    play = Play(load_game("diluvia"), {})
    play.chance(Rng(7))
    short = replace(record_of(play), events=[str(event) for event in play.events[:2]], fingerprints={}, result={})
    shown = json.loads(replay_page(write_record(short), None, first, zipped=False))
    assert [frame["number"] for frame in shown["frames"]] == numbers


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (HEAD + f'[play]\nevents = ["1 {"x" * 5000}"]\n[play.fingerprints]\n', "record-bad-event"),
        (HEAD + "[play]\nevents = []\n[play.fingerprints]\n" + 'x = "0"\n', "record-incomplete"),
        (HEAD + "[play]\nevents = []\n[play.fingerprints]\n\u0661 = '0'\n", "record-not-toml"),
        ("format = 1e999", "record-wrong-format"),
        ("format = " + "9" * 100, "record-wrong-format"),
        ("format = 1\ngame = 2020-01-01\nrules_version = 1\n[options]\n[play]\nevents = []\n", "record-incomplete"),
        ("a = [[1], [2]]\x00", "record-not-toml"),
        ("\ud800", "record-not-toml"),
    ],
)
def test_a_record_that_is_none_is_refused_in_words(text: str, reason: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert refused.value.message.id == reason


# campaign files


@pytest.mark.parametrize(
    "ledger",
    ["hearts = inf", "hearts = nan", "hearts = 2.5", "hearts = true", 'hearts = "3"', "hearts = 10"],
)
def test_hearts_are_a_whole_number(ledger: str) -> None:
    with pytest.raises(BadRecord):
        read_campaign(f"{LEDGER}{ledger}\n")


def test_a_campaign_of_a_thousand_games_is_refused_before_any_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.table.campaign.file.replay", None)
    lost = 'scenario = "whispers-from-the-east"\nending = "time"\nwon = false\ngold = 0\nrecord = "x"\n'
    with pytest.raises(BadRecord) as refused:
        read_campaign(f"{LEDGER}hearts = 9\n" + f"[[ledger.chapters]]\n{lost}" * 1_000)
    assert refused.value.message.id == "solo-log-broken"


# editions and options


def problems(game: str, text: str) -> list[str]:
    with pytest.raises(BadEdition) as refused:
        tried(game, {}, ["here"], NAMED + text)
    return [problem.id for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("game", "text", "reason"),
    [
        ("campaign", '[scenario.perilous-land]\npeople = "martians"\n', "solo-edition-people"),
        ("campaign", "[solo]\ncombat = [9999, 2, 1, 2, 1]\n", "solo-edition-combat"),
        ("campaign", "[solo]\ncombat = [2, -5, 3, 1, 1]\n", "solo-edition-combat"),
        ("campaign", "[solo]\ncombat = [0, 2, 1, 2, 1]\n", "solo-edition-combat"),
        ("campaign", "[solo]\ncombat = [2, 2]\n", "solo-edition-combat"),
        ("campaign", "[solo]\ncombat = [99999999999, 2, 1, 2, 1]\n", "edition-too-large"),
        ("campaign", "[solo]\nhearts = -1\n", "edition-small"),
        ("campaign", "[scenario.perilous-land]\nrows = ['x y : home 0 0']\n", "edition-unplayable"),
        ("diluvium", "[layout.2]\nrows = ['" + "0 " * 200 + "']\n", "edition-too-large"),
        ("diluvium", "[tile.1]\nislands = [" + '"food 1",' * 300 + "]\n", "edition-too-large"),
        ("nautilion", "[dice]\na = [[[[1]]]]\n", "edition-unknown-near"),
        ("nautilion", f'[dice]\n"{"x" * 50_000}" = 1\n', "edition-unknown"),
    ],
)
def test_an_edition_nobody_could_play_is_refused_in_words(game: str, text: str, reason: str) -> None:
    assert reason in problems(game, text)


def test_of_very_many_faults_the_first_are_told_and_few_names_are_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    guesses: list[str] = []

    def guess(word: str, *_: object) -> list[str]:
        guesses.append(word)
        return []

    monkeypatch.setattr("difflib.get_close_matches", guess)
    text = "[dice]\n" + "".join(f"unknown{n} = 1\n" for n in range(4_000))
    with pytest.raises(BadEdition) as refused:
        load_game("nautilion", NAMED + text)
    assert refused.value.message.args == {"count": 4_000}
    assert len(refused.value.problems) == 20
    assert len(guesses) == 5
    assert all(len(word) <= 80 for word in guesses)


def test_an_edition_that_breaks_the_game_is_refused_where_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise IndexError

    monkeypatch.setattr("seaboard.table.trial.begin", broken)
    assert problems("nautilion", "") == ["edition-unplayable"]


@pytest.mark.parametrize("given", [{"players": "x" * 900_000}, {"players": 10**5_000}, {"x" * 900_000: 1}])
def test_a_refused_option_is_not_repeated_at_length(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(load_game("nautilion").options(), given)
    assert len(str(refused.value)) < 500


# over the wire


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Browser]:
    app = make_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
    with TestClient(app, base_url=HOME, raise_server_exceptions=False) as server:
        yield Browser(server)


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]["id"]


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"text": ' + b"[" * 10_000,
        b'{"text": "\xff\xfe"}',
        b'{"text": "\\ud800"}',
        b'{"text": [' + b"[]," * 300_000 + b"[]]}",
        b'{"seat": ' + b"9" * 5_000 + b', "text": ""}',
        b'{"text": "", "seat": 1e400}',
        b"\x00",
        b"",
    ],
)
@pytest.mark.parametrize("path", ["/api/replay", "/api/tables", "/api/campaigns", "/api/campaigns/import"])
def test_a_body_that_is_no_json_of_ours_is_refused(client: Browser, path: str, body: bytes) -> None:
    answer = client.server.post(path, content=body, headers={"content-type": "application/json"})
    assert refusal(answer) in [(400, "table-message-unreadable"), (413, "table-message-too-large")]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/campaigns", {"name": "x" * 30_000}),
        ("/api/tables", {"game": "nautilion", "seats": ["here"] * 100_000}),
        ("/api/tables", {"game": "nautilion", "seats": ["here"], "edition": "#" * 400_000}),
        ("/api/replay", {"text": "#" * 1_100_000}),
    ],
)
def test_a_body_has_the_size_its_route_needs(client: Browser, path: str, body: dict[str, Any]) -> None:
    assert refusal(client.post(path, json=body)) == (413, "table-message-too-large")


def test_deep_json_does_not_drop_the_socket(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        for bomb in ('{"x": ' + "[" * 4_000, "[" * 4_000, '{"type": "hello", "seen": ' + "[" * 4_000):
            socket.send_text(bomb)
            assert socket.receive_json(timeout=10)["message"]["id"] == "table-message-unreadable"
        assert Tab(socket).hello(seen=10**3_000)["events"] == []


def test_a_null_byte_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "page.css").write_text("a", "utf-8")
    monkeypatch.setattr("seaboard.table.app.STATIC", tmp_path)
    app = make_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
    with TestClient(app, base_url=HOME, raise_server_exceptions=False) as server:
        assert server.get("/assets/page.css").status_code == 200
        assert refusal(server.get("/assets/%00")) == (404, "table-no-such-page")
        assert refusal(server.get("/assets/a%00b.css")) == (404, "table-no-such-page")


@pytest.mark.parametrize(
    ("job", "path", "body"),
    [
        ("routes.replay_page", "/api/replay", {"text": "x"}),
        ("hall.tried", "/api/tables", {"game": "nautilion", "seats": ["here"], "edition": NAMED}),
        ("campaign.campaigns.brought", "/api/campaigns/import", {"text": "x"}),
    ],
)
def test_nothing_a_stranger_sends_is_read_by_the_loop(
    client: Browser, monkeypatch: pytest.MonkeyPatch, job: str, path: str, body: dict[str, Any]
) -> None:
    monkeypatch.setattr(f"seaboard.table.{job}", tell_number)
    answer = client.post(path, json=body)
    assert answer.status_code == 422
    number = int(answer.json()["message"]["args"]["game"])
    assert number != os.getpid()


def test_a_replay_is_zipped_where_it_was_made(client: Browser) -> None:
    text = write_record(record_of(played("nautilion")))
    plain = client.server.post("/api/replay", json={"text": text}, headers={"accept-encoding": "identity"})
    zipped = client.server.post("/api/replay", json={"text": text}, headers={"accept-encoding": "gzip"})
    assert (plain.headers.get("content-encoding"), zipped.headers["content-encoding"]) == (None, "gzip")
    assert plain.json() == zipped.json()
    assert int(zipped.headers["content-length"]) * 5 < int(plain.headers["content-length"])


def test_a_table_with_an_owners_edition_is_made_and_opens(client: Browser) -> None:
    body = {"game": "nautilion", "seats": ["here"], "edition": NAMED}
    made = client.post("/api/tables", json=body)
    assert made.status_code == 201
    with client.websocket_connect(f"/api/tables/{made.json()['table']}/live") as socket:
        assert Tab(socket).hello()["view"]["ask"] is not None


def test_very_many_events_are_put_into_words_once_and_piece_by_piece(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    worded: list[int] = []
    table_event = shown.table_event

    def noted(play: Play[Any], number: int, seat: int) -> TableEvent:
        worded.append(number)
        return table_event(play, number, seat)

    monkeypatch.setattr(presenter, "table_event", noted)
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        first = tab.hello()
        assert sorted(worded) == list(range(1, first["number"] + 1))
        again = tab.hello()
        while not again["events"]:  # news that was on its way
            again = tab.wait("update")
        assert again["events"] == first["events"]
        assert len(worded) == first["number"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_is_a_sentence(code: str) -> None:
    told_in = language(code)
    for name in (
        "core-toml-too-long",
        "core-toml-too-deep",
        "core-toml-long-key",
        "core-toml-long-word",
        "core-toml-too-much",
    ):
        assert "40" in told_in.text(name, most=40)
    assert "30" in told_in.text("table-busy-with-yours", seconds=30)
    assert "10" in told_in.text("table-took-too-long", seconds=10)
