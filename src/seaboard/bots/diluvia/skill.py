"""What bots know of Diluvia."""

from __future__ import annotations

from typing import Dict

from seaboard.bots.diluvia.hint import GUIDE
from seaboard.bots.diluvia.mind import MIND, DiluviaMind
from seaboard.bots.diluvia.plan import best_action
from seaboard.bots.diluvia.value import NAMES, WEIGHTS, Judge
from seaboard.bots.skill import Skill, reweighed
from seaboard.games.diluvia.rules.state import DiluviaState

JUDGE = Judge(WEIGHTS)


def best(state: DiluviaState, seat: int) -> int:
    return best_action(state, seat, JUDGE)


def mind_with(changes: Dict[str, float]) -> DiluviaMind:
    weights = reweighed(NAMES, WEIGHTS, changes)
    turns, window, late = int(MIND.turns), int(MIND.window), int(MIND.late_turns)
    rounds = int(MIND.rounds)
    return DiluviaMind(weights, MIND.width, MIND.worlds, rounds, turns, window, late, MIND.trust, MIND.late_trust)


SKILL = Skill(best, MIND, GUIDE, mind_with)
