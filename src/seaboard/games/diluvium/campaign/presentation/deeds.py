"""The rows of all deeds: those of the scenarios, and the one that any scenario may have."""

from __future__ import annotations

from functools import lru_cache
from typing import Dict, List

from seaboard.core.messages import Line, line
from seaboard.core.verbs import Clauses
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Deed, words_of
from seaboard.games.diluvium.campaign.rules.actions import ESCORT, deed_of
from seaboard.games.diluvium.campaign.scenarios import IDS


def escorted(_: SoloScene) -> List[Line]:
    return [line("solo-escorted", "S-12.9")]


@lru_cache(maxsize=1)
def _rows() -> Dict[int, Deed]:
    """By their codes."""
    deeds = [deed for scenario in IDS for deed in words_of(scenario).deeds]
    return {deed.code: deed for deed in [*deeds, Deed(ESCORT, ("S-12.9",), escorted)]}


def deed_row(action: int) -> Deed:
    return _rows()[int(deed_of(action))]


def deed_rules(action: int) -> Clauses:
    return deed_row(action).rules
