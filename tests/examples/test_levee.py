"""A game of another package, installed beside Seaboard: it has the terminal, the table, bots, records and the lab."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest

from seaboard.core.record import read_record
from tests.table import server
from tests.table.server import Browser, Server

pytestmark = pytest.mark.source
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "levee"
WARDEN = "bot:warden"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example as an installer lays it down, its entry points in its metadata; nothing is fetched."""
    uv = which("uv", path=str(Path(sys.executable).parent)) or "uv"
    target = tmp_path_factory.mktemp("installed")
    command = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation", "--no-cache"]
    subprocess.run([*command, "--python", sys.executable, "--target", str(target), str(EXAMPLE)], check=True)
    return target


@pytest.fixture
def environment(installed: Path, tmp_path: Path) -> dict[str, str]:
    path = os.pathsep.join([str(installed), *(path for path in sys.path if path)])
    return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path), "SEABOARD_LANG": "en", "COLUMNS": "100"}


def run(environment: dict[str, str], *words: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "seaboard.cli", *words]
    done = subprocess.run(
        command, input=typed, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_at_the_prompt_is_kept_and_verified(environment: dict[str, str], tmp_path: Path) -> None:
    typed = "lay 4\nwhy lay 4\nlay 2\nhelp\n" + "1\n" * 8
    said = run(environment, "play", "levee", "--seed", "5", "--seats", "me,warden", typed=typed)
    assert "Have the most points after six floods" in said
    assert "A village lays 3 sandbags at most.  [L-2.2]" in said
    assert "Village 2 has decided." in said
    assert " wins with " in said or "share the victory" in said
    file = next(tmp_path.rglob("levee-last.toml"))
    assert read_record(file.read_text("utf-8")).result["ending"] in ("last-flood", "swept-away")
    verified = run(environment, "verify", str(file))
    assert "The dice were promised beforehand" in verified
    assert "every position as stated" in verified
    assert "Le village 2 a décidé.  [L-2.2]" in run(environment, "replay", str(file), "--lang", "fr")


def test_its_words_are_its_own_in_three_languages(environment: dict[str, str]) -> None:
    assert "L-2.2  Laying sandbags" in run(environment, "rule", "L-2.2")
    assert "El dique se rompe" in run(environment, "rules", "levee", "--lang", "es")
    assert "river.crest" in run(environment, "about", "levee")


def test_bots_play_it_in_the_lab(environment: dict[str, str]) -> None:
    words = ("--games", "20", "--seed", "3", "--json")
    figures = json.loads(run(environment, "simulate", "levee", "--bot", "warden", "--bot", "random", *words))
    assert figures["games"] == 20
    assert figures["seats"][0]["wins"] > figures["seats"][1]["wins"]
    (held,) = json.loads(run(environment, "arena", "levee", "--bots", "search,warden", "--games", "2", "--json"))
    assert held["bots"] == ["search", "warden"]
    run(environment, "fuzz", "levee", "--games", "3")


def test_its_own_tests_pass(environment: dict[str, str], tmp_path: Path) -> None:
    """Conformance among them: they run as they would in a project of their own."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path)]
    done = subprocess.run(
        [*command, str(EXAMPLE / "tests")], env=environment, capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout


@pytest.fixture
def table(environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    for name, value in environment.items():
        monkeypatch.setitem(server.ENVIRONMENT, name, value)
    running = Server(tmp_path)
    try:
        running.start()
        yield running
    finally:
        running.clear()


def test_it_is_played_at_the_table(table: Server) -> None:
    """Found in the list of games, its words and clauses sent, a whole game against two bots, the record at the end."""
    browser = Browser(table)
    listed = {game["id"]: game for game in json.loads(browser.get("/api/games")[1])}
    assert (listed["levee"]["seats"], listed["levee"]["bots"]) == (
        [2, 3, 4],
        ["novice", "sailor", "warden", "mate", "captain"],
    )
    assert "web-game-levee = El dique" in browser.get("/api/locales/es")[1]
    assert json.loads(browser.get("/api/rules/levee/fr")[1])[0]["title"] == "Les villages"
    wanted = {"game": "levee", "seats": ["here", WARDEN, "bot:search"], "options": {"players": 3}}
    status, made = browser.post("/api/tables", wanted)
    assert status == 201, made
    with browser.tab(made["table"]) as tab:
        tab.hello()
        while tab.update["view"]["outcome"] is None:
            if tab.choices():
                assert tab.do(tab.choices()[-1])["type"] == "answer"
            else:
                tab.wait("update")
        assert len(tab.update["view"]["villages"]) == 3
    status, record = browser.get(f"/api/tables/{made['table']}/receipt")
    assert status == 200
    assert read_record(record).game == "levee"
