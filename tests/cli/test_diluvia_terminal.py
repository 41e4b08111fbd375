"""Games of Diluvia at the prompt: whole games by number and by notation, several people at one keyboard."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

from seaboard.bots.bot import Bot
from seaboard.bots.random_bot import RandomBot
from seaboard.cli.main import run
from seaboard.cli.terminal.prompt import Terminal
from seaboard.cli.terminal.terminal_dice import TerminalDice
from seaboard.core.play import Play
from seaboard.core.record import read_record, replay
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.games.diluvia.rules.actions import ACTION_CARDS
from seaboard.games.diluvia.rules.notation import CARD_NAMES
from seaboard.language import LANGUAGES, language

ENGLISH = language("en")
RAIN = """[edition]
name = "Rain"
[meter]
spaces = 2
[die]
faces = ["cloud", "cloud", "cloud", "cloud", "cloud", "joker"]
"""


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("SEABOARD_LANG", "en")
    return tmp_path


def type_in(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    return run(["play", "diluvia", *arguments])


def in_words(counts: list[int]) -> str:
    named = [
        f"{number} {ENGLISH.text(f'diluvia-card-{CARD_NAMES[kind]}')}" for kind, number in enumerate(counts) if number
    ]
    return ", ".join(named) or "-"


class Reader:
    """People who read the screen and answer with a move of the list, by number or by notation, now and then a command.

    It looks over everybody's shoulder: what is printed while somebody reads is checked against what they may know.
    """

    def __init__(self, capsys: pytest.CaptureFixture[str], seed: int, commands: tuple[str, ...] = ()) -> None:
        self.capsys = capsys
        self.rng = Rng(seed)
        self.commands = commands
        self.terminal: Terminal | None = None
        self.handed_over = self.windows = 0

    def __call__(self, prompt: str) -> str:
        terminal = self.terminal
        assert terminal is not None
        self.check(self.capsys.readouterr().out, terminal)
        if "press Enter" in prompt or "Press Enter" in prompt:
            self.handed_over += 1
            return ""
        if self.commands and self.rng.below(4) == 0:
            return self.commands[self.rng.below(len(self.commands))]
        _, ask = terminal.question()
        self.windows += ask.prompt.id == "diluvia-ask-undo"
        at = self.rng.below(len(ask.choices))
        return ask.choices[at].do.upper() if self.rng.below(2) else str(at + 1)

    def check(self, shown: str, terminal: Terminal) -> None:
        looking, state = terminal.audience.looking, terminal.play.state
        hands = re.findall(r"In hand: (.*(?:\n {3}\S.*)*)", shown)
        if looking is None or state.ending:
            assert state.ending or not hands
            return
        own = state.hands[looking * ACTION_CARDS : (looking + 1) * ACTION_CARDS]
        assert {" ".join(hand.split()) for hand in hands[-1:]} <= {in_words(own)}
        assert len({hand.count(",") for hand in hands}) <= 7
        people = ENGLISH.text(f"diluvia-people-{terminal.game.view(state, looking).players[looking].species}")  # type: ignore[attr-defined]
        drawn = re.findall(r"^ +(\S.*) draw ([A-Z][a-z]+)\.", shown, re.MULTILINE)
        assert {who for who, _ in drawn} <= {people}
        sealed = re.findall(r"^ *\d+  (\d)  (?:undo-it|pass|waive)", shown, re.MULTILINE)
        assert set(sealed) <= {str(looking + 1)}
        assert set(re.findall(r"^ *\d+  (\d)  ~draw [a-z]+", shown, re.MULTILINE)) <= {str(looking + 1)}


def play_to_the_end(
    reader: Reader, folder: Path, bots: dict[int, Bot], seed: int = 7, edition: str = "", **options: Any
) -> None:
    play: Play[Any] = Play(load_game("diluvia", edition), options)
    path = folder / "game.toml"
    reader.terminal = Terminal(play, ENGLISH, TerminalDice(path, seed, None, begun=False), bots, path)
    reader.terminal.run(reader)


def test_a_whole_game_against_bots_by_number_and_by_notation(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    reader = Reader(capsys, 1, ("?", "??", "see", "log", "why roll", "try 1", "undo", "board"))
    play_to_the_end(reader, tmp_path, {1: RandomBot(), 2: RandomBot()}, edition=RAIN)
    assert reader.handed_over == 0
    assert reader.windows > 3
    out = capsys.readouterr().out
    assert re.search(r"(win with|win the tie|share the victory)", out)
    record = read_record((tmp_path / "game.toml").read_text("utf-8"))
    assert replay(load_game("diluvia", record.edition), record).events
    assert run(["verify", str(tmp_path / "game.toml")]) == 0
    assert run(["replay", str(tmp_path / "game.toml")]) == 0
    assert "The water rises to row 7" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("seed", "options"), [(0, {"players": 2}), (1, {"players": 3}), (2, {"players": 4, "teams": "pairs"})]
)
def test_nobody_reads_anothers_secrets(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seed: int, options: dict[str, Any]
) -> None:
    """Several people at one keyboard, with or without a bot."""
    reader = Reader(capsys, seed, ("?", "see", "log", "try 1", "board"))
    bots: dict[int, Bot] = {1: RandomBot()} if seed else {}
    play_to_the_end(reader, tmp_path, bots, seed, RAIN, **options)
    assert reader.handed_over > 10
    assert reader.windows > 3


def test_the_keyboard_is_passed_on_for_a_window_with_a_screen_between(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["", "1", "", "", "pass", "", "quit"]
    assert type_in(monkeypatch, lines, "--seed", "3", "--players", "2") == 0
    out = capsys.readouterr().out
    first, between, second = re.split(
        r"when you\s+have\s+read\s+this|Press\s+Enter\s+when\s+nobody\s+else\s+is\s+looking", out
    )[1:4]
    assert "In hand" in first
    assert "In hand" not in between
    assert "The keyboard goes to Player" in between
    assert "Try to undo it?" in " ".join(second.split())
    assert "In hand" in second


def test_refusals_explain_themselves_with_the_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["99", "roll", "seat raft.a1", "move a1 g7", "dance", "??", "?", "quit"]
    type_in(monkeypatch, lines, "--seats", "me,random,random", "--seed", "4")
    out = capsys.readouterr().out
    assert "no move 99 in the list" in out
    assert re.search(r"First answer the question.*\[DV-5\.2, DV-5\.3\]", out)
    assert re.search(r"An animal moves one space.*\[DV-6\.1\]", out)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_command_works_in_three_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: str
) -> None:
    """No message id shows through: every sentence is in the catalogue."""
    lines = ["help", "?", "??", "see", "log", "try 1", "why 1", "1", "??", "?", "quit"]
    arguments = [
        "--lang",
        code,
        "--seats",
        "me,random,random,random",
        "--players",
        "4",
        "--teams",
        "pairs",
        "--seed",
        "5",
    ]
    assert type_in(monkeypatch, lines, *arguments) == 0
    for words in (["about", "diluvia"], ["rules", "diluvia"], ["rule", "dv-9.1"], ["simulate", "diluvia", "--help"]):
        assert run(["--lang", code, *words]) == 0
    out = capsys.readouterr().out
    assert not re.search(r"\b(diluvia|play|cli|move)-(?!last|seats)[a-z]+", out)


def test_the_option_for_seats_is_not_the_one_for_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["--seats", "me,random,random", "--diluvia-seats", "owner", "--seed", "4"]
    assert type_in(monkeypatch, ["1", "quit"], *arguments) == 0
    kept = read_record((tmp_path / "seaboard" / "diluvia-last.toml").read_text("utf-8"))
    assert (kept.options["seats"], kept.options["players"]) == ("owner", 3)
    assert run(["play", "diluvia", "--help"]) == 0
    shown = capsys.readouterr().out
    assert "--diluvia-seats" in shown
