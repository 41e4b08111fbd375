"""What a scenario's map and a campaign's bonuses add to the tables of the rules."""

from __future__ import annotations

from typing import Dict, List, Tuple, cast, final

from seaboard.core.native import i64
from seaboard.games.diluvium.components.tables import Board, Layout, Supplies, Tables, Tile
from seaboard.games.diluvium.rules.actions import CELLS
from seaboard.games.diluvium.rules.state import DiluviumState


@final
class Map:
    """A scenario as printed: `fixed` has the numbered tile of a place, `face_up` the places that begin face up,
    `green` the places outlined, `groups` the places and named tiles of each shuffled stack (S-22.2, S-23.2, S-24.2),
    `allied` the settlers of allies (place and kind), `voids` places where there is no sea at first.
    """

    def __init__(
        self,
        layout: Layout,
        fixed: Dict[int, int],
        face_up: List[int],
        green: List[int],
        groups: List[Tuple[List[int], List[int]]],
        allied: List[Tuple[int, int]],
        voids: List[int],
    ) -> None:
        self.layout = layout
        self.fixed = fixed
        self.face_up = face_up
        self.green = green
        self.groups = groups
        self.allied = allied
        self.voids = voids


@final
class SoloTables(Tables):
    """`trays` are food, craft and weapons, `purse` the gold of the supply."""

    def __init__(
        self,
        players: int,
        chart: Map,
        tiles: List[Tile],
        boards: List[Board],
        military: List[int],
        supplies: Supplies,
        deck: List[int],
        trays: List[int],
        purse: int,
        column: List[int],
        combat: i64,
    ) -> None:
        super().__init__(players, chart.layout, tiles, boards, military, supplies, deck)
        self.chart = chart
        self.trays = trays
        self.purse: i64 = purse
        self.column = column
        self.combat: i64 = combat
        self.face_up = chart.face_up
        self.green: i64 = sum(1 << cell for cell in chart.green)
        self.voids: i64 = sum(1 << cell for cell in chart.voids)
        self.ocean &= ~self.voids
        self.group_of: List[int] = [-1] * CELLS
        self.groups: List[List[int]] = []
        for number, (places, named) in enumerate(chart.groups):
            self.groups.append(named)
            for cell in places:
                self.group_of[cell] = number
        reserved = [tile for named in self.groups for tile in named] + list(chart.fixed.values())
        self.named: i64 = sum(1 << tile for tile in reserved)
        self.fixed: List[int] = [chart.fixed.get(cell, 0) for cell in range(CELLS)]


def solo_tables(state: DiluviumState) -> SoloTables:
    return cast("SoloTables", state.tables)


def green(state: DiluviumState) -> i64:
    """The places outlined in green on the scenario's map."""
    return solo_tables(state).green
