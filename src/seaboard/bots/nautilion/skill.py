"""What bots know of Nautilion."""

from __future__ import annotations

from seaboard.bots.nautilion.hint import GUIDE
from seaboard.bots.nautilion.mind import MIND
from seaboard.bots.nautilion.plan import best_action
from seaboard.bots.nautilion.value import WEIGHTS, Judge
from seaboard.bots.skill import Skill
from seaboard.games.nautilion.rules.state import NautilionState

JUDGE = Judge(WEIGHTS)


def best(state: NautilionState, seat: int) -> int:
    return best_action(state, seat, JUDGE, True)


SKILL = Skill(best, MIND, GUIDE)
