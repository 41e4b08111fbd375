"""S-7: the adversary produces."""

from __future__ import annotations

import pytest

from tests.games.campaign.helpers import CALM, position

ADVERSARY = 1


@pytest.mark.parametrize(("settlers", "gold"), [("", 0), ("A1.1", 3), ("A1.1 A1.2", 3), ("A1.1 A1.2 A1.3", 6)])
def test_s7_1_three_gold_for_each_pair_on_craft(settlers: str, gold: int) -> None:
    """A1 is tile 6, C3 W1; its city has one settler on craft."""
    assert position(tiles=CALM, settlers={1: settlers}).it_does("produce").state.gold[ADVERSARY] == gold


@pytest.mark.parametrize(("settlers", "strength"), [("", 1), ("A5.1", 2), ("A5.1 A5.2", 2), ("A5.1 A5.2 A5.3", 3)])
def test_s7_2_a_step_of_strength_for_each_pair_on_weapons(settlers: str, strength: int) -> None:
    """A5 is tile 7, W3 F1; its city has one settler on weapons."""
    assert position(tiles=CALM, settlers={1: settlers}).it_does("produce").state.strength[ADVERSARY] == strength


def test_s7_2_strength_ends_at_six() -> None:
    solo = position(tiles=CALM, settlers={1: "A5.1 A5.2 A5.3"}, strength={1: 6}).it_does("produce")
    assert solo.state.strength[ADVERSARY] == 6


def test_s7_2_printed_example() -> None:
    """Three settlers on craft and three on weapons: three gold, one step."""
    solo = position(tiles=CALM, settlers={1: "A1.1 A1.2 A5.1 A5.2"}).it_does("produce")
    assert (solo.state.gold[ADVERSARY], solo.state.strength[ADVERSARY]) == (3, 2)
