"""Ship movement and revealing tiles (D-5), for the exploration ship and the warship alike."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple

from seaboard.core.ask import Ask, ask_of_each_seat, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB, pack
from seaboard.core.pieces.pile import count
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvium.components.tables import HIDDEN, beside, chosen
from seaboard.games.diluvium.rules.actions import (
    BIT,
    CHUNK_OF_TILE,
    COMPASS,
    FOOD,
    PLAYS,
    RESOURCES,
    SAIL,
    STAY,
    TILE,
    tile_at,
)
from seaboard.games.diluvium.rules.ruins import discard_card
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP, D, DiluviumState

NOWHERE: Final = -1
UNREACHABLE: Final = -1


SAIL_WHERE: Final = ask_of_each_seat("diluvium-ask-sail", ("D-5.1", "D-5.2", "D-5.6"))
SAIL_TO_WAR: Final = ask_of_each_seat("diluvium-ask-sail-to-war", ("D-5.1", "D-5.2", "D-5.7"))
TURN_UP: Final = ask_of_nature("diluvium-ask-tile", ("D-2.1", "D-5.3"))
STAYS: Final[List[int]] = [pack(STAY)]


def moves_of(state: DiluviumState, seat: i64, ship: i64) -> i64:
    """D-5.1, D-17.3: the tiles a ship moves without food."""
    moves: i64 = state.tables.moves[state.board[seat] * SHIPS + ship]
    return moves


def tiles_per_food(state: DiluviumState, seat: i64, ship: i64) -> i64:
    """D-5.2, D-17.1."""
    tiles: i64 = state.tables.tiles_per_food[state.board[seat] * SHIPS + ship]
    return tiles


def within_reach(state: DiluviumState, seat: i64, ship: i64, moves: i64, food: i64) -> i64:
    """The places the ship could stop at with so many free moves and so much food, its own place left out."""
    start: i64 = BIT[state.ships[seat * SHIPS + ship]]
    found = reached(state, start, start, state.up, moves, food, tiles_per_food(state, seat, ship))
    return found & ~no_stopping(state, seat, ship)


def reached(state: DiluviumState, start: i64, shut: i64, passable: i64, moves: i64, food: i64, per_food: i64) -> i64:
    """D-5.1 to D-5.3: the places a ship gets to, ring by ring: none that is shut, and onward only from the passable."""
    tables = state.tables
    up = state.up
    seen = shut
    front = start
    found: i64 = 0
    while front:
        if moves == 0:
            if food == 0:
                break
            food -= 1
            moves = per_food
        moves -= 1
        ring = beside(tables, front) & ~seen
        seen |= ring
        front = ring & passable
        payable: i64 = tables.cost_within[min(2, food)]
        found |= ring & (up | payable)
    return found


def no_stopping(state: DiluviumState, seat: i64, ship: i64) -> i64:
    """D-5.4, D-5.5: enemy cities, and for an exploration ship enemy warships."""
    home: i64 = BIT[state.tables.city[seat]]
    barred = state.tables.cities & ~home
    return barred | state.enemy_warships(seat) if ship == EXPLORER else barred


def food_price(state: DiluviumState, seat: i64, ship: i64, moves: i64, cell: i64) -> i64:
    """D-5.2, D-5.3: the food the cheapest way to this place costs; UNREACHABLE when there is none."""
    start: i64 = BIT[state.ships[seat * SHIPS + ship]]
    return price_of(state, start, start, state.up, moves, cell, tiles_per_food(state, seat, ship))


def price_of(state: DiluviumState, start: i64, shut: i64, passable: i64, moves: i64, cell: i64, per_food: i64) -> i64:
    """As `reached`, until the place is found."""
    tables = state.tables
    goal: i64 = BIT[cell]
    seen = shut
    front = start
    food: i64 = 0
    while front:
        if moves == 0:
            food += 1
            moves = per_food
        moves -= 1
        ring = beside(tables, front) & ~seen
        seen |= ring
        front = ring & passable
        if ring & goal:
            cost: i64 = 0 if state.up & goal else tables.cost[cell]
            return food + cost
    return UNREACHABLE


class Sail(Procedure[D]):
    """One ship of the active player moves. `extra` are the moves of compasses played."""

    STEPS: ClassVar[Steps] = {
        "choose_where": ("D-5.1", "D-5.4", "D-5.5", "D-5.6", "D-5.7", "D-15.7"),
        "pay": ("D-5.2", "D-5.3"),
        "reveal": ("D-2.1", "D-5.3"),
        "arrive": ("D-5.1",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("ship", "extra", "goal", "stays")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    ship: i64 = 0
    extra: i64 = 0
    goal: i64 = -1
    stays: i64 = 0
    options: List[int] = STAYS

    def choose_where(self, state: D) -> Optional[Ask]:
        """D-5.6, D-5.7: an exploration ship must move if it can. It is not asked when no food in the world would help:
        food held must not show.
        """
        if self.goal != NOWHERE or self.stays:
            return None
        seat = state.active
        moves = moves_of(state, seat, self.ship) + self.extra
        reach = within_reach(state, seat, self.ship, moves, state.held[seat * RESOURCES + FOOD])
        holds_cards = state.cards[seat] != 0
        if reach == 0 and self.ship == EXPLORER and not holds_cards and self.stuck(state, seat, moves):
            return None
        options = chosen(state.tables.sails, reach)
        if self.ship == WARSHIP or reach == 0:
            options = options + STAYS
        if holds_cards and count(state.cards[seat], COMPASS):
            options = [*options, PLAYS[COMPASS]]
        self.options = options
        return SAIL_WHERE[seat] if self.ship == EXPLORER else SAIL_TO_WAR[seat]

    def stuck(self, state: D, seat: i64, moves: i64) -> bool:
        return within_reach(state, seat, self.ship, moves, state.resources(seat)) == 0

    def pay(self, state: D) -> Optional[Ask]:
        """D-5.2, D-5.3."""
        if self.goal == NOWHERE:
            return None
        seat = state.active
        moves = moves_of(state, seat, self.ship) + self.extra
        state.spend(seat, FOOD, food_price(state, seat, self.ship, moves, self.goal))
        return None

    def reveal(self, state: D) -> Optional[Ask]:
        """D-5.3: a tile of the cost on its back is turned up."""
        if self.goal == NOWHERE or state.tiles[self.goal] != HIDDEN:
            return None
        return TURN_UP

    def arrive(self, state: D) -> Optional[Ask]:
        if self.goal != NOWHERE:
            state.ships[state.active * SHIPS + self.ship] = self.goal
        return None

    def legal(self, state: D, seat: i64) -> List[int]:
        if self.step == REVEAL:
            return tiles_left(state, self.goal)
        return self.options

    def answer(self, state: D, seat: i64, action: i64) -> None:
        verb = action & VERB
        if verb == SAIL:
            self.goal = action >> ARGUMENT
        elif verb == TILE:
            turn_up(state, action)
        elif verb == STAY:
            self.stays = 1
        else:
            discard_card(state, seat, COMPASS)
            self.extra += state.tables.compass_moves

    def sample(self, state: D, rng: Rng) -> i64:
        return rng.choice(tiles_left(state, self.goal))


REVEAL: Final = step_number(Sail, "reveal")


def tiles_left(state: DiluviumState, cell: i64) -> List[int]:
    """D-2.1: the tiles of this place's cost that nobody has turned up yet."""
    bag = state.bag
    return [tile_at(cell, tile) for tile in state.tables.of_cost[state.tables.cost[cell]] if bag & BIT[tile]]


def turn_up(state: DiluviumState, action: i64) -> None:
    argument = action >> ARGUMENT
    cell = argument & CHUNK_OF_TILE
    tile = argument >> 6
    place: i64 = BIT[cell]
    drawn: i64 = BIT[tile]
    state.tiles[cell] = tile
    state.up |= place
    state.bag ^= drawn
