"""What a seat may know of a game of Diluvium: no kinds of others' resources, no gold but its own, no others' cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, Optional, Sequence, Tuple

from seaboard.core.messages import Message
from seaboard.core.packing import argument_of, verb_of
from seaboard.core.pieces.pile import kinds
from seaboard.core.verbs import Verbs
from seaboard.core.view import View
from seaboard.games.diluvium.components.tables import HIDDEN
from seaboard.games.diluvium.presentation.description import hexagon
from seaboard.games.diluvium.presentation.names import tile_name, whom, whose
from seaboard.games.diluvium.presentation.names import who as who_is
from seaboard.games.diluvium.presentation.outcome import outcome
from seaboard.games.diluvium.presentation.prospects import Prospect, cells, prospects, threats
from seaboard.games.diluvium.presentation.questions import moving_settler, prompt
from seaboard.games.diluvium.rules.actions import (
    ACTIONS,
    CELLS,
    MARK_SLOTS,
    RESOURCES,
    SAIL,
    SLOT_MASKS,
    SLOTS,
)
from seaboard.games.diluvium.rules.battle import Battle
from seaboard.games.diluvium.rules.census import spent
from seaboard.games.diluvium.rules.movement import Sail, food_price, moves_of
from seaboard.games.diluvium.rules.notation import (
    ACTION_NAMES,
    BOARD_NAMES,
    CARD_NAMES,
    KIND_NAMES,
    PEOPLE_NAMES,
)
from seaboard.games.diluvium.rules.state import EXPLORER, SECTIONS, SHIPS, UNDECIDED, WARSHIP, DiluviumState
from seaboard.games.diluvium.rules.turn import NOT_CHOSEN, Turn, cleared_sections


@dataclass(frozen=True)
class SpaceView:
    """A space for a settler: `food`, `craft`, `weapons` or `ruins`, and whose settler stands there; `people` where it
    is another people's than its owner's.
    """

    kind: str
    owner: Optional[int]
    people: Optional[str] = None


@dataclass(frozen=True)
class MarkView:
    """An exploration space: its gold, 0 for a settle space, and whose marker lies there."""

    gold: int
    owner: Optional[int]


@dataclass(frozen=True)
class MonsterView:
    strength: int
    gold: int
    slain: bool


@dataclass(frozen=True)
class FactView:
    """What a scenario has on a place: how it is drawn, and what it means."""

    sign: str
    message: Message


@dataclass(frozen=True)
class PlaceView:
    """A hexagon of the sea (axial, pointy top). `tile` is None while it lies face down; `city` is a seat, or -1 with
    its `people` where it is no player's. `title` is its name with what lies there; `description` has all of it in
    sentences. `outlined` and `facts` are the campaign's.
    """

    name: str
    q: int
    r: int
    cost: int
    city: Optional[int]
    tile: Optional[int]
    spaces: Tuple[SpaceView, ...]
    marks: Tuple[MarkView, ...]
    monster: Optional[MonsterView]
    title: Optional[Message]
    description: Tuple[Message, ...]
    people: Optional[str] = None
    outlined: bool = False
    facts: Tuple[FactView, ...] = ()


@dataclass(frozen=True)
class PlayerView:
    """`held` (food, craft, weapons) and `gold` are None where the viewer may not know them. A sentence begins with
    `who`, `whom` is the name inside one, `whose` what belongs to it. In the campaign some settlers of each section are
    `lying`, and a `guest` of another people may stand, or lie, in one.
    """

    seat: int
    people: Optional[str]
    board: Optional[str]
    city: str
    explorer: str
    warship: str
    strength: int
    track: Tuple[int, ...]
    markers: int
    sections: Tuple[int, ...]
    rooms: Tuple[int, ...]
    cleared: Tuple[str, ...]
    wheel: Optional[str]
    resources: int
    held: Optional[Tuple[int, int, int]]
    gold: Optional[int]
    cards: int
    explored: Tuple[str, ...]
    moves: Tuple[int, int]
    tiles_per_food: Tuple[int, int]
    craft_price: int
    settle_gold: int
    produce_gold: int
    placing_gold: int
    threatens: Tuple[str, ...]
    may_threaten: Tuple[str, ...]
    who: Message
    whom: Message
    whose: Message
    lying: Tuple[int, ...] = ()
    guest: Optional[str] = None
    guest_lies: bool = False


@dataclass(frozen=True)
class BattleView:
    """Strengths without weapons; `committed` tells who has sealed a number, `mine` is the viewer's own."""

    place: str
    attacker: int
    defender: int
    attack: int
    defence: int
    committed: Tuple[int, ...]
    mine: Optional[int]


