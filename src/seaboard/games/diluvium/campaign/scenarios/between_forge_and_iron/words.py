"""What people read of Between Forge and Iron."""

from __future__ import annotations

from typing import Final

from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.presentation.words import Aim, Steps, Words
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState
from seaboard.games.diluvium.components.tables import chosen


def green_explored(state: SoloState) -> Steps:
    """S-36.1."""
    outlined = chosen(state.tables.listed, green(state))
    return sum(1 for cell in outlined if state.explored[YOU] >> cell & 1), len(outlined)


WORDS: Final = Words(aims={"smith": Aim(green_explored)})
