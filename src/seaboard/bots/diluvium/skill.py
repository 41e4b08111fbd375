"""What bots know of Diluvium."""

from __future__ import annotations

from seaboard.bots.diluvium.hint import GUIDE
from seaboard.bots.diluvium.mind import MIND
from seaboard.bots.diluvium.plan import best_action
from seaboard.bots.diluvium.value import WEIGHTS
from seaboard.bots.skill import Skill
from seaboard.games.diluvium.rules.state import DiluviumState


def best(state: DiluviumState, seat: int) -> int:
    return best_action(state, seat, WEIGHTS)


SKILL = Skill(best, MIND, GUIDE)
