"""What the coach knows of Diluvium: how likely a lead wins, and the parts a position's worth is made of."""

from __future__ import annotations

from math import exp
from typing import Dict, final

from seaboard.bots.diluvium.mind import MIND
from seaboard.bots.diluvium.plan import best_action
from seaboard.bots.diluvium.value import (
    MOST_TURNS,
    PACE,
    WEIGHTS,
    score,
    turns_left,
    worth_of_cards,
    worth_of_exploring,
    worth_of_others,
    worth_of_resources,
    worth_of_settlers,
    worth_of_war,
)
from seaboard.bots.hint import Guide
from seaboard.bots.reason import Terms
from seaboard.core.engine import answer
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.rules.ending import winners
from seaboard.games.diluvium.rules.state import DiluviumState

# By the number of players: what tells how likely a lead wins; fitted to games between quick bots (docs/calibration.md).
BEFORE: Dict[int, float] = {2: 0.0, 3: -0.446, 4: -0.724}
EACH_GOLD: Dict[int, float] = {2: 0.71, 3: 1.039, 4: 0.976}
TOO_SURE = 30.0


def chance_of(state: DiluviumState, seat: int) -> float:
    """A lead tells more the fewer turns are left."""
    if state.ending:
        best = winners(state)
        return 1.0 / len(best) if seat in best else 0.0
    players = int(state.players)
    scores = [score(state, other, WEIGHTS) for other in range(players)]
    lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    turns = min(turns_left(state, seat, WEIGHTS[PACE]), MOST_TURNS)
    sure = BEFORE[players] + EACH_GOLD[players] * lead / (1.0 + turns)
    return 1.0 / (1.0 + exp(-max(-TOO_SURE, min(TOO_SURE, sure))))


def terms_of(state: DiluviumState, seat: int) -> Terms:
    """As `value.score` adds them up, and what the others have."""
    gold, others = float(state.gold[seat]), -worth_of_others(state, seat, WEIGHTS)
    turns = 0.0 if state.ending else min(turns_left(state, seat, WEIGHTS[PACE]), MOST_TURNS)
    if state.board[seat] < 0 or turns < 0.5:
        return {"gold": gold, "others": others}
    wheel = state.wheel[seat]
    return {
        "gold": gold,
        "stores": worth_of_resources(state, seat, turns, wheel, WEIGHTS),
        "war": worth_of_war(state, seat, turns, wheel, WEIGHTS),
        "exploring": worth_of_exploring(state, seat, turns, wheel, WEIGHTS),
        "settlers": worth_of_settlers(state, seat, turns, wheel, WEIGHTS),
        "cards": worth_of_cards(state, seat, turns, WEIGHTS),
        "others": others,
    }


@final
class DiluviumGuide(Guide[DiluviumState]):
    game = "diluvium"
    trifle = 0.15
    graded = True

    def chance(self, state: DiluviumState, seat: int, action: int, rng: Rng) -> float:
        self.mind.trial(state, seat, action, rng)
        return chance_of(state, seat)

    def terms(self, state: DiluviumState, seat: int, action: int, rng: Rng) -> Terms:
        active = state.active
        answer(state, seat, action)
        while (ask := state.pending) is not None and state.active == active:
            if ask.seat == NATURE:
                answer(state, NATURE, state.stack[-1].sample(state, rng))
            else:
                answer(state, ask.seat, best_action(state, ask.seat, WEIGHTS, hasty=True))
        return terms_of(state, seat)


GUIDE = DiluviumGuide(MIND)
