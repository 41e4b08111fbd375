"""Set-up (S-1): the map of the scenario, the adversary's board, your bonuses (S-12), the difficulty (S-11)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.engine import advance
from seaboard.core.native import i64
from seaboard.core.pieces.pile import EMPTY, added, removed
from seaboard.core.procedure import Procedure, Steps
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.components.tables import SoloTables
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversaryCard
from seaboard.games.diluvium.campaign.rules.movement import tiles_for, turned_up
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.campaign.rules.turn import SoloTurn
from seaboard.games.diluvium.components.tables import CITY, HIDDEN
from seaboard.games.diluvium.rules.actions import BIT, CELLS, FOOD, SECTION, SLOTS
from seaboard.games.diluvium.rules.setup import ALL_TILES, furnish
from seaboard.games.diluvium.rules.state import NO_ACTION, PLAYING, SECTIONS, DiluviumState

LAY_A_TILE: Final = ask_of_nature("solo-ask-lay", ("S-1.2",))
A_SIDE: Final = 0
IN_RESERVE: Final = 6
NO_CARD: Final = -1
NO_TILE: Final = 0

NORMAL: Final = 0
HARD: Final = 1
EXTREME: Final = 2
DIVINE: Final = 3
HARD_RESOURCES: Final = 2
HARD_GOLD: Final = 10
EXTREME_STRENGTH: Final = 2


@final
class Bonuses:
    """S-12: what earlier scenarios of the campaign have given. `veteran` is the section of the board where the Aztec
    settler begins, or -1; `home` the tile that has taken the place of your city, or 0; `allies` a people.
    """

    def __init__(
        self, board: int = 0, food: int = 0, token: int = 0, card: int = -1, home: int = 0, veteran: int = -1,
        limit: int = 6, warship: int = 0, allies: int = 1,
    ) -> None:  # fmt: skip
        self.board = board
        self.food = food
        self.token = token
        self.card = card
        self.home = home
        self.veteran = veteran
        self.limit = limit
        self.warship = warship
        self.allies = allies


def set_up(tables: SoloTables, story: Scenario, people: int, level: int, bonuses: Bonuses) -> SoloState:
    """S-1.1, S-1.2, S-1.4, S-1.5, S-1.6."""
    players = int(tables.players)
    state = SoloState(empty_sea(tables, people, bonuses), story)
    state.tray = tables.trays[:]
    state.coins = tables.purse
    if level >= HARD:
        state.tray = [tokens - HARD_RESOURCES for tokens in state.tray]
        state.coins -= HARD_GOLD
    state.combat = tables.combat
    state.column = tables.column[:]
    state.tokens = [0] * CELLS
    state.lying = [0] * SECTIONS
    state.stores = [0] * (3 * CELLS)
    furnish(state, YOU, bonuses.board)
    state.strength[ADVERSARY] = EXTREME_STRENGTH if level >= EXTREME else 1
    if story.acts():
        state.sections[ADVERSARY * SECTIONS] = IN_RESERVE
        city: i64 = tables.city[ADVERSARY]
        for slot in range(3):
            state.put(ADVERSARY, city * SLOTS + slot)
    if players > ALLY:
        for cell, slot in tables.chart.allied:
            state.put(ALLY, cell * SLOTS + slot)
    apply_bonuses(state, bonuses)
    story.begin(state)
    state.stack = [Setup(0, 1 if level >= DIVINE else 0)]
    advance(state)
    return state


def empty_sea(tables: SoloTables, people: int, bonuses: Bonuses) -> DiluviumState:
    players = int(tables.players)
    tiles = [HIDDEN] * CELLS
    for cell in tables.city:
        tiles[cell] = CITY
    if bonuses.home:
        tiles[tables.city[YOU]] = bonuses.home
    bag: i64 = ALL_TILES
    if bonuses.home:
        bag ^= BIT[bonuses.home]
    return DiluviumState(
        tables=tables,
        players=players,
        first=YOU, active=YOU, rounds=0, last_round=0, ending=PLAYING, bonus=0, moved=NOWHERE,
        bag=bag,
        deck=tables.deck,
        buried=EMPTY,
        up=tables.cities,
        slain=0,
        people=[0, people, bonuses.allies][:players],
        board=[A_SIDE] * players,
        tiles=tiles,
        taken=[0] * CELLS,
        marks=[0] * CELLS,
        mine=[0] * (CELLS * players),
        settled=[0] * players,
        explored=[0] * players,
        ships=[cell for seat in range(players) for cell in [harbour(tables, seat)] * 2],
        sections=[0] * (SECTIONS * players),
        held=[0] * (3 * players),
        cards=[EMPTY] * players,
        gold=[0] * players,
        strength=[0] * players,
        markers=[int(tables.markers)] * 2 + [0] * (players - 2),
        wheel=[NO_ACTION] * players,
        tray=[0, 0, 0],
        stack=[],
        pending=None,
    )  # fmt: skip


def harbour(tables: SoloTables, seat: int) -> int:
    """S-1.3: where the ships of a seat begin; allies have none."""
    return tables.city[seat] if seat < min(ALLY, len(tables.city)) else NOWHERE


def apply_bonuses(state: SoloState, bonuses: Bonuses) -> None:
    """S-12.2 to S-12.10."""
    if bonuses.food:
        state.harvest(YOU, FOOD, 1)
    if bonuses.token:
        state.combat = removed(state.combat, 0)
    if bonuses.card != NO_CARD:
        state.deck = removed(state.deck, bonuses.card)
        state.cards[YOU] = added(state.cards[YOU], bonuses.card)
    if bonuses.veteran >= 0:
        state.veteran = SECTION + bonuses.veteran
    if bonuses.warship:
        state.escort = state.home()


@final
class Setup(Procedure[SoloState]):
    """S-1.2: the tiles that begin face up; S-11.4: a ruins card for the adversary."""

    STEPS: ClassVar[Steps] = {
        "lay_the_sea": ("S-1.2",),
        "prepare": ("S-1.1",),
        "divine_punishment": ("S-11.4",),
        "set_sail": ("S-3.1",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("divine",)
    divine: i64 = 0

    def lay_the_sea(self, state: SoloState) -> Optional[Ask]:
        return LAY_A_TILE if next_face_up(state) != NOWHERE else None

    def prepare(self, state: SoloState) -> Optional[Ask]:
        rule = state.story.prepare()
        if rule is not None:
            state.stack.append(rule)
        return None

    def divine_punishment(self, state: SoloState) -> Optional[Ask]:
        if self.divine and state.story.acts():
            state.active = ADVERSARY
            state.stack.append(AdversaryCard())
        return None

    def set_sail(self, state: SoloState) -> Optional[Ask]:
        return self.hand_over(state, SoloTurn())

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return tiles_for(state, next_face_up(state))

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        turned_up(state, action, NOWHERE)

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return rng.choice(tiles_for(state, next_face_up(state)))


def next_face_up(state: SoloState) -> i64:
    for cell in state.tables.face_up:
        if state.tiles[cell] == HIDDEN:
            return cell
    return NOWHERE
