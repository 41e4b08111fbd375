"""How many turns each victory of the campaign still takes, roughly: what the bots steer by.

One function for each scenario, by its chapter. They count actions, not moves of the wheel: an action a turn, whatever
else has to be done in between.
"""

from __future__ import annotations

from typing import Final

from seaboard.bots.campaign.ways import (
    DRAWN,
    FAR,
    SETTLER,
    TURNED_BACK,
    battles,
    count_in,
    egyptians_away,
    explore_all,
    exploring,
    exploring_one_of,
    find_and_settle,
    held,
    how_many,
    isles_to_explore,
    joining,
    lacking_strength,
    large_island,
    ruins_at_hand,
    sailing,
    settle_all,
    settlers_away,
    settling,
    steps,
    voyage,
    want_of_markers,
    weakness,
    windfalls,
)
from seaboard.core.native import i64
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import (
    ADVERSARY,
    ALLY,
    NOWHERE,
    YOU,
    SoloState,
    place_of,
    settlers_of,
)
from seaboard.games.diluvium.campaign.scenarios.answer_too_late.rules import are_neighbours
from seaboard.games.diluvium.components.tables import HIDDEN, beside, chosen
from seaboard.games.diluvium.rules.actions import BIT, CELLS, CRAFT, FOOD, HOW_MANY, KINDS, RESOURCES, RUINS, WEAPONS
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP

OUTPOST: Final = 2.5  # the number to expect of a token face down


def turns_to(state: SoloState, title: i64) -> float:
    """0 when the victory is won."""
    chapter: i64 = state.story.number
    if chapter <= 28:
        return turns_to_choose(state, chapter, title)
    if chapter == 29:
        return storm_cities(state)
    if chapter == 30:
        return storm(state, BIT[state.tables.city[ADVERSARY]], float(state.strength[ADVERSARY]))
    if chapter == 31:
        return promised_land(state)
    if chapter == 32:
        return lift_the_curse(state)
    if chapter == 33:
        return arm(state, BIT[state.tables.city[2]], True)
    if chapter == 34:
        return fill_a_tile(state)
    if chapter == 35:
        return cut_off_heads(state)
    if chapter == 36:
        return explore_all(state, green(state))
    return arm(state, BIT[state.tables.city[ADVERSARY]], False)


def turns_to_choose(state: SoloState, chapter: i64, title: i64) -> float:
    """The scenarios with two victories, and the one between them with one."""
    if chapter == 21:
        return battles(state) if title == 0 else settle_all(state, green(state))
    if chapter == 22:
        return find_and_settle(state, 19, CRAFT) if title == 0 else find_and_settle(state, 20, RUINS)
    if chapter == 23:
        return settle_ruins(state) if title == 0 else turn_up_tiles(state)
    if chapter == 24:
        return settle_egyptians(state) if title == 0 else barter(state)
    if chapter == 25:
        return destroy_outposts(state) if title == 0 else give_craft(state)
    if chapter == 26:
        return follow_exiles(state)
    if chapter == 27:
        return collect_cards(state, 5) if title == 0 else bribe(state)
    return settle_all(state, green(state)) if title == 0 else lose_allies(state)


def gold_to_pay(state: SoloState, title: i64) -> i64:
    """By how much the lead must shrink before the victory is won."""
    chapter: i64 = state.story.number
    if chapter == 26:
        return 2 * (4 - state.tally) if state.tally < 4 else 0
    if chapter == 27 and title == 1:
        return 2 * (12 - state.tally) if state.tally < 12 else 0
    if chapter == 24 and title == 0:
        return windfalls(state, egyptians_away(state), isles_to_explore(state))
    if chapter == 21 and title == 1:
        return windfalls(state, settlers_away(state, green(state)), 2)
    return 0


# What Killed Them, A Friend in Need


def settle_ruins(state: SoloState) -> float:
    """S-23.1: the nearest next, about two turns for each of the others. S-23.4: only three tiles may be turned up and
    explored at once; others must be turned up by the warship, or by the adversary.
    """
    nearest = FAR
    total = 0.0
    places = green(state)
    spare: i64 = 3 - state.tally
    for cell in chosen(state.tables.listed, places):
        if state.tiles[cell] != HIDDEN:
            turns = settling(state, cell, RUINS)
        elif spare > 0:
            turns = exploring(state, cell) + 0.5
        else:
            turns = sailing(state, WARSHIP, cell) + 2.0
        if turns > 0.0:
            nearest = min(nearest, turns)
            total += min(turns, 2.2)
    if total == 0.0:
        return 0.0
    beyond = how_many(state, places & ~state.up) - spare
    if beyond > 0:
        total += 1.5 * float(beyond)
    closed = how_many(state, places & ~state.explored[YOU])
    return total - min(nearest, 2.2) + nearest + want_of_markers(state, closed)


