"""N-3: five phases, one after the other."""

from __future__ import annotations

from seaboard.core.seats import NATURE
from tests.games.nautilion.helpers import new_table, position


def test_n3_1_currents_then_plan_then_darkhouse_then_phantom_then_nautilion() -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 9])
    assert (table.asked, table.question) == (NATURE, "roll")
    table.roll(1, 2, 3)
    assert (table.asked, table.question) == (0, "plan")
    table.do("plan 3 2 1")
    assert table.question == "discard"
    assert (table.see.phantom, table.see.nautilion) == (20, 4)  # nobody sails before the Darkhouse is fed
    table.do("discard reserve")
    assert (table.see.phantom, table.see.nautilion) == (18, 5)
    assert table.question == "landing"


def test_n3_1_the_phantom_sails_before_the_nautilion() -> None:
    """It takes the token two ahead of the Nautilion, whose two steps then lead one space further."""
    table = position(nautilion=4, phantom=7).sail(1, 1, 2)
    assert table.see.phantom == 6
    assert table.see.nautilion == 8


def test_n3_1_the_next_turn_begins_when_the_token_is_settled() -> None:
    table = position(nautilion=4, phantom=20, crew=[4]).sail(1, 1, 1)
    turn = table.see.turn
    assert table.question == "landing"
    table.do("place 5")
    assert (table.question, table.see.turn) == ("roll", turn + 1)
    assert (table.see.dice, table.see.plan) == ((), None)


def test_n3_1_turns_are_counted_from_one() -> None:
    table = new_table()
    for turn in (1, 2, 3):
        assert table.see.turn == turn
        table.sail(1, 1, 1).do(f"place {turn}")


def test_n3_1_the_plan_closes_the_currents() -> None:
    table = position(nautilion=4, phantom=20, crew=[4]).sail(1, 1, 1)
    assert table.refused("plan 1 1 1").rules == ("N-3.1", "N-4.2")
