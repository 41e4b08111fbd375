"""The printed components of Nautilion, checked, and the tables of the rules made from them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Dict, List, Mapping, Tuple

from seaboard.core.edition import Edition, owner_edition, parse_toml, printed_edition
from seaboard.core.errors import BadEdition
from seaboard.core.messages import Argument, Message
from seaboard.games.nautilion.components.kit import CARDS, HEROICS, MACHINATIONS, NEEDS, TRADES, Kit
from seaboard.games.nautilion.components.tables import Tables
from seaboard.games.nautilion.rules.ducts import CABINS, FULL_CREW, in_one_group, neighbours

FILES = (
    "crew", "dice", "grimoire", "submarines", "admirals", "mages", "mercenaries", "reefs", "machinations", "heroics",
)  # fmt: skip
SUBMARINES = ("A1", "A2", "B1", "B2", "C1", "C2")
CLASSES = ("A", "B", "C")
ADMIRALS = ("I", "II")
LEVELS = ("intro", "normal", "difficult")
# the rulebook states these; another number would be another game
FIXED = (
    "path.", "reserve.", "dice.count", "mages.letters", "mages.copies", "mercenaries.", "reefs.every",
    "reefs.free_from", "machinations.row", "machinations.red_", "heroics.shown",
)  # fmt: skip
REEFS = 18
DICE = 3
COLOURS = ("red", "blue")
MOST_REDS = 5  # in a row of five
MOST_BLUES = 2
_DUCT = re.compile(r"([1-9])-([1-9])")


@dataclass(frozen=True)
class Submarine:
    """One of the six Nautilions: its class, how its cabins lie (0 for no cabin) and the ducts between them."""

    id: str
    cls: str
    rows: Tuple[Tuple[int, ...], ...]
    ducts: Tuple[Tuple[int, int], ...]


class Components:
    """One edition of the box."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        values = edition.values
        self.faces: List[int] = values["dice.faces"]
        self.bites: List[int] = values["dice.bite"]
        costs = values["grimoire.whirlwind"], values["grimoire.tide"], values["grimoire.translation"]
        self.costs: Tuple[int, int, int] = costs
        self.submarines = {name: _submarine(name, values) for name in SUBMARINES}
        self.admirals: List[List[int]] = [sorted(set(values[f"admiral.{name}.crew"])) for name in ADMIRALS]
        self.normal_reserve: int = values["reserve.normal"]
        self.extra_for_two: int = values["reserve.extra_for_two_players"]
        self.kit = _kit(self.faces, values)
        self._tables: Dict[str, Tables] = {}

    def reserves(self) -> Tuple[int, ...]:
        """N-11.1: the numbers of tokens one may start with."""
        return tuple(range(self.edition.values["reserve.least"], self.edition.values["reserve.most"] + 1))

    def tables(self, submarine: str) -> Tables:
        """Made once for each submarine and shared by all its games."""
        if submarine not in self._tables:
            masks = [sum(1 << number for number in crew) for crew in self.admirals]
            ducts = list(self.submarines[submarine].ducts)
            self._tables[submarine] = Tables(
                submarine, self.faces, self.bites, self.costs, ducts, [*masks, FULL_CREW], self.kit
            )
        return self._tables[submarine]


def _submarine(name: str, values: Mapping[str, Any]) -> Submarine:
    rows = tuple(
        tuple(0 if cabin == "." else int(cabin) for cabin in row.split()) for row in values[f"submarine.{name}.rows"]
    )
    ducts = tuple((int(one), int(other)) for one, other in (duct.split("-") for duct in _ducts(name, values)))
    return Submarine(name, values[f"submarine.{name}.class"], rows, ducts)


def _kit(faces: List[int], values: Mapping[str, Any]) -> Kit:
    """The components of the expansions."""
    cards = range(1, CARDS + 1)
    return Kit(
        faces=faces,
        mages=values["mages.copies"],
        partners=values["mages.partners"],
        mercenaries=values["mercenaries.copies"],
        harpoons=values["mercenaries.harpoons"],
        armed=values["mercenaries.armed_crew"],
        berths=values["mercenaries.berths"],
        reef_numbers=values["reefs.numbers"],
        reef_copies=values["reefs.copies"],
        reef_every=values["reefs.every"],
        free_from=values["reefs.free_from"],
        row=values["machinations.row"],
        reds=[values[f"machinations.red_{level}"] for level in LEVELS],
        colours=["", *[values[f"machination.{card}.colour"] for card in cards]],
        machinations=[0, *[MACHINATIONS.index(values[f"machination.{card}.effect"]) for card in cards]],
        fixed_dice=values["machinations.fixed_dice"],
        recovery_cost=values["machinations.recovery_cost"],
        heroics=[0, *[HEROICS.index(values[f"heroic.{card}.effect"]) for card in cards]],
        needs=[0, *[NEEDS.index(values[f"heroic.{card}.needs"]) for card in cards]],
        shown=values["heroics.shown"],
    )


def _ducts(name: str, values: Mapping[str, Any]) -> List[str]:
    ducts: List[str] = values[f"submarine.{name}.ducts"]
    return ducts


@lru_cache(maxsize=1)
def printed() -> Edition:
    """The edition our component files describe."""
    folder = files("seaboard.games.nautilion") / "components"
    return printed_edition([parse_toml((folder / f"{name}.toml").read_text("utf-8")) for name in FILES])


