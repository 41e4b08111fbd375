"""Every scenario of the campaign passes the kit at two difficulties; all together, at every one with every bonus."""

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


@pytest.mark.parametrize("number", range(len(IDS)), ids=IDS)
def test_every_scenario_conforms_at_two_difficulties(number: int) -> None:
    report = check_game(Campaign(booklet(SCARCE)), 2, number, [setting(number, level) for level in levels(number)])
    assert report.positions > 16


def levels(number: int) -> tuple[int, int]:
    return number // 4 % 4, (number // 4 + 2) % 4


def test_every_difficulty_meets_every_bonus() -> None:
    met = {(level, (number + level) % 4) for number in range(len(IDS)) for level in levels(number)}
    assert len(met) == len(LEVELS) * len(BONUSES)
