"""Random games of every scenario end as the booklet says, and lose no settler."""

from __future__ import annotations

import pytest

from seaboard.games.diluvium.campaign.scenarios import IDS, SCENARIOS
from tests.games.campaign.voyage import random_games

DEFEATS = {"exhausted", "poorer", "city-fallen"}
OWN_DEFEATS = {"curse-of-mu": {"swallowed"}, "hydras-ire": {"forsaken"}}


@pytest.mark.parametrize("name", IDS)
def test_random_games_end_with_an_ending_of_the_scenario(name: str) -> None:
    known = DEFEATS | OWN_DEFEATS.get(name, set()) | set(SCENARIOS[name].titles)
    assert set(random_games(name)) <= known
