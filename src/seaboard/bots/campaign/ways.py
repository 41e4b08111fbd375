"""How long the steps take that lead to a victory of the campaign: voyages, battles, settling, exploring."""

from __future__ import annotations

from typing import Final, final

from seaboard.core.native import i64
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.rules.astrolabe import distance_to
from seaboard.games.diluvium.campaign.rules.state import (
    ADVERSARY,
    NOWHERE,
    YOU,
    SoloState,
)
from seaboard.games.diluvium.components.tables import HIDDEN, beside, chosen
from seaboard.games.diluvium.rules.actions import BIT, CELLS, FOOD, HOW_MANY, KINDS, RESOURCES, RUINS, WEAPONS
from seaboard.games.diluvium.rules.movement import moves_of, tiles_per_food
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP

FAR: Final = 12.0
SETTLER: Final = 0.6  # turns to move one settler: two in a Settle action, some as an extra
TURNED_BACK: Final = 1.5  # to scare away a settler that stands in the way
DRAWN: Final = 1.15  # what a combat token adds on average
UNKNOWN: Final = 2.5  # the number to expect of a token face down
WEAKNESS: Final = 0.35  # turns that a battle takes longer for each strength missing


def steps(state: SoloState, start: i64, goals: i64) -> i64:
    """Over open sea, known or not; NOWHERE when there is no way."""
    return distance_to(state, start, goals, (state.tables.ocean | state.tables.cities) & ~state.story.void(state))


@final
class Way:
    """A way of one of your ships: its steps, and the tiles face down on it where the ship must stop to turn them up."""

    def __init__(self, steps: i64, stops: i64) -> None:
        self.steps: i64 = steps
        self.stops: i64 = stops


NO_WAY: Final = Way(NOWHERE, 0)
AT_HAND: Final = Way(0, 0)


def way_to(state: SoloState, start: i64, goals: i64) -> Way:
    """With as few stops as possible."""
    here: i64 = BIT[start]
    if here & goals:
        return AT_HAND
    tables = state.tables
    sea = (tables.ocean | tables.cities) & ~state.story.void(state)
    stops: i64 = 0
    region = flooded(state, here, sea & state.up)
    while not beside(tables, region) & goals:
        ring = beside(tables, region) & sea & ~region
        if ring == 0:
            return NO_WAY
        region = flooded(state, region | ring, sea & state.up)
        stops += 1
    return Way(distance_to(state, start, goals, region), stops)


def flooded(state: SoloState, start: i64, sea: i64) -> i64:
    """These places and all that can be reached from them over this sea."""
    found = start
    front = start
    while front:
        front = beside(state.tables, front) & sea & ~found
        found |= front
    return found


def voyage(state: SoloState, ship: i64, goals: i64) -> float:
    """Turns until one of your ships may be on one of these places; 0 when it is there."""
    start = state.ship_at(ship)
    if start == NOWHERE:
        return FAR
    return crossing(state, ship, way_to(state, start, goals), 0)


def crossing(state: SoloState, ship: i64, way: Way, cost: i64) -> float:
    """Turns for this way and so much food at its end: food makes long ways short, but not the stops."""
    if way.steps < 0:
        return FAR
    if way.steps == 0:
        return 0.0
    beyond = max(0, way.steps - (1 + way.stops) * moves_of(state, YOU, ship))
    per_food = tiles_per_food(state, YOU, ship)
    need = (beyond + per_food - 1) // per_food + cost + way.stops
    paid = min(need, held(state, FOOD))
    return 1.0 + 1.3 * float(way.stops) + 0.12 * float(paid) + 0.55 * float(need - paid)


def sailing(state: SoloState, ship: i64, cell: i64) -> float:
    """Turns until one of your ships has come to a place, turning it up if need be; one more when it lies there."""
    start = state.ship_at(ship)
    if start == NOWHERE:
        return FAR
    if start == cell:
        return 1.6
    cost: i64 = state.tables.cost[cell] if state.tiles[cell] == HIDDEN else 0
    return crossing(state, ship, way_to(state, start, BIT[cell]), cost)


def exploring(state: SoloState, cell: i64) -> float:
    """Turns until you have explored a place; 0 when you have."""
    place: i64 = BIT[cell]
    if state.explored[YOU] & place:
        return 0.0
    turns = sailing(state, EXPLORER, cell)
    if state.tiles[cell] != HIDDEN and state.free_marks(cell) == 0:
        turns += 4.0
    return turns + (0.0 if state.markers[YOU] else 5.0)


def exploring_one_of(state: SoloState, places: i64) -> float:
    """The nearest of them."""
    best = FAR
    for cell in chosen(state.tables.listed, places):
        best = min(best, exploring(state, cell))
    return best


# goals that several scenarios share


