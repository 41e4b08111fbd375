"""Between Forge and Iron (S-36).

  A1  A2  A3* A4  A5*
B1  B2  B3  B4  B5* B6  B7      B1 is your city
      C1  C2  C3* C4  C5
"""

from __future__ import annotations

from tests.games.campaign.voyage import new_voyage, position

NAME = "between-forge-and-iron"
TILES = {"A3": 21, "A5": 7, "B5": 22, "C3": 23, "B4": 24}
THREE = "A3.1 B5.1 C3.1"


def test_s36_1_four_tiles_explored_and_more_gold_win() -> None:
    voyage = position(NAME, tiles=TILES, marks={0: THREE}, explorer={0: "B5"}, gold=(9, 1), held="food 2")
    assert voyage.do("wheel explore", "sail A5", "mark A5.1").ending == "smith"


def test_s36_1_not_with_less_gold() -> None:
    voyage = position(NAME, tiles=TILES, marks={0: THREE}, explorer={0: "B5"}, gold=(0, 40), held="food 2")
    assert voyage.do("wheel explore", "sail A5", "mark A5.1").ending == "poorer"


def test_s36_1_three_are_not_enough() -> None:
    voyage = position(NAME, tiles=TILES, marks={0: THREE}, explorer={0: "B5"}, gold=(9, 1))
    assert voyage.do("wheel explore", "sail B4", "mark B4.1").ending == ""


def test_s36_1_its_markers_do_not_count() -> None:
    voyage = position(NAME, tiles=TILES, marks={0: THREE, 1: "A5.1"}, gold=(9, 1))
    assert voyage.do("wheel produce").ending == ""


def test_s36_1_a_map_explores_too() -> None:
    voyage = position(NAME, tiles=TILES, marks={0: THREE}, gold=(9, 1), cards="map").do("wheel produce")
    assert voyage.do("play map", "mark A5.1").ending == "smith"


def test_s36_2_a_token_on_each_green_tile() -> None:
    voyage = new_voyage(NAME)
    assert [voyage.token(place) for place in ("A3", "A5", "B5", "C3")] == [1, 2, 3, 4]
    assert sum(voyage.state.tokens) == 10
