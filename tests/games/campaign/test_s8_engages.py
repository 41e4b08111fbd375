"""S-8: the adversary engages."""

from __future__ import annotations

from tests.games.campaign.helpers import CALM, position

YOU, ADVERSARY = 0, 1
STRAIGHT = ["B7", "B6", "B5", "B4", "B3", "B2", "B1"]


def test_s8_1_its_warship_takes_a_shortest_way_to_your_city() -> None:
    solo = position(tiles=CALM).it_does("engage").chance()
    assert solo.warship(ADVERSARY) == "B6"


def test_s8_1_the_astrolabe_decides_between_ways_of_one_length() -> None:
    """From A4 to B1 it is four tiles along row A or by row B."""
    solo = position(tiles=CALM, warship={1: "A4"}).it_does("engage")
    assert solo.question == "course"
    assert set(solo.moves()) == {"~course A3", "~course B4"}


def test_s8_2_a_tile_for_each_settler_on_food() -> None:
    solo = position(tiles=CALM, settlers={1: "B6.1 B6.2"}).it_does("engage").chance()
    assert solo.warship(ADVERSARY) == "B4"


def test_s8_3_a_tile_face_down_is_turned_up_and_ends_its_way() -> None:
    solo = position(tiles={"B6": 2}, settlers={1: "B6.1 B6.2"}).it_does("engage")
    assert solo.question == "tile"
    solo.do("~tile B5 21")
    assert solo.warship(ADVERSARY) == "B5"


def test_s8_4_it_fights_your_warship_then_scares_then_faces_a_monster() -> None:
    solo = position(
        tiles={**CALM, "B6": 15}, warship={0: "B6"}, explorer={0: "B6"}, settlers={0: "B6.1"}, strength={1: 3}
    ).it_does("engage")
    assert (solo.question, solo.warship(ADVERSARY)) == ("token", "B6")
    solo.do("~token 2")
    assert (solo.warship(YOU), solo.explorer(YOU), solo.question) == ("B1", "B1", "flee")
    solo.do("flee board.settle")
    assert solo.question == "token"  # the monster
    solo.do("~token 1")
    assert solo.state.slain >> solo.cell("B6") & 1


def test_s8_4_after_a_battle_lost_it_scares_nobody() -> None:
    solo = position(tiles=CALM, warship={0: "B6"}, explorer={0: "B6"}, settlers={0: "B6.1"}, strength={0: 6})
    solo.it_does("engage", "~token 0")
    assert (solo.warship(ADVERSARY), solo.explorer(YOU), solo.settlers(YOU)) == ("B7", "B6", ["B6.1"])


def test_s8_4_without_your_warship_it_scares_at_once() -> None:
    solo = position(tiles=CALM, explorer={0: "B6"}).it_does("engage")
    assert (solo.explorer(YOU), solo.state.gold[ADVERSARY]) == ("B1", 1)


def test_s8_5_your_settlers_go_home_or_to_your_board_as_always() -> None:
    solo = position(tiles=CALM, settlers={0: "B6.1"}).it_does("engage")
    assert {"flee B1.1", "flee board.settle"} <= set(solo.moves())
    solo.do("flee B1.1")
    assert (solo.held(), solo.state.gold[ADVERSARY]) == ({"food": 1}, 1)


def test_s8_5_its_settlers_go_back_to_its_board() -> None:
    solo = position(tiles=CALM, settlers={1: "B5.1 B5.2"}, warship={0: "B4"})
    solo.do("wheel engage", "sail B5")
    assert (solo.settlers(ADVERSARY), solo.state.reserve(), solo.state.gold[YOU]) == (["B7.1", "B7.2", "B7.3"], 6, 2)


def test_s8_5_your_warship_sends_its_exploration_ship_home() -> None:
    solo = position(tiles=CALM, explorer={1: "B5"}, warship={0: "B4"}).do("wheel engage", "sail B5")
    assert (solo.explorer(ADVERSARY), solo.state.gold[YOU]) == ("B7", 1)
