"""Hill climbing for the weights of the greedy bot: `.venv/bin/python scripts/tune_nautilion.py SECONDS [SEED [PART]]`.

A change of some weights is kept when it wins clearly more games and no fewer on other seeds; after a success the
changes grow, without one they shrink. PART is `base`, played on three submarines, or `expansions`, with each of them
and with all: there only the weights of the expansions change. The best so far goes to the error stream. It wants the
compiled wheel.
"""

from __future__ import annotations

import math
import random
import sys
import time

from seaboard.bots.nautilion import plan as nautilion_plan
from seaboard.bots.nautilion import value as nautilion_value
from seaboard.core.options import Options
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.nautilion.game import nautilion
from seaboard.games.nautilion.rules.state import VICTORY
from seaboard.lab.nautilion_strength import SETTINGS

GAMES = 300
PARTS = {
    "base": ("A1", "B1", "C1"),
    "expansions": ("mages", "mercenaries", "reefs", "machinations", "heroics", "together"),
}
WEIGHTS_OF = {"base": [*range(14), *range(24, 28)], "expansions": list(range(14, 24))}
FRESH_SEEDS_EVERY = 20
LUCK = 150  # one game in so many more may be luck
FIRST_STEP, SHORTEST, LONGEST = 0.35, 0.12, 0.6
GROW, SHRINK = 1.15, 0.985
TURN_ROUND = 0.03  # how often a weight changes its sign


def wins(weights: list[float], settings: tuple[str, ...], first_seed: int) -> int:
    """Games won with these weights, at every setting, from this seed on."""
    return sum(won_with(weights, SETTINGS[name], first_seed) for name in settings)


def won_with(weights: list[float], options: Options, first_seed: int) -> int:
    game, judge, won = nautilion(), nautilion_value.Judge(weights), 0
    for seed in range(first_seed, first_seed + GAMES):
        state, rng = game.new(options), Rng(seed)
        while (ask := game.ask(state)) is not None:
            chance = ask.seat == NATURE
            best = game.sample(state, rng) if chance else nautilion_plan.best_action(state, ask.seat, judge, True)
            game.apply(state, ask.seat, best)
        won += state.ending == VICTORY
    return won


def neighbour(weights: list[float], free: list[int], step: float, luck: random.Random) -> list[float]:
    changed = list(weights)
    for place in luck.sample(free, luck.choice((1, 2, 3, 4))):
        changed[place] *= math.exp(luck.gauss(0, step)) * (-1 if luck.random() < TURN_ROUND else 1)
    return changed


def climb(seconds: float, seed: int, part: str) -> list[float]:
    luck, settings, step = random.Random(seed), PARTS[part], FIRST_STEP
    weights, first_seed, tried = list(nautilion_value.WEIGHTS), 1_000_000 + 100_000 * seed, 0
    best, end = wins(weights, settings, first_seed), time.monotonic() + seconds
    while time.monotonic() < end:
        tried += 1
        if tried % FRESH_SEEDS_EVERY == 0:
            first_seed += 2 * GAMES
            best = wins(weights, settings, first_seed)
        candidate = neighbour(weights, WEIGHTS_OF[part], step, luck)
        score = wins(candidate, settings, first_seed)
        other = first_seed + GAMES
        if score > best + GAMES * len(settings) // LUCK and wins(candidate, settings, other) >= wins(
            weights, settings, other
        ):
            weights, best, step = candidate, score, min(LONGEST, step * GROW)
            sys.stderr.write(f"{tried} {best} {[round(weight, 3) for weight in weights]}\n")
        else:
            step = max(SHORTEST, step * SHRINK)
    return weights


if __name__ == "__main__":
    started = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    found = climb(float(sys.argv[1]), started, sys.argv[3] if len(sys.argv) > 3 else "base")
    sys.stdout.write(f"{[round(weight, 3) for weight in found]}\n")
