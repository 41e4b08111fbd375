"""How many turns each victory of the campaign still takes, roughly: what the bots steer by.

One function for each scenario, by its chapter. They count actions, not moves of the wheel: an action a turn, whatever
else has to be done in between.
"""

from __future__ import annotations

from typing import Final

from seaboard.core.native import i64
from seaboard.games.diluvium.actions import BIT, CELLS, CRAFT, FOOD, HOW_MANY, KINDS, RESOURCES, RUINS, WEAPONS
from seaboard.games.diluvium.campaign.astrolabe import distance_to
from seaboard.games.diluvium.campaign.state import (
    ADVERSARY,
    ALLY,
    NOWHERE,
    YOU,
    SoloState,
    place_of,
)
from seaboard.games.diluvium.campaign.tables import green
from seaboard.games.diluvium.movement import moves_of, tiles_per_food
from seaboard.games.diluvium.state import EXPLORER, SHIPS, WARSHIP
from seaboard.games.diluvium.tables import HIDDEN, chosen

FAR: Final = 12.0
SETTLER: Final = 0.6  # turns to move one settler: two in a Settle action, some as an extra
TURNED_BACK: Final = 1.5  # to scare away a settler that stands in the way


def turns_to(state: SoloState, title: i64) -> float:
    """0 when the victory is won."""
    chapter = state.story.number
    if chapter == 21:
        return battles(state) if title == 0 else settle_all(state, green(state))
    if chapter == 22:
        return find_and_settle(state, 19, CRAFT) if title == 0 else find_and_settle(state, 20, RUINS)
    have, need = state.story.progress(state, title)
    return 2.0 * float(need - have)


# ways


def steps(state: SoloState, start: i64, goals: i64) -> i64:
    """Over open sea, known or not; NOWHERE when there is no way."""
    return distance_to(state, start, goals, (state.tables.ocean | state.tables.cities) & ~state.story.void(state))


def voyage(state: SoloState, ship: i64, goals: i64) -> float:
    """Turns until one of your ships may be on one of these places; 0 when it is there."""
    start = state.ship_at(ship)
    if start == NOWHERE:
        return FAR
    return crossing(state, ship, steps(state, start, goals))


def crossing(state: SoloState, ship: i64, distance: i64) -> float:
    """Turns for so many steps: food makes long ways short."""
    if distance < 0:
        return FAR
    if distance == 0:
        return 0.0
    moves = moves_of(state, YOU, ship)
    food: i64 = state.held[YOU * RESOURCES + FOOD]
    beyond = float(max(0, distance - moves))
    paid = min(beyond, float(food * tiles_per_food(state, YOU, ship)))
    return 1.0 + 0.35 * paid + 0.8 * (beyond - paid)


def exploring(state: SoloState, cell: i64) -> float:
    """Turns until you have explored a place; 0 when you have."""
    place: i64 = BIT[cell]
    if state.explored[YOU] & place:
        return 0.0
    turns = max(1.0, voyage(state, EXPLORER, place))
    if state.tiles[cell] == HIDDEN:
        food: i64 = state.held[YOU * RESOURCES + FOOD]
        cost: i64 = state.tables.cost[cell]
        turns += 0.2 * float(cost) + 0.5 * float(max(0, cost - food))
    elif state.free_marks(cell) == 0:
        turns += 4.0
    if state.ship_at(EXPLORER) == cell:
        turns += 0.6
    return turns + (0.0 if state.markers[YOU] else 5.0)


def exploring_one_of(state: SoloState, places: i64) -> float:
    """The nearest of them."""
    best = FAR
    for cell in chosen(state.tables.listed, places):
        best = min(best, exploring(state, cell))
    return best


# goals that several scenarios share


def battles(state: SoloState) -> float:
    """S-21.1: its warship must be met at sea, with strength enough; twice as long for each battle after the next."""
    left = 4 - state.wins
    if left <= 0:
        return 0.0
    return meeting(state) + 2.4 * float(left - 1)


def meeting(state: SoloState) -> float:
    """Turns until your warship has beaten its warship: in its city it cannot be reached."""
    foe: i64 = state.ships[ADVERSARY * SHIPS + WARSHIP]
    mine = state.ship_at(WARSHIP)
    distance = steps(state, mine, BIT[foe])
    if distance < 0:
        return FAR
    at_home = foe == state.tables.city[ADVERSARY]
    if at_home:
        turns = 1.6 + 0.5 * float(max(0, distance - 1))
    else:
        turns = crossing(state, WARSHIP, max(1, distance))
    return turns + 0.45 * lacking_strength(state, float(state.strength[ADVERSARY]) + 1.6)


def lacking_strength(state: SoloState, might: float) -> float:
    """What is missing to beat such a foe, weapons counted; a little more is better than enough."""
    mine = float(state.strength[YOU]) + 0.8 * float(state.held[YOU * RESOURCES + WEAPONS])
    if state.escort != NOWHERE:
        mine += 1.0
    gap = might - mine
    return gap if gap > 0.0 else max(-3.0, gap) * 0.12


def settle_all(state: SoloState, where: i64) -> float:
    """Every settler of yours on one of these places."""
    away: i64 = state.settlers_on_board(YOU)
    for cell in chosen(state.tables.listed, state.settled[YOU] & ~where):
        away += HOW_MANY[state.mine[YOU * CELLS + cell]]
    return SETTLER * float(away) + room_for(state, away, where)


def room_for(state: SoloState, settlers: i64, where: i64) -> float:
    """Turns to explore enough of these places for so many settlers."""
    room: i64 = 0
    closed: i64 = 0
    explored: i64 = state.explored[YOU] | BIT[state.home()]
    for cell in chosen(state.tables.listed, where):
        if BIT[cell] & explored:
            room += HOW_MANY[state.free(cell)]
        else:
            place: i64 = BIT[cell]
            closed |= place
    if room >= settlers:
        return 0.0
    if closed == 0:
        return TURNED_BACK * float(settlers - room)
    tiles = float((settlers - room + 3) // 4)
    return exploring_one_of(state, closed) + 1.8 * (tiles - 1.0)


def find_and_settle(state: SoloState, tile: i64, kind: i64) -> float:
    """A settler on a space of this kind on a tile that lies somewhere among the places in green."""
    cell = place_of(state, tile)
    if cell == NOWHERE:
        hidden = green(state) & ~state.up
        return exploring_one_of(state, hidden) + 1.0 + 0.7 * float(how_many(state, hidden) - 1)
    return settling(state, cell, kind)


def settling(state: SoloState, cell: i64, kind: i64) -> float:
    """Turns until a settler of yours stands on a space of this kind of a tile face up."""
    slots: i64 = state.tables.slots_of[state.tiles[cell] * KINDS + kind]
    own: i64 = state.mine[YOU * CELLS + cell]
    if own & slots:
        return 0.0
    turns = max(1.0, exploring(state, cell) + 0.3)
    if state.free(cell) & slots == 0:
        turns += TURNED_BACK
    return turns


def how_many(state: SoloState, places: i64) -> i64:
    return len(chosen(state.tables.listed, places))
