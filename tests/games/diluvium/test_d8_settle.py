"""D-8: Settle."""

from __future__ import annotations

import pytest

from tests.games.diluvium.helpers import CALM_SEA, position

CLEARED = {0: (0, 0, 3, 3)}


def test_d8_1_two_settlers_move() -> None:
    table = position().do("wheel settle", "take board.settle", "place B1.1", "take board.engage", "place B1.3")
    assert (table.settlers(), table.board(), table.held(), table.asked) == (
        {"B1.1", "B1.3"},
        (0, 2, 3, 2),
        (1, 0, 1),
        1,
    )


def test_d8_1_to_the_city_and_to_tiles_with_an_own_marker() -> None:
    table = position(tiles=CALM_SEA, marks={0: "A1.1", 1: "B2.1"}).do("wheel settle", "take board.settle")
    assert table.moves("place") == {"B1.1", "B1.2", "B1.3", "A1.1", "A1.2", "A1.3", "A1.4"}


def test_d8_1_not_to_a_tile_without_an_own_marker() -> None:
    table = position(tiles=CALM_SEA, marks={1: "B2.1"}).do("wheel settle", "take board.settle")
    refusal = table.refused("place B2.1")
    assert (refusal.message, refusal.rules) == ("diluvium-not-explored", ("D-8.1",))


def test_d8_1_not_to_another_city() -> None:
    refusal = position().do("wheel settle", "take board.settle").refused("place B7.1")
    assert (refusal.message, refusal.rules) == ("diluvium-foreign-city", ("D-8.1",))


@pytest.mark.parametrize("owner", [0, 1])
def test_d8_1_only_to_a_free_space(owner: int) -> None:
    table = position(tiles=CALM_SEA, marks={0: "A1.1", 1: "A1.2"}, settlers={owner: "A1.1"})
    refusal = table.do("wheel settle", "take board.settle").refused("place A1.1")
    assert (refusal.message, refusal.rules) == ("diluvium-space-taken", ("D-8.1",))


def test_d8_1_the_tile_need_not_be_near_a_ship() -> None:
    table = position(tiles=CALM_SEA, marks={0: "C5.1"}).do("wheel settle", "take board.settle")
    assert "C5.1" in table.moves("place")


def test_d8_1_from_the_board_or_from_the_map() -> None:
    table = position(tiles=CALM_SEA, marks={0: "A1.1"}, settlers={0: "B1.1 A1.1"}).do("wheel settle")
    assert table.moves("take") == {"board.settle", "board.produce", "board.engage", "B1.1", "A1.1"}


@pytest.mark.parametrize("source", ["B7.1", "A1.2", "board.explore"])
def test_d8_1_only_ones_own_settlers(source: str) -> None:
    table = position(tiles=CALM_SEA, marks={1: "A1.1"}, settlers={1: "B7.1 A1.2"}).do("wheel settle")
    refusal = table.refused(f"take {source}")
    assert (refusal.message, refusal.rules) == ("diluvium-not-your-settler", ("D-8.1",))


def test_d8_1_two_different_settlers() -> None:
    table = position(tiles=CALM_SEA, marks={0: "A1.1"}).do("wheel settle", "take board.settle", "place A1.1")
    refusal = table.refused("take A1.1")
    assert (refusal.message, refusal.rules) == ("diluvium-just-moved", ("D-8.1",))


def test_d8_1_the_second_may_take_the_space_the_first_has_left() -> None:
    table = position(tiles=CALM_SEA, marks={0: "A1.1"}, settlers={0: "A1.1"})
    table.do("wheel settle", "take A1.1", "place B1.1", "take board.settle", "place A1.1")
    assert (table.settlers(), table.held()) == ({"A1.1", "B1.1"}, (2, 0, 0))


def test_d8_1_a_settler_moved_by_the_gate_before_may_move_again() -> None:
    table = position(tiles=CALM_SEA, marks={0: "A1.1"}, cards={0: "gate"})
    table.do("play gate", "take board.settle", "place A1.1", "wheel settle")
    assert "A1.1" in table.moves("take")


def test_d8_1_where_one_can_move_one_moves() -> None:
    """Two settlers in the city, one free space there and nothing explored."""
    table = position(settlers={0: "B1.1 B1.2"}).do("wheel settle", "take board.settle", "place B1.3")
    assert (table.asked, table.held()) == (1, (0, 0, 1))


def test_d8_1_where_none_can_move_none_moves() -> None:
    table = position(settlers={0: "B1.1 B1.2 B1.3"}, sections={0: (0, 1, 2, 3)}).do("wheel settle")
    assert (table.asked, table.held()) == (1, (0, 0, 0))


@pytest.mark.parametrize(("kind", "held"), [("food", (2, 1, 0)), ("craft", (1, 2, 0)), ("weapons", (1, 1, 1))])
def test_d8_2_with_the_bonus_a_resource_of_ones_choice(kind: str, held: tuple[int, ...]) -> None:
    table = position(sections=CLEARED)
    table.do("wheel settle", "take board.produce", "place B1.1", "take board.engage", "place B1.2")
    assert (table.question, table.moves()) == ("gain", {"gain food", "gain craft", "gain weapons"})
    table.do(f"gain {kind}")
    assert (table.held(), table.asked) == (held, 1)


def test_d8_2_it_must_be_taken() -> None:
    table = position(sections=CLEARED).do("wheel settle", "take board.produce", "place B1.1")
    table.do("take board.produce", "place B1.2")
    assert all(move.startswith("gain") for move in table.moves())


def test_d8_2_also_when_no_settler_could_move() -> None:
    table = position(settlers={0: "B1.1 B1.2 B1.3"}, sections=CLEARED).do("wheel settle")
    assert table.question == "gain"


def test_d8_2_no_bonus_with_a_settler_left_when_the_turn_began() -> None:
    table = position(sections={0: (0, 2, 3, 3)})
    table.do("wheel settle", "take board.settle", "place B1.1", "take board.settle", "place B1.2")
    assert (table.board(), table.asked, table.held()) == ((0, 0, 3, 3), 1, (1, 1, 0))


def test_d8_2_not_from_an_empty_tray() -> None:
    table = position(settlers={0: "B1.1 B1.2 B1.3"}, sections=CLEARED, tray="food 2 weapons 1").do("wheel settle")
    assert table.moves() == {"gain food", "gain weapons"}
    refusal = table.refused("gain craft")
    assert (refusal.message, refusal.rules) == ("diluvium-tray-empty", ("D-10.4",))


def test_d8_2_a_single_tray_is_taken_from_without_asking() -> None:
    table = position(settlers={0: "B1.1 B1.2 B1.3"}, sections=CLEARED, tray="weapons 2").do("wheel settle")
    assert (table.asked, table.held(), table.tray()) == (1, (0, 0, 1), (0, 0, 1))


def test_d8_2_with_all_trays_empty_there_is_nothing_to_take() -> None:
    table = position(settlers={0: "B1.1 B1.2 B1.3"}, sections=CLEARED, tray="").do("wheel settle")
    assert (table.asked, table.held()) == (1, (0, 0, 0))
