"""What each of the four actions would give a player now, and where enemy warships could strike: for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Dict, List, Optional, Sequence, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.core.pieces.pile import count, kinds
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.presentation.names import amounts, whom
from seaboard.games.diluvium.rules.actions import (
    BIT,
    COMPASS,
    CRAFT,
    ENGAGE,
    EXPLORE,
    FOOD,
    HOW_MANY,
    PRODUCING,
    RESOURCES,
    SETTLE,
    WEAPONS,
)
from seaboard.games.diluvium.rules.movement import Sail, food_price, moves_of, within_reach
from seaboard.games.diluvium.rules.notation import ACTION_NAMES
from seaboard.games.diluvium.rules.produce import PRICE, yields
from seaboard.games.diluvium.rules.settlers import ANYWHERE, open_tiles
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP, DiluviumState
from seaboard.games.diluvium.rules.turn import cleared_sections


@dataclass(frozen=True)
class Prospect:
    """A sentence about an action; `drawn` where a board shows that anyway."""

    message: Message
    drawn: bool = False


Names = Sequence[str]
Reach = Callable[[DiluviumState, int, int, int, int], int]  # seat, ship, moves, food: the places it could stop at
Price = Callable[[DiluviumState, int, int, int, int], int]  # seat, ship, moves, place: the food it costs


def prospects(
    state: DiluviumState, seat: int, names: Names, reach: Reach = within_reach, price: Price = food_price
) -> Dict[str, Tuple[Prospect, ...]]:
    """From what the player knows: own resources, and everything that lies open."""
    sentences = {
        EXPLORE: _explore(state, seat, reach),
        SETTLE: _settle(state, seat),
        PRODUCING: _produce(state, seat, names),
        ENGAGE: _engage(state, seat, names, reach, price),
    }
    found: Dict[str, Tuple[Prospect, ...]] = {}
    for action, messages in sentences.items():
        barred = [Prospect(Message("diluvium-prospect-barred"), drawn=True)] if state.wheel[seat] == action else []
        found[ACTION_NAMES[action]] = (*barred, *map(Prospect, messages), *_bonus(state, seat, action))
    return found


def _explore(state: DiluviumState, seat: int, reach: Reach) -> List[Message]:
    tables, left = state.tables, state.markers[seat]
    near = reach(state, seat, EXPLORER, moves_of(state, seat, EXPLORER), state.held[seat * RESOURCES + FOOD])
    fresh = [cell for cell in cells(state, near & tables.ocean & ~state.explored[seat]) if _worth_a_visit(state, cell)]
    if not left:
        return [Message("diluvium-prospect-no-marker")]
    gold = tables.track[state.board[seat] * tables.markers + tables.markers - left]
    return [Message("diluvium-prospect-explore", {"gold": gold, "tiles": len(fresh), "markers": left})]


def _worth_a_visit(state: DiluviumState, cell: int) -> bool:
    return not state.up >> cell & 1 or state.free_marks(cell) > 0


def _settle(state: DiluviumState, seat: int) -> List[Message]:
    open_ = cells(state, open_tiles(state, seat, ANYWHERE))
    spaces = sum(HOW_MANY[state.free(cell)] for cell in open_)
    return [Message("diluvium-prospect-settle", {"settlers": state.settlers_on_board(seat), "spaces": spaces})]


def _produce(state: DiluviumState, seat: int, names: Names) -> List[Message]:
    sentences: List[Message] = []
    for cell in cells(state, state.settled[seat]):
        crop = [min(yields(state, seat, cell, kind), state.tray[kind]) for kind in range(RESOURCES)]
        if any(crop):
            sentences.append(Message("diluvium-prospect-produce", {"place": names[cell], "crop": amounts(crop)}))
        else:
            sentences.append(Message("diluvium-prospect-no-crop", {"place": names[cell]}))
    craft = state.held[seat * RESOURCES + CRAFT] // PRICE
    if craft:
        gold = craft * state.tables.craft_price[state.board[seat]]
        sentences.append(Message("diluvium-prospect-sell", {"craft": craft * PRICE, "gold": gold}))
    arms = min(state.held[seat * RESOURCES + WEAPONS] // PRICE, int(state.tables.strongest) - state.strength[seat])
    if arms:
        strength = state.strength[seat] + arms
        sentences.append(Message("diluvium-prospect-arm", {"weapons": arms * PRICE, "strength": strength}))
    return sentences or _nothing(state, seat, PRODUCING)


def _engage(state: DiluviumState, seat: int, names: Names, reach: Reach, price: Price) -> List[Message]:
    moves = moves_of(state, seat, WARSHIP)
    near = reach(state, seat, WARSHIP, moves, state.held[seat * RESOURCES + FOOD])
    here = state.ships[seat * SHIPS + WARSHIP]
    sentences: List[Message] = []
    for cell in cells(state, (near | BIT[here]) & state.up & state.tables.ocean):
        target = _target(state, seat, cell)
        if target:
            food = price(state, seat, WARSHIP, moves, cell) if cell != here else 0
            sentences += [
                Message(f"diluvium-prospect-{name}", {"place": names[cell], "food": food, **args})
                for name, args in target
            ]
    return sentences or _nothing(state, seat, ENGAGE)


def _target(state: DiluviumState, seat: int, cell: int) -> List[Tuple[str, Dict[str, Argument]]]:
    found: List[Tuple[str, Dict[str, Argument]]] = []
    others = [other for other in range(state.players) if other != seat]
    for other in others:
        if state.ships[other * SHIPS + WARSHIP] == cell:
            gold = state.tables.military_gold[state.strength[other]]
            found.append(("warship", {"who": whom(state, other), "strength": state.strength[other], "gold": gold}))
    ships = sum(state.ships[other * SHIPS + EXPLORER] == cell for other in others)
    pieces = ships + sum(state.settlers_at(other, cell) for other in others)
    if pieces:
        found.append(("scare", {"pieces": pieces}))
    tile = state.tiles[cell]
    if state.tables.monster[tile] and not state.slain >> cell & 1:
        args: Dict[str, Argument] = {"strength": state.tables.monster[tile], "gold": state.tables.monster_gold[tile]}
        found.append(("monster", args))
    return found


def _nothing(state: DiluviumState, seat: int, section: int) -> List[Message]:
    return [] if _bonus(state, seat, section) else [Message("diluvium-prospect-nothing")]


BONUSES = {
    SETTLE: "diluvium-prospect-settle-bonus",
    PRODUCING: "diluvium-prospect-produce-bonus",
    ENGAGE: "diluvium-prospect-engage-bonus",
}


def _bonus(state: DiluviumState, seat: int, section: int) -> List[Prospect]:
    """The bonus of a cleared section; Explore has none."""
    cleared = state.bonus if seat == state.active else cleared_sections(state, seat)
    if section not in BONUSES or not cleared >> section & 1:
        return []
    gold = {
        SETTLE: state.tables.settle_gold[state.board[seat]],
        PRODUCING: state.tables.produce_gold[state.board[seat]],
        ENGAGE: state.tables.military_gold[state.strength[seat]],
    }
    return [Prospect(Message(BONUSES[section], {"gold": gold[section]}), drawn=True)]


def threats(state: DiluviumState, seat: int, viewer: int) -> Tuple[int, int]:
    """Masks of the places this player's warship could strike next: without food, and with all the food and compasses
    the player might hold (D-15.7). D-3.3: none by whoever has just engaged.
    """
    voyage = _voyage(state, seat)
    if state.wheel[seat] == ENGAGE and voyage is None:
        return 0, 0
    moves = moves_of(state, seat, WARSHIP) + (int(voyage.extra) if voyage is not None else 0)
    farther = moves + _compasses(state, seat, viewer) * int(state.tables.compass_moves)
    here = BIT[state.ships[seat * SHIPS + WARSHIP]]
    free = within_reach(state, seat, WARSHIP, moves, 0) | here
    fed = within_reach(state, seat, WARSHIP, farther, state.resources(seat)) | here
    return free & state.tables.ocean & state.up, fed & state.tables.ocean & state.up


def _voyage(state: DiluviumState, seat: int) -> Optional[Sail[DiluviumState]]:
    """The voyage of a warship that is about to set out."""
    if state.active != seat:
        return None
    return next((rule for rule in state.stack if isinstance(rule, Sail) and rule.ship == WARSHIP), None)


def _compasses(state: DiluviumState, seat: int, viewer: int) -> int:
    """As many as this player may have, for all the viewer knows."""
    if seat == viewer:
        return count(state.cards[seat], COMPASS)
    hands = [state.cards[other] for other in range(state.players) if other != viewer]
    unseen = sum(count(pile, COMPASS) for pile in [state.deck, *hands])
    return min(len(kinds(state.cards[seat])), unseen)


def cells(state: DiluviumState, mask: int) -> List[int]:
    return chosen(state.tables.listed, mask)