def turn_up_tiles(state: SoloState) -> float:
    """S-23.4: each takes an Explore action and food."""
    left = 4 - state.tally
    if left <= 0:
        return 0.0
    hidden = state.tables.ocean & ~state.up
    food = float(max(0, left - held(state, FOOD)))
    return exploring_one_of(state, hidden) + 1.7 * float(left - 1) + 0.3 * food + want_of_markers(state, left)


def settle_egyptians(state: SoloState) -> float:
    """S-24.1: nine settlers on three islands that nobody else may share."""
    total = 0.0
    unknown = 0.0
    for tile in (5, 6, 7):
        cell = place_of(state, tile)
        if cell == NOWHERE:
            unknown += 1.0
            continue
        slots = large_island(state, tile)
        total += 0.6 * exploring(state, cell)
        total += 0.7 * float(count_in(state, YOU, cell, slots))
        total += TURNED_BACK * float(count_in(state, ADVERSARY, cell, slots))
    if unknown > 0.0:
        total += exploring_one_of(state, green(state) & ~state.up) + 1.6 * (unknown - 1.0)
    return total + SETTLER * float(egyptians_away(state))


def barter(state: SoloState) -> float:
    """S-24.8: a Produce action for each token, and one resource of each kind."""
    left = 4 - state.tally
    if left <= 0:
        return 0.0
    total = 2.0 * float(left)
    for kind in range(RESOURCES):
        stock = held(state, kind)
        total -= 0.35 * float(min(1, stock)) + 0.15 * float(min(left, stock))
    return total


# An Answer Too Late


def destroy_outposts(state: SoloState) -> float:
    """S-25.6: the weakest known, or an unknown one, with regard to the way."""
    best = FAR
    left = 3 - state.conquered
    if left <= 0:
        return 0.0
    for cell in chosen(state.tables.listed, green(state)):
        token: i64 = state.tokens[cell]
        if token:
            might = OUTPOST if token > 4 else float(token)
            turns = sailing(state, WARSHIP, cell)
            best = min(best, turns + 0.45 * lacking_strength(state, might + DRAWN))
    return best + (2.4 + weakness(state, OUTPOST + DRAWN)) * float(left - 1)


def give_craft(state: SoloState) -> float:
    """S-25.9: while a settler of yours shares an island with one of the adversary's."""
    left = 10 - state.tally
    if left <= 0:
        return 0.0
    craft = min(left, held(state, CRAFT))
    total = 0.7 * float(left - craft) + 0.25 * float(craft) + 0.6
    return total if are_neighbours(state) else total + joining(state)


# On the Path of the Lost, The Remains of Unrest, Facing Destiny


def follow_exiles(state: SoloState) -> float:
    if state.found != NOWHERE:
        return voyage(state, EXPLORER, BIT[state.found])
    if state.exile == NOWHERE:
        return FAR
    turns = sailing(state, EXPLORER, state.exile)
    gold = 0.4 * float(max(0, 2 - state.gold[YOU]))
    return turns + gold + 1.9 * float(4 - state.tally)


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


def bribe(state: SoloState) -> float:
    """S-27.5: two gold for each opposing settler where the exploration ship stops."""
    left = 12 - state.tally
    if left <= 0:
        return 0.0
    best = FAR
    on_map: i64 = 0
    for cell in chosen(state.tables.listed, state.settled[ADVERSARY] & state.tables.ocean):
        settlers = state.settlers_at(ADVERSARY, cell)
        on_map += settlers
        turns = max(1.0, voyage(state, EXPLORER, BIT[cell]))
        if cell == state.ship_at(EXPLORER):
            turns = 1.6
        best = min(best, turns + 0.9 * float(max(0, left - 2 * settlers)))
    if on_map == 0:
        return 2.0 + 0.9 * float(left)
    return best - 0.2 * float(min(on_map, 6))


def lose_allies(state: SoloState) -> float:
    """S-28.5: its warship clears a tile of allies with each Engage that brings it there."""
    allies: i64 = state.settled[ALLY]
    if allies == 0:
        return 0.0
    total = 0.0
    for cell in chosen(state.tables.listed, allies):
        total += 1.2 + 0.2 * float(state.settlers_at(ALLY, cell))
    foe: i64 = state.ships[ADVERSARY * SHIPS + WARSHIP]
    return total + 0.5 * float(max(0, steps(state, foe, allies)))


