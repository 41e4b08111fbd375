"""Random people at the real prompt: whatever they type, nothing breaks, nothing is too wide, no word is torn.

A session is a command line of `seaboard` with a made-up person at its keyboard. What is printed is checked as it comes.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import pytest

from seaboard.cli.boards.canvas import Canvas
from seaboard.cli.main import run
from seaboard.cli.terminal import saves
from seaboard.cli.terminal.prompt import Terminal
from seaboard.core.errors import SeaboardError
from seaboard.core.messages import Message
from seaboard.core.options import Option
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.language import LANGUAGES, Language, clauses

T = TypeVar("T")
WIDTHS = (60, 80, 100)
RUBBISH = (
    "", " ", "99", "0", "-1", "²", "fly", "plan 9 9 9", "why", "why fly", "why 99", "try", "try 0", "rule", "rule Q-1",
    "lang", "lang xx", "board nowhere", "see you", "quit it", "undo it", "save /proc/nope/x.toml", "\x00", "é" * 300,
    "hint hint", "?!", "help me", "take", "wheel", "deed", "dice dice",
)  # fmt: skip
COMMANDS = ("?", "??", "goal", "undo", "restart", "board", "see", "log", "dice", "help", "why", "rule", "WHY", "Board")
TORN = re.compile(r"[^\W\d_]{3,}")
RAW_ID = re.compile(
    r"\b(?:play|cli|log|goal|solo|diluvium|diluvia|nautilion|board|table|move|story|rank)-[a-z]+-[a-z-]+"
)
DRAWING = re.compile(r"[|│+]|~~|\(\S\)")


class Broken(AssertionError):
    """What the prompt did wrong, with what was typed last."""


def pick(rng: Rng, items: Sequence[T]) -> T:
    return items[rng.below(len(items))]


def broken(what: str) -> NoReturn:
    raise Broken(what)


@dataclass
class Person:
    """Reads the screen and types: mostly moves as they are listed, also their numbers, commands and rubbish."""

    rng: Rng
    columns: int
    answers: int
    screen: io.StringIO
    known: set[str]
    typed: list[str] = field(default_factory=list)
    terminal: Terminal | None = None
    expected: int = -1  # the events there must be more than, after a listed move

    def __call__(self, prompt: str = "") -> str:
        self.check()
        if len(self.typed) >= self.answers:
            raise EOFError
        line = self.line()
        self.typed.append(line)
        return line

    def line(self) -> str:
        game = self.terminal
        assert game is not None
        if game.audience.must_change(game.seat()):
            return ""
        choices = [choice.do for choice in game.question()[1].choices]
        move, dice = pick(self.rng, choices), self.rng.below(20)
        if dice < 11:
            self.expected = len(game.play.events)
            return move if dice < 8 else move.upper()
        if dice == 11:
            return str(choices.index(move) + 1)
        if dice < 14:
            return f"{pick(self.rng, ['why', 'try'])} {move}"
        return (
            pick(self.rng, RUBBISH) if dice < 16 else pick(self.rng, (*COMMANDS, f"lang {pick(self.rng, LANGUAGES)}"))
        )

    def check(self) -> None:
        """What was printed since the last answer."""
        shown = self.screen.getvalue()
        self.screen.seek(0)
        self.screen.truncate()
        if self.terminal is not None and 0 <= self.expected >= len(self.terminal.play.events):
            broken(f"{self.typed[-1]!r} was listed and is not played")
        self.expected = -1
        self.learn()
        for line in shown.splitlines():
            self.check_line(line)

    def learn(self) -> None:
        """The notation of moves made, listed and refused is no message."""
        game = self.terminal
        if game is None:
            return
        texts = [event.text for event in game.play.events]
        if game.game.ask(game.play.state) is not None:
            ask = game.question()[1]
            texts += [choice.do for choice in ask.choices] + [refusal.do for refusal in ask.refusals]
        self.known |= words_of(texts)

    def check_line(self, line: str) -> None:
        words = [word for word in line.split(" ") if word]  # what a hard space joins is one
        if len(line.rstrip()) > self.columns and len(words) > 1:
            broken(f"too wide for {self.columns}: {line!r}")
        if RAW_ID.search(line):
            broken(f"a message's id: {line!r}")
        for word in (words[:1] + words[-1:]) if not DRAWING.search(line) else []:
            torn = [part for part in TORN.findall(word) if part.casefold() not in self.known]
            if torn:
                broken(f"a torn word {torn}: {line!r}")


@contextmanager
def at_the_keyboard(patch: pytest.MonkeyPatch, person: Person) -> Iterator[None]:
    """The person types, and whatever is said is known as words; a sentence that is missing is a fault."""
    render, start, put = Language.render, Terminal.run, Canvas.put

    def listen(self: Language, message: Message) -> tuple[str, list[Exception]]:
        text, faults = render(self, message)
        if faults:
            broken(f"{message}: {faults}")
        person.known.update(part.casefold() for part in TORN.findall(text))
        return text, faults

    def sit_down(self: Terminal, read: Any) -> None:
        person.terminal = self
        start(self, read)

    def inside(self: Canvas, x: int, y: int, text: str, style: str = "") -> None:
        if any(cell[0] == "|" for cell in self._cells[y][x : x + len(text)]) and text not in ("|", "+"):
            broken(f"{text!r} is written over a frame")
        put(self, x, y, text, style)

    with patch.context() as patched, redirect_stdout(person.screen), redirect_stderr(person.screen):
        patched.setattr(Language, "render", listen)
        patched.setattr(Terminal, "run", sit_down)
        patched.setattr(Canvas, "put", inside)
        patched.setattr("builtins.input", person)
        patched.setattr("os.fsync", lambda _: None)
        patched.setenv("COLUMNS", str(person.columns))
        yield


def known_words() -> set[str]:
    """Those of the rules, which are no messages, and of the files a session names."""
    found: set[str] = {"seaboard", "toml", "last"}
    for game in ("nautilion", "diluvia", "campaign"):
        for code in LANGUAGES:
            for rule in clauses(game, code).values():
                text = f"{rule.title} {rule.text} {rule.ruling} {rule.source}"
                found.update(part.casefold() for part in TORN.findall(text))
    return found


KNOWN = known_words()


def play_session(patch: pytest.MonkeyPatch, arguments: list[str], number: int, answers: int) -> Person:
    """One person at one command line; the language and the width go round."""
    rng = Rng(number)
    person = Person(rng, WIDTHS[number % 3], answers, io.StringIO(), KNOWN | words_of(arguments))
    code = LANGUAGES[number // 3 % 3]
    try:
        with at_the_keyboard(patch, person):
            status = run(["--lang", code, *arguments])
            person.check()
    except Exception as fault:
        where = f"seaboard --lang {code} {' '.join(arguments)}"
        raise Broken(where, person.columns, person.typed[-6:]) from fault
    if status:
        broken(f"{arguments} ended with {status}")
    return person


def words_of(arguments: list[str]) -> set[str]:
    return {part.casefold() for argument in arguments for part in TORN.findall(argument)}


# what is played


def settings(game: str, rng: Rng) -> Iterator[dict[str, Any]]:
    """Every value of every option once, the others by chance."""
    options = load_game(game).options()
    for option in options:
        for value in option.values:
            yield next(found for found in tries(game, options, option, value, rng) if playable(game, found))


def tries(game: str, options: list[Option], option: Option, value: Any, rng: Rng) -> Iterator[dict[str, Any]]:
    while True:
        others = {other.name: pick(rng, other.values) for other in options if rng.below(3) == 0}
        yield {**others, option.name: value}


def playable(game: str, options: Mapping[str, Any]) -> bool:
    try:
        Play(load_game(game), dict(options))
    except SeaboardError:
        return False
    return True


def later(game: str, options: dict[str, Any], rng: Rng, moves: int, file: Path) -> Path:
    """A game in its middle, in a file: the prompt goes on with it."""
    play: Play[Any] = Play(load_game(game), options)
    for _ in range(moves):
        ask = play.game.ask(play.state)
        if ask is None:
            break
        seat = pick(rng, ask.seats)
        chance = seat == NATURE
        action = play.game.sample(play.state, rng) if chance else pick(rng, play.game.legal(play.state, seat))
        play.apply(seat, action)
    saves.save(play, file, {})
    return file


def session(game: str, options: dict[str, Any], number: int, folder: Path) -> list[str]:
    """A new game, or one in its middle; now and then with bots."""
    rng = Rng(number)
    if number % 2:
        return ["play", game, "--load", str(later(game, options, rng, rng.below(80), folder / "game.toml"))]
    play: Play[Any] = Play(load_game(game), options)
    seats = play.game.seats(play.state)
    people = ["me"] + [pick(rng, ["me", "random"]) for _ in range(seats - 1)]
    named = {name if name != "seats" else f"{game}-{name}": value for name, value in options.items()}
    said = [word for name, value in named.items() for word in (f"--{name}", str(value))]
    return ["play", game, "--seats", ",".join(people), "--seed", str(number), *said]
