"""What people read of A Seething Heart."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.messages import Line, line
from seaboard.games.diluvium.campaign.presentation.aims import weapons_to_bring
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Deed, Sign, Words
from seaboard.games.diluvium.campaign.rules.actions import DELIVER
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, SoloState
from seaboard.games.diluvium.campaign.scenarios.seething_heart.rules import ARMS, are_rebels_armed


def delivered(_: SoloScene) -> List[Line]:
    return [line("solo-arms-rebels", "S-37.3", weapons=int(ARMS))]


def signs(state: SoloState) -> List[Sign]:
    """S-37.2."""
    return [(state.tables.city[ADVERSARY], "rebels")]


WORDS: Final = Words(
    aims={"insurgent": weapons_to_bring(ARMS, "rebels", are_rebels_armed)},
    deeds=(Deed(DELIVER, ("S-37.3",), delivered),),
    signs=signs,
)
