"""What bots know of Diluvium."""

from __future__ import annotations

from typing import Dict

from seaboard.bots.diluvium.hint import GUIDE
from seaboard.bots.diluvium.mind import MIND, DiluviumMind
from seaboard.bots.diluvium.plan import best_action
from seaboard.bots.diluvium.value import NAMES, WEIGHTS
from seaboard.bots.skill import Skill, reweighed
from seaboard.games.diluvium.rules.state import DiluviumState


def best(state: DiluviumState, seat: int) -> int:
    return best_action(state, seat, WEIGHTS)


def mind_with(changes: Dict[str, float]) -> DiluviumMind:
    weights = reweighed(NAMES, WEIGHTS, changes)
    return DiluviumMind(weights, MIND.width, MIND.worlds, int(MIND.rounds), int(MIND.turns))


SKILL = Skill(best, MIND, GUIDE, mind_with)
