"""Games of Diluvium at the prompt: whole games by number and by notation, several people at one keyboard."""

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
from seaboard.core.pieces.pile import kinds
from seaboard.core.play import Play
from seaboard.core.record import read_record, replay
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.games.diluvium.presentation.view import DiluviumView
from seaboard.games.diluvium.rules.notation import CARD_NAMES
from seaboard.language import LANGUAGES, language

ENGLISH = language("en")
CARDS = {ENGLISH.text(f"diluvium-card-{name}"): kind for kind, name in enumerate(CARD_NAMES)}


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("SEABOARD_LANG", "en")
    return tmp_path


def type_in(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    return run(["play", "diluvium", *arguments])


def autosave(folder: Path) -> Path:
    return folder / "seaboard" / "diluvium-last.toml"


class Reader:
    """People who read the screen and answer with a move of the list, by number or by notation, now and then a command.

    It looks over everybody's shoulder: what is printed while somebody reads is checked against what they may know.
    """

    def __init__(self, capsys: pytest.CaptureFixture[str], seed: int, commands: tuple[str, ...] = ()) -> None:
        self.capsys = capsys
        self.rng = Rng(seed)
        self.commands = commands
        self.terminal: Terminal | None = None
        self.handed_over = 0
        self.sealed = 0
        self.known: dict[int, set[int]] = {}

    def __call__(self, prompt: str) -> str:
        terminal = self.terminal
        assert terminal is not None
        self.check(self.capsys.readouterr().out, terminal)
        if "press Enter" in prompt or "Press Enter" in prompt:
            self.handed_over += 1
            return ""
        if self.commands and self.rng.below(4) == 0:
            return self.commands[self.rng.below(len(self.commands))]
        view, ask = terminal.question()
        assert isinstance(view, DiluviumView)
        liked = [
            at for at, choice in enumerate(ask.choices) if terminal.board.note(view, choice.do, ENGLISH) == "ruins"
        ]
        at = liked[0] if liked else self.rng.below(len(ask.choices))
        return ask.choices[at].do.upper() if self.rng.below(2) else str(at + 1)

    def check(self, shown: str, terminal: Terminal) -> None:
        looking, state = terminal.audience.looking, terminal.play.state
        if looking is None:
            assert "You have" not in shown
            assert "In hand" not in shown
            return
        people = ENGLISH.text(f"diluvium-people-{terminal.game.view(state, looking).players[looking].people}")  # type: ignore[attr-defined]
        for held in re.findall(r"You have (\d+) gold, (\d+) food, (\d+) craft, (\d+) weapon", shown):
            assert [int(number) for number in held] == [state.gold[looking], *state.held[looking * 3 : looking * 3 + 3]]
        assert set(re.findall(r"^ +(\S.*) draw [A-Z]", shown, re.MULTILINE)) <= {people}
        sealed = re.findall(r"^ *\d+  (\d)  commit \d", shown, re.MULTILINE)
        assert set(sealed) <= {str(looking + 1)}
        self.sealed += len(sealed)
        self.check_cards(shown, looking, state)

    def check_cards(self, shown: str, looking: int, state: Any) -> None:
        """Only one's own cards, and those that somebody has played, are ever named."""
        self.known.setdefault(looking, set()).update(kinds(state.cards[looking]))
        played = {CARDS[name] for name in re.findall(r" play ([^.]*)\.", shown) if name in CARDS}
        for seat in range(state.players):
            self.known.setdefault(seat, set()).update(played | set(kinds(state.buried)))
        named = {kind for name, kind in CARDS.items() if name in shown}
        named |= {CARD_NAMES.index(name) for name in re.findall(r"~card ([a-z]+)", shown)}
        drawn = {CARDS[name] for name in re.findall(r" draw ([^.]*)\.", shown) if name in CARDS}
        assert named <= self.known[looking] | drawn


def play_to_the_end(reader: Reader, folder: Path, people: int, bots: dict[int, Bot], seed: int = 7) -> None:
    play: Play[Any] = Play(load_game("diluvium"), {"players": people + len(bots)})
    path = folder / "game.toml"
    reader.terminal = Terminal(play, ENGLISH, TerminalDice(path, seed, None, begun=False), bots, path)
    reader.terminal.run(reader)


def test_a_whole_game_against_bots_by_number_and_by_notation(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    reader = Reader(capsys, 1, ("?", "??", "see", "log", "why wheel explore", "try 1", "undo", "board"))
    play_to_the_end(reader, tmp_path, 1, {1: RandomBot(), 2: RandomBot()})
    assert reader.handed_over == 0
    out = capsys.readouterr().out
    assert re.search(r"(win with|win the tie|share the victory)", out)
    assert out.count(" gold\n") >= 2  # what the others had
    record = read_record((tmp_path / "game.toml").read_text("utf-8"))
    assert replay(load_game("diluvium"), record).events
    assert run(["verify", str(tmp_path / "game.toml")]) == 0
    assert run(["replay", str(tmp_path / "game.toml")]) == 0
    assert "turn the wheel" in capsys.readouterr().out


@pytest.mark.parametrize("seed", [0, 1])
def test_nobody_reads_anothers_secrets(capsys: pytest.CaptureFixture[str], tmp_path: Path, seed: int) -> None:
    """Two or three people at one keyboard, with or without a bot."""
    reader = Reader(capsys, seed, ("?", "see", "log", "try 1", "board"))
    bots: dict[int, Bot] = {1: RandomBot()} if seed else {}
    play_to_the_end(reader, tmp_path, 2 + seed % 2, bots, seed)
    assert reader.handed_over > 20
    assert any(reader.known.values())


def test_the_keyboard_is_passed_on_with_a_screen_between(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["", "wheel produce", "", "", "quit"]
    assert type_in(monkeypatch, lines, "--seed", "3") == 0
    out = capsys.readouterr().out
    first, between, second = re.split(
        r"when you\s+have\s+read\s+this|Press\s+Enter\s+when\s+nobody\s+else\s+is\s+looking", out
    )[1:4]
    assert "You have" in first
    assert "You have" not in between
    assert "The keyboard goes to Player" in between
    assert "Meanwhile:" in second
    assert "nothing is produced" in second


def test_the_screen_is_wiped_between_two_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a terminal, with what was scrolled away."""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    type_in(monkeypatch, ["", "wheel produce", "", "", "quit"], "--seed", "3")
    screens = capsys.readouterr().out.split("\033[2J\033[3J\033[H")
    assert [screen.count("You have") for screen in screens] == [0, 1, 1]
    assert all(screen.startswith("The keyboard goes to Player") for screen in screens[1:])


def test_the_signs_are_explained_once_to_each(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, ["", "wheel settle", "1", "1", "1", "1", "", "", "help", "quit"], "--seed", "3")
    assert capsys.readouterr().out.count("f food ·") == 3


def test_quit_works_while_the_keyboard_is_passed_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert type_in(monkeypatch, ["quit"], "--seed", "3") == 0
    assert type_in(monkeypatch, ["", "wheel produce", "quit"], "--seed", "3") == 0
    assert type_in(monkeypatch, [""], "--resume") == 0
    assert capsys.readouterr().out.count("--resume") == 3


def test_what_was_taken_back_is_not_told_to_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["", "wheel engage", "undo", "wheel produce", "", "", "quit"]
    type_in(monkeypatch, lines, "--seed", "3")
    meanwhile = capsys.readouterr().out.split("Meanwhile:")[2]
    assert "to Produce" in meanwhile
    assert "to Engage" not in meanwhile


def test_refusals_explain_themselves_with_the_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["99", "0", "sail C3", "wheel explore", "sail B7", "sail B4", "??", "?", "quit"]
    type_in(monkeypatch, lines, "--seats", "me,random", "--seed", "3")
    out = capsys.readouterr().out
    assert "no move 99 in the list" in out
    assert "First answer the question on the table" in out
    assert re.search(r"another player.s city.*\[D-5\.4\]", out)
    assert re.search(r"No way of face-up tiles leads to B4.*\[D-5\.3\]", out)
    assert "?? shows them" in out


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_command_works_in_three_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: str
) -> None:
    """No message id shows through: every sentence is in the catalogue."""
    lines = ["help", "?", "??", "see", "log", "try 1", "why 1", "wheel settle", "1", "??", "?", "quit"]
    arguments = ["--lang", code, "--seats", "me,random", "--boards", "dealt", "--seed", "5"]
    assert type_in(monkeypatch, lines, *arguments) == 0
    for words in (["about", "diluvium"], ["rules", "diluvium"], ["rule", "d-5.2"], ["simulate", "diluvium", "--help"]):
        assert run(["--lang", code, *words]) == 0
    out = capsys.readouterr().out
    assert not re.search(r"\b(diluvium|play|cli|move)-(?!last)[a-z]+", out)


def test_boards_are_chosen_as_they_are_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    """`board` alone draws the table; `board artisan` is the move of that name."""
    lines = ["board", "board nowhere", "Board  Artisan", "quit"]
    type_in(monkeypatch, lines, "--seats", "me,random", "--boards", "chosen", "--seed", "2")
    out = capsys.readouterr().out
    assert re.search(r"\d board artisan", out)
    assert "nowhere" in out
    assert "play the Artisan board" in out
    assert "1 board artisan" in read_record(autosave(own_data_folder).read_text("utf-8")).events


def test_the_end_tells_where_the_gold_came_from(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = load_game("diluvium")
    play: Play[Any] = Play(game, {"players": 2})
    rng = Rng(5)
    while (ask := game.ask(play.state)) is not None:
        legal = list(game.legal(play.state, ask.seat)) if ask.seat >= 0 else []
        play.apply(ask.seat, rng.choice(legal) if legal else game.sample(play.state, rng))
    path = tmp_path / "last.toml"
    Terminal(play, ENGLISH, TerminalDice(path, 5, None, begun=False), {}, path).show_end()
    told = capsys.readouterr().out.partition("Where it came from, for players 1 to 2:")[2]
    rows = re.findall(r"^  [A-Z][a-z ]+: (-?\d+) · (-?\d+)$", told, re.MULTILINE)
    assert tuple(sum(int(row[seat]) for row in rows) for seat in (0, 1)) == tuple(play.state.gold)
