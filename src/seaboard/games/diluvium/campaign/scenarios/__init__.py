"""The scenarios, by name, in the order of the booklet; the last two stand alone."""

from __future__ import annotations

from typing import Any, Dict, Tuple, Type

from seaboard.core.procedure import Procedure
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.scenarios.answer_too_late import AnswerTooLate, PassOutposts
from seaboard.games.diluvium.campaign.scenarios.assault_at_the_very_heart import AssaultAtTheVeryHeart, Refuge
from seaboard.games.diluvium.campaign.scenarios.between_forge_and_iron import BetweenForgeAndIron
from seaboard.games.diluvium.campaign.scenarios.condemned_lands import CondemnedLands, MoorElsewhere, Pursuit
from seaboard.games.diluvium.campaign.scenarios.curse_of_mu import CurseOfMu, GiveBack
from seaboard.games.diluvium.campaign.scenarios.facing_destiny import FacingDestiny, ReplaceAlly
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel import Earning, FlashOfSteel
from seaboard.games.diluvium.campaign.scenarios.friend_in_need import FriendInNeed
from seaboard.games.diluvium.campaign.scenarios.hydras_ire import Devour, HydrasIre
from seaboard.games.diluvium.campaign.scenarios.last_bastion import LastBastion, TakeOver
from seaboard.games.diluvium.campaign.scenarios.noose_in_troubled_waters import NooseInTroubledWaters
from seaboard.games.diluvium.campaign.scenarios.path_of_the_lost import Exile, PathOfTheLost
from seaboard.games.diluvium.campaign.scenarios.perilous_land import PerilousLand
from seaboard.games.diluvium.campaign.scenarios.remains_of_unrest import RemainsOfUnrest
from seaboard.games.diluvium.campaign.scenarios.seething_heart import SeethingHeart
from seaboard.games.diluvium.campaign.scenarios.what_killed_them import ChooseHome, TakeKeptCard, WhatKilledThem
from seaboard.games.diluvium.campaign.scenarios.whispers_from_the_east import WhispersFromTheEast

SCENARIOS: Dict[str, Scenario] = {
    story.id: story
    for story in (
        PerilousLand(),
        WhispersFromTheEast(),
        WhatKilledThem(),
        FriendInNeed(),
        AnswerTooLate(),
        PathOfTheLost(),
        RemainsOfUnrest(),
        FacingDestiny(),
        NooseInTroubledWaters(),
        AssaultAtTheVeryHeart(),
        CondemnedLands(),
        CurseOfMu(),
        FlashOfSteel(),
        LastBastion(),
        HydrasIre(),
        BetweenForgeAndIron(),
        SeethingHeart(),
    )
}
IDS: Tuple[str, ...] = tuple(SCENARIOS)


def scenario(name: str) -> Scenario:
    return SCENARIOS[name]


# Rules of single scenarios that may be in progress when a game is saved.
PROCEDURES: Tuple[Type[Procedure[Any]], ...] = (
    TakeKeptCard, ChooseHome, PassOutposts, Exile, ReplaceAlly, Refuge, Pursuit, MoorElsewhere, GiveBack, Earning,
    TakeOver, Devour,
)  # fmt: skip
