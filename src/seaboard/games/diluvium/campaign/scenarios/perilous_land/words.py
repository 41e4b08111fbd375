"""What people read of A Perilous Land."""

from __future__ import annotations

from typing import Final

from seaboard.games.diluvium.campaign.presentation.aims import on_green
from seaboard.games.diluvium.campaign.presentation.words import Aim, Words
from seaboard.games.diluvium.campaign.scenarios.perilous_land.rules import BATTLES

WORDS: Final = Words(
    aims={"bellicose": Aim(lambda state: (int(state.wins), BATTLES)), "conqueror": Aim(on_green)},
)
