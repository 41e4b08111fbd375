"""What the coach knows of Diluvia: a trial goes on to the end; the reasons are the parts of the judge's measure."""

from __future__ import annotations

from typing import final

from seaboard.bots.diluvia.mind import MIND, NEVER, forget_answers
from seaboard.bots.diluvia.value import ADRIFT, DROWN, WEIGHTS, Judge, result, total_of
from seaboard.bots.hint import Guide
from seaboard.bots.reason import Terms
from seaboard.core.engine import answer
from seaboard.core.rng import Rng
from seaboard.games.diluvia.rules.actions import SQUARES
from seaboard.games.diluvia.rules.ending import winners
from seaboard.games.diluvia.rules.state import DiluviaState

JUDGE = Judge(WEIGHTS)


def terms_of(state: DiluviaState, seat: int) -> Terms:
    """As `Judge.worth` adds them up: one's own side in its parts, the others on average."""
    JUDGE.look_at(state.tables)
    if state.ending:
        return {"ending": result(JUDGE, state, seat)}
    late = JUDGE.progress(state)
    found: Terms = {"raft": 0.0, "jungle": 0.0, "water": 0.0, "adrift": 0.0, "others": 0.0}
    room, soon = JUDGE.room(state), JUDGE.soon(state)
    for other in range(state.players):
        share = JUDGE.share(state, seat, other) * JUDGE.stake(late)
        if share < 0.0:
            found["others"] += share * JUDGE.standing(state, other, room, soon)
        else:
            for name, worth in standing_of(state, other, room, soon).items():
                found[name] += share * worth
    return {**found, "hand": (1.0 - late) * JUDGE.hand(state, seat)}


def standing_of(state: DiluviaState, seat: int, room: float, soon: float) -> Terms:
    """The parts of `Judge.standing`."""
    weights, at = JUDGE.weights, state.raft * SQUARES
    animals = state.jungle[seat]
    low = animals & state.tables.row[state.level]
    return {
        "raft": total_of(JUDGE.seats, state.aboard[seat], 0),
        "jungle": room * total_of(JUDGE.squares, animals, at),
        "water": -room * soon * weights[DROWN] * total_of(JUDGE.squares, low, at),
        "adrift": weights[ADRIFT] * state.adrift[seat],
    }


@final
class DiluviaGuide(Guide[DiluviaState]):
    game = "diluvia"
    trifle = 0.04

    def chance(self, state: DiluviaState, seat: int, action: int, rng: Rng) -> float:
        forget_answers(state)
        answer(state, seat, action)
        MIND.play_on(state, NEVER, rng)
        best = winners(state)
        return 1.0 / len(best) if state.tables.side_of[seat] in best else 0.0

    def terms(self, state: DiluviaState, seat: int, action: int, rng: Rng) -> Terms:
        last = state.turn + 1
        forget_answers(state)
        answer(state, seat, action)
        MIND.play_on(state, last, rng)
        return terms_of(state, seat)


GUIDE = DiluviaGuide(MIND)
