"""The worked examples of Diluvium's rulebook, opened at the right event of a golden game, with all their figures."""

from __future__ import annotations

from typing import Any

from seaboard.core.play import Play
from tests.games.diluvium.helpers import Table
from tests.golden import goldens


def opened(name: str) -> Play[Any]:
    return goldens.played("diluvium", f"example-{name}")


def before(play: Play[Any], line: str) -> Table:
    """The table just before the last event that reads like this, free to be played on."""
    number = [number for number, event in enumerate(play.events) if str(event) == line][-1]
    return Table(play.at(number).copy(), play.game)


def after(play: Play[Any], line: str) -> Table:
    number = [number for number, event in enumerate(play.events, 1) if str(event) == line][-1]
    return Table(play.at(number).copy(), play.game)


def gained(play: Play[Any], first: str, last: str, seat: int) -> int:
    """The gold of a seat from before one event to after another."""
    return after(play, last).gold(seat) - before(play, first).gold(seat)


# ship movement: Adeline is seat 2, the Greeks seat 0, Braley seat 1

ADELINE, GREEKS, BRALEY = 2, 0, 1


def test_ship_movement_two_tiles_and_one_more_for_a_food() -> None:
    play = opened("ship-movement")
    start, end = before(play, "3 sail A4"), after(play, "3 sail A4")
    assert (start.warship(ADELINE), end.warship(ADELINE)) == ("A1", "A4")
    assert start.prices()["A4"] == 1
    assert start.held(ADELINE)[0] - end.held(ADELINE)[0] == 1


def test_ship_movement_the_way_crosses_a_city_and_a_warship() -> None:
    start = before(opened("ship-movement"), "3 sail A4")
    assert start.see().players[GREEKS].people == "greeks"
    assert start.see().players[GREEKS].city == "A2"
    assert start.warship(BRALEY) == "A3"
    assert start.refused("sail A2").rules == ("D-5.4",)
    assert "A3" in start.moves("sail")  # a warship might stop there


def test_ship_movement_or_two_food_turn_up_the_hidden_tile() -> None:
    start = before(opened("ship-movement"), "3 sail A4")
    assert start.prices()["B1"] == 2
    food = start.held(ADELINE)[0]
    start.do("sail B1", "~tile B1 21")
    assert (start.warship(ADELINE), start.held(ADELINE)[0], start.asked) == ("B1", food - 2, 0)


# explore: Braley is seat 0


def test_explore_three_tiles_for_a_food_and_three_gold() -> None:
    play = opened("explore")
    start, sailed = before(play, "1 sail A3"), after(play, "1 sail A3")
    assert (start.explorer(), start.prices()["A3"], start.held()[0], sailed.held()[0]) == ("B1", 1, 1, 0)
    assert start.state.markers[0] == 6
    assert len(sailed.moves("mark")) > 1
    end = after(play, "1 mark A3.1")
    assert (end.gold() - start.gold(), end.marks(), end.state.markers[0]) == (1 + 2, {"A3.1"}, 5)


def test_explore_one_gold_under_the_marker_and_two_on_the_space() -> None:
    start = before(opened("explore"), "1 mark A3.1")
    assert start.see().players[0].track[0] == 1
    tile = next(place for place in start.see().sea if place.name == "A3")
    assert tile.marks[0].gold == 2


# settle: Joe is seat 0


def test_settle_not_without_a_marker_and_not_under_a_warship() -> None:
    start = before(opened("settle"), "1 place B1.4")
    assert start.refused("place A4.1").rules == ("D-8.1",)
    assert start.refused("place B2.1").rules == ("D-7.4",)
    assert (start.warship(1), "B2.1" in start.marks()) == ("B2", True)


def test_settle_a_ruins_card_and_a_food() -> None:
    play = opened("settle")
    start = before(play, "1 take board.produce")
    drawn, end = after(play, "~card treasure"), after(play, "1 place A1.1")
    assert (start.hand(), drawn.hand(), drawn.held()) == ([], ["treasure"], start.held())
    assert (end.held()[0] - start.held()[0], end.held()[1:]) == (1, start.held()[1:])
    assert (start.settlers(), end.settlers()) == ({"A2.1"}, {"B1.4", "A1.1"})


# produce: Gavin is seat 0


def test_produce_the_figures() -> None:
    play = opened("produce")
    start, taken, end = before(play, "1 produce B1"), after(play, "1 produce B1"), after(play, "1 done")
    assert [after_ - before_ for after_, before_ in zip(taken.held(), start.held(), strict=True)] == [0, 2, 1]
    assert (taken.hand(), start.hand()) == (["compass"], ["compass"])  # no second card for the settler on the ruins
    assert "B1.4" in start.settlers()
    assert start.board()[2] == 0
    assert [taken.held()[kind] - end.held()[kind] for kind in range(3)] == [0, 4, 2]
    assert (end.gold() - start.gold(), end.state.strength[0] - start.state.strength[0]) == (6 + 1, 1)


# engage 1: Joe is seat 0


def test_engage_1_strength_4_and_a_weapon_slay_a_monster_for_8_gold() -> None:
    play = opened("engage-1")
    start, facing, end = before(play, "1 sail A3"), before(play, "1 slay"), after(play, "1 slay")
    assert (start.warship(), facing.warship(), start.state.strength[0]) == ("A1", "A3", 4)
    monster = next(place.monster for place in facing.see().sea if place.name == "A3")
    assert monster is not None
    assert (monster.strength, monster.gold) == (5, 6)
    assert facing.held()[2] - end.held()[2] == 1
    assert end.gold() - facing.gold() == 6 + 2
    assert end.board()[3] == 0
    slain = next(place.monster for place in end.see().sea if place.name == "A3")
    assert slain is not None
    assert slain.slain


# engage 2: Adeline is seat 0, Gavin seat 1


def test_engage_2_three_against_three_and_the_attacker_wins() -> None:
    play = opened("engage-2")
    start = before(play, "1 commit 1")
    assert (start.warship(0), start.warship(1), start.state.strength) == ("A2", "A2", [2, 1])
    fought = after(play, "2 commit 2")
    assert (start.held(0)[2] - fought.held(0)[2], start.held(1)[2] - fought.held(1)[2]) == (1, 2)
    assert (fought.warship(0), fought.warship(1), fought.explorer(1)) == ("A2", "A3", "A3")
    assert fought.gold(0) - start.gold(0) == 1 + 1  # for the battle, and for the ship that fled


def test_engage_2_one_settler_to_the_city_one_to_the_board() -> None:
    play = opened("engage-2")
    first, second = before(play, "2 flee A3.1"), before(play, "2 flee board.engage")
    assert {space for space in first.moves("flee") if space.startswith("A3")} == {"A3.1"}
    assert second.held(1)[0] - first.held(1)[0] == 1
    assert second.moves("flee") == {"board.produce", "board.engage"}
    end = after(play, "2 flee board.engage")
    assert (end.board(1)[2], end.board(1)[3]) == (0, 3)  # the Produce bonus is safe
    assert gained(play, "1 commit 1", "2 flee board.engage", 0) == 1 + 3
