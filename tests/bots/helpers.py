"""What every bot is asked for, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from seaboard.bots.bot import Observation
from seaboard.bots.registry import load_bot
from seaboard.core.fingerprint import fingerprint
from seaboard.core.game import Game
from seaboard.core.options import Options
from seaboard.core.play import Play
from seaboard.core.rng import Rng


def questions(game: Game[Any], options: Options, seed: int) -> Iterator[tuple[Any, int]]:
    """State and seat of each question in a game played at random: those that sensible players seldom meet come too."""
    play, rng = Play(game, options), Rng(seed)
    play.chance(rng)
    while (ask := game.ask(play.state)) is not None:
        for seat in ask.seats:
            yield play.state, seat
        play.apply(ask.seat, rng.choice(game.legal(play.state, ask.seat)))
        play.chance(rng)


def answer(name: str, game: Game[Any], state: Any, seat: int, seed: int = 5) -> int:
    return load_bot(name).choose(Observation(game, state, seat), Rng(seed))


def answers_legally(name: str, game: Game[Any], state: Any, seat: int) -> bool:
    """And leaves the state alone."""
    before = fingerprint(state.data())
    return answer(name, game, state, seat) in game.legal(state, seat) and fingerprint(state.data()) == before


def answers_every_kind(name: str, game: Game[Any], asked: Iterator[tuple[Any, int]]) -> set[str]:
    """The verbs open at some time; the first question that opens one must be answered legally."""
    seen: set[str] = set()
    for state, seat in asked:
        verbs = {game.write(state, action).split()[0] for action in game.legal(state, seat)}
        if verbs - seen:
            seen |= verbs
            assert answers_legally(name, game, state, seat)
    return seen


def answers_blindly(name: str, game: Game[Any], state: Any, seat: int, seed: int) -> bool:
    """The same in a world that differs in nothing the seat may know; tells whether it differs at all."""
    other = game.imagine(state, seat, Rng(seed))
    assert answer(name, game, other, seat) == answer(name, game, state, seat)
    return fingerprint(other.data()) != fingerprint(state.data())
