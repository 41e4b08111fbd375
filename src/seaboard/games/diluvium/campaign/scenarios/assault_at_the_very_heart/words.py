"""What people read of An Assault at the Very Heart."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.messages import Line, line
from seaboard.core.verbs import Reason
from seaboard.games.diluvium.campaign.presentation.near_moves import green_places
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Aim, Deed, Question, Tried, Words, refuse_place
from seaboard.games.diluvium.campaign.rules.actions import CORRUPT, PICK, amount_of
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE
from seaboard.games.diluvium.campaign.scenarios.assault_at_the_very_heart.rules import Refuge, archipelagos
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP


def corrupted(scene: SoloScene) -> List[Line]:
    place = scene.tile(scene.before.ship_at(EXPLORER))
    return [line("solo-corrupts", "S-30.5", gold=int(amount_of(scene.action)), place=place)]


def conquered(scene: SoloScene, cell: int) -> List[Line]:
    return [line("solo-conquered", "S-30.3", place=scene.tile(cell))]


def refuge(scene: SoloScene) -> List[Line]:
    rule = scene.after.stack[-1]
    assert isinstance(rule, Refuge)
    at = ADVERSARY * SHIPS + WARSHIP
    if scene.before.ships[at] == scene.after.ships[at]:
        return []
    place = scene.tile(scene.after.ships[at])
    return [line("solo-refuge" if rule.cell != NOWHERE else "solo-no-refuge", "S-30.4", place=place)]


def no_refuge(tried: Tried) -> Reason:
    state = tried.state
    if not archipelagos(state) >> tried.argument & 1:
        return refuse_place(tried, "no-archipelago", "S-30.4", "S-30.5")
    if state.enemy_warships(ADVERSARY) >> tried.argument & 1:
        return refuse_place(tried, "refuge-guarded", "S-30.4")
    return refuse_place(tried, "refuge-farther", "S-30.4")


WORDS: Final = Words(
    aims={"pitiless": Aim(lambda state: (int(state.conquered), 1))},
    steps={("Refuge", "choose"): refuge},
    deeds=(Deed(CORRUPT, ("S-30.5",), corrupted),),
    questions=(Question("solo-ask-refuge", PICK, green_places, no_refuge),),
    conquered=conquered,
    flee_to_board=("S-30.6",),
)
