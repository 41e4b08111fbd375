"""The components of the campaign, checked: maps, supplies and the tables of the rules made from them."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Tuple

from seaboard.core.edition import Edition, owner_edition, parse_toml, printed_edition
from seaboard.core.errors import BadEdition
from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.components.tables import Map, SoloTables
from seaboard.games.diluvium.campaign.rules.notation import TOKEN_NAMES
from seaboard.games.diluvium.campaign.scenarios import IDS, folder_of, scenario
from seaboard.games.diluvium.components import loading as printed_components
from seaboard.games.diluvium.components.loading import FILES, TILES, Components
from seaboard.games.diluvium.components.tables import Layout
from seaboard.games.diluvium.rules.actions import KINDS
from seaboard.games.diluvium.rules.notation import CARD_NAMES, KIND_NAMES, PEOPLE_NAMES, place_names

if TYPE_CHECKING:
    from importlib.abc import Traversable

_PLACE = re.compile(r"(home|foe2?|ally|void|[012]|#\d+)(\*?)(\^?)")
CITIES = ("home", "foe", "foe2", "ally")
NOBODY = "none"
Values = Mapping[str, Any]


class Chart(Components):
    """The map of one scenario, with the names of its places."""

    def __init__(self, edition: Edition, name: str) -> None:
        super().__init__(edition)
        self.story = scenario(name)
        self.chart = chart(edition.values, name)
        self.people = people_of(edition.values, name)
        self.places = place_names(self.chart.layout.coordinates)
        self.names = {2: self.places, 3: self.places}
        self._solo: Dict[int, SoloTables] = {}

    def cities(self) -> List[Tuple[int, int]]:
        """Each city as its place in CITIES and its place on the map."""
        rows = self.edition.values[f"scenario.{self.story.id}.rows"]
        kinds = [CITIES.index(word) for row in rows for word in row.split() if word in CITIES]
        return list(zip(sorted(kinds), self.chart.layout.cities))  # noqa: B905 (PyPy's 3.9 has no `strict`)

    def tiles_named(self) -> List[int]:
        """The numbers the map or its shuffled stacks call for."""
        return [*self.chart.fixed.values(), *[tile for _, named in self.chart.groups for tile in named]]

    def solo_tables(self, limit: int) -> SoloTables:
        """Made once for each limit of resources."""
        if limit not in self._solo:
            values = self.edition.values
            name = f"scenario.{self.story.id}"
            *trays, purse = values[f"{name}.resources"]
            supplies = (0, limit, values["ruins.harvest"], values["ruins.treasure_gold"], values["ruins.compass_moves"])
            self._solo[limit] = SoloTables(
                self.story.players(),
                self.chart,
                self.tiles,
                self.boards,
                values["military.gold"],
                supplies,
                [values[f"ruins.{card}"] for card in CARD_NAMES],
                trays,
                purse,
                [KIND_NAMES.index(kind) for kind in values[f"{name}.column"]],
                sum(number << 4 * kind for kind, number in enumerate(values["solo.combat"])),
            )
        return self._solo[limit]


def people_of(values: Values, name: str) -> int:
    people = values[f"scenario.{name}.people"]
    return PEOPLE_NAMES.index(people) if people != NOBODY else -1


def chart(values: Values, name: str) -> Map:
    """The map as the rows draw it."""
    coordinates: List[Tuple[int, int]] = []
    costs: List[int] = []
    cities: Dict[str, int] = {}
    fixed: Dict[int, int] = {}
    face_up: List[int] = []
    green: List[int] = []
    voids: List[int] = []
    for row in values[f"scenario.{name}.rows"]:
        r, q, *hexagons = row.replace(":", "").split()
        for step, hexagon in enumerate(hexagons):
            cell = len(costs)
            what, is_green, is_up = _read(hexagon)
            number = int(what[1:]) if what.startswith("#") else 0
            cost = int(what) if what in "012" else values[f"tile.{number}.cost"] if number else 0
            if what in CITIES:
                cities[what] = cell
            if what == "void":
                voids.append(cell)
            if number:
                fixed[cell] = number
            if is_green:
                green.append(cell)
            if is_up or what == "0":
                face_up.append(cell)
            costs.append(cost)
            coordinates.append((int(q) + step, int(r)))
    ordered = [cities[city] for city in CITIES if city in cities]
    laid = Layout(coordinates, costs, ordered if "foe" in cities else [cities["home"]])
    groups = [_group(text, costs, green, ordered + voids) for text in values[f"scenario.{name}.groups"]]
    allied = _allied(values, values[f"scenario.{name}.allied"], fixed)
    return Map(laid, fixed, face_up, green, groups, allied, voids)


def _read(hexagon: str) -> Tuple[str, bool, bool]:
    found = _PLACE.fullmatch(hexagon)
    assert found is not None
    return found[1], bool(found[2]), bool(found[3])


def _group(text: str, costs: List[int], green: List[int], dry: List[int]) -> Tuple[List[int], List[int]]:
    """`2* : 19 20`: the green places of cost 2, and two tiles among theirs; `dry` has no sea."""
    where, _, tiles = text.partition(" : ")
    cost = int(where[0])
    places = [cell for cell, own in enumerate(costs) if own == cost and cell not in dry]
    return [cell for cell in places if cell in green or "*" not in where], [int(tile) for tile in tiles.split()]


def _allied(values: Values, texts: List[str], fixed: Dict[int, int]) -> List[Tuple[int, int]]:
    """Place and slot of each allied settler: the first free space of its kind."""
    found: List[Tuple[int, int]] = []
    for text in texts:
        tile, kind = text.split()
        cell = next(place for place, number in fixed.items() if number == int(tile))
        spaces = printed_components.spaces(values[f"tile.{tile}.islands"])
        slots = [slot for slot, own in enumerate(spaces) if own == KIND_NAMES.index(kind) and (cell, slot) not in found]
        found.append((cell, slots[0]))
    return found


class Booklet:
    """One edition of the box with its campaign."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._charts: Dict[str, Chart] = {}

    def chart(self, name: str) -> Chart:
        if name not in self._charts:
            self._charts[name] = Chart(self.edition, name)
        return self._charts[name]


