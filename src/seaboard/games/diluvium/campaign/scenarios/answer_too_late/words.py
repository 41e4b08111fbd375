"""What people read of An Answer Too Late."""

from __future__ import annotations

from typing import Dict, Final, List, Optional

from seaboard.core.messages import Argument, Line, Message, line
from seaboard.core.verbs import Reason
from seaboard.games.diluvium.campaign.presentation.near_moves import green_places
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Aim, Deed, Question, Tried, Words, refuse_place
from seaboard.games.diluvium.campaign.rules.actions import DEED, GIVE, PICK, amount_of, deed
from seaboard.games.diluvium.campaign.rules.state import resources_of
from seaboard.games.diluvium.campaign.scenarios.answer_too_late.rules import (
    GIFT,
    OUTPOSTS,
    are_neighbours,
    craft_given,
    outposts_destroyed,
)
from seaboard.games.diluvium.presentation.names import kind_name
from seaboard.games.diluvium.rules.actions import CRAFT


def given(scene: SoloScene) -> List[Line]:
    craft = int(amount_of(scene.action))
    return [line("solo-gives-craft", "S-25.9", craft=craft, number=int(craft_given(scene.after)))]


def no_gift(tried: Tried) -> Optional[Message]:
    if not are_neighbours(tried.state):
        return Message("solo-refuse-no-neighbours")
    args: Dict[str, Argument] = {"kind": kind_name(CRAFT), "wanted": int(amount_of(tried.action))}
    return Message("diluvium-too-few", {**args, "held": int(resources_of(tried.state, CRAFT))})


def destroyed(scene: SoloScene, cell: int) -> List[Line]:
    return [line("solo-outpost-destroyed", "S-25.7", place=scene.tile(cell))]


def no_outpost(tried: Tried) -> Reason:
    return refuse_place(tried, "outpost", "S-25.4")


WORDS: Final = Words(
    aims={
        "warmonger": Aim(lambda state: (int(outposts_destroyed(state)), OUTPOSTS)),
        "corruptor": Aim(lambda state: (int(craft_given(state)), GIFT)),
    },
    deeds=(Deed(GIVE, ("S-25.9",), given, no_gift),),
    questions=(
        Question("solo-ask-past-outpost", PICK, green_places, no_outpost),
        Question("diluvium-ask-trade", DEED, lambda _, __: [deed(GIVE, 1)]),
    ),
    conquered=destroyed,
)
