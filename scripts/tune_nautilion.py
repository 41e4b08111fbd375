"""Hill climbing for the weights of the greedy bot: `.venv/bin/python scripts/tune_nautilion.py SECONDS [SEED [PART]]`.

A change of one to three weights is kept when it wins more games and no fewer on other seeds. PART is `base`, played on
three submarines, or `expansions`, with each of them and with all: only the weights of the expansions change there.
"""

from __future__ import annotations

import random
import sys
import time

from seaboard.bots import nautilion_plan, nautilion_value
from seaboard.core.options import Options
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.nautilion.game import nautilion
from seaboard.games.nautilion.state import VICTORY
from seaboard.lab.strength import SETTINGS

GAMES = 150
PARTS = {
    "base": ("A1", "B1", "C1"),
    "expansions": ("mages", "mercenaries", "reefs", "machinations", "heroics", "together"),
}
FIRST_OF_EXPANSIONS = 14
FACTORS = (0.5, 0.7, 0.85, 1.2, 1.5, 2.0)
FRESH_SEEDS_EVERY = 12
LUCK = 2


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


def neighbour(weights: list[float], first: int, luck: random.Random) -> list[float]:
    changed = list(weights)
    for place in luck.sample(range(first, len(changed)), luck.choice((1, 1, 2, 3))):
        changed[place] *= luck.choice(FACTORS) if luck.random() < 0.9 else -1
    return changed


def climb(seconds: float, seed: int, part: str) -> list[float]:
    luck, settings = random.Random(seed), PARTS[part]
    first_weight = FIRST_OF_EXPANSIONS if part == "expansions" else 0
    weights, first_seed, tried = list(nautilion_value.WEIGHTS), 100_000, 0
    best, end = wins(weights, settings, first_seed), time.monotonic() + seconds
    while time.monotonic() < end:
        tried += 1
        if tried % FRESH_SEEDS_EVERY == 0:
            first_seed += 1000
            best = wins(weights, settings, first_seed)
        candidate = neighbour(weights, first_weight, luck)
        score = wins(candidate, settings, first_seed)
        if score > best + LUCK and wins(candidate, settings, first_seed + 500) >= wins(
            weights, settings, first_seed + 500
        ):
            weights, best = candidate, score
            sys.stderr.write(f"{tried} {best} {[round(weight, 3) for weight in weights]}\n")
    return weights


if __name__ == "__main__":
    started = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    found = climb(float(sys.argv[1]), started, sys.argv[3] if len(sys.argv) > 3 else "base")
    sys.stdout.write(f"{[round(weight, 3) for weight in found]}\n")
