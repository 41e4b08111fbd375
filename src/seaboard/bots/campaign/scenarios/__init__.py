"""What the bots steer by in each scenario: one module a scenario, with the name of its folder among the games."""

from __future__ import annotations

from importlib import import_module
from typing import Dict, Final

from seaboard.bots.campaign.goals import Goals
from seaboard.games.diluvium.campaign.scenarios import IDS, SCENARIOS, folder_of


def _goals(name: str) -> Goals:
    found: Goals = import_module(f"{__name__}.{folder_of(name)}").GOALS
    return found


BY_CHAPTER: Final[Dict[int, Goals]] = {SCENARIOS[name].number: _goals(name) for name in IDS}
