"""How good a position of Diluvium is for a seat, in gold: what is there, and what the turns left will make of it.

The weights were found by hill climbing over whole games (`scripts/tune_diluvium.py`).
"""

from __future__ import annotations

from typing import Final, List

from seaboard.core.native import i64
from seaboard.core.pieces.pile import EMPTY
from seaboard.games.diluvium.components.tables import Tables, beside, chosen
from seaboard.games.diluvium.rules.actions import (
    BIT,
    CANNON,
    CELLS,
    COMPASS,
    CRAFT,
    ENGAGE,
    EXPLORE,
    FOOD,
    GATE,
    HOW_MANY,
    KINDS,
    LEGENDARY,
    MAP,
    MARK_SLOTS,
    PRODUCING,
    RESOURCES,
    SETTLE,
    TREASURE,
    WEAPONS,
)
from seaboard.games.diluvium.rules.movement import moves_of, within_reach
from seaboard.games.diluvium.rules.state import EXPLORER, SECTIONS, SHIPS, WARSHIP, DiluviumState
from seaboard.games.diluvium.rules.turn import NOT_CHOSEN, Turn

# the places of the weights
PACE: Final = 0
OF_FOOD: Final = 1
OF_CRAFT: Final = 2
OF_WEAPONS: Final = 3
SPARE_FOOD: Final = 4
STRENGTH: Final = 5
MONSTER: Final = 6
MONSTER_GAP: Final = 7
MONSTER_FAR: Final = 8
NEXT_MARKER: Final = 9
LATER_MARKERS: Final = 10
HIDDEN_TILE: Final = 11
PRODUCTION: Final = 12
PRODUCE_NOW: Final = 13
SECOND_TILE: Final = 14
SETTLE_BONUS: Final = 15
PRODUCE_BONUS: Final = 16
ENGAGE_BONUS: Final = 17
ON_THE_MAP: Final = 18
PREY: Final = 19
THREAT: Final = 20
CARD_KEPT: Final = 21
CARD_DRAWN: Final = 22
OTHERS: Final = 23
SETTLE_MARK: Final = 24
NAMES: Final[List[str]] = [
    "pace", "food", "craft", "weapons", "spare-food", "strength", "monster", "monster-gap", "monster-far",
    "next-marker", "later-markers", "hidden-tile", "production", "produce-now", "second-tile", "settle-bonus",
    "produce-bonus", "engage-bonus", "on-the-map", "prey", "threat", "card-kept", "card-drawn", "others", "settle-mark",
]  # fmt: skip
WEIGHTS: Final[List[float]] = [
    1.75,  # rounds left for each token of the emptiest tray and player
    0.54,  # each food, up to three while markers are left
    0.55,  # of the price of craft
    0.68,  # each weapon
    0.18,  # each food beyond
    0.45,  # each strength for each turn left, up to six
    0.55,  # of the gold of a monster that could be slain next
    0.29,  # less of it for each strength missing
    0.47,  # of it when the warship is not in reach
    0.56,  # of the gold that the next exploration would bring
    0.28,  # of the gold under the markers after it
    1.28,  # gold expected of a tile face down in reach
    0.18,  # of the yield of the best tile, for each turn left, up to eight
    0.18,  # of that yield when the next action may be Produce
    0.21,  # of the yield of the second tile, beside the best
    0.19,  # an empty section of Settle for each turn left, up to eight
    0.25,  # an empty section of Produce
    0.18,  # an empty section of Engage, for each gold at the marker
    0.095,  # each settler on the map
    0.31,  # each piece of others in reach of the warship
    0.27,  # each own piece in reach of another warship
    0.81,  # of what a card would bring when played
    2.04,  # a card not seen yet
    0.52,  # of what the others' positions are worth on average
    1.04,  # gold a settle space is like
]
HELD_FOR_EXPLORING: Final = 3
MOST_TURNS: Final = 8.0
LONG_GAME: Final = 24


