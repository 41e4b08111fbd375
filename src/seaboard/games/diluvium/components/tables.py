"""Everything about one layout and one edition that the rules look up: made once, shared by all its games."""

from __future__ import annotations

from typing import Final, List, Tuple, final

from seaboard.core.native import i64
from seaboard.games.diluvium.rules.actions import CELLS, KINDS, PRODUCES, RUINS, SAILS, SLOTS

CITY: Final = 30  # stands in `tiles` where a city lies
HIDDEN: Final = 0
TILE_KINDS: Final = 31
MOST_SLOTS: Final = 5
BOARDS: Final = 5
CHUNK: Final = 12  # bits of a mask of places that one table answers for
CHUNK_MASK: Final = 4095
NO_SEAT: Final = -1

Tile = Tuple[int, List[int], List[int], int, int]  # cost, kinds of the spaces, exploration values, strength, gold
Board = Tuple[List[int], List[int], List[int], int, int, List[int], int, int, int]
Supplies = Tuple[int, int, int, int, int]  # tray, limit, harvest of a card, gold of a treasure, moves of a compass


@final
class Layout:
    """Places in reading order: axial coordinates, and what lies there: a cost, or CITY."""

    def __init__(self, coordinates: List[Tuple[int, int]], costs: List[int], cities: List[int]) -> None:
        self.coordinates = coordinates
        self.costs = costs
        self.cities = cities

    def neighbours(self, cell: int) -> List[int]:
        q, r = self.coordinates[cell]
        around = [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]
        return [self.coordinates.index(place) for place in around if place in self.coordinates]


class Tables:
    """Masks of places have one bit for each place; masks of slots one bit for each space of a tile."""

    def __init__(
        self,
        players: int,
        layout: Layout,
        tiles: List[Tile],
        boards: List[Board],
        military: List[int],
        supplies: Supplies,
        deck: List[int],
    ) -> None:
        self.players: i64 = players
        self.layout = layout
        self.supply: i64 = supplies[0]
        self.trays: List[int] = [supplies[0]] * 3
        self.resource_limit: i64 = supplies[1]
        self.card_harvest: i64 = supplies[2]
        self.treasure_gold: i64 = supplies[3]
        self.compass_moves: i64 = supplies[4]
        self.deck: i64 = sum(copies << 4 * kind for kind, copies in enumerate(deck))
        self.military_gold = [0, *military]
        self.strongest: i64 = len(military)
        self._lay_out(layout)
        self._print_tiles(tiles)
        self._print_boards(boards)

    def _lay_out(self, layout: Layout) -> None:
        cells = len(layout.coordinates)
        self.cells: i64 = cells
        self.city = layout.cities[:]
        self.cost = layout.costs + [0] * (CELLS - cells)
        self.cities: i64 = sum(1 << cell for cell in layout.cities)
        self.ocean: i64 = (1 << cells) - 1 - sum(1 << cell for cell in layout.cities)
        ocean = [cell for cell in range(cells) if cell not in layout.cities]
        self.face_up = [cell for cell in ocean if layout.costs[cell] == 0]
        self.cost_within = [sum(1 << cell for cell in ocean if layout.costs[cell] <= most) for most in range(3)]
        near = [sum(1 << other for other in layout.neighbours(cell)) for cell in range(cells)] + [0] * (CELLS - cells)
        self.near: List[List[int]] = [_united(near, first) for first in range(0, CELLS, CHUNK)]
        self.listed: List[List[List[int]]] = [_listed(list(range(CELLS)), first) for first in range(0, CELLS, CHUNK)]
        self.sails: List[List[List[int]]] = [_listed(SAILS, first) for first in range(0, CELLS, CHUNK)]
        self.produces: List[List[List[int]]] = [_listed(PRODUCES, first) for first in range(0, CELLS, CHUNK)]

    def _print_tiles(self, tiles: List[Tile]) -> None:
        self.slots: List[int] = []
        self.kind_at: List[int] = []
        self.island: List[int] = []
        self.slots_of: List[int] = []
        self.mark_slots: List[int] = []
        self.mark_gold: List[int] = []
        self.monster: List[int] = []  # D-4.2: on islands without spaces
        self.monster_gold: List[int] = []
        self.of_cost: List[List[int]] = [[], [], []]
        for number, (cost, kinds, values, strength, gold) in enumerate(tiles):
            masks = [sum(1 << slot for slot, kind in enumerate(kinds) if kind == wanted) for wanted in range(KINDS)]
            whole = (1 << len(kinds)) - 1
            self.slots.append(whole)
            self.kind_at += kinds + [RUINS] * (SLOTS - len(kinds))
            self.island += [whole if number == CITY else masks[kind] for kind in kinds] + [0] * (SLOTS - len(kinds))
            self.slots_of += masks
            self.mark_slots.append((1 << len(values)) - 1)
            self.mark_gold += values + [0] * (4 - len(values))
            self.monster.append(strength)
            self.monster_gold.append(gold)
            if number not in (HIDDEN, CITY):
                self.of_cost[cost].append(number)

    def _print_boards(self, boards: List[Board]) -> None:
        self.markers: i64 = len(boards[0][0])
        self.track = [gold for board in boards for gold in board[0]]
        self.moves = [moves for board in boards for moves in board[1]]
        self.tiles_per_food = [tiles for board in boards for tiles in board[2]]
        self.start_strength = [board[3] for board in boards]
        self.craft_price = [board[4] for board in boards]
        self.settlers = [settlers for board in boards for settlers in board[5]]
        self.settle_gold = [board[6] for board in boards]
        self.produce_gold = [board[7] for board in boards]
        self.placing_gold = [board[8] for board in boards]


def _united(masks: List[int], first: int) -> List[int]:
    """For each set of the twelve places from `first` on, the union of their masks."""
    united = [0]
    for bits in range(1, CHUNK_MASK + 1):
        lowest = (bits & -bits).bit_length() - 1
        united.append(united[bits & (bits - 1)] | masks[first + lowest])
    return united


def _listed(items: List[int], first: int) -> List[List[int]]:
    """For each set of the twelve places from `first` on, the list of their items."""
    listed: List[List[int]] = [[]]
    for bits in range(1, CHUNK_MASK + 1):
        lowest = (bits & -bits).bit_length() - 1
        listed.append([items[first + lowest], *listed[bits & (bits - 1)]])
    return listed


def beside(tables: Tables, mask: i64) -> i64:
    """The places adjacent to any of these."""
    near = tables.near
    found: i64 = near[0][mask & CHUNK_MASK]
    middle: i64 = near[1][mask >> CHUNK & CHUNK_MASK]
    last: i64 = near[2][mask >> 2 * CHUNK]
    return found | middle | last


def chosen(lists: List[List[List[int]]], mask: i64) -> List[int]:
    """The items of these places, in reading order."""
    return lists[0][mask & CHUNK_MASK] + lists[1][mask >> CHUNK & CHUNK_MASK] + lists[2][mask >> 2 * CHUNK]
