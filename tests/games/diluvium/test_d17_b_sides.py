"""D-17: the B sides."""

from __future__ import annotations

import pytest

from seaboard.games import load_game
from tests.games.diluvium.helpers import CALM_SEA, LINE_OF_TILES, new_table, position

BOARDS = ("warmonger", "artisan", "explorer", "settler")


def with_board(board: str, **pieces: object) -> dict[str, object]:
    return {"boards": {0: board}, "tiles": CALM_SEA, **pieces}


def test_d17_1_the_warmonger_begins_at_strength_3() -> None:
    assert [new_table(boards={0: board}).state.strength[0] for board in BOARDS] == [3, 1, 1, 1]


@pytest.mark.parametrize("food", range(4))
def test_d17_1_two_tiles_of_the_warship_for_each_food(food: int) -> None:
    table = position(**with_board("warmonger", held={0: f"food {food}"})).do("wheel engage")  # type: ignore[arg-type]
    row = {"B2": 0, "B3": 0, "B4": 1, "B5": 1, "B6": 2}
    prices = {name: price for name, price in table.prices().items() if name.startswith("B")}
    assert prices == {name: price for name, price in row.items() if price <= food}


def test_d17_1_a_hidden_tile_beyond() -> None:
    """One food, which would carry it two tiles, and two for the back of the third or fourth tile."""
    table = position(boards={0: "warmonger"}, tiles={"B3": 21}, held={0: "food 3"}).do("wheel engage")
    assert table.prices()["B4"] == 3
    line = load_game("diluvium", LINE_OF_TILES)
    table = position(game=line, boards={0: "warmonger"}, warship={0: "A2"}, held={0: "food 3"}).do("wheel engage")
    assert table.prices() == {"A1": 0, "A3": 0, "A5": 1, "A6": 3}


def test_d17_1_its_exploration_ship_pays_as_others_do() -> None:
    table = position(**with_board("warmonger", held={0: "food 2"})).do("wheel explore")  # type: ignore[arg-type]
    assert {name: table.prices()[name] for name in ("B3", "B4", "B5")} == {"B3": 0, "B4": 1, "B5": 2}


@pytest.mark.parametrize(("board", "gold"), [("warmonger", 3), ("artisan", 4), ("explorer", 3), ("settler", 3)])
def test_d17_2_the_artisan_sells_for_4(board: str, gold: int) -> None:
    assert position(boards={0: board}, held={0: "craft 2"}).do("wheel produce", "sell").gold() == gold


def test_d17_2_the_artisans_settle_bonus_is_1_gold() -> None:
    table = position(boards={0: "artisan"}, sections={0: (0, 0, 3, 3)})
    table.do("wheel settle", "take board.produce", "place B1.1", "take board.produce", "place B1.2")
    assert (table.asked, table.gold(), table.held()) == (1, 1, (1, 1, 0))


def test_d17_2_only_with_the_section_empty() -> None:
    table = position(boards={0: "artisan"})
    table.do("wheel settle", "take board.produce", "place B1.1", "take board.produce", "place B1.2")
    assert table.gold() == 0


@pytest.mark.parametrize("placed", range(6))
def test_d17_3_the_explorer_gains_more_for_each_marker(placed: int) -> None:
    spaces = ["B2.1", "A1.1", "B3.1", "A2.1", "C1.1", "C2.1"][:placed]
    table = position(**with_board("explorer", marks={0: spaces}, explorer={0: "B4"}))  # type: ignore[arg-type]
    table.do("wheel explore", "sail B5", "mark B5.1")
    assert table.gold() == (2, 2, 3, 3, 4, 5)[placed] + 2
    for number, mine in enumerate((1, 1, 2, 2, 3, 4)):
        assert table.see().players[0].track[number] > mine


def test_d17_3_its_exploration_ship_moves_up_to_three_tiles_its_warship_two() -> None:
    table = position(**with_board("explorer"))  # type: ignore[arg-type]
    assert {"B2", "B3", "B4"} == {name for name in table.copy().do("wheel explore").moves("sail") if name[0] == "B"}
    assert {"B2", "B3"} == {name for name in table.do("wheel engage").moves("sail") if name[0] == "B"}


def test_d17_3_one_food_for_the_fourth_tile() -> None:
    table = position(**with_board("explorer", held={0: "food 1"})).do("wheel explore")  # type: ignore[arg-type]
    assert table.prices()["B5"] == 1


def test_d17_4_the_settler_has_three_settlers_on_explore_and_two_on_each_other_section() -> None:
    assert new_table(boards={0: "settler"}).board() == (3, 2, 2, 2)


def test_d17_4_two_settlers_clear_a_section() -> None:
    table = position(boards={0: "settler"}, sections={0: (3, 2, 0, 2)}).do("wheel produce")
    assert table.gold() == 1


def test_d17_4_explore_has_no_bonus() -> None:
    table = position(boards={0: "settler"}, sections={0: (0, 2, 2, 2)})
    assert table.see().players[0].cleared == ()
    assert table.do("wheel explore", "sail B2", "mark B2.1").gold() == 2


def test_d17_4_one_gold_for_each_settler_placed_from_the_board() -> None:
    table = position(boards={0: "settler"}).do("wheel settle", "take board.explore", "place B1.1")
    assert (table.gold(), table.board()) == (1, (2, 2, 2, 2))
    assert table.do("take board.settle", "place B1.2").gold() == 2


def test_d17_4_none_for_settlers_that_only_move() -> None:
    table = position(**with_board("settler", settlers={0: "B1.1 B1.2"}, marks={0: "A1.1"}))  # type: ignore[arg-type]
    table.do("wheel settle", "take B1.1", "place A1.1", "take B1.2", "place A1.4")
    assert table.gold() == 0


def test_d17_4_also_by_an_exploration_space_and_by_the_gate() -> None:
    table = position(boards={0: "settler"}, cards={0: "gate"}).do("play gate", "take board.explore", "place B1.1")
    assert table.gold() == 1
    table.do("wheel explore", "sail B2", "mark B2.2", "take board.explore", "place B2.1")
    assert table.gold() == 1 + 1 + 1


def test_d17_4_none_for_settlers_that_flee() -> None:
    table = position(boards={1: "settler"}, tiles=CALM_SEA, settlers={1: "A1.1"}, marks={1: "A1.1"}, warship={0: "B2"})
    table.do("wheel engage", "sail A1")
    assert table.copy().do("flee B7.1").gold(1) == 0
    table.do("flee board.settle")
    assert (table.gold(1), table.board(1)) == (0, (3, 2, 2, 2))


def test_d17_4_its_explore_section_takes_settlers_that_flee() -> None:
    table = position(
        boards={1: "settler"},
        tiles=CALM_SEA,
        settlers={1: "A1.1"},
        sections={1: (2, 2, 2, 2)},
        marks={1: "A1.1"},
        warship={0: "B2"},
    )
    table.do("wheel engage", "sail A1", "flee board.explore")
    assert table.board(1) == (3, 2, 2, 2)
