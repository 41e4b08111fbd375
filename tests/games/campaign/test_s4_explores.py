"""S-4: the adversary explores."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.campaign.helpers import CALM, Solo, position

ADVERSARY = 1


def test_s4_1_it_heads_for_the_nearest_tile_it_has_not_explored() -> None:
    solo = position(tiles=CALM, marks={1: "C5.1"}, explorer={1: "B7"}).it_does("explore")
    assert solo.explorer(ADVERSARY) == "B6"


def test_s4_1_a_tile_without_a_free_space_is_no_goal() -> None:
    """B6 (tile 2) has two spaces: both taken, it sails past."""
    solo = position(tiles=CALM, marks={0: "B6.1"}, explorer={1: "B7"})
    solo.state.marks[solo.cell("B6")] = 1 | 1 << 3
    solo.it_does("explore").chance()
    assert solo.explored(ADVERSARY) == [] or "B6" not in solo.explored(ADVERSARY)


def test_s4_2_the_astrolabe_decides_between_ways_of_one_length() -> None:
    solo = position(tiles=CALM, marks={1: "B6.1"}, explorer={1: "B6"}).it_does("explore")
    assert solo.question == "course"
    assert set(solo.moves()) == {"~course A5", "~course B5", "~course C4", "~course C5"}
    assert solo.do("~course C5").explorer(ADVERSARY) == "C5"


def test_s4_2_printed_example_of_the_astrolabe() -> None:
    """Three tiles equally far: a direction that points at none of them is not among the answers."""
    solo = position(tiles=CALM, marks={1: "B6.1 C4.1"}, explorer={1: "B6"}).it_does("explore")
    assert set(solo.moves()) == {"~course A5", "~course B5", "~course C5"}


@pytest.mark.parametrize(("settlers", "reach"), [("", 1), ("A5.4", 2), ("A5.4 B6.1", 3), ("A5.4 B6.1 B6.2", 4)])
def test_s4_3_a_tile_for_each_settler_on_food(settlers: str, reach: int) -> None:
    """Its city always has one; A5 is W3 F1, B6 is F2 W1."""
    solo = position(tiles=CALM, settlers={1: settlers})
    assert solo.state.reach() == reach


def test_s4_3_printed_example_of_the_range() -> None:
    """Range three, the nearest unexplored tiles two away: it moves two."""
    solo = position(tiles=CALM, settlers={1: "A5.4 B6.1"}, marks={1: "B6.1 C5.1"}, explorer={1: "B7"}).it_does(
        "explore"
    )
    assert solo.state.reach() == 3
    solo.chance()
    assert solo.explorer(ADVERSARY) in ("A5", "B5", "C4")


def test_s4_3_it_stops_where_its_range_ends_and_marks_nothing_there() -> None:
    solo = position(tiles=CALM, marks={1: "B6.1 C5.1"}, explorer={1: "B7"}).it_does("explore").chance()
    assert solo.explorer(ADVERSARY) in ("B6", "C5")
    assert solo.state.markers[ADVERSARY] == 4


def test_s4_4_a_hidden_tile_is_turned_up_whatever_it_costs_and_marked() -> None:
    solo = position(marks={1: "B6.1"}, explorer={1: "B6"}, tiles={"B6": 2}).it_does("explore")
    solo.do("~course B5")
    assert solo.question == "tile"
    solo.do("~tile B5 21")
    assert (solo.explorer(ADVERSARY), solo.explored(ADVERSARY)) == ("B5", ["B5", "B6"])


def test_s4_4_it_stops_at_the_first_tile_without_its_marker() -> None:
    solo = position(tiles=CALM, settlers={1: "A5.4 B6.1 B6.2"}, explorer={1: "B7"}, marks={1: "C5.1"}).it_does(
        "explore"
    )
    assert (solo.explorer(ADVERSARY), solo.explored(ADVERSARY)) == ("B6", ["B6", "C5"])


def test_s4_5_with_one_way_it_stops_before_your_warship() -> None:
    solo = position(tiles=CALM, marks={1: "C5.1"}, explorer={1: "B7"}, warship={0: "B6"}, settlers={1: "A5.4"})
    solo.it_does("explore")
    assert (solo.explorer(ADVERSARY), solo.explored(ADVERSARY)) == ("B7", ["C5"])


def test_s4_5_with_several_it_takes_one_that_is_free() -> None:
    solo = position(tiles=CALM, marks={1: "B6.1"}, explorer={1: "B6"}, warship={0: "B5"}).it_does("explore")
    assert set(solo.moves()) == {"~course A5", "~course C4", "~course C5"}


def test_s4_5_it_may_sail_past_your_warship() -> None:
    """Only where it would stop does your warship bar the way."""
    solo = position(
        tiles=CALM, marks={1: "B6.1 C5.1 C4.1"}, explorer={1: "B7"}, warship={0: "B6"}, settlers={1: "A5.4 B6.1"}
    )
    solo.it_does("explore").chance()
    assert solo.explorer(ADVERSARY) in ("A5", "B5")


def explored_last(tile: int, taken: tuple[int, ...], **given: Any) -> Solo:
    """B5 is the only tile it has not explored; its ship is beside it."""
    solo = position(tiles={**CALM, "B5": tile}, explorer={1: "B6"}, **given)
    solo.state.explored[ADVERSARY] = ~(1 << solo.cell("B5")) & solo.state.tables.ocean
    for slot in taken:
        solo.state.marks[solo.cell("B5")] |= 1 << 3 * (slot - 1)
    return solo.it_does("explore")


def marked(solo: Solo) -> int:
    """The exploration space of B5 that has its marker, counted from 1."""
    marks = solo.state.marks[solo.cell("B5")]
    return next((slot for slot in (1, 2, 3) if marks >> 3 * (slot - 1) & 7 == ADVERSARY + 1), 0)


@pytest.mark.parametrize(
    ("tile", "taken", "slot"),
    [(5, (), 2), (21, (), 2), (21, (2,), 1)],
    ids=["the 2 of 1 2 settle", "the 3 of 2 3 settle", "the 2 when the 3 is taken"],
)
def test_s4_6_the_space_that_pays_two_or_more(tile: int, taken: tuple[int, ...], slot: int) -> None:
    assert marked(explored_last(tile, taken)) == slot


def test_s4_7_else_a_settle_space_and_a_settler() -> None:
    solo = explored_last(5, (2,), column="food weapons craft ruins")
    assert solo.question == "settle-for-it"
    solo.do("pick B5")
    assert (marked(solo), solo.state.reserve()) == (3, 5)


def test_s4_6_the_space_of_one_only_when_nothing_else_is_left() -> None:
    assert marked(explored_last(5, (2, 3))) == 1


def test_s4_7_on_a_tile_it_has_just_turned_up_the_settler_stays_there() -> None:
    """It turns up tile 8 (2, settle) whose 2 is gone: the settler must stay, though B6 has a space of the top token."""
    solo = position(tiles={"B6": 2}, marks={1: "B6.1"}, explorer={1: "B6"}, column="weapons craft food ruins")
    solo.state.marks[solo.cell("A5")] = 1  # the first space of whatever lies there
    solo.it_does("explore", "~course A5", "~tile A5 9")
    assert solo.settlers(ADVERSARY)[0].startswith("A5.")


def test_s4_7_on_a_tile_that_lay_open_it_goes_by_the_column() -> None:
    solo = explored_last(5, (2,), column="weapons food craft ruins")
    if solo.question == "settle-for-it":
        solo.do(solo.moves()[0])
    assert not [space for space in solo.settlers(ADVERSARY) if space.startswith("B5.")]


def test_s4_8_without_markers_ten_gold() -> None:
    solo = explored_last(5, (), markers={1: 0})
    assert (marked(solo), solo.state.gold[ADVERSARY]) == (0, 10)


def test_s4_9_the_gold_under_the_marker_and_on_the_space() -> None:
    """The leftmost marker covers 1; the space pays 2."""
    solo = explored_last(5, (), markers={1: 6})
    assert (solo.state.gold[ADVERSARY], solo.state.markers[ADVERSARY]) == (3, 5)
