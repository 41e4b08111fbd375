"""D-6: the tile the exploration ship reaches is marked."""

from __future__ import annotations

import pytest

from tests.games.diluvium.helpers import CALM_SEA, position

SIX = "B2.1 A1.1 B3.1 A2.1 C1.1 C2.1"


def test_d6_1_the_tile_reached_must_be_explored() -> None:
    table = position(tiles=CALM_SEA).do("wheel explore", "sail A1")
    assert (table.question, table.moves()) == ("mark", {"mark A1.1", "mark A1.2", "mark A1.3"})


def test_d6_1_no_other_tile_than_the_one_the_ship_is_on() -> None:
    refusal = position(tiles=CALM_SEA).do("wheel explore", "sail A1").refused("mark B2.1")
    assert (refusal.message, refusal.rules) == ("diluvium-mark-elsewhere", ("D-6.1",))


def test_d6_1_not_the_tiles_it_passed() -> None:
    table = position(tiles=CALM_SEA).do("wheel explore", "sail B3", "mark B3.1")
    assert table.marks() == {"B3.1"}


def test_d6_1_a_tile_explored_before_is_not_explored_again() -> None:
    table = position(tiles=CALM_SEA, marks={0: "A1.1"}).do("wheel explore", "sail A1")
    assert (table.asked, table.gold(), table.state.markers[0]) == (1, 0, 5)


def test_d6_1_nothing_happens_in_ones_city() -> None:
    table = position(tiles=CALM_SEA, explorer={0: "B2"}).do("wheel explore", "sail B1")
    assert (table.asked, table.gold(), table.state.markers[0]) == (1, 0, 6)


def test_d6_1_nothing_happens_where_no_space_is_free() -> None:
    table = position(players=3, tiles={"B2": 1}, marks={1: "B2.1", 2: "B2.2"}).do("wheel explore", "sail B2")
    assert (table.asked, table.gold(), table.state.markers[0]) == (1, 0, 6)


def test_d6_1_nothing_happens_without_a_marker() -> None:
    table = position(tiles=CALM_SEA, marks={0: SIX}, explorer={0: "B4"}).do("wheel explore", "sail B5")
    assert (table.asked, table.gold(), table.marks()) == (1, 0, set(SIX.split()))


@pytest.mark.parametrize("placed", range(6))
def test_d6_2_the_leftmost_marker_uncovers_its_gold(placed: int) -> None:
    table = position(tiles=CALM_SEA, marks={0: SIX.split()[:placed]}, explorer={0: "B4"})
    table.do("wheel explore", "sail B5", "mark B5.3")  # a settle space: only the track pays
    assert (table.gold(), table.state.markers[0]) == ((1, 1, 2, 2, 3, 4)[placed], 5 - placed)


def test_d6_3_the_marker_lies_on_the_space_chosen() -> None:
    table = position(tiles=CALM_SEA).do("wheel explore", "sail A1", "mark A1.2")
    assert table.marks() == {"A1.2"}
    assert table.see().players[0].explored == ("A1",)


def test_d6_3_a_space_with_a_marker_is_not_free() -> None:
    table = position(tiles=CALM_SEA, marks={1: "A1.2"}).do("wheel explore", "sail A1")
    assert table.moves() == {"mark A1.1", "mark A1.3"}
    refusal = table.refused("mark A1.2")
    assert (refusal.message, refusal.rules) == ("diluvium-mark-taken", ("D-6.3",))


def test_d6_3_a_single_free_space_is_taken_without_asking() -> None:
    table = position(tiles=CALM_SEA, marks={1: "B2.2"}).do("wheel explore", "sail B2")
    assert (table.asked, table.marks(), table.gold()) == (1, {"B2.1"}, 2)


def test_d6_3_a_space_the_tile_does_not_have() -> None:
    refusal = position(tiles=CALM_SEA).do("wheel explore", "sail B2").refused("mark B2.3")
    assert (refusal.message, refusal.rules) == ("diluvium-no-such-space", ("D-6.3",))


@pytest.mark.parametrize(("tile", "slot", "gold"), [(5, 1, 1), (5, 2, 2), (21, 1, 2), (21, 2, 3), (24, 1, 3)])
def test_d6_4_a_gold_space_pays_what_it_shows(tile: int, slot: int, gold: int) -> None:
    table = position(tiles={"A1": tile}).do("wheel explore", "sail A1", f"mark A1.{slot}")
    assert table.gold() == 1 + gold


def test_d6_5_a_settle_space_moves_a_settler_from_the_board() -> None:
    table = position(tiles=CALM_SEA).do("wheel explore", "sail A1", "mark A1.3")
    assert (table.question, table.moves("take")) == ("take", {"board.settle", "board.produce", "board.engage"})
    table.do("take board.produce")
    assert table.moves("place") == {"A1.1", "A1.2", "A1.3", "A1.4"}
    table.do("place A1.4")
    assert (table.settlers(), table.board(), table.held(), table.gold()) == ({"A1.4"}, (0, 3, 2, 3), (0, 1, 0), 1)
    assert table.asked == 1


def test_d6_5_or_from_elsewhere_on_the_map() -> None:
    table = position(tiles=CALM_SEA, settlers={0: "B1.1 B2.1"}, marks={0: "B2.1"})
    table.do("wheel explore", "sail A1", "mark A1.3", "take B2.1", "place A1.1")
    assert table.settlers() == {"B1.1", "A1.1"}


def test_d6_5_to_that_tile_only() -> None:
    table = position(tiles=CALM_SEA, marks={0: "B2.1"}).do("wheel explore", "sail A1", "mark A1.3", "take board.settle")
    for space in ("B2.1", "B1.1"):
        refusal = table.refused(f"place {space}")
        assert (refusal.message, refusal.rules) == ("diluvium-only-this-tile", ("D-6.5",))


def test_d6_5_the_settler_must_move() -> None:
    table = position(tiles=CALM_SEA).do("wheel explore", "sail A1", "mark A1.3")
    assert table.moves() == table.moves() & {f"take {source}" for source in table.moves("take")}


def test_d6_5_without_room_the_marker_is_placed_and_the_effect_lost() -> None:
    table = position(tiles=CALM_SEA, settlers={1: "A1.1 A1.2 A1.3 A1.4"}, marks={1: "A1.1"})
    table.do("wheel explore", "sail A1", "mark A1.3")
    assert (table.asked, table.marks(), table.gold(), table.settlers()) == (1, {"A1.3"}, 1, set())


def test_d6_6_nobody_explores_a_tile_twice() -> None:
    table = position(tiles=CALM_SEA, explorer={0: "B2"}).do("wheel explore", "sail A1", "mark A1.1")
    table.do("wheel produce", "wheel produce", "wheel engage", "stay", "wheel explore", "sail B2", "mark B2.1")
    table.do("wheel explore", "sail B6", "mark B6.1", "wheel engage", "stay", "wheel engage", "stay")
    table.do("wheel explore", "sail A1")
    assert (table.asked, table.marks()) == (1, {"A1.1", "B2.1"})


def test_d6_6_a_tile_somebody_else_revealed_may_be_explored() -> None:
    table = position(held={0: "food 2"}).do("wheel explore", "sail C1", "~tile C1 8", "mark C1.1")
    table.state.ships[2] = table.at("B2")
    there = table.do("wheel explore", "sail C1")
    assert there.question in {"take", "mark"}
    assert there.marks(1) == {"C1.2"}
