"""N-11: easier and harder games."""

from __future__ import annotations

import pytest

from seaboard.core.errors import BadOptions
from seaboard.games.nautilion.components.loading import components
from tests.games.nautilion.helpers import GAME, SUBMARINES, new_table


@pytest.mark.parametrize("reserve", [1, 2, 3, 4, 5, 6])
def test_n11_1_a_reserve_from_one_to_six(reserve: int) -> None:
    table = new_table(reserve=reserve)
    assert table.see.reserve == reserve
    assert ("tide 1 2" in table.roll(1, 1, 1).moves()) == (reserve >= 2)


@pytest.mark.parametrize("reserve", [0, 7, -1])
def test_n11_1_no_other_reserve(reserve: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new({"reserve": reserve})
    assert "N-11.1" in refusal.value.rules


def test_n11_2_two_submarines_of_each_class() -> None:
    classes = {name: submarine.cls for name, submarine in components().submarines.items()}
    assert classes == {name: name[0] for name in SUBMARINES}


def test_n11_2_a_harder_class_has_fewer_ducts() -> None:
    counted = {cls: set[int]() for cls in "ABC"}
    for submarine in components().submarines.values():
        counted[submarine.cls].add(len(submarine.ducts))
    assert min(counted["A"]) > max(counted["B"])
    assert min(counted["B"]) > max(counted["C"])