@dataclass(frozen=True)
class SuppliesView:
    """Trays and what was spent of food, craft and weapons; cards in the deck, and the discards."""

    tray: Tuple[int, ...]
    spent: Tuple[int, ...]
    limit: int
    deck: int
    discards: Tuple[str, ...]
    military: Tuple[int, ...]


@dataclass(frozen=True)
class DiluviumView(View):
    """`prices` gives the food each reachable place costs while the viewer chooses where to sail; `settler` names the
    settler that is moving or fleeing; `prospects` has sentences for each action; `acting` is the action of this turn,
    once the wheel is turned.
    """

    players: Tuple[PlayerView, ...]
    round: int
    last_round: bool
    first: Optional[int]
    active: Optional[int]
    sea: Tuple[PlaceView, ...]
    supplies: SuppliesView
    hand: Tuple[str, ...]
    ship: Optional[str]
    prices: Dict[str, int]
    settler: Optional[str]
    battle: Optional[BattleView]
    prospects: Dict[str, Tuple[Prospect, ...]]
    acting: Optional[str]


def view(verbs: Verbs[DiluviumState], state: DiluviumState, seat: int) -> DiluviumView:
    """Field by field."""
    names = verbs.names
    seated = 0 <= seat < state.players
    begun = state.rounds > 0
    return DiluviumView(
        seat=seat,
        ask=verbs.ask_view(state, seat, prompt(state, names)) if state.pending is not None else None,
        outcome=outcome(state),
        players=tuple(player(state, who, seat, names) for who in range(state.players)),
        round=state.rounds,
        last_round=bool(state.last_round),
        first=None if state.first == UNDECIDED else state.first,
        active=state.active if begun else None,
        sea=tuple(described_place(state, cell, names) for cell in range(state.tables.cells)),
        supplies=supplies(state),
        hand=tuple(CARD_NAMES[card] for card in kinds(state.cards[seat])) if seated else (),
        ship=sailing(state),
        prices=prices(state, seat, names),
        settler=moving_settler(state, names),
        battle=battle(state, seat, names),
        prospects=prospects(state, seat, names) if seated and begun and not state.ending else {},
        acting=acting(state),
    )


def described_place(state: DiluviumState, cell: int, names: Sequence[str]) -> PlaceView:
    seen = state.tiles[cell] != HIDDEN or cell in state.tables.city
    title = tile_name(state, cell, names) if seen else None
    return place(state, cell, names, title, tuple(hexagon(state, cell, names)))


def place(
    state: DiluviumState, cell: int, names: Sequence[str], title: Optional[Message], description: Tuple[Message, ...]
) -> PlaceView:
    tables, tile = state.tables, state.tiles[cell]
    q, r = tables.layout.coordinates[cell]
    strength = tables.monster[tile]
    monster = MonsterView(strength, tables.monster_gold[tile], bool(state.slain >> cell & 1)) if strength else None
    in_city = cell in tables.city
    return PlaceView(
        name=names[cell],
        q=q,
        r=r,
        cost=tables.cost[cell],
        city=tables.city.index(cell) if in_city else None,
        tile=None if tile == HIDDEN or in_city else tile,
        spaces=tuple(
            SpaceView(KIND_NAMES[tables.kind_at[tile * SLOTS + slot]], settler_at(state, cell, slot))
            for slot in range(HOW_MANY_SLOTS[tables.slots[tile]])
        ),
        marks=tuple(
            MarkView(tables.mark_gold[tile * MARK_SLOTS + slot], mark_at(state, cell, slot))
            for slot in range(HOW_MANY_SLOTS[tables.mark_slots[tile]])
        ),
        monster=monster,
        title=title,
        description=description,
    )


HOW_MANY_SLOTS = [mask.bit_length() for mask in range(SLOT_MASKS)]


def settler_at(state: DiluviumState, cell: int, slot: int) -> Optional[int]:
    owners = [seat for seat in range(state.players) if state.mine[seat * CELLS + cell] >> slot & 1]
    return owners[0] if owners else None


def mark_at(state: DiluviumState, cell: int, slot: int) -> Optional[int]:
    owner = state.marks[cell] >> 3 * slot & 7
    return owner - 1 if owner else None


