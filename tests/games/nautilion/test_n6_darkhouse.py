"""N-6: the Darkhouse bites."""

from __future__ import annotations

import pytest

from tests.games.nautilion.helpers import position


@pytest.mark.parametrize("die", [3, 4])
def test_n6_1_a_three_or_a_four_costs_a_token(die: int) -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 5], spare=2).sail(die, 1, 1)
    assert table.question == "discard"
    assert table.moves() == {"discard 4", "discard 5", "discard reserve"}


def test_n6_1_from_the_nautilion() -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 5], spare=2).sail(3, 1, 1).do("discard 5")
    assert (table.see.crew, table.see.reserve) == ((4,), 2)
    assert 5 in table.see.discarded


def test_n6_1_from_the_reserve() -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 5], spare=2).sail(3, 1, 1).do("discard reserve")
    assert (table.see.crew, table.see.reserve) == ((4, 5), 2 - 1 + 1)  # and the double 5 it lands on comes in


def test_n6_1_from_the_reserve_the_tokens_of_the_start_go_first() -> None:
    table = position(nautilion=4, phantom=20, crew=[4], spare=1, held=[2]).sail(3, 1, 1).do("discard reserve")
    assert table.see.reserve_crew == (2,)


def test_n6_1_from_the_reserve_then_the_lowest_crew_number() -> None:
    table = position(nautilion=4, phantom=20, crew=[4], spare=0, held=[8, 2]).sail(3, 1, 1).do("discard reserve")
    assert table.see.reserve_crew == (8,)
    assert 2 in table.see.discarded


def test_n6_1_one_bite_costs_one_token() -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 5], spare=2).sail(4, 1, 1).do("discard 5")
    assert table.question == "landing"


def test_n6_1_the_only_crew_member_goes_without_a_question() -> None:
    table = position(nautilion=4, phantom=20, crew=[4], spare=0).sail(3, 1, 1)
    assert (table.question, table.see.crew) == ("landing", ())
    assert 4 in table.see.discarded


@pytest.mark.parametrize("reserve", [1, 5])
def test_n6_1_with_nobody_aboard_the_reserve_loses_one_without_a_question(reserve: int) -> None:
    table = position(nautilion=4, phantom=20, crew=[], spare=reserve).sail(3, 1, 1)
    assert (table.question, table.see.reserve) == ("landing", reserve - 1)


def test_n6_1_the_forced_loss_takes_the_lowest_crew_number_too() -> None:
    table = position(nautilion=4, phantom=20, crew=[], spare=0, held=[9, 6]).sail(4, 1, 1)
    assert table.see.reserve_crew == (9,)


def test_n6_1_an_empty_reserve_cannot_pay() -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 5], spare=0).sail(3, 1, 1)
    assert table.moves() == {"discard 4", "discard 5"}
    refusal = table.refused("discard reserve")
    assert (refusal.message, refusal.rules) == ("nautilion-reserve-empty", ("N-6.1",))
    assert table.near_refusals()["discard reserve"] == refusal


def test_n6_1_nobody_is_discarded_who_is_not_aboard() -> None:
    refusal = position(nautilion=4, phantom=20, crew=[4, 5], spare=1).sail(3, 1, 1).refused("discard 9")
    assert (refusal.message, refusal.rules) == ("nautilion-not-aboard", ("N-6.1",))


def test_n6_1_no_discard_unless_the_darkhouse_bites() -> None:
    refusal = position(nautilion=4, phantom=20, crew=[4, 5]).roll(3, 3, 3).refused("discard 4")
    assert (refusal.message, refusal.rules) == ("nautilion-no-discard-now", ("N-6.1",))


def test_n6_1_no_second_discard_after_the_bite() -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 9], spare=2).sail(3, 1, 1).do("discard 9")
    assert table.refused("discard reserve").message == "nautilion-no-discard-now"


def test_n6_1_a_full_crew_can_be_bitten() -> None:
    table = position(nautilion=36, phantom=20, crew=range(1, 10), spare=0).sail(3, 1, 1)
    assert table.question == "discard"
    assert table.do("discard 1").ending == "crew-incomplete"


@pytest.mark.parametrize("die", [1, 2])
def test_n6_2_nothing_happens_on_a_one_or_a_two(die: int) -> None:
    table = position(nautilion=4, phantom=20, crew=[4], spare=2).sail(die, 1, 1)
    assert (table.question, table.see.crew, table.see.reserve) == ("landing", (4,), 2)


def test_n6_2_the_other_dice_do_not_bite() -> None:
    table = position(nautilion=4, phantom=20, crew=[4], spare=2, path={8: 5, 9: 6, 16: 1, 17: 2, 18: 3, 19: 4})
    table.sail(1, 4, 3)
    assert table.question != "discard"
    assert table.see.crew == (4,)


@pytest.mark.parametrize("die", [3, 4])
def test_n6_3_nothing_is_lost_where_there_is_nothing(die: int) -> None:
    table = position(nautilion=4, phantom=20, crew=[], spare=0).sail(die, 1, 1)
    assert (table.question, table.see.crew, table.see.reserve) == ("landing", (), 0)
    assert table.see.discarded == (1,)  # only what the Phantom has thinned


def test_n6_3_the_token_taken_in_the_same_turn_comes_too_late_to_be_lost() -> None:
    table = position(nautilion=4, phantom=20, crew=[], spare=0).sail(4, 1, 1).do("place 5")
    assert table.see.crew == (5,)
