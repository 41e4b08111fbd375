"""The worked examples of Diluvia's rulebook, opened at the right event of a golden game."""

from __future__ import annotations

from typing import Any

from seaboard.core.play import Play
from tests.games.diluvia.helpers import Table
from tests.golden import goldens

LUCY, JOSE = 0, 1


def opened(name: str) -> Play[Any]:
    return goldens.played("diluvia", f"example-{name}")


def before_last(play: Play[Any], back: int = 1) -> Table:
    """The table before the last events, free to be played on."""
    return Table(play.at(len(play.events) - back).copy(), play.game)


def after(play: Play[Any]) -> Table:
    return Table(play.state.copy(), play.game)


# the joker


def test_joker_lucy_rolls_it_and_lets_the_token_move() -> None:
    play = opened("joker")
    assert [str(event) for event in play.events[-2:]] == ["~die joker", "1 advance"]
    assert after(play).state.meter - before_last(play).state.meter == 1


def test_joker_she_might_have_held_it() -> None:
    table = before_last(opened("joker"))
    meter = table.state.meter
    assert (table.asked, table.moves()) == (LUCY, {"advance", "hold"})
    assert table.do("hold").state.meter == meter


# a flood on Lucy's turn


def test_flood_the_line_comes_to_row_3_and_the_raft_to_row_4_in_its_column() -> None:
    play = opened("flood-at-row-3")
    start, end = before_last(play), after(play)
    assert start.state.active == LUCY
    assert (start.state.level, end.state.level) == (2, 3)
    assert (start.raft()[1], end.raft()) == ("3", f"{start.raft()[0]}4")


def test_flood_whoever_stood_in_row_3_drifts() -> None:
    play = opened("flood-at-row-3")
    start, end = before_last(play), after(play)
    caught = [[square for square in start.jungle(seat) if square[1] == "3"] for seat in range(3)]
    assert any(caught)
    for seat in range(3):
        assert end.adrift(seat) - start.adrift(seat) == len(caught[seat])
        assert not [square for square in end.jungle(seat) if int(square[1]) <= 3]


# Undo against a Tsunami


def test_undo_lucy_is_about_to_throw_joses_animals_off() -> None:
    table = before_last(opened("undo"), 3)
    assert (table.question, table.all_asked) == ("undo", (JOSE,))
    declared = table.see(JOSE).play
    assert declared is not None
    assert (declared.do, declared.player) == ("tsunami left", LUCY)
    assert table.aboard(JOSE) == {"a1", "a2"}
    fallen = table.copy().do("pass", "~close")
    assert (fallen.aboard(JOSE), fallen.adrift(JOSE)) == (set(), 2)


def test_undo_a_storm_cloud_and_her_card_does_nothing() -> None:
    table = after(opened("undo"))
    assert (table.aboard(JOSE), table.adrift(JOSE)) == ({"a1", "a2"}, 0)
    assert {"tsunami", "undo"} <= set(table.discards())
    assert (table.asked, table.question) == (LUCY, "play-or-roll")


def test_undo_a_joker_would_not_have_done() -> None:
    table = before_last(opened("undo")).do("~die joker")
    assert table.question == "undo"  # he has another and is asked again
    assert table.do("pass", "~close").adrift(JOSE) == 2
