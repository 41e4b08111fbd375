"""What victories bring for the rest of a campaign (S-12), in words."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY, PRIZE, Road


def bonus(name: str, value: str) -> Message:
    """An option of later games in words."""
    if name == "board":
        return Message("solo-bonus-board", {"board": Message(f"diluvium-board-{value}")})
    if name == "card":
        return Message("solo-bonus-card", {"card": Message(f"diluvium-card-{value}")})
    if name == "home":
        return Message("solo-bonus-home", {"tile": int(value)})
    return Message(f"solo-bonus-allies-{value}") if name == "allies" else Message(f"solo-bonus-{name}")


def gifts(road: Road, prize: str = "") -> List[Message]:
    """What a victory brings for the rest of the campaign. Without the prize: before it is known."""
    found = []
    for name, value in road.gives:
        if value == PRIZE and not prize:
            found.append(Message(f"solo-bonus-{name}-later"))
        else:
            found.append(bonus(name, prize if value == PRIZE else value))
    lives = {1: [Message("solo-bonus-life-gained")], -1: [Message("solo-bonus-life-lost")]}
    return [*found, *lives.get(road.lives, [])]


def gifts_of(scenario: str, title: str) -> List[Message]:
    """Before the game is over."""
    return gifts(BY_VICTORY[scenario, title])
