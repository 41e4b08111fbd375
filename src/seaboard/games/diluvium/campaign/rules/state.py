"""Where everything is in a game of the campaign.

Seat 0 are the Greeks, seat 1 the adversary; where allies have settlers on the map, they are seat 2. One person decides
for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Dict, Final, List, Tuple, final

from seaboard.core.native import i64
from seaboard.core.pieces.pile import EMPTY, added
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import BIT, CELLS, FOOD, HOW_MANY, KINDS, RESOURCES
from seaboard.games.diluvium.rules.state import SHIPS, WARSHIP, DiluviumState

if TYPE_CHECKING:
    from seaboard.games.diluvium.campaign.rules.scenario import Scenario

YOU: Final = 0
ADVERSARY: Final = 1
ALLY: Final = 2

NOWHERE: Final = -1
NO_TOKEN: Final = 0
FACE_DOWN: Final = 9  # in `tokens`: an objective token whose number nobody knows yet

# endings: the victories of a scenario come first, counted from FIRST_VICTORY
PLAYING: Final = 0
EXHAUSTED: Final = 1  # the game is over and no condition of victory is met
POORER: Final = 2  # a condition is met, but not with more gold
CITY_FALLEN: Final = 3
SWALLOWED: Final = 4  # The Curse of Mu: a ship, or all settlers
FORSAKEN: Final = 5  # The Hydra's Ire: no ally is left
FIRST_VICTORY: Final = 10


@final
class SoloState(DiluviumState):
    """`coins` is the gold left in the supply, `aside` what lies beside it; `combat` and `shown` are piles of combat
    tokens, `column` the settlement tokens from the top; `tokens` has by place an objective token (its number, or
    FACE_DOWN), `numbers` a mask of those not seen yet. `rival` is the adversary's second warship, `escort` the Aztec
    warship that sails with you, `veteran` the space of the Aztec settler (`veteran_lies` as in `lying`). `allied` are
    allied settlers in reserve, `lost` those out of the game. `lying` counts by section the settlers that lie down,
    `stores` the resources on each tile. `tally` counts what the scenario counts, `conquered` the outposts and
    cities taken. `turned` is the tile you turned up in this action, `defeated` tells until your next turn that you beat
    its warship in your last. `met` is a mask of the victories whose condition was met in this round, `doom` a defeat of
    the scenario's own that was.
    """

    SOLO_NUMBERS: ClassVar[Tuple[str, ...]] = (
        "coins", "aside", "combat", "shown", "numbers", "rival", "escort", "veteran", "allied", "lost", "tally", "wins",
        "turned", "defeated", "sunk", "exile", "found", "conquered", "prize", "veteran_lies", "met",
        "doom",
    )  # fmt: skip
    SOLO_LISTS: ClassVar[Tuple[str, ...]] = ("column", "tokens", "lying", "stores")

    def __init__(self, base: DiluviumState, story: Scenario) -> None:
        super().__init__(
            base.tables, base.players, base.first, base.active, base.rounds, base.last_round, base.ending, base.bonus,
            base.moved, base.bag, base.deck, base.buried, base.up, base.slain, base.people, base.board, base.tiles,
            base.taken, base.marks, base.mine, base.settled, base.explored, base.ships, base.sections, base.held,
            base.cards, base.gold, base.strength, base.markers, base.wheel, base.tray, base.stack, base.pending,
        )  # fmt: skip
        self.story = story
        self.coins: i64 = 0
        self.aside: i64 = 0
        self.combat: i64 = EMPTY
        self.shown: i64 = EMPTY
        self.numbers: i64 = 0
        self.rival: i64 = NOWHERE
        self.escort: i64 = NOWHERE
        self.veteran: i64 = NOWHERE
        self.allied: i64 = 0
        self.lost: i64 = 0
        self.tally: i64 = 0
        self.wins: i64 = 0
        self.turned: i64 = NOWHERE
        self.defeated: i64 = 0
        self.sunk: i64 = 0
        self.exile: i64 = NOWHERE
        self.found: i64 = NOWHERE
        self.conquered: i64 = 0
        self.prize: i64 = NOWHERE
        self.veteran_lies: i64 = 0
        self.met: i64 = 0
        self.doom: i64 = 0
        self.column: List[int] = []
        self.tokens: List[int] = []
        self.lying: List[int] = []
        self.stores: List[int] = []

    def copy(self) -> SoloState:
        twin = SoloState(DiluviumState.copy(self), self.story)
        twin.coins = self.coins
        twin.aside = self.aside
        twin.combat = self.combat
        twin.shown = self.shown
        twin.numbers = self.numbers
        twin.rival = self.rival
        twin.escort = self.escort
        twin.veteran = self.veteran
        twin.allied = self.allied
        twin.lost = self.lost
        twin.tally = self.tally
        twin.wins = self.wins
        twin.turned = self.turned
        twin.defeated = self.defeated
        twin.sunk = self.sunk
        twin.exile = self.exile
        twin.found = self.found
        twin.conquered = self.conquered
        twin.prize = self.prize
        twin.veteran_lies = self.veteran_lies
        twin.met = self.met
        twin.doom = self.doom
        twin.column = self.column[:]
        twin.tokens = self.tokens[:]
        twin.lying = self.lying[:]
        twin.stores = self.stores[:]
        return twin

    def data(self) -> Dict[str, Any]:
        saved = DiluviumState.data(self)
        saved["scenario"] = self.story.id
        saved["limit"] = self.tables.resource_limit
        for field in self.SOLO_NUMBERS:
            saved[field] = getattr(self, field)
        for field in self.SOLO_LISTS:
            saved[field] = getattr(self, field)[:]
        return saved

    def earn(self, seat: i64, gold: i64) -> None:
        """All gold of the game comes through here."""
        self.story.pay(self, seat, gold)

    def witness(self) -> None:
        """S-2.4: a condition met now has been met in this round, whatever becomes of it before the round is over."""
        for title in self.story.met(self):
            self.met |= BIT[title]
        if not self.doom:
            self.doom = self.story.defeat(self)

    def is_last_round(self) -> bool:
        """S-2.2, S-2.4."""
        return (self.last_round | self.met | self.doom) != 0

    def titles_met(self) -> List[int]:
        """By their place in the scenario's `titles`."""
        return [title for title in range(len(self.story.titles)) if self.met & BIT[title]]

    def finish(self, ending: i64) -> None:
        """D-15.2: a card whose effect ends the game is discarded all the same."""
        for rule in self.stack:
            for card in (getattr(rule, "card", NOWHERE), getattr(rule, "playing", NOWHERE)):
                if card != NOWHERE:
                    self.buried = added(self.buried, card)
        DiluviumState.finish(self, ending)

    def enemy_warships(self, seat: i64) -> i64:
        """The Aztec warship stands for yours (S-12.9), a second enemy warship for its first (S-29.4)."""
        first: i64 = self.ships[(YOU if seat == ADVERSARY else ADVERSARY) * SHIPS + WARSHIP]
        second = self.escort if seat == ADVERSARY else self.rival
        found: i64 = BIT[first] if first != NOWHERE else 0
        if second != NOWHERE:
            other: i64 = BIT[second]
            found |= other
        return found

    def home(self) -> i64:
        """Your city, or the tile that has taken its place."""
        cell: i64 = self.tables.city[YOU]
        return cell

    def reserve(self) -> i64:
        """The settlers on the adversary's board."""
        settlers: i64 = self.sections[ADVERSARY * 4]
        return settlers

    def adversary_on(self, kind: i64) -> i64:
        """How many of the adversary's settlers stand on such spaces, its city included."""
        total: i64 = 0
        for cell in chosen(self.tables.listed, self.settled[ADVERSARY]):
            slots: i64 = self.tables.slots_of[self.tiles[cell] * KINDS + kind]
            own: i64 = self.mine[ADVERSARY * CELLS + cell]
            total += HOW_MANY[own & slots]
        return total

    def reach(self) -> i64:
        """S-4.3, S-8.2: a tile for each of the adversary's settlers on food, one at least."""
        return max(1, self.adversary_on(FOOD))

    def discard_from_tray(self, kind: i64, tokens: i64) -> None:
        """The adversary takes no resources: they leave the game."""
        left: i64 = self.tray[kind]
        self.tray[kind] = max(0, left - tokens)

    def ship_at(self, ship: i64) -> i64:
        """Where one of your ships is."""
        cell: i64 = self.ships[YOU * SHIPS + ship]
        return cell

    def is_face_down(self, cell: i64) -> bool:
        token: i64 = self.tokens[cell]
        return token == FACE_DOWN

    def slots_with(self, seat: i64, cell: i64, kind: i64) -> i64:
        """The spaces of this kind on a tile with settlers of a seat, as a mask."""
        slots: i64 = self.tables.slots_of[self.tiles[cell] * KINDS + kind]
        own: i64 = self.mine[seat * CELLS + cell]
        return own & slots


def place_of(state: SoloState, tile: i64) -> i64:
    """Where this tile lies face up, or NOWHERE."""
    for cell in range(state.tables.cells):
        if state.tiles[cell] == tile:
            return cell
    return NOWHERE


def all_settled(state: SoloState, where: i64) -> bool:
    """Every settler of yours stands on one of these places."""
    settled: i64 = state.settled[YOU]
    return state.settlers_on_board(YOU) == 0 and settled & ~where == 0


def settlers_of(state: SoloState, seat: i64) -> i64:
    """How many settlers of a seat stand on the map."""
    total: i64 = 0
    for cell in chosen(state.tables.listed, state.settled[seat]):
        total += state.settlers_at(seat, cell)
    return total


def resources_of(state: SoloState, kind: i64) -> i64:
    held: i64 = state.held[YOU * RESOURCES + kind]
    return held
