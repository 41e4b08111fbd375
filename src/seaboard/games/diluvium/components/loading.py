"""The printed components of Diluvium, checked, and the tables of the rules made from them."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, Dict, List, Mapping, Tuple

from seaboard.core.edition import Edition, edition_in_use, parse_toml, printed_edition
from seaboard.core.messages import Message
from seaboard.games.diluvium.components.tables import MOST_SLOTS, Board, Layout, Tables, Tile
from seaboard.games.diluvium.rules.actions import CELLS, RUINS
from seaboard.games.diluvium.rules.notation import BOARD_NAMES, CARD_NAMES, KIND_NAMES, place_names

FILES = ("tiles", "layouts", "boards", "supplies")
TILES = 29
PLAYERS = (2, 3, 4)
FIXED = ("supplies.exploration_markers", "supplies.settlers")  # another number would be another game
BONUSES = ("resource", "gold")
_ROW = re.compile(r"(-?\d+) (-?\d+) :((?: (?:[012]|city[1-4]))+)")
_ISLAND = re.compile(r"(food|craft|weapons|ruins) ([1-3])")
_EXPLORATION = re.compile(r"settle|[1-9]")
Values = Mapping[str, Any]


class Components:
    """One edition of the box."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        values = edition.values
        blank: Tile = (0, [], [], 0, 0)
        city: Tile = (0, spaces(values["city.islands"]), [], 0, 0)
        self.tiles: List[Tile] = [blank, *[_tile(values, number) for number in range(1, TILES + 1)], city]
        self.boards: List[Board] = [_board(values, name) for name in BOARD_NAMES]
        self.layouts = {players: layout(values[f"layout.{players}.rows"]) for players in PLAYERS}
        self.names = {players: place_names(self.layouts[players].coordinates) for players in PLAYERS}
        self._tables: Dict[int, Tables] = {}

    def tables(self, players: int) -> Tables:
        """Made once for each number of players and shared by all games."""
        if players not in self._tables:
            values = self.edition.values
            supplies = (
                values["supplies.tray"][players - PLAYERS[0]],
                values["supplies.resource_limit"],
                values["ruins.harvest"],
                values["ruins.treasure_gold"],
                values["ruins.compass_moves"],
            )
            deck = [values[f"ruins.{card}"] for card in CARD_NAMES]
            self._tables[players] = Tables(
                players, self.layouts[players], self.tiles, self.boards, values["military.gold"], supplies, deck
            )
        return self._tables[players]


def spaces(islands: List[str]) -> List[int]:
    """The kind of each space, island by island."""
    found = [(island.split()[0], int(island.split()[1])) for island in islands]
    return [KIND_NAMES.index(kind) for kind, number in found for _ in range(number)]


def _tile(values: Values, number: int) -> Tile:
    exploration = [0 if value == "settle" else int(value) for value in values[f"tile.{number}.exploration"]]
    strength, gold = values[f"tile.{number}.monster"]
    return values[f"tile.{number}.cost"], spaces(values[f"tile.{number}.islands"]), exploration, strength, gold


def _board(values: Values, name: str) -> Board:
    get = {field: values[f"board.{name}.{field}"] for field in BOARD_FIELDS}
    settle_gold = 1 if get["settle_bonus"] == "gold" else 0
    return (
        get["track"],
        get["moves"],
        get["tiles_per_food"],
        get["strength"],
        get["craft_price"],
        get["settlers"],
        settle_gold,
        get["produce_bonus"],
        get["placing_gold"],
    )


BOARD_FIELDS = (
    "track", "moves", "tiles_per_food", "strength", "craft_price", "settlers", "settle_bonus", "produce_bonus",
    "placing_gold",
)  # fmt: skip


def layout(rows: List[str]) -> Layout:
    coordinates: List[Tuple[int, int]] = []
    costs: List[int] = []
    cities: Dict[int, int] = {}
    for row in rows:
        r, q, *hexagons = row.replace(":", "").split()
        for step, hexagon in enumerate(hexagons):
            if hexagon.startswith("city"):
                cities[int(hexagon[-1])] = len(costs)
            costs.append(0 if hexagon.startswith("city") else int(hexagon))
            coordinates.append((int(q) + step, int(r)))
    return Layout(coordinates, costs, [cities[seat] for seat in sorted(cities)])


@lru_cache(maxsize=1)
def printed() -> Edition:
    """The edition our component files describe."""
    folder = files("seaboard.games.diluvium") / "components"
    return printed_edition([parse_toml((folder / f"{name}.toml").read_text("utf-8")) for name in FILES])


@lru_cache(maxsize=8)
def components(edition_text: str = "") -> Components:
    """The printed box, or an owner's. Raises BadEdition with every fault found."""
    return Components(edition_in_use(printed(), edition_text, faults))


def faults(values: Values) -> List[Message]:
    """What would make these components unplayable."""
    fixed = [key for key in FIXED if values[key] != printed().values[key]]
    found = [Message("edition-fixed", {"key": key}) for key in fixed]
    for number in range(1, TILES + 1):
        found += _tile_faults(values, f"tile.{number}")
    found += _islands_faults(values, "city.islands") or _city_faults(values)
    for name in BOARD_NAMES:
        found += _board_faults(values, f"board.{name}")
    for players in PLAYERS:
        found += _layout_faults(values, players)
    return found + _supply_faults(values)