# cities, outposts, deliveries


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
    return turns + 0.55 * lacking if state.conquered == 0 or state.story.number == 29 else 0.0


def storm_cities(state: SoloState) -> float:
    """S-29.3: the nearer of those left, or the weaker."""
    best = FAR
    left = 0.0
    for number in (1, 2):
        cell: i64 = state.tables.city[number]
        token: i64 = state.tokens[cell]
        if token:
            left += 1.0
            best = min(best, storm(state, BIT[cell], OUTPOST if token > 4 else float(token)))
    return best + (3.6 + weakness(state, OUTPOST + DRAWN + 1.0)) * (left - 1.0) if left > 0.0 else 0.0


def promised_land(state: SoloState) -> float:
    """S-31.1: of the tokens face down one is it, until another place is known to be."""
    nearest = FAR
    unknown = 0.0
    for cell in chosen(state.tables.listed, green(state)):
        token: i64 = state.tokens[cell]
        if token == 1:
            return voyage(state, EXPLORER, BIT[cell])
        if token > 4:
            unknown += 1.0
            turns = sailing(state, EXPLORER, cell)
            nearest = min(nearest, turns)
    return nearest + 1.0 * (unknown - 1.0)


def arm(state: SoloState, city: i64, any_ship: bool) -> float:
    """S-33.6, S-37.3: six weapons, and a ship in that city."""
    if state.tally:
        return 0.0
    weapons = min(6, held(state, WEAPONS))
    way = voyage(state, EXPLORER, city)
    if any_ship:
        way = min(way, voyage(state, WARSHIP, city))
    elif city & BIT[state.ships[ADVERSARY * SHIPS + WARSHIP]]:
        way += 1.5
    if way == 0.0 and weapons < 6:
        way = 0.4 if any_ship else 2.0
    return 0.2 + way + 0.5 * float(6 - weapons)


def fill_a_tile(state: SoloState) -> float:
    """S-34.1: the better of the two tiles beside its city."""
    city: i64 = BIT[state.tables.city[ADVERSARY]]
    best = FAR
    for cell in chosen(state.tables.listed, beside(state.tables, city) & state.tables.ocean):
        turns = exploring(state, cell)
        if state.tiles[cell] == HIDDEN:
            turns += 4.0 * SETTLER
        else:
            whole: i64 = state.tables.slots[state.tiles[cell]]
            own: i64 = state.mine[YOU * CELLS + cell]
            turns += SETTLER * float(HOW_MANY[whole] - HOW_MANY[own])
            turns += TURNED_BACK * float(state.settlers_at(ADVERSARY, cell))
        best = min(best, turns)
    return best


# monsters


def cut_off_heads(state: SoloState) -> float:
    """S-35.6: it has strength 6 each time, and weapons are spent each time: strength lasts."""
    left = 3 - state.tally
    if left <= 0:
        return 0.0
    hydra = place_of(state, 29)
    turns = max(1.0, voyage(state, WARSHIP, BIT[hydra])) if hydra != NOWHERE else FAR
    gap = float(max(0, 6 - state.strength[YOU] - (1 if state.escort != NOWHERE else 0)))
    weapons = float(held(state, WEAPONS))
    turns += 0.9 * max(0.0, gap - weapons) + 0.35 * float(left) * gap - 0.1 * min(weapons, 6.0)
    allies = settlers_of(state, ALLY)
    if allies <= 3:
        turns += 0.8 * float(4 - allies)
    return turns + 3.2 * float(left - 1)


def lift_the_curse(state: SoloState) -> float:
    """S-32.3: two cards, the guardians on the way, and either ship at the sanctuary."""
    if state.tally:
        return 0.0
    total = 0.0
    foes: i64 = 0
    nearest = FAR
    for tile in (16, 17, 28):
        cell = place_of(state, tile)
        if cell != NOWHERE and not state.slain & BIT[cell]:
            foes += 1
            if foes == 1:
                nearest = max(1.0, voyage(state, WARSHIP, BIT[cell]))
                might = float(state.tables.monster[tile])
                total += nearest + 0.6 * max(0.0, lacking_strength(state, might))
            else:
                total += 2.4
    way = min(voyage(state, EXPLORER, green(state)), voyage(state, WARSHIP, green(state)))
    cards = len(kinds(state.cards[YOU]))
    if cards < 2:
        total += 0.6 * nearest_ruins(state) + 1.6 * float(2 - cards)
    return total + max(0.3, way)
