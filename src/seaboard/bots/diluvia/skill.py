"""What bots know of Diluvia."""

from __future__ import annotations

from seaboard.bots.diluvia.hint import GUIDE
from seaboard.bots.diluvia.mind import MIND
from seaboard.bots.diluvia.plan import best_action
from seaboard.bots.diluvia.value import WEIGHTS, Judge
from seaboard.bots.skill import Skill
from seaboard.games.diluvia.rules.state import DiluviaState

JUDGE = Judge(WEIGHTS)


def best(state: DiluviaState, seat: int) -> int:
    return best_action(state, seat, JUDGE)


SKILL = Skill(best, MIND, GUIDE)
