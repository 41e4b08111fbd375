"""What people read of A Friend in Need."""

from __future__ import annotations

from typing import Final, List, Optional

from seaboard.core.messages import Line, Message, line
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.signs import on_tiles
from seaboard.games.diluvium.campaign.presentation.words import Aim, Deed, Question, Sign, Tried, Words
from seaboard.games.diluvium.campaign.rules.actions import BARTER, DEED
from seaboard.games.diluvium.campaign.rules.state import SoloState, resources_of
from seaboard.games.diluvium.campaign.scenarios.friend_in_need.rules import (
    BARTERS,
    ISLES,
    SETTLERS,
    TOKENS,
    egyptians_at_home,
    tokens_bought,
)
from seaboard.games.diluvium.presentation.names import kind_name
from seaboard.games.diluvium.rules.actions import RESOURCES


def bartered(scene: SoloScene) -> List[Line]:
    return [line("solo-bartered", "S-24.8", number=int(tokens_bought(scene.after)))]


def no_barter(tried: Tried) -> Optional[Message]:
    missing = [kind for kind in range(RESOURCES) if resources_of(tried.state, kind) == 0]
    if not missing:
        return Message("solo-refuse-bartered")
    return Message("solo-refuse-barter", {"kind": kind_name(missing[0])})


def signs(state: SoloState) -> List[Sign]:
    """S-24.1."""
    return on_tiles(state, ISLES, "isle")


WORDS: Final = Words(
    aims={
        "shepherdess": Aim(lambda state: (int(egyptians_at_home(state)), SETTLERS)),
        "merchant": Aim(lambda state: (int(tokens_bought(state)), TOKENS)),
    },
    deeds=(Deed(BARTER, ("S-24.8",), bartered, no_barter),),
    questions=(Question("diluvium-ask-trade", DEED, lambda _, __: BARTERS),),
    signs=signs,
    allies_placed=("S-24.4", "S-24.5"),
    allies_scared=("S-24.7",),
)