def turns_left(state: DiluviumState, seat: i64, pace: float) -> float:
    """How many turns this seat will still have, by the trays (D-16.1)."""
    players = state.players
    place = seat - state.first if seat >= state.first else seat - state.first + players
    now = state.active - state.first if state.active >= state.first else state.active - state.first + players
    turns = 1.0 if place > now or (place == now and not has_acted(state)) else 0.0
    if state.last_round:
        return turns
    food: i64 = state.tray[0]
    craft: i64 = state.tray[1]
    weapons: i64 = state.tray[2]
    return turns + 1.0 + min(pace * float(min(food, craft, weapons)) / float(players), patience(state))


def patience(state: DiluviumState) -> float:
    """Fewer turns are hoped for in a game that drags on: otherwise nobody would take the last tokens."""
    return max(0.0, float(LONG_GAME - state.rounds))


def has_acted(state: DiluviumState) -> bool:
    """Whether the active player has turned the wheel."""
    turn = state.stack[0]
    return isinstance(turn, Turn) and turn.action != NOT_CHOSEN


def score(state: DiluviumState, seat: i64, weights: List[float]) -> float:
    """What a seat has and may hope for, in gold."""
    gold = float(state.gold[seat])
    if state.ending:
        return gold - 0.01 * float(state.settlers_on_board(seat))
    if state.board[seat] < 0:
        return gold
    turns = min(turns_left(state, seat, weights[PACE]), MOST_TURNS)
    if turns < 0.5:
        return gold - 0.01 * float(state.settlers_on_board(seat))
    wheel: i64 = state.wheel[seat]
    return (
        gold
        + worth_of_resources(state, seat, turns, wheel, weights)
        + worth_of_war(state, seat, turns, wheel, weights)
        + worth_of_exploring(state, seat, turns, wheel, weights)
        + worth_of_settlers(state, seat, turns, wheel, weights)
        + worth_of_cards(state, seat, turns, weights)
    )


def worth_of_others(state: DiluviumState, seat: i64, weights: List[float]) -> float:
    """The part that counts of what the others have on average."""
    others = 0.0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            others += score(state, other, weights)
        other += 1
    return weights[OTHERS] * others / float(state.players - 1)


def urge(state: DiluviumState) -> float:
    """In a game that drags on it is ever better to take tokens: two who only wait would wait for ever."""
    if state.rounds <= LONG_GAME:
        return 0.0
    return -0.02 * float(state.rounds - LONG_GAME) * float(state.tray[0] + state.tray[1] + state.tray[2])