@lru_cache(maxsize=1)
def printed() -> Edition:
    """The edition our component files describe."""
    box = files("seaboard.games.diluvium")
    solo = box / "campaign"
    tables = [_table(box / "components" / f"{name}.toml") for name in FILES]
    maps = {name: _table(solo / "scenarios" / folder_of(name) / "map.toml") for name in IDS}
    return printed_edition([*tables, _table(solo / "components" / "solo.toml"), {"scenario": maps}])


def _table(file: Traversable) -> Dict[str, Any]:
    return parse_toml(file.read_text("utf-8"))


@lru_cache(maxsize=8)
def booklet(edition_text: str = "") -> Booklet:
    """The printed box, or an owner's. Raises BadEdition with every fault found."""
    edition = owner_edition(printed(), edition_text) if edition_text else printed()
    problems = printed_components.faults(edition.values) + faults(edition.values)
    if problems:
        raise BadEdition(Message("edition-bad-values", {"count": len(problems)}), problems)
    return Booklet(edition)


def faults(values: Values) -> List[Message]:
    """What would make the scenarios unplayable."""
    found = _solo_faults(values)
    for name in IDS:
        key = f"scenario.{name}"
        if values[f"{key}.people"] not in (*PEOPLE_NAMES, NOBODY):
            found.append(Message("solo-edition-people", {"key": f"{key}.people", "known": ", ".join(PEOPLE_NAMES)}))
        if sorted(values[f"{key}.column"]) != sorted(KIND_NAMES):
            found.append(Message("solo-edition-column", {"key": f"{key}.column"}))
        resources = values[f"{key}.resources"]
        if len(resources) != KINDS or not all(3 <= tokens <= 28 for tokens in resources[:3]) or resources[3] < 11:
            found.append(Message("solo-edition-resources", {"key": f"{key}.resources"}))
        found += _row_faults(values, f"{key}.rows")
    return found


def _solo_faults(values: Values) -> List[Message]:
    """One token of value 0 goes home in some scenarios, and a pile counts in four bits."""
    found: List[Message] = []
    combat = values["solo.combat"]
    if len(combat) != len(TOKEN_NAMES) or not all(0 <= tokens <= 9 for tokens in combat) or not combat[0]:
        found.append(Message("solo-edition-combat", {"key": "solo.combat", "kinds": len(TOKEN_NAMES)}))
    if not 0 <= values["solo.hearts"] <= 9:
        found.append(Message("edition-small", {"key": "solo.hearts"}))
    return found


def _row_faults(values: Values, key: str) -> List[Message]:
    words = [word for row in values[key] for word in row.replace(":", "").split()[2:]]
    numbers = [int(word.strip("#*^")) for word in words if word.startswith("#")]
    good = all(_PLACE.fullmatch(word) for word in words) and words.count("home") == 1
    good = good and len(set(numbers)) == len(numbers) and all(1 <= number <= TILES for number in numbers)
    return [] if good else [Message("solo-edition-rows", {"key": key})]
