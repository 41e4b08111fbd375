"""What every sentence of Nautilion is made of: lines with their clauses, dice, tokens and cards by their names."""

from __future__ import annotations

from typing import Iterable, List

from seaboard.core.messages import Argument, Line, Message
from seaboard.games.nautilion.components.kit import BLANK, HEROICS, MACHINATIONS, MAGE_A, MAGE_C, MERCENARY, REEF
from seaboard.games.nautilion.rules.ducts import CABINS

LETTERS = "ABC"


def line(name: str, *rules: str, **args: Argument) -> Line:
    return Line(Message(name, args), rules)


def shown_dice(dice: int) -> str:
    """The faces in hand; a die that is not there is not shown."""
    return " ".join(str(face) for face in (dice & 7, dice >> 3 & 7, dice >> 6) if face)


def named(kind: int) -> Argument:
    """A token inside a sentence: crew is its number, the others have names."""
    if BLANK < kind <= CABINS:
        return int(kind)
    if MAGE_A <= kind <= MAGE_C:
        return Message("nautilion-token-mage", {"letter": LETTERS[kind - MAGE_A]})
    names = {BLANK: "nautilion-token-blank", MERCENARY: "nautilion-token-mercenary", REEF: "nautilion-token-reef"}
    return Message(names[kind])


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


def plain_crew(mask: int) -> str:
    return signs(in_mask(mask))
