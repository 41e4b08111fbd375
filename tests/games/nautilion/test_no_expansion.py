"""The engine of the expansions without any of them is the base game, answer for answer and word for word."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from seaboard.core.engine import answer
from seaboard.core.messages import Line, Message
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.trace import trace
from seaboard.core.view import AskView
from seaboard.games.nautilion.components.loading import components
from seaboard.games.nautilion.presentation.view import NautilionView
from seaboard.games.nautilion.rules.expansions.setup import set_up as set_up_expanded
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.full import NONE_OF_THEM, in_full
from seaboard.games.nautilion.rules.setup import set_up
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import GAME, SUBMARINES
from tests.games.nautilion.test_refused_expansions import READ

ENDS = {"victory", "phantom-arrived", "crew-incomplete"}
GAMES = 60
GAMES_IN_WORDS = 3
TEXTS = 25
LOSING = ("nautilion-ask-discard", "nautilion-ask-lose")


def both(submarine: str, players: int, reserve: int, rng: Rng) -> tuple[NautilionState, ExpandedState]:
    """The same path, the same Admirals."""
    tables = components().tables(submarine)
    base = set_up(tables, players, reserve)
    more = set_up_expanded(tables, NONE_OF_THEM, players, reserve)
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


# in words


def test_a_position_of_the_base_game_in_full_has_nothing_of_the_expansions() -> None:
    """It is the position the other engine comes to, but for the rule in progress."""
    rng = Rng(3)
    base, more = both("B1", 2, 4, rng)
    while base.pending is not None:
        seat, before = base.pending.seat, base.data()
        full, expected = in_full(base).data(), more.data()
        assert {**full, "stack": []} == {**expected, "stack": [], "blanks_gone": 0}
        assert base.data() == before
        action = GAME.sample(base, rng) if seat == NATURE else rng.choice(GAME.legal(base, seat))
        answer(base, seat, action)
        answer(more, seat, action)
    assert in_full(more) is more


def seen(state: NautilionState, seat: int) -> tuple[NautilionView, AskView | None]:
    """A view without its question, and the question without what its engine calls it: the one with expansions asks for
    what is lost in other words than the Darkhouse does, and names clauses of theirs.
    """
    view = GAME.view(state, seat)
    assert isinstance(view, NautilionView)
    ask = view.ask
    if ask is None:
        return view, None
    prompt = Message("a token is lost") if ask.prompt.id in LOSING else ask.prompt
    choices = tuple(sorted(ask.choices, key=lambda choice: choice.do))
    return replace(view, ask=None), replace(ask, prompt=prompt, rules=(), choices=choices)


def said(state: NautilionState, seat: int, action: int) -> list[Line]:
    """What everybody hears of an answer up to the next question."""
    return [line for moment in trace(state, seat, action) for line in GAME.narrate(moment, 0)]


def compare_words(base: NautilionState, more: NautilionState, rng: Rng) -> None:
    assert base.pending is not None
    seat = base.pending.seat
    for listener in range(base.players):
        assert seen(base, listener) == seen(more, listener)
    assert GAME.describe(base, 0) == GAME.describe(more, 0)
    assert GAME.refusals(base, seat) == GAME.refusals(more, seat)
    legal = GAME.legal(base, seat)
    for action in legal:
        assert GAME.foresee(base, seat, action) == GAME.foresee(more, seat, action)
        assert GAME.shows(base, seat, action) == GAME.shows(more, seat, action)
        assert GAME.rules_of(base, action) == GAME.rules_of(more, action)
    texts = list(READ)
    for text in (texts[rng.below(len(texts))] for _ in range(TEXTS)):
        if READ[text] not in legal:
            assert GAME.why(base, max(0, seat), READ[text]) == GAME.why(more, max(0, seat), READ[text])


@pytest.mark.parametrize(("submarine", "players"), list(product(SUBMARINES, (1, 2))))
def test_every_position_is_shown_and_every_answer_narrated_in_the_same_words(submarine: str, players: int) -> None:
    questions = set()
    for number in range(GAMES_IN_WORDS):
        rng = Rng(8, number)
        base, more = both(submarine, players, 1 + number, rng)
        while base.pending is not None:
            questions.add(base.pending.prompt.removeprefix("nautilion-ask-"))
            compare_words(base, more, rng)
            seat = base.pending.seat
            action = GAME.sample(base, rng) if seat == NATURE else rng.choice(GAME.legal(base, seat))
            assert said(base, seat, action) == said(more, seat, action)
            answer(base, seat, action)
            answer(more, seat, action)
        assert GAME.view(base, 0) == GAME.view(more, 0)
        assert GAME.describe(base, 0) == GAME.describe(more, 0)
    assert {"roll", "plan", "landing", "discard"} <= questions
