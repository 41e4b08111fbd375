"""One number for all that a game's rules do in many random games: pure Python, the compiled wheel and PyPy must agree.

    PYTHONPATH=src .venv/bin/python benchmarks/checksum.py

Each combination of options is played in turn. The engine's own loop plays every game, and its end counts; the first
games are played once more, through the contract and on a fresh copy of the state at each step, and there every
question, every list of legal answers and every position counts. Python 3.9 must be able to read this.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from typing import Any, Dict, List

from interpreter import leg, lend_tomllib, version

lend_tomllib()

from seaboard.core.engine import playout  # noqa: E402 (PyPy needs the line above first)
from seaboard.core.errors import BadOptions  # noqa: E402
from seaboard.core.fingerprint import fingerprint  # noqa: E402
from seaboard.core.game import Game  # noqa: E402
from seaboard.core.options import Options  # noqa: E402
from seaboard.core.rng import Rng  # noqa: E402
from seaboard.core.seats import NATURE  # noqa: E402
from seaboard.games import load_game  # noqa: E402

GAMES = 2000
STEPPED = 400
STRIDE = 4099  # where there are more choices than games, they are taken from all over


def every_choice(game: Game[Any]) -> List[Options]:
    """Every combination of options the game can be played with."""
    each = [[(option.name, value) for value in option.values] for option in game.options()]
    return [options for options in (dict(chosen) for chosen in product(*each)) if goes_together(game, options)]


def goes_together(game: Game[Any], options: Options) -> bool:
    try:
        game.new(options)
    except BadOptions:
        return False
    return True


def end(game: Game[Any], options: Options, seed: int) -> Dict[str, Any]:
    """How the game of this seed ends when the engine's own loop plays it."""
    state = game.new(options)
    decisions = playout(state, Rng(seed))
    outcome = game.outcome(state)
    assert outcome is not None
    return {"decisions": decisions, "state": state.data(), "outcome": outcome.data()}


def positions(game: Game[Any], options: Options, seed: int) -> List[Dict[str, Any]]:
    """The same game step by step."""
    rng = Rng(seed)
    state = game.new(options)
    seen: List[Dict[str, Any]] = []
    ask = game.ask(state)
    while ask is not None:
        state = state.copy()
        legal = game.legal(state, ask.seat)
        action = game.sample(state, rng) if ask.seat == NATURE else legal[rng.below(len(legal))]
        question = {"ask": ask.prompt, "seats": list(ask.seats), "legal": list(legal), "action": action}
        seen.append({"state": state.data(), **question})
        game.apply(state, ask.seat, action)
        ask = game.ask(state)
    seen.append({"state": state.data()})
    return seen


def checksum(name: str, games: int, stepped: int) -> str:
    game = load_game(name)
    choices = every_choice(game)
    stride = STRIDE if len(choices) > games else 1
    found: List[str] = []
    for seed in range(games):
        options = choices[seed * stride % len(choices)]
        ended = end(game, options, seed)
        found.append(fingerprint(ended))
        if seed < stepped:
            seen = positions(game, options, seed)
            if seen[-1]["state"] != ended["state"]:
                sys.exit(f"game {seed}: the engine's loop and the contract come to different ends")
            found.append(fingerprint(seen))
    return fingerprint(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="The checksum of the rules under this interpreter.")
    parser.add_argument("--game", default="nautilion", help="the game whose rules are summed")
    parser.add_argument("--games", type=int, default=GAMES, help="random games in all")
    parser.add_argument("--stepped", type=int, default=STEPPED, help="how many of them are also looked at step by step")
    chosen = parser.parse_args()
    print(f"{checksum(chosen.game, chosen.games, chosen.stepped)}  {leg()}  {version()}")


if __name__ == "__main__":
    main()