def lacking_strength(state: SoloState, might: float) -> float:
    """What is missing to beat such a foe, weapons counted; a little more is better than enough."""
    mine = float(state.strength[YOU]) + 0.8 * float(state.held[YOU * RESOURCES + WEAPONS])
    if state.escort != NOWHERE:
        mine += 1.0
    gap = might - mine
    return gap if gap > 0.0 else max(-3.0, gap) * 0.12


def weakness(state: SoloState, might: float) -> float:
    """Turns that each battle after the next takes longer: the weapons of the next are spent then, strength lasts."""
    strength = float(state.strength[YOU]) + (1.0 if state.escort != NOWHERE else 0.0)
    weapons = float(held(state, WEAPONS))
    spare = weapons - max(0.0, min(weapons, might - strength))
    return WEAKNESS * max(0.0, might - strength - 0.5 * spare)


def settlers_away(state: SoloState, where: i64) -> i64:
    """Your settlers that are not on these places."""
    away: i64 = state.settlers_on_board(YOU)
    for cell in chosen(state.tables.listed, state.settled[YOU] & ~where):
        away += HOW_MANY[state.mine[YOU * CELLS + cell]]
    return away


def settle_all(state: SoloState, where: i64) -> float:
    """Every settler of yours on one of these places."""
    away = settlers_away(state, where)
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


def count_in(state: SoloState, seat: i64, cell: i64, slots: i64) -> i64:
    own: i64 = state.mine[seat * CELLS + cell]
    number: i64 = HOW_MANY[own & slots]
    return number


def held(state: SoloState, kind: i64) -> i64:
    tokens: i64 = state.held[YOU * RESOURCES + kind]
    return tokens


def want_of_markers(state: SoloState, need: i64) -> float:
    """Each Explore takes one, wherever it ends: without any to spare the ship can only go straight to its goals."""
    spare: i64 = state.markers[YOU] - need
    if spare < 0:
        return 1.8 - 5.0 * float(spare)
    return 1.8 if spare == 0 else 0.6 if spare == 1 else 0.0


def ruins_at_hand(state: SoloState) -> i64:
    """Free ruins on tiles you have explored that still bring a card."""
    found: i64 = 0
    for cell in chosen(state.tables.listed, state.explored[YOU]):
        slots: i64 = state.tables.slots_of[state.tiles[cell] * KINDS + RUINS]
        if slots & state.free(cell) and state.tokens[cell] == 0:
            found += 1
    return found


def windfalls(state: SoloState, settlers: i64, on_arrival: i64) -> i64:
    """S-5.5: what the adversary will get for settlers it has not, while you move so many of yours; some of them come
    with the marker on a tile, and do not count.
    """
    beyond = (settlers - on_arrival) * 4 // 5 - state.reserve()
    return 7 * beyond if beyond > 0 else 0


def collect_cards(state: SoloState, need: i64) -> float:
    """The nearest ruins that bring a card, and some turns for each card after it."""
    left = need - len(kinds(state.cards[YOU]))
    if left <= 0:
        return 0.0
    return nearest_ruins(state) + 1.7 * float(left - 1) + 0.6 * want_of_markers(state, left - ruins_at_hand(state))


def nearest_ruins(state: SoloState) -> float:
    best = FAR
    for cell in chosen(state.tables.listed, state.up & state.tables.ocean):
        slots: i64 = state.tables.slots_of[state.tiles[cell] * KINDS + RUINS]
        if slots & state.free(cell) and state.tokens[cell] == 0:
            best = min(best, 0.8 + exploring(state, cell))
    hidden = state.tables.ocean & ~state.up & ~state.sunk
    return min(best, exploring_one_of(state, hidden) + 1.5)


def storm(state: SoloState, cities: i64, might: float) -> float:
    """S-30.3: ties are lost, and its warship may be there too."""
    turns = max(1.0, voyage(state, WARSHIP, cities))
    foe: i64 = state.ships[ADVERSARY * SHIPS + WARSHIP]
    guarded = foe != NOWHERE and cities & BIT[foe] != 0
    if state.rival != NOWHERE and cities & BIT[state.rival]:
        guarded = True
    lacking = lacking_strength(state, might + 2.6)
    if guarded:
        lacking += 0.8 * max(0.0, lacking_strength(state, float(state.strength[ADVERSARY]) + might))
        turns += 0.5
    return turns + 0.55 * lacking


def bring_weapons(state: SoloState, city: i64, arms: i64, any_ship: bool) -> float:
    """S-33.6, S-37.3: so many weapons, and a ship in that city."""
    weapons = min(arms, held(state, WEAPONS))
    way = voyage(state, EXPLORER, city)
    if any_ship:
        way = min(way, voyage(state, WARSHIP, city))
    elif city & BIT[state.ships[ADVERSARY * SHIPS + WARSHIP]]:
        way += 1.5
    if way == 0.0 and weapons < arms:
        way = 0.4 if any_ship else 2.0
    return 0.2 + way + 0.5 * float(arms - weapons)