def worth_of_resources(state: DiluviumState, seat: i64, turns: float, wheel: i64, weights: List[float]) -> float:
    """Craft is gold once Produce can be chosen; food and weapons are worth less and less towards the end."""
    at = seat * RESOURCES
    food: i64 = state.held[at + FOOD]
    craft: i64 = state.held[at + CRAFT]
    weapons: i64 = state.held[at + WEAPONS]
    later = min(1.0, turns / 3.0)
    needed = min(food, HELD_FOR_EXPLORING) if state.markers[seat] > 0 else 0
    worth = later * (weights[OF_FOOD] * float(needed) + weights[SPARE_FOOD] * float(food - needed))
    worth += later * weights[OF_WEAPONS] * float(weapons)
    if turns >= first_turn_for(wheel, PRODUCING):
        price = float(state.tables.craft_price[state.board[seat]])
        pairs = float(craft // 2) if turns < 3.0 else 0.5 * float(craft)
        worth += weights[OF_CRAFT] * price * pairs
    return worth


def first_turn_for(wheel: i64, action: i64) -> float:
    """D-3.3: the turn on which an action can be chosen next."""
    return 2.0 if wheel == action else 1.0


def worth_of_war(state: DiluviumState, seat: i64, turns: float, wheel: i64, weights: List[float]) -> float:
    """Strength, the monster that pays best, the pieces that could be scared away and those in danger."""
    tables = state.tables
    strength: i64 = state.strength[seat]
    worth = weights[STRENGTH] * float(strength) * min(turns, 6.0)
    if turns >= first_turn_for(wheel, ENGAGE):
        reach = within_reach(state, seat, WARSHIP, moves_of(state, seat, WARSHIP), state.held[seat * RESOURCES])
        here: i64 = BIT[state.ships[seat * SHIPS + WARSHIP]]
        worth += best_monster(state, seat, reach | here, weights)
        worth += weights[PREY] * float(pieces_of_others(state, seat, reach | here))
    home: i64 = BIT[tables.city[seat]]
    danger: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            place: i64 = BIT[state.ships[other * SHIPS + WARSHIP]]
            near = beside(tables, place) & state.up | place
            danger |= near | beside(tables, near)
        other += 1
    return worth - weights[THREAT] * float(pieces_of(state, seat, danger & ~home))


def best_monster(state: DiluviumState, seat: i64, reach: i64, weights: List[float]) -> float:
    tables = state.tables
    best = 0.0
    strength: i64 = state.strength[seat]
    weapons: i64 = state.held[seat * RESOURCES + WEAPONS]
    for cell in chosen(tables.listed, state.up & tables.ocean & ~state.slain):
        tile: i64 = state.tiles[cell]
        monster: i64 = tables.monster[tile]
        if monster:
            gap = float(max(0, monster - strength - weapons))
            worth = float(tables.monster_gold[tile]) * max(0.0, 1.0 - weights[MONSTER_GAP] * gap)
            if not reach & BIT[cell]:
                worth *= weights[MONSTER_FAR]
            best = max(best, worth)
    return weights[MONSTER] * best


def pieces_of(state: DiluviumState, seat: i64, where: i64) -> i64:
    """Settlers and exploration ship of a seat on these places."""
    settled: i64 = state.settled[seat]
    found: i64 = 1 if where & BIT[state.ships[seat * SHIPS + EXPLORER]] else 0
    if settled & where:
        for cell in chosen(state.tables.listed, settled & where):
            found += HOW_MANY[state.mine[seat * CELLS + cell]]
    return found


def pieces_of_others(state: DiluviumState, seat: i64, where: i64) -> i64:
    """The most pieces on one of these places."""
    most: i64 = 0
    settled: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            settled |= state.settled[other] | BIT[state.ships[other * SHIPS + EXPLORER]]
        other += 1
    for cell in chosen(state.tables.listed, settled & where & state.tables.ocean):
        own: i64 = state.mine[seat * CELLS + cell]
        taken: i64 = state.taken[cell]
        number: i64 = HOW_MANY[taken & ~own]
        other = 0
        while other < state.players:
            if other != seat and state.ships[other * SHIPS + EXPLORER] == cell:
                number += 1
            other += 1
        most = max(most, number)
    return most


def worth_of_exploring(state: DiluviumState, seat: i64, turns: float, wheel: i64, weights: List[float]) -> float:
    """The gold under the next marker with the best space in reach, and the markers after it."""
    left: i64 = state.markers[seat]
    first = first_turn_for(wheel, EXPLORE)
    if left == 0 or turns < first:
        return 0.0
    tables = state.tables
    at = state.board[seat] * tables.markers + tables.markers - left
    reach = within_reach(state, seat, EXPLORER, moves_of(state, seat, EXPLORER), state.held[seat * RESOURCES])
    best = best_mark(state, seat, reach, weights)
    worth = weights[NEXT_MARKER] * (float(tables.track[at]) + best) if best > 0.0 else 0.0
    later = 0.0
    more = 0.5 * (turns - first)
    step: i64 = 1
    while step < left and more > 0.0:
        later += min(1.0, more) * float(tables.track[at + step])
        more -= 1.0
        step += 1
    return worth + weights[LATER_MARKERS] * later


def best_mark(state: DiluviumState, seat: i64, reach: i64, weights: List[float]) -> float:
    tables = state.tables
    explored: i64 = state.explored[seat]
    best = weights[HIDDEN_TILE] if reach & ~state.up else 0.0
    for cell in chosen(tables.listed, reach & state.up & tables.ocean & ~explored):
        free = state.free_marks(cell)
        slot: i64 = 0
        at = state.tiles[cell] * MARK_SLOTS
        while free:
            if free & 1:
                gold = float(tables.mark_gold[at + slot])
                best = max(best, gold if gold > 0.0 else weights[SETTLE_MARK])
            free >>= 1
            slot += 1
    return best


def worth_of_settlers(state: DiluviumState, seat: i64, turns: float, wheel: i64, weights: List[float]) -> float:
    """What the best tile will yield, and the bonuses of sections that are empty or nearly so."""
    tables = state.tables
    best = 0.0
    second = 0.0
    for cell in chosen(tables.listed, state.settled[seat]):
        harvest = worth_of_yield(state, seat, cell, weights)
        if harvest > best:
            second = best
            best = harvest
        elif harvest > second:
            second = harvest
    more = turns - first_turn_for(wheel, PRODUCING)
    worth = 0.0
    if more >= 0.0:
        worth = weights[PRODUCE_NOW] * best if wheel != PRODUCING else 0.0
        worth += weights[PRODUCTION] * more * (best + weights[SECOND_TILE] * second)
    worth += weights[ON_THE_MAP] * float(9 - state.settlers_on_board(seat))
    military = float(tables.military_gold[state.strength[seat]])
    worth += turns * weights[SETTLE_BONUS] * cleared(state, seat, SETTLE)
    worth += turns * weights[PRODUCE_BONUS] * cleared(state, seat, PRODUCING)
    return worth + turns * weights[ENGAGE_BONUS] * military * cleared(state, seat, ENGAGE)


def worth_of_yield(state: DiluviumState, seat: i64, cell: i64, weights: List[float]) -> float:
    tables = state.tables
    own: i64 = state.mine[seat * CELLS + cell]
    at = state.tiles[cell] * KINDS
    food: i64 = HOW_MANY[own & tables.slots_of[at]]
    craft: i64 = HOW_MANY[own & tables.slots_of[at + 1]]
    weapons: i64 = HOW_MANY[own & tables.slots_of[at + 2]]
    price = 0.5 * float(tables.craft_price[state.board[seat]])
    return (
        weights[OF_FOOD] * float(food) + weights[OF_CRAFT] * price * float(craft) + weights[OF_WEAPONS] * float(weapons)
    )


def cleared(state: DiluviumState, seat: i64, section: i64) -> float:
    """1 for an empty section, less the more settlers stand on it."""
    room = float(state.tables.settlers[state.board[seat] * SECTIONS + section])
    if room == 0.0:
        return 0.0
    here = float(state.sections[seat * SECTIONS + section])
    share = (room - here) / room
    return share * share


def worth_of_cards(state: DiluviumState, seat: i64, turns: float, weights: List[float]) -> float:
    cards: i64 = state.cards[seat]
    if cards == EMPTY:
        return 0.0
    worth = 0.0
    kind: i64 = 0
    while cards:
        number = float(cards & 15)
        if number > 0.0:
            worth += number * worth_of_card(state, seat, kind, turns, weights)
        cards >>= 4
        kind += 1
    return weights[CARD_KEPT] * worth


def worth_of_card(state: DiluviumState, seat: i64, kind: i64, turns: float, weights: List[float]) -> float:
    tables: Tables = state.tables
    if kind == TREASURE:
        return float(tables.treasure_gold)
    if kind == MAP:
        left: i64 = state.markers[seat]
        gold = float(tables.track[state.board[seat] * tables.markers + tables.markers - left]) if left else 0.0
        return gold + 2.0 if left else 0.0
    if kind == COMPASS:
        return min(0.5, 0.2 * turns)
    if kind == GATE:
        return 1.0
    if kind == CANNON:
        return weights[STRENGTH] * min(turns, 6.0)
    if kind == LEGENDARY:
        return 3.0 * weights[OF_WEAPONS] * min(1.0, turns / 3.0)
    if kind == CRAFT:
        return 1.5 * weights[OF_CRAFT] * float(tables.craft_price[state.board[seat]])
    return 3.0 * weights[OF_FOOD] * min(1.0, turns / 3.0)
