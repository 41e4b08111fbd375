"""What people read of The Curse of Mu."""

from __future__ import annotations

from typing import Final, List, Optional

from seaboard.core.messages import Line, Message, line
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.signs import at_places
from seaboard.games.diluvium.campaign.presentation.words import Aim, Deed, Question, Sign, Steps, Tried, Words
from seaboard.games.diluvium.campaign.rules.actions import DEED, FIRST_CARD, LIFT, amount_of
from seaboard.games.diluvium.campaign.rules.state import FACE_DOWN, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.curse_of_mu.rules import PRICE, is_curse_lifted, settlers_swallowed
from seaboard.games.diluvium.presentation.names import card_name
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.rules.actions import CELLS


def returned(scene: SoloScene) -> List[Line]:
    return [line("solo-returns-card", "S-32.3", card=card_name(int(amount_of(scene.action)) - FIRST_CARD))]


def second_card(scene: SoloScene) -> List[Line]:
    """When there was no choice."""
    if scene.before.cards == scene.after.cards:
        return []
    given = scene.before.cards[YOU] - scene.after.cards[YOU]
    kind = next(kind for kind in range(8) if given == 1 << 4 * kind)
    return [line("solo-returns-card", "S-32.3", card=card_name(kind))]


def no_card(tried: Tried) -> Optional[Message]:
    card = int(amount_of(tried.action)) - FIRST_CARD
    held = card in kinds(tried.state.cards[YOU])
    return None if held or card < 0 else Message("solo-refuse-card", {"card": card_name(card)})


def sinking(scene: SoloScene) -> List[Line]:
    """S-32.4 to S-32.6."""
    before, after = scene.before, scene.after
    sunk = before.sunk ^ after.sunk
    if sunk:
        place = scene.names[int(sunk).bit_length() - 1]
        settlers = int(settlers_swallowed(after) - settlers_swallowed(before))
        return [line("solo-sinks", "S-32.4", "S-32.5", place=place, settlers=settlers)]
    turned = [cell for cell in range(CELLS) if before.tokens[cell] == FACE_DOWN != after.tokens[cell]]
    return [line("solo-token-turned", "S-32.4", place=scene.names[cell]) for cell in turned]


def signs(state: SoloState) -> List[Sign]:
    """S-32.3, S-32.7."""
    sanctuary = at_places(state, green(state) & ~state.story.void(state), "sanctuary")
    return sanctuary + at_places(state, state.story.barrier(state), "guardian")


def cards_for_the_curse(state: SoloState) -> Steps:
    """S-32.3."""
    return (PRICE if is_curse_lifted(state) else len(kinds(state.cards[YOU]))), PRICE


def cards_and_guardians(state: SoloState) -> Message:
    """S-32.3, S-32.7."""
    cards = max(PRICE - len(kinds(state.cards[YOU])), 0)
    return Message("solo-left-curse", {"cards": cards, "guardians": len(cells(state, state.story.barrier(state)))})


WORDS: Final = Words(
    aims={"saved": Aim(cards_for_the_curse, cards_and_guardians)},
    steps={("SoloTurn", "close"): sinking, ("GiveBack", "second_card"): second_card},
    deeds=(Deed(LIFT, ("S-32.3",), returned, no_card),),
    questions=(Question("solo-ask-lift", DEED),),
    signs=signs,
)
