"""What every sentence of Nautilion is made of: dice, tokens and cards by their names and clauses."""

from __future__ import annotations

from typing import Iterable, List, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.games.nautilion.components.kit import (
    BLANK,
    CARDS,
    HEROICS,
    MACHINATIONS,
    MAGE_A,
    MAGE_C,
    MERCENARY,
    REEF,
)
from seaboard.games.nautilion.rules.actions import CABIN_CREW
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

LETTERS = "ABC"
ROLES = ("darkhouse", "phantom", "nautilion")  # who gets a die, in the order of a plan
MACHINATION_RULES = ("", *[f"N-16.{effect + 3}" for effect in range(1, CARDS + 1)])
HEROIC_RULES = ("", *[f"N-17.{effect + 3}" for effect in range(1, CARDS + 1)])


def faces(dice: int) -> Tuple[int, ...]:
    """Those in hand; a die that is not there is not shown."""
    return tuple(face for face in by_role(dice) if face)


def by_role(plan: int) -> Tuple[int, int, int]:
    """The dice of the Darkhouse, the Phantom and the Nautilion, 0 for one that is not given out."""
    return plan & 7, plan >> 3 & 7, plan >> 6


def shown_dice(dice: int) -> str:
    return " ".join(str(face) for face in faces(dice))


def named(kind: int) -> Argument:
    """A token inside a sentence: crew is its number, the others have names."""
    if BLANK < kind <= CABINS:
        return int(kind)
    if MAGE_A <= kind <= MAGE_C:
        return Message("nautilion-token-mage", {"letter": LETTERS[kind - MAGE_A]})
    names = {BLANK: "nautilion-token-blank", MERCENARY: "nautilion-token-mercenary", REEF: "nautilion-token-reef"}
    return Message(names[kind])


def guest_named(state: ExpandedState, source: int) -> Argument:
    """Who is discarded from the mage's cabin."""
    return named(source if source < CABIN_CREW else state.tables.kit.partners[source - CABIN_CREW])


def guest_place(state: ExpandedState, kind: int) -> str:
    """The space of a Mage or of its partner in the mage's cabin, as the board calls it."""
    return f"guest-{kind}" if kind >= MAGE_A else f"guest-partner-{state.tables.kit.partners.index(kind)}"


def sign(kind: int) -> str:
    """A token in a list: its number, a Mage's letter, M for a Mercenary (in all three languages), R for a Reef."""
    if BLANK < kind <= CABINS:
        return str(kind)
    return LETTERS[kind - MAGE_A] if MAGE_A <= kind <= MAGE_C else {BLANK: "-", MERCENARY: "M", REEF: "R"}[kind]


def signs(tokens: Iterable[int]) -> str:
    return " ".join(sign(kind) for kind in tokens)


def in_mask(mask: int) -> List[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def machination(effect: int) -> Message:
    return Message(f"nautilion-machination-{MACHINATIONS[effect]}")


def machination_text(effect: int) -> Message:
    return Message(f"nautilion-machination-{MACHINATIONS[effect]}-text")


def heroic(effect: int) -> Message:
    return Message(f"nautilion-heroic-{HEROICS[effect]}")


def heroic_text(effect: int, turns: int = 1) -> Message:
    text = Message(f"nautilion-heroic-{HEROICS[effect]}-text")
    return Message("nautilion-heroic-lasting-text", {"text": text}) if turns > 1 else text
