"""N-5: the dice are given out."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.nautilion.helpers import new_table, position


@pytest.mark.parametrize(("dice", "ways"), [((1, 2, 4), 6), ((1, 1, 2), 3), ((1, 3, 3), 3), ((2, 2, 2), 1)])
def test_n5_1_every_way_to_give_one_die_each(dice: tuple[int, ...], ways: int) -> None:
    plans = new_table().roll(*dice).moves("plan")
    assert plans == {"plan " + " ".join(map(str, order)) for order in permutations(dice)}
    assert len(plans) == ways


def test_n5_1_each_gets_the_die_it_is_given() -> None:
    table = position(nautilion=10, phantom=30, crew=[1, 2]).roll(1, 2, 3).do("plan 3 1 2")
    assert table.see.plan == (3, 1, 2)
    assert table.question == "discard"  # the Darkhouse has the 3
    table.do("discard reserve")
    assert (table.see.phantom, table.see.nautilion) == (29, 12)


@pytest.mark.parametrize("plan", ["plan 1 2 3", "plan 4 4 4", "plan 1 1 2", "plan 2 4 4", "plan 5 5 5"])
def test_n5_1_only_dice_that_were_rolled(plan: str) -> None:
    refusal = new_table().roll(1, 2, 4).refused(plan)
    assert (refusal.message, refusal.rules) == ("nautilion-not-these-dice", ("N-5.1",))
    assert refusal.args["dice"] == "1 2 4"


def test_n5_1_a_die_changed_by_a_spell_counts_as_it_lies() -> None:
    table = new_table().roll(1, 2, 4).do("tide 2 3")
    assert table.refused("plan 1 2 4").rules == ("N-5.1",)
    assert "plan 1 3 4" in table.moves()
