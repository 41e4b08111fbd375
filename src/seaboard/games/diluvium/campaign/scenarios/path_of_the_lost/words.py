"""What people read of On the Path of the Lost."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.messages import Line, line
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Aim, Deed, Steps, Words
from seaboard.games.diluvium.campaign.rules.actions import COURSE, MEET
from seaboard.games.diluvium.campaign.rules.state import NOWHERE, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.path_of_the_lost.rules import EXILES, exiles_met


def met(scene: SoloScene) -> List[Line]:
    gold = scene.before.gold[YOU] - scene.after.gold[YOU]
    return [line("solo-meets-exile", "S-26.4", gold=gold, place=scene.tile(scene.before.exile))]


def shown(scene: SoloScene) -> List[Line]:
    place = scene.names[scene.argument]
    if scene.after.found != NOWHERE:
        return [line("solo-city-shown", "S-26.6", place=place)]
    return [line("solo-exile-shown", "S-26.3" if not exiles_met(scene.after) else "S-26.5", place=place)]


def exiles_and_city(state: SoloState) -> Steps:
    """S-26.1: the exiles, and the city they tell of."""
    return int(exiles_met(state)) + len(state.story.met(state)), EXILES + 1


WORDS: Final = Words(
    aims={"traveler": Aim(exiles_and_city)},
    answers={("Exile", COURSE): shown},
    deeds=(Deed(MEET, ("S-26.4",), met),),
    whose_city="chinese",
)
