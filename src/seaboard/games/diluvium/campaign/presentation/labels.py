"""The campaign's own moves in a few words, beside those of Diluvium."""

from __future__ import annotations

from typing import Dict

from seaboard.core.messages import Argument, Message
from seaboard.core.verbs import Attempt
from seaboard.games.diluvium.campaign.rules.actions import ALLIES, FIRST_CARD, LYING, VETERAN, amount_of, deed_of
from seaboard.games.diluvium.campaign.rules.notation import DEED_NAMES
from seaboard.games.diluvium.campaign.rules.state import SoloState
from seaboard.games.diluvium.presentation import labels
from seaboard.games.diluvium.presentation.names import action_name, card_name

Tried = Attempt[SoloState]


def take(tried: Tried) -> Message:
    source = tried.argument
    if source == ALLIES:
        return Message("do-solo-allies")
    if source == VETERAN:
        return Message("do-solo-aztec")
    if source >= LYING:
        return Message("do-solo-stand-up", {"action": action_name(source - LYING)})
    return labels.take(tried)


def deed(tried: Tried) -> Message:
    """With how much of it, or with which card."""
    amount = int(amount_of(tried.action))
    args: Dict[str, Argument] = {"amount": amount}
    if amount >= FIRST_CARD:
        args = {"card": card_name(amount - FIRST_CARD)}
    return Message(f"do-solo-{DEED_NAMES[deed_of(tried.action)]}", args)


def pick(tried: Tried) -> Message:
    return Message("do-solo-pick", {"place": tried.names[tried.argument]})


def title(tried: Tried) -> Message:
    return Message("do-solo-title", {"title": Message(f"solo-title-{tried.state.story.titles[tried.argument]}")})
