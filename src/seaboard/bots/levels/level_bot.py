"""A bot of a certain level: it sometimes thinks ahead, and otherwise takes what looks best to it, rightly or not."""

from __future__ import annotations

from functools import cache
from typing import Any, Dict, List, Optional, Tuple

from seaboard.bots.bot import BotRow, Observation
from seaboard.bots.levels.habits import Habits, habits
from seaboard.bots.mind import Mind
from seaboard.bots.search_bot import weigh
from seaboard.bots.skill import skill_of
from seaboard.core.rng import Rng

FINE = 1 << 20  # steps from 0 to 1
DRAWS = 3  # from -1 to 1: their sum scatters by 1


class LevelBot:
    """It is given an Observation like any bot. A mind of its own may want something else than the game's usual one."""

    def __init__(self, name: str, mind: Optional[Mind[Any]] = None) -> None:
        self.name = name
        self.mind = mind

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        game, world = observation.game, observation.imagine(rng)
        own = habits(self.name, game.id, game.seats(world), max(game.sides(world)) + 1)
        mind = self.mind or mind_of(game.id, tuple(sorted(own.weights.items())))
        if happens(own.thinks, rng):
            return weigh(mind, observation, rng, own.trials)[0]
        promises = mind.promises(world, observation.seat)
        return first_sight(seen(observation, world, promises, own.overlooks, rng), own, rng)


@cache
def mind_of(game: str, weights: Tuple[Tuple[str, float], ...]) -> Mind[Any]:
    skill = skill_of(game)
    found = skill.mind_with(dict(weights)) if weights and skill.mind_with is not None else skill.mind
    assert found is not None
    return found


def seen(
    observation: Observation[Any],
    world: Any,
    promises: List[Tuple[float, int]],
    overlooks: Dict[str, float],
    rng: Rng,
) -> List[Tuple[float, int]]:
    """The answers it thinks of: a kind is overlooked as a whole, but never all of them."""
    missed = {verb for verb, rate in overlooks.items() if happens(rate, rng)}
    if not missed:
        return promises
    write = observation.game.write
    left = [(worth, action) for worth, action in promises if write(world, action).split(" ")[0] not in missed]
    return left or promises


def first_sight(promises: List[Tuple[float, int]], own: Habits, rng: Rng) -> int:
    """The answer that looks best, each misjudged a little."""
    return max((worth + own.noise * misjudged(rng), action) for worth, action in promises)[1]


def happens(rate: float, rng: Rng) -> bool:
    return rate > 0.0 and drawn(rng) < rate


def drawn(rng: Rng) -> float:
    """From 0 to less than 1."""
    return int(rng.below(FINE)) / FINE


def misjudged(rng: Rng) -> float:
    """0 on average, 1 off as a rule, never more than 3."""
    return sum(2.0 * drawn(rng) - 1.0 for _ in range(DRAWS))


def row(level: str, place: int) -> BotRow:
    return BotRow(lambda: LevelBot(level), lambda game: skill_of(game).mind is not None, place, level=True)


NOVICE = row("novice", 2)
SAILOR = row("sailor", 4)
MATE = row("mate", 12)
CAPTAIN = row("captain", 22)
LEVELS = ("novice", "sailor", "mate", "captain")
