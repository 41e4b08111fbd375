"""What people read of What Killed Them Will Make Us Stronger."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.messages import Line, line
from seaboard.core.verbs import Reason
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.presentation.near_moves import tiles_in_sight
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Aim, Question, Steps, Tried, Words, refuse_place
from seaboard.games.diluvium.campaign.rules.actions import PICK
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.what_killed_them.rules import TOKENS, tokens_placed
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.presentation.names import card_name
from seaboard.games.diluvium.presentation.narration import STEPS
from seaboard.games.diluvium.rules.actions import CARD, RUINS


def marked(scene: SoloScene) -> List[Line]:
    """S-23.4: an objective token for a tile turned up and explored in one action."""
    placed = [
        line("solo-token-placed", "S-23.4", number=scene.after.tokens[cell], place=scene.tile(cell))
        for cell in scene.new_tokens()
    ]
    return STEPS["mark_it"](scene) + placed


def kept_card(scene: SoloScene) -> List[Line]:
    return [line("solo-kept-card", "S-23.3", "S-23.5", card=card_name(scene.argument))]


def home_chosen(scene: SoloScene) -> List[Line]:
    return [line("solo-home-chosen", "S-23.6", "S-12.5", place=scene.tile(scene.argument))]


def no_home(tried: Tried) -> Reason:
    return refuse_place(tried, "home", "S-23.6")


def ruins_held(state: SoloState) -> Steps:
    """S-23.1."""
    outlined = chosen(state.tables.listed, green(state))
    return sum(1 for cell in outlined if state.slots_with(YOU, cell, RUINS)), len(outlined)


WORDS: Final = Words(
    aims={"archeologist": Aim(ruins_held), "navigator": Aim(lambda state: (int(tokens_placed(state)), TOKENS))},
    steps={("SoloMark", "mark_it"): marked},
    answers={("TakeKeptCard", CARD): kept_card, ("ChooseHome", PICK): home_chosen},
    questions=(Question("solo-ask-home", PICK, tiles_in_sight, no_home),),
)
