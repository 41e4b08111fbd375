"""Your ships (D-5) on a sea with voids, barriers and open cities."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, cast, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.pieces.pile import count
from seaboard.core.procedure import Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.components.tables import SoloTables
from seaboard.games.diluvium.campaign.rules.actions import DEED, ESCORT, SKIPS, deed
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState
from seaboard.games.diluvium.components.tables import HIDDEN, chosen
from seaboard.games.diluvium.rules.actions import BIT, CHUNK_OF_TILE, COMPASS, FOOD, PLAYS, RESOURCES, tile_at
from seaboard.games.diluvium.rules.movement import (
    NOWHERE,
    SAIL_TO_WAR,
    SAIL_WHERE,
    STAYS,
    TURN_UP,
    Sail,
    moves_of,
    price_of,
    reached,
    tiles_per_food,
    turn_up,
)
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP

TAKE_ALONG: Final = Ask("solo-ask-escort", (YOU,), ("S-12.9",))
ESCORTS: Final[List[int]] = [deed(ESCORT), *SKIPS]
NOT_ASKED: Final = -1


def is_escorted(state: SoloState, ship: i64) -> bool:
    """S-12.9: the Aztec warship is where your warship is about to leave."""
    return ship == WARSHIP and state.escort != NOWHERE and state.escort == state.ship_at(WARSHIP)


def within_reach(state: SoloState, ship: i64, moves: i64, food: i64) -> i64:
    """D-5.1 to D-5.3: the places the ship could stop at with so many free moves and so much food."""
    start: i64 = BIT[state.ship_at(ship)]
    per_food = tiles_per_food(state, YOU, ship)
    found = reached(state, start, start | off_the_map(state), passable(state), moves, food, per_food)
    return found & ~state.story.closed(state, ship)


def food_price(state: SoloState, ship: i64, moves: i64, cell: i64) -> i64:
    """The food the cheapest way to this place costs; UNREACHABLE when there is none."""
    start: i64 = BIT[state.ship_at(ship)]
    per_food = tiles_per_food(state, YOU, ship)
    return price_of(state, start, start | off_the_map(state), passable(state), moves, cell, per_food)


def off_the_map(state: SoloState) -> i64:
    return state.story.void(state) | state.story.beyond(state)


def passable(state: SoloState) -> i64:
    """The places a ship may leave again."""
    return state.up & ~state.story.barrier(state)


@final
class SoloSail(Sail[SoloState]):
    """One of your ships moves; the Aztec warship may sail along (S-12.9)."""

    STEPS: ClassVar[Steps] = {
        "choose_where": ("D-5.1", "D-5.4", "D-5.5", "D-5.6", "D-5.7", "D-15.7", "S-12.9"),
        "pay": ("D-5.2", "D-5.3"),
        "reveal": ("D-5.3", "S-1.2"),
        "arrive": ("D-5.1", "S-12.9"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = (*Sail.FIELDS, "along")
    along: i64 = -1

    def choose_where(self, state: SoloState) -> Optional[Ask]:
        """D-5.6, D-5.7: an exploration ship must move if it can; S-12.9: whether the Aztec warship comes along."""
        if self.goal != NOWHERE and self.along == NOT_ASKED and is_escorted(state, self.ship):
            self.options = ESCORTS
            return TAKE_ALONG
        if self.goal != NOWHERE or self.stays:
            return None
        moves = moves_of(state, YOU, self.ship) + self.extra
        reach = within_reach(state, self.ship, moves, state.held[YOU * RESOURCES + FOOD])
        holds_compass = state.cards[YOU] != 0 and count(state.cards[YOU], COMPASS) > 0
        if reach == 0 and self.ship == EXPLORER and not holds_compass:
            return None
        options = chosen(state.tables.sails, reach)
        if self.ship == WARSHIP or reach == 0:
            options = options + STAYS
        if holds_compass:
            options = [*options, PLAYS[COMPASS]]
        self.options = options
        return SAIL_WHERE[YOU] if self.ship == EXPLORER else SAIL_TO_WAR[YOU]

    def pay(self, state: SoloState) -> Optional[Ask]:
        """D-5.2, D-5.3."""
        if self.goal != NOWHERE:
            moves = moves_of(state, YOU, self.ship) + self.extra
            state.spend(YOU, FOOD, food_price(state, self.ship, moves, self.goal))
        return None

    def reveal(self, state: SoloState) -> Optional[Ask]:
        """D-5.3."""
        if self.goal == NOWHERE or state.tiles[self.goal] != HIDDEN:
            return None
        return TURN_UP

    def arrive(self, state: SoloState) -> Optional[Ask]:
        if self.goal == NOWHERE:
            return None
        rule = state.story.on_voyage(state, self.ship, self.goal, moves_of(state, YOU, self.ship) + self.extra)
        if rule is not None:
            state.stack.append(rule)
        if self.along > 0:
            state.escort = self.goal
        state.ships[YOU * SHIPS + self.ship] = self.goal
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        if self.step == REVEAL:
            return tiles_for(state, self.goal)
        return self.options

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        if self.step == REVEAL:
            turned_up(state, action, YOU)
        elif action in ESCORTS:
            self.along = 1 if action & VERB == DEED else 0
        else:
            Sail.answer(self, state, seat, action)

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return rng.choice(tiles_for(state, self.goal))


REVEAL: Final = step_number(SoloSail, "reveal")


def tiles_for(state: SoloState, cell: i64) -> List[int]:
    """S-1.2: the tiles that may lie there, each as often as it is likely.

    Places of a shuffled group hold its named tiles and others of their cost: of n such places left, m of them with a
    named tile, one of the k other tiles lies there with a chance of (n - m) / n / k.
    """
    tables = cast("SoloTables", state.tables)
    if tables.fixed[cell]:
        return [tile_at(cell, tables.fixed[cell])]
    group: i64 = tables.group_of[cell]
    others = [
        tile for tile in tables.of_cost[tables.cost[cell]] if state.bag & BIT[tile] and not tables.named & BIT[tile]
    ]
    if group < 0:
        return [tile_at(cell, tile) for tile in others_and_spare(state, others, cell)]
    named = [tile for tile in tables.groups[group] if state.bag & BIT[tile]]
    hidden = hidden_of(state, group)
    if hidden <= len(named):
        return [tile_at(cell, tile) for tile in named]
    weighed = [tile_at(cell, tile) for tile in named for _ in range(len(others))]
    return weighed + [tile_at(cell, tile) for tile in others for _ in range(hidden - len(named))]


def hidden_of(state: SoloState, group: i64) -> i64:
    """How many places of a shuffled stack lie face down."""
    tables = cast("SoloTables", state.tables)
    hidden: i64 = 0
    for place in range(tables.cells):
        if tables.group_of[place] == group and state.tiles[place] == HIDDEN:
            hidden += 1
    return hidden


def others_and_spare(state: SoloState, others: List[int], cell: i64) -> List[int]:
    """S-34.2: a stack may have more tiles than places; those left over lie among the others of their cost.

    Of k tiles left in the stack, n of them under its places, each lies elsewhere with a chance of (k - n) / k.
    """
    tables = cast("SoloTables", state.tables)
    for group, stacked in enumerate(tables.groups):
        named = [tile for tile in stacked if state.bag & BIT[tile]]
        spare = len(named) - hidden_of(state, group)
        if spare > 0 and named[0] in tables.of_cost[tables.cost[cell]]:
            return others * len(named) + named * spare
    return others


def turned_up(state: SoloState, action: i64, seat: i64) -> None:
    """D-5.3: and what the scenario has lying there."""
    turn_up(state, action)
    cell: i64 = action >> ARGUMENT & CHUNK_OF_TILE
    if seat == YOU:
        state.turned = cell
    state.story.on_turned_up(state, cell, seat)
