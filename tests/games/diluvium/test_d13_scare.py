"""D-13: exploration ships and settlers flee."""

from __future__ import annotations

import pytest

from tests.games.diluvium.helpers import CALM_SEA, Table, position


def scared(**pieces: object) -> Table:
    """The warship of seat 0 comes to A1."""
    table = position(tiles=CALM_SEA, warship={0: "B2"}, **pieces)  # type: ignore[arg-type]
    return table.do("wheel engage", "sail A1")


def test_d13_1_pieces_flee_where_no_enemy_warship_is() -> None:
    table = scared(explorer={1: "A1"}, settlers={1: "A1.1"}, marks={1: "A1.1"})
    assert (table.explorer(1), table.question, table.asked) == ("B7", "flee", 1)


def test_d13_1_only_those_on_the_tile() -> None:
    table = scared(explorer={1: "B2"}, settlers={1: "B2.1"}, marks={1: "B2.1"})
    assert (table.explorer(1), table.settlers(1), table.gold(), table.asked) == ("B2", {"B2.1"}, 0, 1)


def test_d13_1_ones_own_pieces_stay() -> None:
    table = scared(explorer={0: "A1"}, settlers={0: "A1.1"}, marks={0: "A1.1"})
    assert (table.explorer(0), table.settlers(0), table.gold()) == ("A1", {"A1.1"}, 0)


def test_d13_1_a_warship_that_stays_scares_newcomers() -> None:
    table = position(tiles=CALM_SEA, warship={0: "A1"}, settlers={1: "A1.1"}, marks={1: "A1.1"})
    table.do("wheel engage", "stay", "flee B7.3")
    assert (table.gold(), table.held(1)) == (1, (0, 0, 1))


def test_d13_1_nobody_flees_when_a_warship_passes() -> None:
    table = position(tiles=CALM_SEA, settlers={1: "B2.1"}, marks={1: "B2.1"}, explorer={1: "B2"})
    table.do("wheel engage", "sail B3")
    assert (table.settlers(1), table.explorer(1), table.asked) == ({"B2.1"}, "B2", 1)


def test_d13_1_nobody_flees_in_other_actions() -> None:
    table = position(tiles=CALM_SEA, warship={0: "A1"}, settlers={1: "A1.1"}, marks={1: "A1.1"}).do("wheel produce")
    assert (table.settlers(1), table.asked, table.question) == ({"A1.1"}, 1, "wheel")


def test_d13_1_after_a_won_fight_everybody_flees() -> None:
    table = position(
        players=4,
        tiles={"B1": 1, "A2": 5},
        warship={0: "B1", 2: "A2"},
        settlers={1: "A2.1", 2: "A2.2", 3: "A2.3"},
        marks={1: "A2.1", 2: "A2.2", 3: "A2.3"},
    )
    table.do("wheel engage", "sail A2")
    asked = []
    while table.question == "flee":
        asked.append(table.asked)
        table.do("flee board.settle")
    assert sorted(asked) == [1, 2, 3]
    assert (table.gold(), asked[0]) == (1 + 3, 2)  # the loser's pieces first (D-12.8)


def test_d13_2_ships_go_home() -> None:
    table = scared(explorer={1: "A1"})
    assert (table.explorer(1), table.gold(), table.asked) == ("B7", 1, 1)


def test_d13_2_the_ships_of_all_others() -> None:
    table = position(players=3, tiles={"B2": 1, "B1": 5}, warship={0: "B2"}, explorer={1: "B1", 2: "B1"})
    table.do("wheel engage", "sail B1")
    assert (table.explorer(1), table.explorer(2), table.gold()) == ("E5", "F1", 2)


def test_d13_3_the_owner_chooses_city_or_board() -> None:
    table = scared(settlers={1: "A1.1 B7.2"}, marks={1: "A1.1"})
    assert table.asked == 1
    assert table.moves("flee") == {"B7.1", "B7.3", "board.settle"}


def test_d13_3_the_city_harvests() -> None:
    table = scared(settlers={1: "A1.1"}, marks={1: "A1.1"}).do("flee B7.2")
    assert (table.held(1), table.settlers(1), table.tray()) == ((0, 1, 0), {"B7.2"}, (16, 15, 16))


def test_d13_3_the_board_does_not() -> None:
    table = scared(settlers={1: "A1.1"}, marks={1: "A1.1"}).do("flee board.settle")
    assert (table.held(1), table.settlers(1), table.board(1)) == ((0, 0, 0), set(), (0, 3, 3, 3))


def test_d13_3_only_to_sections_with_room() -> None:
    table = scared(settlers={1: "A1.1"}, marks={1: "A1.1"})
    refusal = table.refused("flee board.produce")
    assert (refusal.message, refusal.rules) == ("diluvium-section-full", ("D-13.3",))
    assert table.refused("flee board.explore").message == "diluvium-section-full"


def test_d13_3_only_to_free_spaces_of_the_own_city() -> None:
    table = scared(settlers={1: "A1.1 B7.1"}, marks={1: "A1.1"})
    refusal = table.refused("flee B7.1")
    assert (refusal.message, refusal.rules) == ("diluvium-space-taken", ("D-13.3",))
    for space in ("B1.1", "B2.1"):
        refusal = table.refused(f"flee {space}")
        assert (refusal.message, refusal.rules) == ("diluvium-flee-home", ("D-13.3",))


def test_d13_3_one_by_one() -> None:
    table = scared(settlers={1: "A1.1 A1.2"}, marks={1: "A1.1"}).do("flee B7.1")
    assert (table.question, table.moves("flee")) == ("flee", {"B7.2", "B7.3", "board.settle"})
    table.do("flee board.settle")
    assert (table.settlers(1), table.held(1), table.board(1), table.gold()) == ({"B7.1"}, (1, 0, 0), (0, 2, 3, 3), 2)


def test_d13_3_a_single_way_is_taken_without_asking() -> None:
    """The city is full and only Settle has room."""
    table = scared(settlers={1: "A1.1 B7.1 B7.2 B7.3"}, marks={1: "A1.1"}, sections={1: (0, 0, 3, 3)})
    assert (table.asked, table.question, table.board(1), table.settlers(1)) == (
        *(1, "wheel"),
        *((0, 1, 3, 3), {"B7.1", "B7.2", "B7.3"}),
    )
    assert table.gold() == 1


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_d13_3_several_owners_clockwise_from_the_player_who_scares_them(active: int) -> None:
    others = [(active + turn) % 4 for turn in (1, 2, 3)]
    table = position(
        players=4,
        active=active,
        tiles={"C4": 21},
        warship={active: "C4"},
        settlers={seat: f"C4.{number}" for number, seat in enumerate(others, 1)},
    )
    table.do("wheel engage", "stay")
    asked = []
    while table.question == "flee":
        asked.append(table.asked)
        table.do("flee board.settle")
    assert asked == others
    assert table.gold(active) == 3


def test_d13_4_one_gold_for_each_ship_and_settler() -> None:
    table = scared(explorer={1: "A1"}, settlers={1: "A1.1 A1.2 A1.4"}, marks={1: "A1.1"})
    assert table.gold() == 1
    for number in (2, 3, 4):
        assert table.do("flee board.settle").gold() == number
    assert table.gold(1) == 0


def test_d13_4_the_engage_bonus_is_not_for_scaring() -> None:
    table = scared(explorer={1: "A1"}, sections={0: (0, 3, 3, 0)}, strength={0: 6})
    assert table.gold() == 1
