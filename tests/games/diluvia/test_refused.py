"""The door of the game: whatever is not a legal move is refused with a reason, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from seaboard.core.errors import (
    BadOptions,
    BadRecord,
    IllegalAction,
    NotYourDecision,
    TooManyOutcomes,
    UnreadableAction,
)
from seaboard.core.rng import Rng
from seaboard.core.rules import read_register
from seaboard.core.seats import NATURE, WATCHER
from seaboard.games.diluvia.presentation import refusals
from seaboard.language import language
from tests.games.diluvia.helpers import EVERYBODY, GAME, Setting, Table, begun, new_table, position, random_play

REGISTER = read_register((Path(__file__).parents[3] / "docs" / "rules" / "diluvia.md").read_text("utf-8"))
REASONS_IN_CODE = {
    "move-only-chance",
    "move-not-now",
    *re.findall(r'because\("([a-z-]+)"', Path(refusals.__file__).read_text("utf-8")),
}
FULL = {0: "a1 b1 c1 d1 e1", 1: "a2 b2 c2 d2 e2", 2: "a3 b3 c3 d3 e3"}


def holding(hand: str, **more: object) -> Table:
    return position(hands={0: hand}, **more)  # type: ignore[arg-type]


def asked_to_undo(hand: str) -> Table:
    return position(hands={0: "maneuver", 1: hand}).do("maneuver left")


def boarding() -> Table:
    return holding("move", jungle={0: "c1 a7"}, aboard={1: "c2"}).do("move c1 d1")


def joker() -> Table:
    return position().do("~die joker")


REFUSED: list[tuple[str, tuple[str, ...], Callable[[], Table], str]] = [
    ("move-only-chance", ("DV-2.3",), lambda: holding("move"), "~place 1 2 3 4 5 6 7"),
    ("move-only-chance", ("DV-2.6",), lambda: holding("move"), "~first 1"),
    ("move-only-chance", ("DV-2.5",), lambda: holding("move"), "~hand 1 1 1 1 1 1 0"),
    ("move-only-chance", ("DV-5.5",), lambda: holding("move"), "~draw undo"),
    ("move-only-chance", ("DV-5.4",), lambda: holding("move"), "~die sun"),
    ("move-only-chance", ("DV-9.1",), lambda: asked_to_undo("undo"), "~close"),
    ("move-not-now", ("DV-5.2", "DV-5.3"), lambda: holding("move"), "roll"),
    ("move-not-now", ("DV-5.2", "DV-5.3"), lambda: holding("move"), "undo-it"),
    ("move-not-now", ("DV-5.2", "DV-5.3"), lambda: holding("undo undo").do("drop undo"), "pass"),
    ("move-not-now", ("DV-9.1", "DV-9.5"), lambda: asked_to_undo("move"), "move a7 a6"),
    ("move-not-now", ("DV-9.1", "DV-9.5"), lambda: asked_to_undo("undo"), "drop undo"),
    ("move-not-now", ("DV-3.1",), boarding, "advance"),
    ("move-not-now", ("DV-5.4",), joker, "seat raft.a1"),
    ("diluvia-card-not-held", ("DV-9.1",), lambda: asked_to_undo("move"), "undo-it"),
    ("diluvia-card-not-held", ("DV-5.3",), lambda: holding("undo"), "move a7 a6"),
    ("diluvia-card-not-held", ("DV-5.3",), lambda: holding("undo"), "drop move"),
    ("diluvia-card-not-held", ("DV-5.3",), lambda: holding("undo"), "tsunami left"),
    ("diluvia-must-have-effect", ("DV-5.3", "DV-8.1"), lambda: holding("maneuver"), "drop maneuver"),
    ("diluvia-seat-taken", ("DV-3.1",), boarding, "seat raft.c2"),
    ("diluvia-seat-taken", ("DV-13.1",), lambda: holding("rescue", aboard={1: "a1"}), "rescue raft.a1"),
    ("diluvia-seat-taken", ("DV-6.1",), lambda: holding("move", aboard={0: "a1", 1: "a2"}), "move raft.a1 raft.a2"),
    ("diluvia-off-board", ("DV-8.1",), lambda: holding("maneuver", raft="a1"), "maneuver left"),
    ("diluvia-off-board", ("DV-8.1",), lambda: holding("maneuver", raft="g1"), "maneuver right"),
    (
        "diluvia-raft-full",
        ("DV-3.1", "DV-8.1"),
        lambda: holding("maneuver", jungle={1: "c1"}, aboard=FULL),
        "maneuver left",
    ),
    ("diluvia-raft-full", ("DV-3.1",), lambda: holding("move", jungle={0: "c2"}, aboard=FULL), "move c2 d1"),
    ("diluvia-raft-empty", ("DV-7.1",), lambda: holding("tsunami"), "tsunami right"),
    ("diluvia-square-taken", ("DV-11.1",), lambda: holding("tentacles", jungle={1: "a1"}), "tentacles a1"),
    ("diluvia-square-taken", ("DV-6.1",), lambda: holding("move", jungle={0: "a2", 1: "a1"}), "move a2 a1"),
    ("diluvia-under-water", ("DV-3.4",), lambda: holding("tentacles", level=2), "tentacles a2"),
    ("diluvia-under-water", ("DV-3.4",), lambda: holding("move", jungle={0: "a3"}, level=2), "move a3 a2"),
    ("diluvia-raft-there", ("DV-11.1",), lambda: holding("tentacles"), "tentacles d1"),
    ("diluvia-raft-row", ("DV-3.5", "DV-11.1"), lambda: holding("tentacles"), "tentacles d4"),
    ("diluvia-nobody-adrift", ("DV-13.1",), lambda: holding("rescue", adrift={0: 0}), "rescue raft.a1"),
    ("diluvia-edges-only", ("DV-13.1",), lambda: holding("rescue"), "rescue raft.c2"),
    ("diluvia-no-push", ("DV-10.1",), lambda: holding("stampede", jungle={0: "c4", 1: "c5 c6"}), "push c4 c5"),
    ("diluvia-no-push", ("DV-10.1",), lambda: holding("stampede", aboard={0: "d1", 1: "e1"}), "push raft.d1 raft.e1"),
    (
        "diluvia-no-push",
        ("DV-10.1",),
        lambda: holding("stampede", jungle={0: "c4"}, aboard={1: "c1"}),
        "push c4 raft.c1",
    ),
    ("diluvia-not-your-animal", ("DV-6.1", "DV-16.3"), lambda: holding("move", jungle={1: "c4"}), "move c4 c5"),
    ("diluvia-not-your-animal", ("DV-6.1", "DV-16.3"), lambda: holding("move"), "move c4 c5"),
    (
        "diluvia-not-your-animal",
        ("DV-6.1", "DV-16.3"),
        lambda: holding("move", aboard={1: "a1"}),
        "move raft.a1 raft.b1",
    ),
    ("diluvia-not-between", ("DV-6.1",), lambda: holding("move", aboard={0: "a1"}), "move raft.a1 d1"),
    ("diluvia-not-between", ("DV-6.1",), lambda: holding("move", jungle={0: "c1"}), "move c1 raft.a1"),
    ("diluvia-one-space", ("DV-6.1",), lambda: holding("move", jungle={0: "c3"}), "move c3 c5"),
    ("diluvia-one-space", ("DV-6.1",), lambda: holding("move", aboard={0: "e1"}), "move raft.e1 raft.a2"),
]


@pytest.mark.parametrize(("reason", "rules", "table", "move"), REFUSED, ids=[f"{c[0]}-{c[3]}" for c in REFUSED])
def test_a_move_is_refused_with_reason_and_clause(
    reason: str, rules: tuple[str, ...], table: Callable[[], Table], move: str
) -> None:
    refused = table().refused(move)
    assert (refused.message, refused.rules) == (reason.removeprefix("diluvia-"), rules)
    assert set(refused.rules) <= set(REGISTER)
    for code in ("en", "es", "fr"):
        message = table().game.why(table().state, table().asked, table().game.read(table().state, move)).reason
        assert language(code).render(message)[1] == []


def test_every_refusal_there_is_has_been_tried() -> None:
    assert {case[0] for case in REFUSED} == REASONS_IN_CODE


def test_near_moves_are_told_before_they_are_tried() -> None:
    table = holding("move maneuver tsunami rescue tentacles undo", raft="a1", jungle={0: "c3", 1: "c4"})
    near = table.near_refusals()
    assert near["maneuver left"].message == "off-board"
    assert near["tsunami left"].message == "raft-empty"
    assert near["rescue raft.c2"].message == "edges-only"
    assert near["tentacles c2"].message == "raft-row"
    assert near["move c3 c4"].message == "square-taken"
    assert near["drop move"].message == "must-have-effect"
    assert not set(near) & table.moves()
    for move, refused in near.items():
        assert table.refused(move) == refused


def test_near_moves_of_the_other_questions() -> None:
    assert set(boarding().near_refusals()) == {"seat raft.c2"}
    assert set(asked_to_undo("move").near_refusals()) == {"undo-it"}
    assert asked_to_undo("undo").near_refusals() == {}
    assert joker().near_refusals() == {}


def test_only_those_who_are_asked_answer() -> None:
    table = position(hands={0: "maneuver", 1: "undo", 2: "move"})
    for seat in (1, 2, NATURE, WATCHER):
        with pytest.raises(NotYourDecision):
            GAME.apply(table.state, seat, GAME.read(table.state, "maneuver left"))
    table.do("maneuver left", "2 pass")
    for seat in (0, 1):
        with pytest.raises(NotYourDecision):
            GAME.apply(table.state, seat, GAME.read(table.state, "pass"))
    assert GAME.refusals(table.state, 0) == []


def test_nobody_plays_on_when_it_is_over() -> None:
    table = position(level=6, raft="e7", meter=5).do("~die cloud")
    with pytest.raises(NotYourDecision) as refused:
        GAME.apply(table.state, 0, 0)
    assert refused.value.message.id == "move-game-over"


@pytest.mark.parametrize(
    "text",
    ["", "move", "move a1", "move a1 h1", "move a0 a1", "move a8 a7", "seat a1", "seat raft.f1", "seat raft.a4",
    "pass 1",
     "drop flood", "drop", "tsunami up", "maneuver", "rescue a1", "tentacles raft.a1", "undo-it now", "~die", "~die 3",
     "~draw ?", "~hand ?", "?", "~first 7", "~place 1 2 3", "~hand 8 0 0 0 0 0 0", "MOVE-IT a1 a2", "push a1"],
)  # fmt: skip
def test_text_that_says_nothing(text: str) -> None:
    with pytest.raises(UnreadableAction):
        GAME.read(holding("move").state, text)


def test_too_many_ways_to_list() -> None:
    table = new_table()
    with pytest.raises(TooManyOutcomes):
        GAME.outcomes(table.state)


@pytest.mark.parametrize(
    "options",
    [{"players": 1}, {"players": 5}, {"players": 7}, {"express": "maybe"}, {"teams": "fours"}, {"raft": "big"}],
)
def test_bad_options(options: Setting) -> None:
    with pytest.raises(BadOptions):
        GAME.new(options)


def test_damaged_states_are_refused() -> None:
    good = begun().state.data()
    for field in good:
        with pytest.raises(BadRecord):
            GAME.load({name: value for name, value in good.items() if name != field})
    with pytest.raises(BadRecord):
        GAME.load({**good, "stack": [{"rule": "Turn", "step": "dance"}]})


@pytest.mark.parametrize(("setting", "seed"), list(product(EVERYBODY.values(), range(2))))
def test_random_numbers_change_nothing(setting: Setting, seed: int) -> None:
    rng = Rng(seed)
    state = random_play(setting, seed, 40 + 10 * seed).state.copy()
    before = state.data()
    for _ in range(300):
        ask = GAME.ask(state)
        assert ask is not None
        action = rng.below(1 << 20)
        if ask.seat == NATURE or action not in GAME.legal(state, ask.seat):
            with pytest.raises((IllegalAction, UnreadableAction)):
                GAME.apply(state, ask.seat, action if ask.seat != NATURE else action | 1 << 40)
            assert state.data() == before
