"""S-5: the adversary settles."""

from __future__ import annotations

from tests.games.campaign.helpers import CALM, Solo, position

YOU, ADVERSARY = 0, 1
CITY = ["B7.1", "B7.2", "B7.3"]


def placed(solo: Solo) -> list[str]:
    return [space for space in solo.settlers(ADVERSARY) if space not in CITY]


def test_s5_1_two_settlers_go_to_tiles_it_has_explored() -> None:
    solo = position(tiles=CALM, marks={1: "B6.1"}, column="food weapons craft ruins").it_does("settle")
    assert (placed(solo), solo.state.reserve()) == (["B6.1", "B6.3"], 4)


def test_s5_1_not_to_tiles_only_you_have_explored_nor_to_its_city() -> None:
    solo = position(tiles=CALM, marks={0: "B5.1"}).it_does("settle")
    assert (placed(solo), solo.state.reserve()) == ([], 6)


def test_s5_2_the_highest_token_with_a_free_space_decides() -> None:
    """B6 is F2 W1: no craft, no ruins there."""
    solo = position(tiles=CALM, marks={1: "B6.1"}, column="craft ruins weapons food").it_does("settle")
    assert placed(solo) == ["B6.1", "B6.3"]
    assert solo.column() == "craft ruins weapons food"


def test_s5_2_the_tile_with_the_fewest_of_its_settlers() -> None:
    solo = position(
        tiles=CALM, marks={1: "B6.1 A5.1"}, settlers={1: "B6.1"}, column="food craft ruins weapons"
    ).it_does("settle")
    assert "A5.4" in placed(solo)


def test_s5_2_between_equals_you_choose() -> None:
    solo = position(tiles=CALM, marks={1: "B6.1 A5.1"}, column="food craft ruins weapons").it_does("settle")
    assert (solo.question, solo.asked, set(solo.moves())) == ("settle-for-it", YOU, {"pick A5", "pick B6"})
    solo.do("pick A5")
    assert "A5.4" in placed(solo)


def test_s5_2_printed_example_with_a_tile_blocked_by_your_warship() -> None:
    """Weapons first; the only food space is blocked, so the second settler goes to craft."""
    solo = position(
        tiles={**CALM, "A5": 6}, marks={1: "A5.1 C5.1"}, warship={0: "C5"}, column="weapons food craft ruins"
    )
    solo.it_does("settle")
    assert placed(solo) == ["A5.1", "A5.4"]  # tile 6: C3 W1; C5 has a food space and your warship
    assert solo.column() == "food ruins weapons craft"


def test_s5_3_the_token_used_goes_to_the_bottom() -> None:
    solo = position(tiles=CALM, marks={1: "C5.1"}, column="food weapons craft ruins").it_does("settle")
    assert solo.column() == "craft ruins food weapons"


def test_s5_4_a_settler_that_finds_no_space_brings_a_coin_and_costs_a_resource() -> None:
    solo = position(tiles=CALM, column="ruins craft food weapons", marks={1: "B6.1"}, settlers={1: "B6.1 B6.2 B6.3"})
    food, craft, weapons = solo.state.tray
    solo.it_does("settle")
    assert solo.state.gold[ADVERSARY] == 2
    assert solo.state.tray == [food, craft - 2, weapons]  # the highest token that is not Ruins, twice
    assert solo.column() == "ruins craft food weapons"


def test_s5_4_a_tile_with_your_warship_has_no_space_for_it() -> None:
    solo = position(tiles=CALM, marks={1: "B6.1"}, warship={0: "B6"}).it_does("settle")
    assert (placed(solo), solo.state.gold[ADVERSARY]) == ([], 2)


def test_s5_4_one_settler_that_finds_no_space_brings_one_coin() -> None:
    solo = position(tiles=CALM, column="craft food weapons ruins", sections={4: 1})
    craft = solo.state.tray[1]
    solo.it_does("settle")
    assert (solo.state.gold[ADVERSARY], solo.state.tray[1], solo.state.reserve()) == (1, craft - 1, 1)


def test_s5_5_without_settlers_ten_gold_once() -> None:
    solo = position(tiles=CALM, marks={1: "B6.1"}, sections={4: 0}).it_does("settle")
    assert solo.state.gold[ADVERSARY] == 10


def test_s5_5_also_when_the_second_is_missing() -> None:
    solo = position(tiles=CALM, marks={1: "C5.1"}, sections={4: 1}).it_does("settle")
    assert (len(placed(solo)), solo.state.gold[ADVERSARY]) == (1, 10)
