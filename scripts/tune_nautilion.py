"""Hill climbing for the weights of the greedy bot: `.venv/bin/python scripts/tune_nautilion.py SECONDS [SEED]`.

A change of one to three weights is kept when it wins more games on three submarines and no fewer on other seeds.
"""

from __future__ import annotations

import random
import sys
import time

from seaboard.bots import nautilion_value
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.nautilion.game import nautilion
from seaboard.games.nautilion.state import VICTORY

GAMES = 150
SUBMARINES = ("A1", "B1", "C1")
FACTORS = (0.5, 0.7, 0.85, 1.2, 1.5, 2.0)
FRESH_SEEDS_EVERY = 12
LUCK = 2


def wins(weights: list[float], first_seed: int) -> int:
    """Games won with these weights, on every submarine, from this seed on."""
    game, won = nautilion(), 0
    for submarine in SUBMARINES:
        for seed in range(first_seed, first_seed + GAMES):
            state, rng = game.new({"submarine": submarine}), Rng(seed)
            while (ask := game.ask(state)) is not None:
                chance = ask.seat == NATURE
                best = game.sample(state, rng) if chance else nautilion_value.best_action(state, ask.seat, weights)
                game.apply(state, ask.seat, best)
            won += state.ending == VICTORY
    return won


def neighbour(weights: list[float], luck: random.Random) -> list[float]:
    changed = list(weights)
    for place in luck.sample(range(len(changed)), luck.choice((1, 1, 2, 3))):
        changed[place] *= luck.choice(FACTORS) if luck.random() < 0.9 else -1
    return changed


def climb(seconds: float, seed: int) -> list[float]:
    luck = random.Random(seed)
    weights, first_seed, tried = list(nautilion_value.WEIGHTS), 100_000, 0
    best, end = wins(weights, first_seed), time.monotonic() + seconds
    while time.monotonic() < end:
        tried += 1
        if tried % FRESH_SEEDS_EVERY == 0:
            first_seed += 1000
            best = wins(weights, first_seed)
        candidate = neighbour(weights, luck)
        score = wins(candidate, first_seed)
        if score > best + LUCK and wins(candidate, first_seed + 500) >= wins(weights, first_seed + 500):
            weights, best = candidate, score
            sys.stderr.write(f"{tried} {best} {[round(weight, 3) for weight in weights]}\n")
    return weights


if __name__ == "__main__":
    found = climb(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    sys.stdout.write(f"{[round(weight, 3) for weight in found]}\n")
