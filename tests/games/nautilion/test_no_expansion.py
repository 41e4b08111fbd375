"""The engine of the expansions without any of them is the base game, answer for answer."""

from __future__ import annotations

from itertools import product

import pytest

from seaboard.core.engine import answer
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.nautilion.components.loading import components
from seaboard.games.nautilion.rules.expansions.setup import set_up as set_up_expanded
from seaboard.games.nautilion.rules.expansions.state import ExpandedState, Expansions
from seaboard.games.nautilion.rules.setup import set_up
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import GAME, SUBMARINES

ENDS = {"victory", "phantom-arrived", "crew-incomplete"}
GAMES = 60


def both(submarine: str, players: int, reserve: int, rng: Rng) -> tuple[NautilionState, ExpandedState]:
    """The same path, the same Admirals."""
    tables = components().tables(submarine)
    base = set_up(tables, players, reserve)
    more = set_up_expanded(tables, Expansions(0, 0, 0, 0, 0), players, reserve)
    for _ in range(3):
        answer(base, NATURE, GAME.sample(base, rng))
    for first in range(1, 37, 9):
        tokens = " ".join(str(token) for token in base.path[first : first + 9])
        answer(more, NATURE, GAME.read(more, f"~strew {tokens}"))
    return base, more


def compare(base: NautilionState, more: ExpandedState) -> None:
    assert [getattr(base, field) for field in NautilionState.FIELDS] == [
        getattr(more, field) for field in NautilionState.FIELDS
    ]
    assert (base.pending is None) == (more.pending is None)
    if base.pending is not None and more.pending is not None:
        assert base.pending.seats == more.pending.seats
        seat = base.pending.seat
        assert sorted(base.stack[-1].legal(base, seat)) == sorted(more.stack[-1].legal(more, seat))


@pytest.mark.parametrize(("submarine", "players"), list(product(SUBMARINES, (1, 2))))
def test_every_answer_has_the_same_consequences(submarine: str, players: int) -> None:
    endings = set()
    for number in range(GAMES):
        rng = Rng(7, number)
        base, more = both(submarine, players, 1 + number % 8, rng)
        compare(base, more)
        while base.pending is not None:
            seat = base.pending.seat
            legal = base.stack[-1].legal(base, seat)
            action = GAME.sample(base, rng) if seat == NATURE else legal[rng.below(len(legal))]
            answer(base, seat, action)
            answer(more, seat, action)
            compare(base, more)
        outcome = GAME.outcome(base)
        assert outcome is not None
        assert GAME.outcome(more) == outcome
        endings.add(outcome.ending)
    assert len(endings) > 1
    assert endings <= ENDS
