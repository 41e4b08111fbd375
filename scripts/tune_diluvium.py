"""Hill climbing for the weights of Diluvium's evaluation: `.venv/bin/python scripts/tune_diluvium.py SECONDS [SEED]`.

In every game each seat plays with weights of its own, a little off the present ones. Which way off went with more gold
than the others at the table tells the way uphill, for all weights at once; a step is kept when it wins against the
weights before it.
"""

from __future__ import annotations

import random
import sys
import time
from math import exp, sqrt

from seaboard.bots.diluvium import plan as diluvium_plan
from seaboard.bots.diluvium import value as diluvium_value
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.game import diluvium

TABLES = [(players, boards) for players in (2, 3, 4) for boards in ("A", "dealt")]
SPREAD = 0.3  # of the logarithm of a weight
STEP = 0.3
GAMES = 300
DUELS = 180


def play(weights: list[list[float]], players: int, boards: str, seed: int) -> list[float]:
    """The gold each seat is ahead of the average of the others."""
    game = diluvium()
    state, rng, thoughts = game.new({"players": players, "boards": boards}), Rng(seed), Rng(seed, 1)
    while (ask := game.ask(state)) is not None:
        seat = ask.seat
        if seat == NATURE:
            game.apply(state, seat, game.sample(state, rng))
        else:
            world = game.imagine(state, seat, thoughts)
            game.apply(state, seat, diluvium_plan.best_action(world, seat, weights[seat]))
    total = sum(state.gold)
    return [gold - (total - gold) / (players - 1) for gold in state.gold]


def uphill(weights: list[float], seed: int, luck: random.Random) -> list[float]:
    """For each weight how sure it is that more (or less) of it is better, from -1 to 1."""
    pulls, squares = [0.0] * len(weights), [0.0] * len(weights)
    for number in range(GAMES):
        players, boards = TABLES[number % len(TABLES)]
        offs = [[luck.gauss(0, SPREAD) for _ in weights] for _ in range(players)]
        seated = [[weight * exp(off) for weight, off in zip(weights, mine, strict=True)] for mine in offs]
        for ahead, mine in zip(play(seated, players, boards, seed + number), offs, strict=True):
            for place, off in enumerate(mine):
                pulls[place] += ahead * off
                squares[place] += (ahead * off) ** 2
    return [max(-1.0, min(1.0, pull / (3 * sqrt(square)))) for pull, square in zip(pulls, squares, strict=True)]


def duel(new: list[float], old: list[float], seed: int) -> float:
    """The gold the new weights are ahead of a table of old ones, on average."""
    total = 0.0
    for number in range(DUELS):
        players, boards = TABLES[number % len(TABLES)]
        seat = number // len(TABLES) % players
        seated = [new if place == seat else old for place in range(players)]
        total += play(seated, players, boards, seed + number)[seat]
    return total / DUELS


def climb(seconds: float, seed: int) -> list[float]:
    luck, first_seed = random.Random(seed), 1_000_000 * seed
    weights, end = list(diluvium_value.WEIGHTS), time.monotonic() + seconds
    while time.monotonic() < end:
        way = uphill(weights, first_seed, luck)
        candidate = [weight * exp(STEP * sure) for weight, sure in zip(weights, way, strict=True)]
        ahead = duel(candidate, weights, first_seed + GAMES)
        first_seed += GAMES + DUELS
        sys.stderr.write(f"{ahead:+.2f} {[round(weight, 3) for weight in candidate]}\n")
        if ahead > 0:
            weights = candidate
    return weights


if __name__ == "__main__":
    found = climb(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for name, weight in zip(diluvium_value.NAMES, found, strict=True):
        sys.stdout.write(f"{weight:8.3f}  # {name}\n")
