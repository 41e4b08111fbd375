"""The roads of the campaign (S-12): where each victory leads, and what it gives for good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, Final, Optional, Tuple

STARTS: Final = ("perilous-land", "whispers-from-the-east")
STANDALONE: Final = ("between-forge-and-iron", "seething-heart")
LENGTH: Final = 4  # victories that make a campaign
PRIZE: Final = "prize"  # stands for what the victory let you choose or draw


@dataclass(frozen=True)
class Road:
    """`gives` are options of all later games; `lives` is what the victory adds to or takes from them."""

    scenario: str
    title: str
    leads_to: Optional[str]
    gives: Tuple[Tuple[str, str], ...] = ()
    lives: int = 0


# S-21.3, S-22.3, S-23.5, S-23.6, S-24.9, S-25.10, S-26.9, S-27.6, S-28.7, S-29.8, S-30.8
ROADS: Final[Tuple[Road, ...]] = (
    Road("perilous-land", "bellicose", "answer-too-late", (("board", "warmonger"),)),
    Road("perilous-land", "conqueror", "friend-in-need", (("food", "yes"),)),
    Road("whispers-from-the-east", "prospector", "friend-in-need", (("token", "yes"),)),
    Road("whispers-from-the-east", "explorer", "what-killed-them"),
    Road("what-killed-them", "archeologist", "remains-of-unrest", (("card", PRIZE),)),
    Road("what-killed-them", "navigator", "path-of-the-lost", (("home", PRIZE),)),
    Road("friend-in-need", "shepherdess", "facing-destiny", (("board", "settler"), ("allies", "egyptians"))),
    Road("friend-in-need", "merchant", "remains-of-unrest", (("board", "artisan"),)),
    Road("answer-too-late", "warmonger", "assault-at-the-very-heart"),
    Road("answer-too-late", "corruptor", "facing-destiny", (("aztec", "settle"), ("allies", "aztecs"))),
    Road("path-of-the-lost", "traveler", "condemned-lands", (("board", "explorer"),)),
    Road("remains-of-unrest", "grave-robber", "curse-of-mu", (), 1),
    Road("remains-of-unrest", "patron", "flash-of-steel", (("holder", "12"),)),
    Road("facing-destiny", "leader", "hydras-ire"),
    Road("facing-destiny", "loner", "last-bastion", (), -1),
    Road("assault-at-the-very-heart", "pitiless", "noose-in-troubled-waters", (("warship", "yes"),)),
    Road("noose-in-troubled-waters", "peacemaker", None),
    Road("condemned-lands", "discoverer", None),
    Road("curse-of-mu", "saved", None),
    Road("flash-of-steel", "condottiere", None),
    Road("last-bastion", "unstoppable", None),
    Road("hydras-ire", "slayer", None),
    Road("between-forge-and-iron", "smith", None),
    Road("seething-heart", "insurgent", None),
)
BY_VICTORY: Final[Dict[Tuple[str, str], Road]] = {(road.scenario, road.title): road for road in ROADS}
RANKS: Final = ((210, "god-queen"), (151, "sovereign"), (71, "brash"), (20, "lucky"))  # S-12.12: from so much gold on
NO_RANK: Final = "forgotten"


def rank_of(gold: int) -> str:
    """S-12.12; the booklet has no name for less than 20."""
    return next((name for least, name in RANKS if gold >= least), NO_RANK)
