"""How far you are on the way to each victory: so many of so many, for people to see. The rules ask `Scenario.met`."""

from __future__ import annotations

from typing import Callable, Dict, Final, Tuple

from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.state import (
    ADVERSARY,
    ALLY,
    FACE_DOWN,
    NOWHERE,
    YOU,
    SoloState,
    place_of,
    resources_of,
    settlers_of,
)
from seaboard.games.diluvium.campaign.scenarios.answer_too_late.rules import GIFT, OUTPOSTS
from seaboard.games.diluvium.campaign.scenarios.curse_of_mu.rules import PRICE
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import ARMS as FOR_THE_ALLY
from seaboard.games.diluvium.campaign.scenarios.friend_in_need.rules import SETTLERS, egyptians_at_home
from seaboard.games.diluvium.campaign.scenarios.friend_in_need.rules import TOKENS as BARTERED
from seaboard.games.diluvium.campaign.scenarios.hydras_ire.rules import HEADS
from seaboard.games.diluvium.campaign.scenarios.noose_in_troubled_waters.rules import CITIES
from seaboard.games.diluvium.campaign.scenarios.path_of_the_lost.rules import EXILES
from seaboard.games.diluvium.campaign.scenarios.perilous_land.rules import BATTLES
from seaboard.games.diluvium.campaign.scenarios.remains_of_unrest.rules import CARDS_IN_HAND, GOLD_GIVEN
from seaboard.games.diluvium.campaign.scenarios.seething_heart.rules import ARMS as FOR_THE_REBELS
from seaboard.games.diluvium.campaign.scenarios.what_killed_them.rules import TOKENS as TURNED_UP
from seaboard.games.diluvium.campaign.scenarios.whispers_from_the_east.rules import CRAFT_TILE, RUINS_TILE
from seaboard.games.diluvium.components.tables import beside, chosen
from seaboard.games.diluvium.rules.actions import BIT, CELLS, CRAFT, HOW_MANY, RUINS, SECTION, SLOTS, WEAPONS

Steps = Tuple[int, int]


def progress(state: SoloState, title: int) -> Steps:
    """`title` counts in `Scenario.titles`."""
    story = state.story
    count = COUNTS.get(story.titles[title])
    if count is None:
        return story.progress(state, title)
    have, need = count(state)
    return min(int(have), int(need)), int(need)


def on_green(state: SoloState) -> Steps:
    """S-21.2, S-28.1: the Aztec settler (S-12.6) counts where it stands on a green tile only."""
    have = sum(
        int(state.settlers_at(YOU, cell)) for cell in chosen(state.tables.listed, state.settled[YOU] & green(state))
    )
    return have, int(state.settlers_on_board(YOU)) + int(settlers_of(state, YOU))


def own_colour_on_green(state: SoloState) -> Steps:
    """S-28.1: without the Aztec settler."""
    have, need = on_green(state)
    if state.veteran < 0:
        return have, need
    there = state.veteran < SECTION and green(state) & BIT[state.veteran // SLOTS]
    return have - (1 if there else 0), need - 1


def ruins_held(state: SoloState) -> Steps:
    """S-23.1."""
    outlined = chosen(state.tables.listed, green(state))
    return sum(1 for cell in outlined if state.slots_with(YOU, cell, RUINS)), len(outlined)


def exiles_met(state: SoloState) -> Steps:
    """S-26.1: the exiles, and the city they tell of."""
    return int(state.tally) + len(state.story.met(state)), EXILES + 1


def allies_gone(state: SoloState) -> Steps:
    """S-28.1."""
    return int(state.lost), int(state.lost) + int(settlers_of(state, ALLY))


def fullest_tile(state: SoloState) -> Steps:
    """S-34.1: of those beside its city, the one with the fewest spaces left."""
    best: Steps = (0, 1)
    city = BIT[state.tables.city[ADVERSARY]]
    for cell in chosen(state.tables.listed, beside(state.tables, city) & state.tables.ocean & state.up):
        need = HOW_MANY[state.tables.slots[state.tiles[cell]]]
        have = HOW_MANY[state.mine[YOU * CELLS + cell]]
        if best == (0, 1) or need - have < best[1] - best[0]:
            best = (have, need)
    return best


def sought(tile: int, kind: int) -> Callable[[SoloState], Steps]:
    """S-22.1: the tile is found, explored, and a settler of yours is on it."""

    def count(state: SoloState) -> Steps:
        cell = place_of(state, tile)
        if cell == NOWHERE:
            return 0, 3
        if state.slots_with(YOU, cell, kind):
            return 3, 3
        return 1 + (int(state.explored[YOU]) >> cell & 1), 3

    return count


def tokens_turned_up(state: SoloState) -> Steps:
    """S-31.1: each may be the promised land; the last one need not be turned up to be known."""
    laid = [token for token in state.tokens if token]
    return (len(laid) if state.story.met(state) else sum(token != FACE_DOWN for token in laid)), len(laid)


def cards_for_the_curse(state: SoloState) -> Steps:
    """S-32.3."""
    return (PRICE if state.tally else len(kinds(state.cards[YOU]))), PRICE


def weapons_for(wanted: int) -> Callable[[SoloState], Steps]:
    """S-33.6, S-37.3."""
    return lambda state: (wanted if state.tally else int(resources_of(state, WEAPONS)), wanted)


def green_explored(state: SoloState) -> Steps:
    """S-36.1."""
    outlined = chosen(state.tables.listed, green(state))
    return sum(1 for cell in outlined if state.explored[YOU] >> cell & 1), len(outlined)


COUNTS: Final[Dict[str, Callable[[SoloState], Steps]]] = {
    "bellicose": lambda state: (int(state.wins), BATTLES),
    "conqueror": on_green,
    "prospector": sought(CRAFT_TILE, CRAFT),
    "explorer": sought(RUINS_TILE, RUINS),
    "archeologist": ruins_held,
    "navigator": lambda state: (int(state.tally), TURNED_UP),
    "shepherdess": lambda state: (int(egyptians_at_home(state)), SETTLERS),
    "merchant": lambda state: (int(state.tally), BARTERED),
    "warmonger": lambda state: (int(state.conquered), OUTPOSTS),
    "corruptor": lambda state: (int(state.tally), GIFT),
    "traveler": exiles_met,
    "grave-robber": lambda state: (len(kinds(state.cards[YOU])), CARDS_IN_HAND),
    "patron": lambda state: (int(state.tally), GOLD_GIVEN),
    "leader": own_colour_on_green,
    "loner": allies_gone,
    "peacemaker": lambda state: (int(state.conquered), CITIES),
    "discoverer": tokens_turned_up,
    "saved": cards_for_the_curse,
    "condottiere": weapons_for(FOR_THE_ALLY),
    "insurgent": weapons_for(FOR_THE_REBELS),
    "unstoppable": fullest_tile,
    "slayer": lambda state: (int(state.tally), HEADS),
    "smith": green_explored,
}
