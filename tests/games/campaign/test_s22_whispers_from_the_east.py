"""S-22: Whispers from the East."""

from __future__ import annotations

import pytest

from seaboard.games.diluvium.campaign.components.loading import booklet
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY
from tests.games.campaign.helpers import position


@pytest.mark.parametrize(
    ("tile", "space", "ending"),
    [(19, "A3.1", "prospector"), (19, "A3.4", ""), (20, "A3.1", "explorer"), (20, "A3.3", ""), (22, "A3.1", "")],
    ids=["craft of 19", "ruins of 19", "ruins of 20", "food of 20", "craft of another tile"],
)
def test_s22_1_a_settler_on_the_craft_of_19_or_the_ruins_of_20(tile: int, space: str, ending: str) -> None:
    """Tile 19 is C3 R1, tile 20 is R2 F1 C1."""
    solo = position("whispers-from-the-east", tiles={"A3": tile}, settlers={0: space}, gold={0: 3})
    solo.do("wheel engage", "stay")
    assert solo.ending() == ending


def test_s22_1_a_settler_that_was_placed_there_may_go_on() -> None:
    solo = position("whispers-from-the-east", tiles={"A3": 19}, marks={0: "A3.1"}, cards="gate", gold={0: 3})
    solo.do("wheel settle", "take board.settle", "place A3.1", "take board.settle", "place B1.1")
    solo.do("play gate", "take A3.1", "place B1.2")
    assert solo.ending() == "prospector"


def test_s22_2_nineteen_and_twenty_lie_on_outlined_places_of_cost_two() -> None:
    chart = booklet().chart("whispers-from-the-east").chart
    assert chart.groups == [(chart.green, [19, 20])]
    assert [chart.layout.costs[cell] for cell in chart.green] == [2] * 5


def test_s22_3_the_road_of_the_prospector_and_explorer() -> None:
    first = BY_VICTORY["whispers-from-the-east", "prospector"]
    assert (first.leads_to, first.gives, first.lives) == ("friend-in-need", (("token", "yes"),), 0)
    second = BY_VICTORY["whispers-from-the-east", "explorer"]
    assert (second.leads_to, second.gives, second.lives) == ("what-killed-them", (), 0)
