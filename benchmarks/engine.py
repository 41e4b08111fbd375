"""One leg of the speed table: our engine under whichever interpreter runs this file.

    SEABOARD_PURE=1 .venv/bin/python benchmarks/engine.py            pure
    .venv/bin/python benchmarks/engine.py                            compiled (after `make compiled`)
    PYTHONPATH=src pypy3 benchmarks/engine.py                        PyPy

Prints one line of JSON. All games are uniformly random: Nautilion with the options a newcomer gets, Diluvium with four.
Python 3.9 must be able to read this.
"""

from __future__ import annotations

from typing import Any, Dict, Tuple

from interpreter import leg, lend_tomllib, version
from timing import Play, copying, options, tell

lend_tomllib()

from seaboard.core.engine import answer, legal, playout  # noqa: E402 (PyPy needs the line above first)
from seaboard.core.game import Game  # noqa: E402
from seaboard.core.options import Options  # noqa: E402
from seaboard.core.rng import Rng  # noqa: E402
from seaboard.core.seats import NATURE  # noqa: E402
from seaboard.games import load_game  # noqa: E402

SEED = 20261115
# the options played, and how many decisions into a game it is copied
GAMES: Dict[str, Tuple[Options, int]] = {
    "nautilion": ({}, 14),
    "diluvium": ({"players": 4}, 120),
    "diluvia": ({"players": 4}, 120),
}


def inside(game: Game[Any], chosen: Options, rng: Rng) -> Play:
    """The engine's own loop plays; Python only starts each game."""

    def play() -> int:
        return playout(game.new(chosen), rng)

    return play


def by_contract(game: Game[Any], chosen: Options, rng: Rng) -> Play:
    """Python asks and answers through the contract, which checks that each answer is legal."""

    def play() -> int:
        state = game.new(chosen)
        decisions = 0
        ask = game.ask(state)
        while ask is not None:
            seat = ask.seat
            if seat == NATURE:
                game.apply(state, seat, game.sample(state, rng))
            else:
                answers = game.legal(state, seat)
                game.apply(state, seat, answers[rng.below(len(answers))])
                decisions += 1
            ask = game.ask(state)
        return decisions

    return play


def unchecked(game: Game[Any], chosen: Options, rng: Rng) -> Play:
    """Python asks and answers through the door of bots and searches, which trusts them."""

    def play() -> int:
        state = game.new(chosen)
        decisions = 0
        ask = state.pending
        while ask is not None:
            seat = ask.seat
            if seat == NATURE:
                answer(state, seat, game.sample(state, rng))
            else:
                answers = legal(state, seat)
                answer(state, seat, answers[rng.below(len(answers))])
                decisions += 1
            ask = state.pending
        return decisions

    return play


def middle_of_a_game(game: Game[Any], chosen: Options, decisions: int) -> Any:
    """The state after this many decisions, in the first game that lasts twice as long."""
    seed = SEED
    while playout(game.new(chosen), Rng(seed)) < 2 * decisions:
        seed += 1
    rng = Rng(seed)
    state = game.new(chosen)
    while decisions:
        ask = state.pending
        assert ask is not None
        if ask.seat == NATURE:
            answer(state, ask.seat, game.sample(state, rng))
        else:
            answers = legal(state, ask.seat)
            answer(state, ask.seat, answers[rng.below(len(answers))])
            decisions -= 1
    return state


def legs(name: str, game: Game[Any], chosen: Options, middle: int) -> Dict[str, Play]:
    rng = Rng(SEED)
    return {
        f"{name} inside": inside(game, chosen, rng),
        f"{name} contract": by_contract(game, chosen, rng),
        f"{name} unchecked": unchecked(game, chosen, rng),
        f"{name} copies": copying(middle_of_a_game(game, chosen, middle).copy),
    }


def main() -> None:
    chosen = options("Times the engine under the interpreter that runs this; one line of JSON.").parse_args()
    plays = {}
    for name, (game_options, middle) in GAMES.items():
        plays.update(legs(name, load_game(name), game_options, middle))
    tell(leg(), version(), plays, chosen)


if __name__ == "__main__":
    main()
