"""What people read of A Noose in Troubled Waters."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.messages import Line, line
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Aim, Words
from seaboard.games.diluvium.campaign.scenarios.noose_in_troubled_waters.rules import CITIES


def conquered(scene: SoloScene, cell: int) -> List[Line]:
    return [line("solo-conquered", "S-29.5", place=scene.tile(cell))]


WORDS: Final = Words(
    aims={"peacemaker": Aim(lambda state: (int(state.conquered), CITIES))},
    conquered=conquered,
    whose_city="chinese",
)
