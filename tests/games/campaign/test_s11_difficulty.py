"""S-11: four levels, each with what the ones before it change."""

from __future__ import annotations

import pytest

from seaboard.games.diluvium.campaign.components.loading import booklet
from seaboard.games.diluvium.campaign.rules.setup import Bonuses, set_up
from tests.games.campaign.helpers import Solo, scenario

ADVERSARY = 1


def test_s11_1_normal_changes_nothing() -> None:
    solo = scenario(level=0)
    assert (solo.state.tray, solo.state.coins, solo.state.strength[ADVERSARY]) == ([16, 14, 16], 60, 1)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_s11_2_hard_takes_two_of_each_resource_and_ten_gold(level: int) -> None:
    chart = booklet().chart("perilous-land")
    solo = Solo(set_up(chart.solo_tables(6), chart.story, chart.people, level, Bonuses()))
    assert (solo.state.tray, solo.state.coins) == ([14, 12, 14], 50)


@pytest.mark.parametrize(("level", "strength"), [(1, 1), (2, 2), (3, 2)])
def test_s11_3_extreme_begins_with_strength_two(level: int, strength: int) -> None:
    chart = booklet().chart("perilous-land")
    assert set_up(chart.solo_tables(6), chart.story, chart.people, level, Bonuses()).strength[ADVERSARY] == strength


@pytest.mark.parametrize(("level", "cards"), [(0, False), (1, False), (2, False), (3, True)])
def test_s11_4_divine_punishment_draws_a_ruins_card_for_it(level: int, cards: bool) -> None:
    chart = booklet().chart("perilous-land")
    solo = Solo(set_up(chart.solo_tables(6), chart.story, chart.people, level, Bonuses()))
    while solo.question == "lay":
        solo.do(solo.moves()[0])
    assert (solo.question == "card") == cards
    if cards:
        solo.do("~card treasure")
        assert (solo.state.gold[ADVERSARY], solo.question) == (2, "wheel")
