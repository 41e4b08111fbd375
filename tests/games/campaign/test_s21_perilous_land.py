"""S-21: A Perilous Land."""

from __future__ import annotations

from seaboard.games.diluvium.campaign.components.loading import booklet
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY
from tests.games.campaign.helpers import CALM, position

GREEN = "A2.1 A2.2 A2.3 A2.4 A3.1 A3.2 A3.3 A3.4"


def test_s21_1_four_battles_won_make_you_the_bellicose() -> None:
    solo = position(tiles=CALM, wins=3, gold={0: 5}, warship={0: "B4", 1: "B5"}, strength={0: 6})
    solo.do("wheel engage", "sail B5", "~token 1")
    assert solo.ending() == "bellicose"


def test_s21_1_all_your_settlers_on_green_tiles_make_you_the_conqueror() -> None:
    for last, ending in (("C3.1", "conqueror"), ("C2.1", "")):
        solo = position(tiles=CALM, gold={0: 5}, settlers={0: f"{GREEN} {last}"}).do("wheel engage", "stay")
        assert solo.ending() == ending


def test_s21_1_whoever_leaves_the_green_tiles_again_has_been_there() -> None:
    solo = position(tiles=CALM, gold={0: 5}, settlers={0: GREEN}, marks={0: "A2.1 A3.1 C3.1"})
    solo.do("wheel settle", "take board.engage", "place C3.1", "take A2.1", "place B1.1", "gain food")
    assert solo.ending() == "conqueror"


def test_s21_1_a_settler_on_your_board_is_missing() -> None:
    assert position(tiles=CALM, gold={0: 5}, settlers={0: GREEN}).do("wheel engage", "stay").ending() == ""


def test_s21_2_four_fertile_tiles_with_sixteen_spaces() -> None:
    chart = booklet().chart("perilous-land")
    tiles = [chart.chart.fixed[cell] for cell in chart.chart.green]
    spaces = [chart.solo_tables(6).slots[tile].bit_count() for tile in tiles]
    assert (tiles, sum(spaces)) == ([5, 8, 10, 11], 16)


def test_s21_3_the_road_of_the_bellicose_and_conqueror() -> None:
    first = BY_VICTORY["perilous-land", "bellicose"]
    assert (first.leads_to, first.gives, first.lives) == ("answer-too-late", (("board", "warmonger"),), 0)
    second = BY_VICTORY["perilous-land", "conqueror"]
    assert (second.leads_to, second.gives, second.lives) == ("friend-in-need", (("food", "yes"),), 0)
