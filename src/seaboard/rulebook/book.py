"""What a game's rulebook holds besides its clauses: `<game>.toml` in this folder, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any

from seaboard.core.messages import Message
from seaboard.core.options import OptionValue
from seaboard.core.toml import read_toml


@dataclass(frozen=True)
class Step:
    """A picture of an example: the moves that lead to it, and what is ringed in it."""

    say: Message
    moves: tuple[str, ...]
    point: tuple[str, ...]


@dataclass(frozen=True)
class Example:
    """A position worked through at a clause. `opening` are the moves before its first picture; where chance is asked
    and they do not say what it answers, it follows from the number of the dice. `seat` is whose eyes see it.
    """

    id: str
    clause: str
    title: Message
    seat: int
    dice: int
    options: Mapping[str, OptionValue]
    opening: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class AidLine:
    say: Message
    clause: str


@dataclass(frozen=True)
class Aid:
    """A card of the player aid."""

    title: Message
    lines: tuple[AidLine, ...]


@dataclass(frozen=True)
class Book:
    """`moved` names the clause that took an older one's place."""

    game: str
    minute: tuple[Message, ...] = ()
    aids: tuple[Aid, ...] = ()
    examples: tuple[Example, ...] = ()
    moved: Mapping[str, str] = field(default_factory=dict)

    def clause(self, rule_id: str) -> str:
        """The clause that holds today; an id nobody knows stays as it is."""
        seen = {rule_id}
        while (following := self.moved.get(rule_id)) is not None and following not in seen:
            rule_id = following
            seen.add(rule_id)
        return rule_id

    def example(self, name: str) -> Example | None:
        return next((example for example in self.examples if example.id == name), None)


@lru_cache(maxsize=16)
def book(game: str) -> Book:
    """A game that has none, such as one of another package, has its clauses only."""
    page = files("seaboard.rulebook") / f"{game}.toml"
    return read_book(game, page.read_text("utf-8")) if page.is_file() else Book(game)


def read_book(game: str, text: str) -> Book:
    given = read_toml(text)
    return Book(
        game,
        tuple(_words(game, "minute", line) for line in given.get("minute", [])),
        tuple(_aid(game, aid) for aid in given.get("aid", [])),
        tuple(_example(game, example) for example in given.get("example", [])),
        dict(given.get("moved", {})),
    )


def _words(game: str, *names: str) -> Message:
    return Message("-".join(["rulebook", game, *names]))


def _aid(game: str, given: Mapping[str, Any]) -> Aid:
    name = given["id"]
    lines = (AidLine(_words(game, name, line), clause) for line, clause in given["lines"].items())
    return Aid(_words(game, name), tuple(lines))


def _example(game: str, given: Mapping[str, Any]) -> Example:
    name = given["id"]
    return Example(
        name,
        given["clause"],
        _words(game, name),
        given.get("seat", 0),
        given.get("dice", 1),
        given.get("options", {}),
        tuple(given.get("opening", [])),
        tuple(_step(game, name, step) for step in given["step"]),
    )


def _step(game: str, example: str, given: Mapping[str, Any]) -> Step:
    return Step(_words(game, example, given["id"]), tuple(given.get("moves", [])), tuple(given.get("point", [])))