@lru_cache(maxsize=8)
def components(edition_text: str = "") -> Components:
    """The printed box, or an owner's. Raises BadEdition with every fault found."""
    edition = owner_edition(printed(), edition_text) if edition_text else printed()
    problems = list(faults(edition))
    if problems:
        raise BadEdition(Message("edition-bad-values", {"count": len(problems)}), problems)
    return Components(edition)


def faults(edition: Edition) -> List[Message]:
    """What would make these components unplayable."""
    values = edition.values
    fixed = [key for key in values if key.startswith(FIXED) and values[key] != printed().values[key]]
    found = [Message("edition-fixed", {"key": key}) for key in fixed]
    faces = values["dice.faces"]
    if len(faces) != 6 or not all(1 <= face <= 6 for face in faces):
        found.append(Message("nautilion-edition-faces", {"key": "dice.faces"}))
    if not all(1 <= face <= 6 for face in values["dice.bite"]):
        found.append(Message("nautilion-edition-bite", {"key": "dice.bite"}))
    spells = [f"grimoire.{spell}" for spell in ("whirlwind", "tide", "translation")]
    found += [Message("nautilion-edition-cost", {"key": key}) for key in spells if not 1 <= values[key] <= 8]
    for name in SUBMARINES:
        found += _submarine_faults(name, values)
    crews = [values[f"admiral.{name}.crew"] for name in ADMIRALS]
    if sorted({number for crew in crews for number in crew}) != list(range(1, CABINS + 1)):
        found.append(Message("nautilion-edition-admirals", {"key": "admiral"}))
    return found + _token_faults(values) + _machination_faults(values) + _heroic_faults(values)


def _are_different_crew(numbers: List[int]) -> bool:
    return len(set(numbers)) == len(numbers) and all(1 <= number <= CABINS for number in numbers)


def _token_faults(values: Mapping[str, Any]) -> List[Message]:
    """Of the mage's cabin and the Reefs."""
    found: List[Message] = []
    partners, reefs = values["mages.partners"], values["reefs.numbers"]
    if len(partners) != TRADES or not _are_different_crew(partners):
        found.append(Message("nautilion-edition-partners", {"key": "mages.partners"}))
    if not _are_different_crew(reefs):
        found.append(Message("nautilion-edition-reefs", {"key": "reefs.numbers"}))
    elif len(reefs) * values["reefs.copies"] != REEFS:
        found.append(Message("nautilion-edition-reef-count", {"key": "reefs.copies", "count": REEFS}))
    return found


def _machination_faults(values: Mapping[str, Any]) -> List[Message]:
    found = _effect_faults("machination", MACHINATIONS[1:], values)
    colours = {f"machination.{card}.colour": values[f"machination.{card}.colour"] for card in range(1, CARDS + 1)}
    found += [Message("nautilion-edition-colour", {"key": key}) for key in colours if colours[key] not in COLOURS]
    shades = list(colours.values())
    if shades.count("red") < MOST_REDS or shades.count("blue") < MOST_BLUES:
        args: Dict[str, Argument] = {"key": "machination", "reds": MOST_REDS, "blues": MOST_BLUES}
        found.append(Message("nautilion-edition-colours", args))
    dice = values["machinations.fixed_dice"]
    if len(dice) != DICE or not all(1 <= face <= 6 for face in dice):
        found.append(Message("nautilion-edition-fixed-dice", {"key": "machinations.fixed_dice"}))
    if not 0 <= values["machinations.recovery_cost"] <= 8:
        found.append(Message("nautilion-edition-recovery", {"key": "machinations.recovery_cost"}))
    return found


def _heroic_faults(values: Mapping[str, Any]) -> List[Message]:
    found = _effect_faults("heroic", HEROICS[1:], values)
    needs = {f"heroic.{card}.needs": values[f"heroic.{card}.needs"] for card in range(1, CARDS + 1)}
    found += [Message("nautilion-edition-needs", {"key": key}) for key in needs if needs[key] not in NEEDS]
    if list(needs.values()).count("") < values["heroics.shown"]:
        found.append(Message("nautilion-edition-heroics", {"key": "heroic", "count": values["heroics.shown"]}))
    return found


def _effect_faults(name: str, known: List[str], values: Mapping[str, Any]) -> List[Message]:
    """Effects that no rule knows."""
    effects = {f"{name}.{card}.effect": values[f"{name}.{card}.effect"] for card in range(1, CARDS + 1)}
    return [
        Message("nautilion-edition-effect", {"key": key, "effect": effect, "known": ", ".join(known)})
        for key, effect in effects.items()
        if effect not in known
    ]


def _submarine_faults(name: str, values: Mapping[str, Any]) -> List[Message]:
    bad = [duct for duct in _ducts(name, values) if not _DUCT.fullmatch(duct) or duct[0] == duct[-1]]
    key = f"submarine.{name}.ducts"
    if bad:
        return [Message("nautilion-edition-duct", {"key": key, "duct": duct}) for duct in bad]
    found: List[Message] = []
    if values[f"submarine.{name}.class"] not in CLASSES:
        found.append(Message("nautilion-edition-class", {"key": f"submarine.{name}.class"}))
    pairs = [(int(duct[0]), int(duct[-1])) for duct in _ducts(name, values)]
    if not in_one_group(FULL_CREW, neighbours(pairs)):
        found.append(Message("nautilion-edition-apart", {"key": key}))
    cabins = sorted(word for word in " ".join(values[f"submarine.{name}.rows"]).split() if word != ".")
    if cabins != [str(number) for number in range(1, CABINS + 1)]:
        found.append(Message("nautilion-edition-rows", {"key": f"submarine.{name}.rows"}))
    return found
