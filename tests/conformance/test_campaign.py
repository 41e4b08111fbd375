"""Every scenario of the campaign passes the kit, at every difficulty and with every bonus."""

from __future__ import annotations

from typing import Dict, List, Union

import pytest

from seaboard.conformance import check_game
from seaboard.games.diluvium.campaign.components.loading import booklet
from seaboard.games.diluvium.campaign.game import LEVELS, Campaign
from seaboard.games.diluvium.campaign.scenarios import IDS

Setting = Dict[str, Union[int, str]]

# few resources: a game is over in half a dozen rounds
SCARCE = '[edition]\nname = "Hard times"\n' + "\n".join(f"[scenario.{name}]\nresources = [8, 8, 8, 30]" for name in IDS)
BONUSES: List[Setting] = [
    {},
    {"board": "settler", "food": "yes", "aztec": "settle", "allies": "aztecs"},
    {"board": "explorer", "token": "yes", "home": 15},
    {"board": "warmonger", "card": "gate", "holder": 12, "warship": "yes"},
]


def setting(number: int, level: int) -> Setting:
    """Each scenario has another difficulty and other bonuses than the one before."""
    return {"scenario": IDS[number], "difficulty": LEVELS[level % 4], **BONUSES[(number + level) % 4]}


@pytest.mark.parametrize("level", range(len(LEVELS)), ids=LEVELS)
@pytest.mark.parametrize("number", range(len(IDS)), ids=IDS)
def test_every_scenario_conforms_at_every_difficulty(number: int, level: int) -> None:
    report = check_game(Campaign(booklet(SCARCE)), 1, number, [setting(number, level)])
    assert report.positions > 8
