"""What bots know of Nautilion."""

from __future__ import annotations

from typing import Dict

from seaboard.bots.nautilion.hint import GUIDE
from seaboard.bots.nautilion.mind import MIND, NautilionMind
from seaboard.bots.nautilion.plan import best_action
from seaboard.bots.nautilion.value import NAMES, WEIGHTS, Judge
from seaboard.bots.skill import Skill, reweighed
from seaboard.games.nautilion.rules.state import NautilionState

JUDGE = Judge(WEIGHTS)


def best(state: NautilionState, seat: int) -> int:
    return best_action(state, seat, JUDGE, True)


def mind_with(changes: Dict[str, float]) -> NautilionMind:
    weights = reweighed(NAMES, WEIGHTS, changes)
    games = int(MIND.games), int(MIND.expanded_games)
    return NautilionMind(weights, MIND.width, MIND.worlds, *games, MIND.trust, MIND.scale)


SKILL = Skill(best, MIND, GUIDE, mind_with)
