"""D-7: the settlers box."""

from __future__ import annotations

import pytest

from seaboard.games import load_game
from tests.games.diluvium.helpers import CALM_SEA, Table, position


def settling(table: Table, space: str, source: str = "board.settle") -> Table:
    return table.do("wheel settle", f"take {source}", f"place {space}")


@pytest.mark.parametrize(("space", "held"), [("B1.1", (1, 0, 0)), ("B1.2", (0, 1, 0)), ("B1.3", (0, 0, 1))])
def test_d7_1_a_settler_takes_one_token_of_its_space_at_once(space: str, held: tuple[int, ...]) -> None:
    table = settling(position(), space)
    assert table.held() == held
    assert table.tray() == tuple(16 - token for token in held)
    assert table.question == "take"  # before the second settler moves


def test_d7_1_only_the_one_that_moves_harvests() -> None:
    table = settling(position(settlers={0: "B1.1 B1.2"}), "B1.3")
    assert table.held() == (0, 0, 1)


def test_d7_1_it_moves_though_the_tray_is_empty() -> None:
    table = settling(position(tray="craft 5 weapons 5"), "B1.1")
    assert (table.settlers(), table.held(), table.tray()) == ({"B1.1"}, (0, 0, 0), (0, 5, 5))


def test_d7_1_the_last_token_goes_to_the_first_who_comes() -> None:
    table = settling(position(tiles=CALM_SEA, marks={0: "A1.1"}, tray="food 1 craft 1 weapons 1"), "A1.1")
    table.do("take board.settle", "place A1.2")
    assert table.held() == (1, 0, 0)


def test_d7_2_a_settler_on_ruins_draws_a_card_at_once() -> None:
    table = settling(position(tiles={"B3": 18}, marks={0: "B3.1"}), "B3.4")
    assert table.question == "card"
    table.do("~card gate")
    assert (table.hand(), table.question, table.held()) == (["gate"], "take", (0, 0, 0))


def test_d7_2_the_card_comes_before_the_second_settler() -> None:
    table = settling(position(tiles={"B3": 20}, marks={0: "B3.1"}), "B3.1").do("~card map", "take board.settle")
    assert table.do("place B3.2").question == "card"


def test_d7_3_a_settler_goes_to_another_island() -> None:
    table = position(tiles=CALM_SEA, settlers={0: "A1.1"}, marks={0: "A1.1"}).do("wheel settle", "take A1.1")
    assert table.moves("place") == {"A1.4", "B1.1", "B1.2", "B1.3"}
    refusal = table.refused("place A1.2")
    assert (refusal.message, refusal.rules) == ("diluvium-same-island", ("D-7.3",))


def test_d7_3_another_island_of_the_same_tile_will_do() -> None:
    table = settling(position(tiles=CALM_SEA, settlers={0: "A1.1"}, marks={0: "A1.1"}), "A1.4", "A1.1")
    assert (table.settlers(), table.held()) == ({"A1.4"}, (0, 1, 0))


def test_d7_3_it_may_be_of_the_same_kind() -> None:
    table = settling(position(tiles=CALM_SEA, settlers={0: "A1.1"}, marks={0: "A1.1"}), "B1.1", "A1.1")
    assert (table.settlers(), table.held()) == ({"B1.1"}, (1, 0, 0))


def test_d7_3_a_city_is_one_island() -> None:
    table = position(tiles=CALM_SEA, settlers={0: "B1.1"}, marks={0: "B2.1"}).do("wheel settle", "take B1.1")
    assert table.moves("place") == {"B2.1", "B2.2", "B2.3"}
    assert table.refused("place B1.2").message == "diluvium-same-island"


def test_d7_3_who_has_only_the_own_island_to_go_to_is_not_offered() -> None:
    table = position(settlers={0: "B1.1"}).do("wheel settle")
    assert table.moves("take") == {"board.settle", "board.produce", "board.engage"}
    refusal = table.refused("take B1.1")
    assert (refusal.message, refusal.rules) == ("diluvium-nowhere-to-go", ("D-7.3", "D-7.4"))


def test_d7_3_nor_in_a_city_of_five_spaces() -> None:
    """An owner's city may be larger than any island of the sea."""
    game = load_game("diluvium", '[edition]\nname = "x"\n[city]\nislands = ["food 3", "craft 2"]\n')
    table = position(game=game, settlers={0: "B1.1"}).do("wheel settle")
    assert "B1.1" not in table.moves("take")
    for source in table.moves("take"):
        assert table.copy().do(f"take {source}").moves("place")


def test_d7_4_no_settler_moves_onto_a_tile_with_an_enemy_warship() -> None:
    table = position(tiles=CALM_SEA, marks={0: "B2.1 A1.1"}, warship={1: "A1"}).do("wheel settle", "take board.settle")
    assert {space for space in table.moves("place") if space[:2] == "A1"} == set()
    refusal = table.refused("place A1.1")
    assert (refusal.message, refusal.rules) == ("diluvium-under-warship", ("D-7.4",))


def test_d7_4_ones_own_warship_does_not_matter() -> None:
    table = position(tiles=CALM_SEA, marks={0: "A1.1"}, warship={0: "A1"}).do("wheel settle", "take board.settle")
    assert "A1.1" in table.moves("place")


def test_d7_4_settlers_already_there_may_leave_but_not_within_the_tile() -> None:
    table = position(tiles=CALM_SEA, settlers={0: "A1.1"}, marks={0: "A1.1"}, warship={1: "A1"})
    table.do("wheel settle", "take A1.1")
    assert table.moves("place") == {"B1.1", "B1.2", "B1.3"}


def test_d7_4_a_settle_space_under_a_warship_is_of_no_use() -> None:
    table = position(tiles=CALM_SEA, cards={0: "map"}, warship={1: "A1"}).do("play map", "mark A1.3")
    assert (table.question, table.marks(), table.settlers(), table.gold()) == ("wheel", {"A1.3"}, set(), 1)
