"""N-7: the Phantom sails for the Happy Isles."""

from __future__ import annotations

import pytest

from tests.games.nautilion.helpers import ISLES, KNOWN_PATH, new_table, position


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_n7_1_as_many_spaces_as_its_die_shows(die: int) -> None:
    assert position(nautilion=3, phantom=20).sail(1, die, 1).see.phantom == 20 - die


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_n7_1_its_first_step_leads_off_the_abyss(die: int) -> None:
    assert new_table().sail(1, die, 1).see.phantom == 37 - die


def test_n7_1_only_tokens_still_there_are_spaces() -> None:
    table = position(nautilion=3, phantom=20, path={5: 1, 9: 2, 15: 3, 19: 4}).sail(1, 3, 1)
    assert table.see.phantom == 9


def test_n7_1_the_happy_isles_are_a_space() -> None:
    """Two tokens lie between, so two steps do not bring it home and three do."""
    left = {2: 5, 8: 6, 30: 7, 31: 7}
    table = position(nautilion=20, phantom=10, path=left)
    assert table.copy().sail(1, 2, 1).ending == ""
    assert table.copy().sail(1, 3, 1).ending == "phantom-arrived"


def test_n7_2_the_place_of_the_nautilion_is_not_counted() -> None:
    table = position(nautilion=10, phantom=12, path={8: 1, 9: 2, 11: 3, 30: 7}).sail(1, 2, 1)
    assert table.see.phantom == 9


def test_n7_2_nor_is_it_when_the_nautilion_is_the_next_in_line() -> None:
    assert position(nautilion=11, phantom=12).sail(1, 1, 1).see.phantom == 10


def test_n7_2_the_story_names_the_clause_when_they_pass() -> None:
    table = position(nautilion=11, phantom=12).roll(1, 1, 1)
    assert "N-7.2" in table.narrated("plan 1 1 1")["nautilion-phantom-moves"]


def test_n7_3_the_token_it_stops_on_is_discarded() -> None:
    table = position(nautilion=3, phantom=20).sail(1, 2, 1)
    assert table.see.path[18] == 0
    assert table.see.discarded == (KNOWN_PATH[17],)


def test_n7_3_the_tokens_it_passes_stay() -> None:
    table = position(nautilion=3, phantom=20).sail(1, 4, 1)
    assert table.see.path[17:20] == tuple(KNOWN_PATH[16:19])


def test_n7_3_turn_by_turn_the_path_grows_shorter() -> None:
    table = new_table()
    for _ in range(3):
        table.sail(1, 1, 1)
        if table.question == "landing":
            table.do(f"reserve {table.see.taken}")
    assert table.see.path[34:37] == (0, 0, 0)
    assert len([token for token in table.see.path[1:37] if token]) == 36 - 3 - 3


@pytest.mark.parametrize("die", [2, 3, 4])
def test_n7_4_it_arrives_exactly_or_by_passing(die: int) -> None:
    table = position(nautilion=20, phantom=10, path={4: 1, 30: 2, 31: 3}).sail(1, die, 1)
    assert (table.ending, table.see.phantom) == ("phantom-arrived", ISLES)


def test_n7_4_one_step_short_is_no_arrival() -> None:
    table = position(nautilion=20, phantom=10, path={4: 1, 30: 2, 31: 3}).sail(1, 1, 1)
    assert (table.ending, table.see.phantom) == ("", 4)


def test_n7_4_it_arrives_before_the_nautilion_has_its_phase() -> None:
    """Both would arrive this turn, the Nautilion with a full crew: the Phantom is first."""
    table = position(nautilion=36, phantom=1, crew=range(1, 10)).sail(1, 1, 1)
    assert (table.ending, table.see.nautilion) == ("phantom-arrived", 36)


def test_n7_4_it_arrives_after_the_darkhouse_has_bitten() -> None:
    table = position(nautilion=36, phantom=1, crew=[4, 5], spare=1).sail(3, 1, 1)
    assert (table.question, table.ending) == ("discard", "")
    assert table.do("discard 4").ending == "phantom-arrived"


def test_n7_4_nobody_is_asked_any_more() -> None:
    table = position(nautilion=20, phantom=1).sail(1, 1, 1)
    assert table.question == ""


def test_n7_5_the_submarines_pass_each_other_without_effect() -> None:
    table = position(nautilion=10, phantom=12, crew=[4, 5], spare=2).sail(1, 2, 1)
    assert (table.see.phantom, table.see.nautilion) == (9, 11)
    assert table.see.discarded == (KNOWN_PATH[8],)
    assert (table.see.crew, table.see.reserve) == ((4, 5), 2 + 1)  # the 2 of place 11 has no duct here
    assert table.ending == ""


def test_n7_5_once_past_each_sails_on() -> None:
    table = position(nautilion=20, phantom=15).sail(1, 2, 2)
    assert (table.see.phantom, table.see.nautilion) == (13, 22)
