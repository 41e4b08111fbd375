"""Hill climbing for the weights of Diluvia's evaluation: `.venv/bin/python scripts/tune_diluvia.py SECONDS [SEED]`.

In every game each side plays with weights of its own, a little off the present ones. Which way off went with victories
and more animals aboard tells the way uphill, for all weights at once; a step is kept when it wins against the weights
before it.
"""

from __future__ import annotations

import random
import sys
import time
from math import sqrt
from typing import Any

from seaboard.bots.diluvia import plan as diluvia_plan
from seaboard.bots.diluvia.value import NAMES, WEIGHTS, Judge
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvia.game import diluvia

GAME = diluvia()
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "express": "yes"},
    {"players": 4, "teams": "pairs"},
    {"players": 6, "teams": "pairs"},
    {"players": 6, "teams": "threes"},
]
SIDES = [2, 3, 4, 4, 2, 3, 2]
SPREAD = 0.3  # of a weight
LEAST = 0.06  # a weight near nothing is spread as if it were this
STEP = 0.4
GAMES = 1400
DUELS = 1400
VICTORY = 4.0  # in animals


def play(judges: list[Judge], options: dict[str, Any], seed: int) -> list[float]:
    """What each side is ahead of the average of the others, a victory included."""
    state, rng, thoughts = GAME.new(options), Rng(seed), Rng(seed, 1)
    side_of = state.tables.side_of
    while (ask := GAME.ask(state)) is not None:
        seat = ask.seat
        if seat == NATURE:
            GAME.apply(state, seat, GAME.sample(state, rng))
        else:
            world = GAME.imagine(state, seat, thoughts)
            GAME.apply(state, seat, diluvia_plan.best_action(world, seat, judges[side_of[seat]]))
    outcome = GAME.outcome(state)
    assert outcome is not None
    points = [0.0] * len(judges)
    for seat, side in enumerate(side_of):
        won = VICTORY / len({side_of[winner] for winner in outcome.winners}) if seat in outcome.winners else 0.0
        points[side] = outcome.scores[seat] + won
    total = sum(points)
    return [own - (total - own) / (len(points) - 1) for own in points]


def spread(weight: float) -> float:
    return max(abs(weight), LEAST)


def uphill(weights: list[float], seed: int, luck: random.Random) -> list[float]:
    """For each weight how sure it is that more (or less) of it is better, from -1 to 1."""
    pulls, squares = [0.0] * len(weights), [0.0] * len(weights)
    for number in range(GAMES):
        table = number % len(TABLES)
        offs = [[luck.gauss(0, SPREAD) for _ in weights] for _ in range(SIDES[table])]
        judges = [Judge([w + off * spread(w) for w, off in zip(weights, mine, strict=True)]) for mine in offs]
        for ahead, mine in zip(play(judges, TABLES[table], seed + number), offs, strict=True):
            for place, off in enumerate(mine):
                pulls[place] += ahead * off
                squares[place] += (ahead * off) ** 2
    return [max(-1.0, min(1.0, pull / (3 * sqrt(square)))) for pull, square in zip(pulls, squares, strict=True)]


def duel(new: list[float], old: list[float], seed: int) -> float:
    """What the new weights are ahead of a table of old ones, on average."""
    total, fresh, usual = 0.0, Judge(new), Judge(old)
    for number in range(DUELS):
        table = number % len(TABLES)
        side = number // len(TABLES) % SIDES[table]
        seated = [fresh if place == side else usual for place in range(SIDES[table])]
        total += play(seated, TABLES[table], seed + number)[side]
    return total / DUELS


def climb(seconds: float, seed: int) -> list[float]:
    luck, first_seed = random.Random(seed), 1_000_000 * seed
    weights, end = list(WEIGHTS), time.monotonic() + seconds
    while time.monotonic() < end:
        way = uphill(weights, first_seed, luck)
        candidate = [weight + STEP * sure * spread(weight) for weight, sure in zip(weights, way, strict=True)]
        ahead = duel(candidate, weights, first_seed + GAMES)
        first_seed += GAMES + DUELS
        sys.stderr.write(f"{ahead:+.2f} {[round(weight, 3) for weight in candidate]}\n")
        if ahead > 0:
            weights = candidate
    return weights


if __name__ == "__main__":
    found = climb(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for name, weight in zip(NAMES, found, strict=True):
        sys.stdout.write(f"{weight:8.3f}  # {name}\n")
