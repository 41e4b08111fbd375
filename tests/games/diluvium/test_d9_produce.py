"""D-9: Produce."""

from __future__ import annotations

import pytest

from tests.games.diluvium.helpers import CALM_SEA, position


def test_d9_1_each_settler_on_the_chosen_tile_produces() -> None:
    table = position(tiles=CALM_SEA, settlers={0: "A1.1 A1.3 A1.4 B1.3"}, marks={0: "A1.1"}).do("wheel produce")
    assert (table.question, table.moves("produce")) == ("produce", {"A1", "B1"})
    table.do("produce A1")
    assert (table.held(), table.tray()) == ((2, 1, 0), (14, 15, 16))


def test_d9_1_one_tile_only() -> None:
    table = position(tiles=CALM_SEA, settlers={0: "A1.1 B1.3"}, marks={0: "A1.1"}).do("wheel produce", "produce B1")
    assert table.held() == (0, 0, 1)
    assert table.asked == 1


def test_d9_1_other_players_settlers_produce_nothing() -> None:
    table = position(tiles=CALM_SEA, settlers={0: "A1.1", 1: "A1.2 A1.4"}, marks={0: "A1.1", 1: "A1.2"})
    table.do("wheel produce")
    assert (table.held(0), table.held(1)) == ((1, 0, 0), (0, 0, 0))


def test_d9_1_a_tile_without_own_settlers_is_not_chosen() -> None:
    table = position(tiles=CALM_SEA, settlers={0: "A1.1 B1.3"}, marks={0: "A1.1 B2.1"}).do("wheel produce")
    refusal = table.refused("produce B2")
    assert (refusal.message, refusal.rules) == ("diluvium-no-settler-there", ("D-9.1",))


def test_d9_1_a_single_tile_is_chosen_without_asking() -> None:
    table = position(settlers={0: "B1.1"}).do("wheel produce")
    assert (table.held(), table.asked) == ((1, 0, 0), 1)


def test_d9_1_an_enemy_warship_does_not_stop_it() -> None:
    table = position(tiles=CALM_SEA, settlers={0: "A1.1"}, marks={0: "A1.1"}, warship={1: "A1"}).do("wheel produce")
    assert table.held() == (1, 0, 0)


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_d9_1_no_more_than_the_tray_has(left: int) -> None:
    table = position(tiles=CALM_SEA, settlers={0: "A1.1 A1.2 A1.3"}, marks={0: "A1.1"}, tray=f"food {left} craft 9")
    table.do("wheel produce")
    assert (table.held()[0], table.tray()[0]) == (left, 0)


def test_d9_2_two_craft_sell_for_3_gold() -> None:
    table = position(held={0: "craft 5"}).do("wheel produce")
    table.do("sell")
    assert (table.held(), table.gold()) == ((0, 3, 0), 3)
    table.do("sell")
    assert (table.held(), table.gold()) == ((0, 1, 0), 6)


def test_d9_2_one_craft_does_not_sell() -> None:
    table = position(held={0: "food 3 craft 1"}).do("wheel produce")
    assert table.moves() == {"done"}
    refusal = table.refused("sell")
    assert (refusal.message, refusal.rules) == ("diluvium-too-few", ("D-9.2",))
    assert (refusal.args["wanted"], refusal.args["held"]) == (2, 1)


def test_d9_2_what_was_just_produced_may_be_sold() -> None:
    table = position(settlers={0: "B1.2"}, held={0: "craft 1"}).do("wheel produce", "sell")
    assert table.gold() == 3


def test_d9_2_only_in_a_produce_action() -> None:
    table = position(held={0: "craft 4"})
    refusal = table.refused("sell")
    assert (refusal.message, refusal.rules) == ("move-not-now", ("D-3.2", "D-3.3", "D-15.1"))


def test_d9_3_two_weapons_move_the_marker_up_one() -> None:
    table = position(held={0: "weapons 4"}).do("wheel produce", "arm", "arm")
    assert (table.held(), table.state.strength, table.gold()) == ((0, 0, 0), [3, 1], 0)


def test_d9_3_one_weapon_does_not_arm() -> None:
    refusal = position(held={0: "craft 2 weapons 1"}).do("wheel produce").refused("arm")
    assert (refusal.message, refusal.rules) == ("diluvium-too-few", ("D-9.3",))


def test_d9_3_the_track_ends_at_6() -> None:
    table = position(held={0: "weapons 6"}, strength={0: 5}).do("wheel produce", "arm")
    assert table.moves() == {"done"}
    refusal = table.refused("arm")
    assert (refusal.message, refusal.rules) == ("diluvium-strongest", ("D-9.3",))


@pytest.mark.parametrize(("left", "gold"), [(0, 1), (1, 0)])
def test_d9_4_the_bonus_is_1_gold(left: int, gold: int) -> None:
    table = position(settlers={0: "B1.1"}, sections={0: (0, 3, left, 3)}).do("wheel produce")
    assert (table.gold(), table.held()) == (gold, (1, 0, 0))


def test_d9_4_an_empty_settle_or_engage_section_earns_nothing_here() -> None:
    assert position(sections={0: (0, 0, 3, 0)}).do("wheel produce").gold() == 0


def test_d9_4_nor_does_an_empty_produce_section_in_another_action() -> None:
    table = position(sections={0: (0, 3, 0, 3)}).do("wheel engage", "stay")
    assert (table.gold(), table.asked) == (0, 1)


def test_d9_5_ruins_produce_nothing() -> None:
    table = position(tiles={"B3": 18}, settlers={0: "B3.1 B3.4"}, marks={0: "B3.1"}).do("wheel produce")
    assert (table.held(), table.hand(), table.asked) == ((0, 0, 1), [], 1)