def player(state: DiluviumState, who: int, viewer: int, names: Sequence[str]) -> PlayerView:
    tables = state.tables
    board = max(state.board[who], 0)
    known = who == viewer or bool(state.ending)
    held = state.held[who * RESOURCES : who * RESOURCES + RESOURCES]
    cleared = cleared_sections(state, who) if state.board[who] != UNDECIDED else 0
    free, fed = threats(state, who, viewer) if state.board[who] != UNDECIDED else (0, 0)
    markers = int(tables.markers)
    return PlayerView(
        seat=who,
        people=PEOPLE_NAMES[state.people[who]] if state.people[who] != UNDECIDED else None,
        board=BOARD_NAMES[board] if state.board[who] != UNDECIDED else None,
        city=names[tables.city[who]],
        explorer=names[state.ships[who * SHIPS + EXPLORER]],
        warship=names[state.ships[who * SHIPS + WARSHIP]],
        strength=state.strength[who],
        track=tuple(tables.track[board * markers : (board + 1) * markers]),
        markers=state.markers[who],
        sections=tuple(state.sections[who * SECTIONS : (who + 1) * SECTIONS]),
        rooms=tuple(tables.settlers[board * SECTIONS : (board + 1) * SECTIONS]),
        cleared=tuple(ACTION_NAMES[section] for section in range(ACTIONS) if cleared >> section & 1),
        wheel=ACTION_NAMES[state.wheel[who]] if state.wheel[who] < ACTIONS else None,
        resources=state.resources(who),
        held=(held[0], held[1], held[2]) if known else None,
        gold=state.gold[who] if known else None,
        cards=len(kinds(state.cards[who])),
        explored=tuple(names[cell] for cell in cells(state, state.explored[who])),
        moves=(tables.moves[board * SHIPS], tables.moves[board * SHIPS + 1]),
        tiles_per_food=(tables.tiles_per_food[board * SHIPS], tables.tiles_per_food[board * SHIPS + 1]),
        craft_price=tables.craft_price[board],
        settle_gold=tables.settle_gold[board],
        produce_gold=tables.produce_gold[board],
        placing_gold=tables.placing_gold[board],
        threatens=tuple(names[cell] for cell in cells(state, free)),
        may_threaten=tuple(names[cell] for cell in cells(state, fed & ~free)),
        who=who_is(state, who),
        whom=whom(state, who),
        whose=whose(state, who),
    )


def supplies(state: DiluviumState) -> SuppliesView:
    tables = state.tables
    return SuppliesView(
        tray=tuple(state.tray),
        spent=tuple(spent(state, kind) for kind in range(RESOURCES)),
        limit=tables.resource_limit,
        deck=len(kinds(state.deck)),
        discards=tuple(CARD_NAMES[card] for card in kinds(state.buried)),
        military=tuple(tables.military_gold[1:]),
    )


def sailing(state: DiluviumState) -> Optional[str]:
    rule = state.stack[-1] if state.stack else None
    return ("explorer", "warship")[rule.ship] if isinstance(rule, Sail) else None


def acting(state: DiluviumState) -> Optional[str]:
    turn = next((rule for rule in state.stack if isinstance(rule, Turn)), None)
    return None if turn is None or turn.action == NOT_CHOSEN else ACTION_NAMES[turn.action]


def prices(state: DiluviumState, seat: int, names: Sequence[str]) -> Dict[str, int]:
    """D-5.2, D-5.3: the food each place costs."""
    rule, ask = (state.stack[-1] if state.stack else None), state.pending
    if not isinstance(rule, Sail) or ask is None or seat < 0 or seat not in ask.seats:
        return {}
    moves = moves_of(state, seat, rule.ship) + rule.extra
    places = [argument_of(action) for action in rule.options if verb_of(action) == SAIL]
    return {names[cell]: food_price(state, seat, rule.ship, moves, cell) for cell in places}


def battle(state: DiluviumState, seat: int, names: Sequence[str]) -> Optional[BattleView]:
    rule = state.stack[-1] if state.stack else None
    if not isinstance(rule, Battle):
        return None
    sides = ((state.active, rule.attack), (rule.defender, rule.defence))
    mine = [weapons for who, weapons in sides if who == seat and weapons >= 0]
    return BattleView(
        place=names[rule.cell],
        attacker=state.active,
        defender=rule.defender,
        attack=state.strength[state.active],
        defence=state.strength[rule.defender],
        committed=tuple(who for who, weapons in sides if weapons >= 0),
        mine=mine[0] if mine else None,
    )
