"""Examples are played by the rules themselves: a picture is a position of a game that went like that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from seaboard.core.game import Game
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.rulebook.book import Example, Step

CHANCE = "~"


@dataclass(frozen=True)
class Picture:
    """The position after `last` events; those after number `first` are the step's own."""

    step: Step
    first: int
    last: int


@dataclass(frozen=True)
class Shown:
    play: Play[Any]
    pictures: tuple[Picture, ...]


def worked(game: str, example: Example) -> Shown:
    """An example played through. Raises what a game refuses."""
    rules: Game[Any] = load_game(game)
    play: Play[Any] = Play(rules, example.options)
    rng = Rng(example.dice)
    _make(play, example.opening, rng)
    pictures = []
    for step in example.steps:
        first = len(play.events)
        _make(play, step.moves, rng)
        pictures.append(Picture(step, first, len(play.events)))
    return Shown(play, tuple(pictures))


def _make(play: Play[Any], moves: Sequence[str], rng: Rng) -> None:
    """Chance answers where a move does not say what; after the last move it is not asked."""
    for move in moves:
        while not move.startswith(CHANCE) and _asked(play) == NATURE:
            play.apply(NATURE, play.game.sample(play.state, rng))
        play.do(NATURE if move.startswith(CHANCE) else _asked(play), move)


def _asked(play: Play[Any]) -> int:
    ask = play.game.ask(play.state)
    return ask.seat if ask is not None else 0
