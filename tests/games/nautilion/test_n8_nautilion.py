"""N-8: the Nautilion sails for the Abyss and takes a token."""

from __future__ import annotations

import pytest

from seaboard.core.seats import NATURE
from tests.games.nautilion.helpers import KNOWN_PATH, new_table, position


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_n8_1_as_many_spaces_as_its_die_shows(die: int) -> None:
    assert new_table().sail(1, 1, die).see.nautilion == die


def test_n8_1_only_tokens_still_there_are_spaces() -> None:
    table = position(nautilion=3, phantom=30, path={5: 1, 9: 2, 15: 3, 29: 4}).sail(1, 1, 3)
    assert table.see.nautilion == 15


def test_n8_1_it_must_move() -> None:
    """Whatever plan is chosen, it ends the turn further on."""
    table = position(nautilion=8, phantom=30).roll(1, 2, 4)
    for plan in table.moves("plan"):
        assert table.copy().do(plan).see.nautilion > 8


def test_n8_2_the_place_of_the_phantom_is_not_counted() -> None:
    """The Phantom stops on place 11, between the Nautilion and where its die leads."""
    table = position(nautilion=10, phantom=13, path={1: 1, 11: 3, 12: 4, 14: 5, 15: 6}).sail(1, 2, 2)
    assert (table.see.phantom, table.see.nautilion) == (11, 14)


def test_n8_2_the_story_names_the_clause() -> None:
    table = position(nautilion=10, phantom=13).roll(1, 2, 2)
    assert "N-8.2" in table.narrated("plan 1 2 2")["nautilion-moves"]


def test_n8_3_the_token_it_stops_on_is_taken_from_the_path() -> None:
    table = new_table().sail(1, 1, 3)
    assert (table.question, table.see.taken, table.see.path[3]) == ("landing", 3, 0)


def test_n8_3_the_tokens_it_passes_stay() -> None:
    assert new_table().sail(1, 1, 4).see.path[1:5] == (1, 2, 3, 0)


def test_n8_3_it_is_placed_or_reserved_and_nothing_else() -> None:
    assert new_table().sail(1, 1, 3).moves() == {"place 3", "reserve 3"}


@pytest.mark.parametrize("move", ["place 4", "reserve 2"])
def test_n8_3_no_other_token_than_the_one_taken(move: str) -> None:
    refusal = new_table().sail(1, 1, 3).refused(move)
    assert (refusal.message, refusal.rules) == ("nautilion-other-token", ("N-8.3",))


@pytest.mark.parametrize("move", ["place 3", "reserve 3"])
def test_n8_3_nothing_is_placed_or_reserved_before_the_nautilion_sails(move: str) -> None:
    refusal = new_table().roll(1, 1, 3).refused(move)
    assert (refusal.message, refusal.rules) == ("nautilion-nothing-taken", ("N-8.3",))


@pytest.mark.parametrize("token", [3, 7, 9])
def test_n8_3_with_no_token_in_hand_that_is_the_reason_and_not_a_duct(token: int) -> None:
    refusal = position(nautilion=6, phantom=20, crew=[4]).roll(1, 1, 1).refused(f"place {token}")
    assert (refusal.message, refusal.rules) == ("nautilion-nothing-taken", ("N-8.3",))


def test_n8_4_a_token_is_placed_in_the_cabin_of_its_number() -> None:
    table = new_table().sail(1, 1, 3).do("place 3")
    assert (table.see.crew, table.see.taken, table.see.reserve) == ((3,), None, 4)


def test_n8_4_a_double_goes_to_the_reserve_without_a_question() -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 5], spare=1).sail(1, 1, 1)
    assert (table.asked, table.question) == (NATURE, "roll")
    assert (table.see.crew, table.see.reserve, table.see.reserve_crew) == ((4, 5), 2, (5,))


def test_n8_4_the_story_tells_why_a_double_was_reserved() -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 5]).roll(1, 1, 1)
    assert table.narrated("plan 1 1 1")["nautilion-reserved-double"] == ("N-8.4", "N-8.5")


def test_n8_4_a_cabin_emptied_by_the_darkhouse_is_open_again() -> None:
    table = position(nautilion=4, phantom=20, crew=[4, 5], spare=1).sail(3, 1, 1).do("discard 5")
    assert table.moves() == {"place 5", "reserve 5"}


def test_n8_4_the_ninth_crew_member_completes_the_crew() -> None:
    table = position(nautilion=35, phantom=20, crew=range(1, 9), path={15: 1, 36: 9}).sail(1, 1, 1).do("place 9")
    assert table.see.crew == tuple(range(1, 10))
    assert table.ending == ""
    assert table.do("~roll 1 1 1").question == "plan"


def test_n8_5_a_reserved_token_serves_as_any_other_there() -> None:
    table = position(nautilion=4, phantom=20, crew=[4], spare=0).sail(1, 1, 1).do("reserve 5")
    assert (table.see.reserve, table.see.reserve_crew, table.see.crew) == (1, (5,), (4,))
    assert "whirlwind" in table.roll(1, 1, 1).moves()


def test_n8_6_a_token_aboard_never_goes_to_the_reserve() -> None:
    refusal = position(crew=[4, 5]).roll(1, 1, 1).refused("reserve 5")
    assert (refusal.message, refusal.rules) == ("nautilion-never-moved", ("N-8.6",))


def test_n8_6_a_token_in_the_reserve_never_goes_aboard() -> None:
    """A 5 lies in the reserve, its cabin is empty and a duct leads there: only N-8.6 is against it."""
    refusal = position(crew=[4], held=[5]).roll(1, 1, 1).refused("place 5")
    assert refusal.rules == ("N-8.6",)


def test_n8_6_no_question_ever_offers_a_change() -> None:
    """At each question of a turn only the token in hand can be placed or reserved."""
    table = position(nautilion=6, phantom=20, crew=[4, 5], held=[9, 3], spare=0).roll(1, 1, 3)
    assert not table.moves("place") | table.moves("reserve")
    table.do("plan 3 1 1")
    assert not table.moves("place") | table.moves("reserve")
    table.do("discard 4")
    assert KNOWN_PATH[6] == 7  # joins neither 4 nor 5 on A1
    assert table.see.reserve_crew == (3, 7, 9)
