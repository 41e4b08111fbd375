"""D-4: islands and spaces."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.games.diluvium.components.loading import printed
from tests.games.diluvium.helpers import CITY, new_table, position

ISLANDS = {number: printed().values[f"tile.{number}.islands"] for number in range(1, 30)}


@pytest.mark.parametrize("number", ISLANDS)
def test_d4_1_an_island_has_one_to_three_spaces_of_one_kind(number: int) -> None:
    islands = [island.split() for island in ISLANDS[number]]
    assert all(kind in {"food", "craft", "weapons", "ruins"} and 1 <= int(spaces) <= 3 for kind, spaces in islands)


@pytest.mark.parametrize("place", CITY[2])
def test_d4_1_a_city_has_one_island_with_one_space_of_each_resource(place: str) -> None:
    city = next(there for there in new_table().see().sea if there.name == place)
    assert [space.kind for space in city.spaces] == ["food", "craft", "weapons"]
    assert (city.marks, city.monster, city.tile) == ((), None, None)


def test_d4_1_the_three_spaces_of_a_city_are_one_island() -> None:
    assert "B1.1" not in position(settlers={0: "B1.1"}).do("wheel settle").moves("take")


def test_d4_1_the_spaces_of_a_tile_are_those_of_its_islands() -> None:
    table = position(tiles={"B3": 12})
    tile = next(there for there in table.see().sea if there.name == "B3")
    assert Counter(space.kind for space in tile.spaces) == {"craft": 2, "weapons": 1, "ruins": 1}
    assert [mark.gold for mark in tile.marks] == [1, 2, 0]


def test_d4_2_a_settler_on_ruins_gives_a_card() -> None:
    table = position(tiles={"B3": 12}, marks={0: "B3.1"}).do("wheel settle", "take board.settle", "place B3.4")
    assert (table.question, table.held()) == ("card", (0, 0, 0))


def test_d4_2_a_monster_takes_none_of_the_spaces() -> None:
    table = position(tiles={"B3": 27}, marks={0: "B3.1"}).do("wheel settle", "take board.settle")
    assert {space for space in table.moves("place") if space.startswith("B3")} == {"B3.1", "B3.2"}
    tile = next(there for there in table.see().sea if there.name == "B3")
    assert tile.monster is not None
    assert (tile.monster.strength, tile.monster.gold, tile.monster.slain) == (5, 7, False)
