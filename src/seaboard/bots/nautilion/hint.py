"""What the coach knows of Nautilion: a trial goes on to the end; the reasons are the judge's, weight by weight."""

from __future__ import annotations

from typing import Dict, List, final

from seaboard.bots.hint import Guide
from seaboard.bots.nautilion.mind import MIND
from seaboard.bots.nautilion.plan import best_action, standing
from seaboard.bots.nautilion.sketch import Sketch
from seaboard.bots.nautilion.value import LOST, WEIGHTS, WON, Judge
from seaboard.bots.reason import Terms
from seaboard.core.engine import answer
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.nautilion.rules.state import VICTORY, NautilionState

GROUPS: Dict[str, List[int]] = {
    "crew": [0, 22],
    "reserve": [1, 25, 26],
    "ways": [2, 27],
    "numbers": [3, 4, 24],
    "stop": [5],
    "abyss": [6, 10],
    "phantom": [7, 11],
    "race": [12],
    "mages": [14, 15, 16],
    "deeds": [17],
    "arms": [18, 19, 20],
    "reefs": [21],
}
MEASURES = (8, 9, 13)  # weights inside of others: every part of the judge needs them


def part(places: List[int]) -> Judge:
    """The judge who looks at these weights alone."""
    kept = {*places, *MEASURES}
    return Judge([weight if place in kept else 0.0 for place, weight in enumerate(WEIGHTS)])


PARTS = {name: part(places) for name, places in GROUPS.items()}
WHOLE = Judge(WEIGHTS)


def terms_of(state: NautilionState) -> Terms:
    if state.pending is None:
        return {"ending": WON if state.ending == VICTORY else LOST}
    sketch = Sketch(state)
    found: Terms = {}
    for name, judge in PARTS.items():
        judge.look_at(state.tables)
        found[name] = standing(sketch, judge, sketch.crew, sketch.guests)
    return found


@final
class NautilionGuide(Guide[NautilionState]):
    game = "nautilion"
    trifle = 0.3

    def chance(self, state: NautilionState, seat: int, action: int, rng: Rng) -> float:
        return self.mind.trial(state, seat, action, rng)

    def terms(self, state: NautilionState, seat: int, action: int, rng: Rng) -> Terms:
        turn = state.turn
        answer(state, seat, action)
        while (ask := state.pending) is not None and state.turn == turn:
            if ask.seat == NATURE:
                answer(state, NATURE, state.stack[-1].sample(state, rng))
            else:
                answer(state, ask.seat, best_action(state, ask.seat, WHOLE, False))
        return terms_of(state)

    def head_start(self, state: NautilionState, seat: int, answers: List[int]) -> List[float]:
        return self.mind.head_start(state, seat, answers)


GUIDE = NautilionGuide(MIND)
