"""What people read of The Remains of Unrest."""

from __future__ import annotations

from typing import Dict, Final, List

from seaboard.core.messages import Argument, Line, line
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Aim, Deed, Words
from seaboard.games.diluvium.campaign.rules.actions import BRIBE, amount_of
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NO_TOKEN, YOU
from seaboard.games.diluvium.campaign.scenarios.remains_of_unrest.rules import CARDS_IN_HAND, GOLD_GIVEN, gold_given
from seaboard.games.diluvium.presentation.names import kind_name
from seaboard.games.diluvium.rules.state import EXPLORER


def bribed(scene: SoloScene) -> List[Line]:
    cell = scene.before.ship_at(EXPLORER)
    settlers = int(scene.before.settlers_at(ADVERSARY, cell))
    args: Dict[str, Argument] = {"settlers": settlers, "gold": int(amount_of(scene.action))}
    return [line("solo-bribes", "S-27.5", place=scene.tile(cell), **args)]


def pillaged(scene: SoloScene, cell: int) -> List[Line]:
    """S-27.4."""
    if scene.new_tokens():
        return [line("solo-pillaged", "S-27.4", place=scene.tile(cell))]
    return [line("solo-no-second-card", "S-27.4")] if scene.before.tokens[cell] != NO_TOKEN else []


def column_put_back(scene: SoloScene) -> List[Line]:
    if scene.before.column == scene.after.column:
        return []
    return [line("solo-column-put-back", "S-27.3", kind=kind_name(scene.after.column[0]))]


WORDS: Final = Words(
    aims={
        "grave-robber": Aim(lambda state: (len(kinds(state.cards[YOU])), CARDS_IN_HAND)),
        "patron": Aim(lambda state: (int(gold_given(state)), GOLD_GIVEN)),
    },
    deeds=(Deed(BRIBE, ("S-27.5",), bribed),),
    deciding=column_put_back,
    settled=pillaged,
)