def _bad(key: str, message: str) -> List[Message]:
    return [Message(message, {"key": key})]


def _tile_faults(values: Values, tile: str) -> List[Message]:
    found = _islands_faults(values, f"{tile}.islands")
    exploration = values[f"{tile}.exploration"]
    if len(exploration) > 3 or not all(_EXPLORATION.fullmatch(value) for value in exploration):
        found += _bad(f"{tile}.exploration", "diluvium-edition-exploration")
    if values[f"{tile}.cost"] not in (0, 1, 2):
        found += _bad(f"{tile}.cost", "diluvium-edition-cost")
    monster = values[f"{tile}.monster"]
    if len(monster) != 2 or min(monster) < 0 or max(monster) > 12:
        found += _bad(f"{tile}.monster", "diluvium-edition-monster")
    return found


def _islands_faults(values: Values, key: str) -> List[Message]:
    islands = values[key]
    kinds = [island.split()[0] for island in islands if _ISLAND.fullmatch(island)]
    good = len(kinds) == len(islands) and len(set(kinds)) == len(kinds) and len(spaces(islands)) <= MOST_SLOTS
    return [] if good else _bad(key, "diluvium-edition-islands")


def _city_faults(values: Values) -> List[Message]:
    """Settlers who flee there harvest (D-13.3): a city has no ruins."""
    ruins = [island for island in values["city.islands"] if island.startswith(KIND_NAMES[RUINS])]
    return _bad("city.islands", "diluvium-edition-islands") if ruins else []


def _board_faults(values: Values, board: str) -> List[Message]:
    found: List[Message] = []
    track = values[f"{board}.track"]
    if len(track) != printed().values[FIXED[0]] or not all(0 <= gold <= 9 for gold in track):
        found += _bad(f"{board}.track", "diluvium-edition-track")
    settlers = values[f"{board}.settlers"]
    if len(settlers) != 4 or min(settlers) < 0 or sum(settlers) != printed().values[FIXED[1]]:
        found += _bad(f"{board}.settlers", "diluvium-edition-settlers")
    for field in ("moves", "tiles_per_food"):
        pair = values[f"{board}.{field}"]
        if len(pair) != 2 or not all(1 <= number <= 6 for number in pair):
            found += _bad(f"{board}.{field}", "diluvium-edition-pair")
    if not 1 <= values[f"{board}.strength"] <= 6:
        found += _bad(f"{board}.strength", "diluvium-edition-strength")
    if values[f"{board}.settle_bonus"] not in BONUSES:
        found += _bad(f"{board}.settle_bonus", "diluvium-edition-bonus")
    small = [f"{board}.{field}" for field in ("craft_price", "produce_bonus", "placing_gold")]
    return found + [problem for key in small if not 0 <= values[key] <= 9 for problem in _bad(key, "edition-small")]


def _layout_faults(values: Values, players: int) -> List[Message]:
    key = f"layout.{players}.rows"
    rows: List[str] = values[key]
    if not all(_ROW.fullmatch(row) for row in rows):
        return _bad(key, "diluvium-edition-row")
    cities = sorted(word for row in rows for word in row.split() if word.startswith("city"))
    laid = layout(rows) if cities == [f"city{seat}" for seat in range(1, players + 1)] else None
    if laid is None:
        return _bad(key, "diluvium-edition-cities")
    ordered = sorted(laid.coordinates, key=lambda place: (place[1], place[0]))
    if laid.coordinates != ordered or len(set(ordered)) != len(ordered) or len(ordered) > CELLS:
        return _bad(key, "diluvium-edition-order")
    oceans = [cost for cell, cost in enumerate(laid.costs) if cell not in laid.cities]
    costs = [values[f"tile.{number}.cost"] for number in range(1, TILES + 1)]
    if any(oceans.count(cost) > costs.count(cost) for cost in range(3)):
        return _bad(key, "diluvium-edition-too-few-tiles")
    return [] if _connected(laid) else _bad(key, "diluvium-edition-apart")


def _connected(laid: Layout) -> bool:
    seen = {0}
    front = [0]
    while front:
        front = [cell for place in front for cell in laid.neighbours(place) if cell not in seen]
        seen |= set(front)
    return len(seen) == len(laid.coordinates)


def _supply_faults(values: Values) -> List[Message]:
    found: List[Message] = []
    tray = values["supplies.tray"]
    if len(tray) != len(PLAYERS) or not all(1 <= tokens <= 28 for tokens in tray):
        found += _bad("supplies.tray", "diluvium-edition-tray")
    gold = values["military.gold"]
    if len(gold) != 6 or not all(0 <= coins <= 9 for coins in gold):
        found += _bad("military.gold", "diluvium-edition-track")
    small = ["supplies.resource_limit", *[f"ruins.{name}" for name in (*CARD_NAMES, *CARD_EFFECTS)]]
    return found + [problem for key in small if not 0 <= values[key] <= 9 for problem in _bad(key, "edition-small")]


CARD_EFFECTS = ("harvest", "treasure_gold", "compass_moves")
