"""The other commands, used well and badly, in three languages."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from seaboard.cli.main import run
from seaboard.cli.terminal import progress
from seaboard.language import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden" / "nautilion"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEABOARD_LANG", "en")


def test_simulate_prints_win_rate_and_interval_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "nautilion", "--games", "20", "--seed", "5", "--bot", "greedy", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 20
    assert sum(figures["endings"].values()) == 20
    seat = figures["seats"][0]
    low, high = seat["interval_95"]
    assert 0 <= low <= seat["win_rate"] <= high <= 1


def test_simulate_tells_people_in_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "nautilion", "--games", "5", "--players", "2", "--bot", "random", "--bot", "greedy"]
    assert run(arguments) == 0
    out = capsys.readouterr().out
    assert "Seat 1 (random)" in out
    assert "Seat 2 (greedy)" in out
    assert "95 % interval" in out


def test_a_progress_bar_shows_on_a_terminal_and_only_there(tmp_path: Path) -> None:
    command = "from seaboard.cli.main import run; run(['simulate', 'nautilion', '--games', '300', '--json'])"
    parent, child = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", command], stdout=subprocess.PIPE, stderr=child, env=environment, check=True, cwd=tmp_path
    )
    os.close(child)
    seen = os.read(parent, 100_000).decode("utf-8", "replace")
    assert "nautilion" in seen
    assert "/300" in seen
    assert json.loads(done.stdout)["games"] == 300
    quiet = subprocess.run(
        [sys.executable, "-c", command], capture_output=True, env=environment, check=True, cwd=tmp_path
    )
    assert quiet.stderr == b""


def test_long_work_tells_a_log_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "SECONDS", 0.0)
    with progress.progress_bar("Long work", 7) as told:
        told(3)
    assert capsys.readouterr().err == "Long work 3/7\n"


def test_fuzz_finds_nothing_and_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["fuzz", "nautilion", "--games", "4", "--dumps", str(tmp_path / "dumps")]) == 0
    assert "no fault" in capsys.readouterr().out
    assert not (tmp_path / "dumps").exists()


@pytest.mark.parametrize("code", LANGUAGES)
def test_rules_are_shown_in_three_languages(capsys: pytest.CaptureFixture[str], code: str) -> None:
    assert run(["--lang", code, "rule", "n-4.5"]) == 0
    assert run(["rule", f"--lang={code}"]) == 0
    out = capsys.readouterr().out
    titles = {"en": "Artificial Tide", "es": "Marea artificial", "fr": "Marée artificielle"}
    assert titles[code] in out
    assert out.count("\nN-") >= 40


def test_about_says_where_every_value_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["about", "nautilion"]) == 0
    out = capsys.readouterr().out
    assert "reconstructed" in out
    assert "grimoire.tide" in out


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", ["", "play", "simulate", "fuzz", "replay", "verify", "rule", "rules", "about"])
def test_every_command_has_a_help_page(capsys: pytest.CaptureFixture[str], code: str, command: str) -> None:
    assert run([f"--lang={code}", *command.split(), "--help"]) == 0
    out = capsys.readouterr().out
    assert "--help" in out
    assert "cli-" not in out


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_pages_have_no_gap_in_any_language(capsys: pytest.CaptureFixture[str], code: str) -> None:
    for words in (["play", "nautilion"], ["simulate", "nautilion"], ["fuzz"], ["about"], []):
        assert run(["--lang", code, *words, "--help"]) == 0
        out = capsys.readouterr().out
        assert "cli-" not in out
        assert "nautilion-" not in out


MISUSES: list[tuple[list[str], int, str]] = [
    (["dance"], 2, "cannot be understood"),
    (["play", "chess"], 2, "cannot be understood"),
    (["play", "nautilion", "--colour", "red"], 2, "no option “--colour”"),
    (["simulate", "nautilion", "--games", "many"], 2, "--games"),
    (["simulate", "nautilion", "--games"], 2, "needs a value"),
    (["simulate", "nautilion", "--bot", "genius"], 1, "no bot called “genius”"),
    (["fuzz"], 2, "is missing"),
    (["fuzz", "chess"], 1, "no game called “chess”"),
    (["verify", "/no/such/file"], 1, "cannot be used"),
    (["rule", "N-99"], 1, "no clause “N-99”"),
    (["--lang", "xx", "rule"], 2, "--lang"),
    (["rule", "--lang"], 2, "--lang"),
]


@pytest.mark.parametrize(("arguments", "status", "told"), MISUSES, ids=[" ".join(words) for words, _, _ in MISUSES])
def test_misuse_is_explained(capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, told: str) -> None:
    assert run(arguments) == status
    assert told in capsys.readouterr().err


def test_a_file_that_is_no_record_is_explained(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    binary, words = tmp_path / "a.toml", tmp_path / "b.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    words.write_text("hello there", "utf-8")
    assert run(["verify", str(binary)]) == 1
    assert run(["verify", str(words)]) == 1
    err = capsys.readouterr().err
    assert "UTF-8" in err
    assert "not a readable game record" in err


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_tampered_record_is_refused_with_the_event(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, code: str
) -> None:
    text = min(GOLDEN.glob("*.toml")).read_text("utf-8")
    place = text.index('"~roll')
    forged = tmp_path / "forged.toml"
    forged.write_text(text[:place] + '"~roll 4 4 4' + text[text.index('"', place + 1) :], "utf-8")
    assert run(["--lang", code, "verify", str(forged)]) == 1
    assert capsys.readouterr().err.strip()
