"""Where everything is in a game of the campaign, and what a scenario may change in its rules.

Seat 0 are the Greeks, seat 1 the adversary; where allies have settlers on the map, they are seat 2. One person decides
for all of them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Dict, Final, List, Optional, Tuple

from seaboard.core.native import i64
from seaboard.core.pieces.pile import EMPTY, added
from seaboard.core.procedure import Procedure
from seaboard.games.diluvium.actions import BIT, CELLS, FOOD, HOW_MANY, KINDS, RESOURCES, RUINS
from seaboard.games.diluvium.state import EXPLORER, SHIPS, WARSHIP, DiluviumState
from seaboard.games.diluvium.tables import chosen

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


class SoloState(DiluviumState):
    """`coins` is the gold left in the supply, `aside` what lies beside it; `combat` and `shown` are piles of combat
    tokens, `column` the settlement tokens from the top; `tokens` has by place an objective token (its number, or
    FACE_DOWN), `numbers` a mask of those not seen yet. `rival` is the adversary's second warship, `escort` the Aztec
    warship that sails with you, `veteran` the space of the Aztec settler (`veteran_lies` as in `lying`). `allied` are
    allied settlers in reserve, `lost` those out of the game. `lying` counts by section the settlers that lie down,
    `stores` the resources on each tile. `tally` counts what the scenario counts, `conquered` the outposts and
    cities taken. `turned` is the tile you turned up in this action, `defeated` tells that you beat its warship in your
    turn.
    """

    SOLO_NUMBERS: ClassVar[Tuple[str, ...]] = (
        "coins", "aside", "combat", "shown", "numbers", "rival", "escort", "veteran", "allied", "lost", "tally", "wins",
        "turned", "defeated", "sunk", "exile", "found", "conquered", "prize", "veteran_lies",
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


class Scenario:
    """What a scenario changes. Every method of this class is the rule without a change; `number` is its chapter in the
    booklet, `titles` its victories in order.
    """

    def __init__(self) -> None:
        self.id = ""
        self.number = 0
        self.titles: Tuple[str, ...] = ()
        self.needs_gold = True
        self.keeps_card = False

    # set-up

    def players(self) -> int:
        """Two, or three where allies have settlers on the map."""
        return 2

    def begin(self, state: SoloState) -> None:
        """What lies on the map before the first turn."""

    def prepare(self) -> Optional[Procedure[SoloState]]:
        """What chance decides before the first turn."""
        return None

    # gold

    def pay(self, state: SoloState, seat: i64, gold: i64) -> None:
        """S-2.3: an exhausted supply ends the game, but pays on."""
        state.gold[seat] += gold
        state.coins = max(0, state.coins - gold)

    # your ships

    def void(self, state: SoloState) -> i64:
        """Places where there is no sea now."""
        return state.sunk

    def barrier(self, state: SoloState) -> i64:
        """Places no ship of yours sails past."""
        return 0

    def beyond(self, state: SoloState) -> i64:
        """Places no ship of yours may sail to yet."""
        return 0

    def closed(self, state: SoloState, ship: i64) -> i64:
        """D-5.4, D-5.5: places where a ship of yours may not stop."""
        home: i64 = BIT[state.home()]
        barred = state.tables.cities & ~home
        return barred | state.enemy_warships(YOU) if ship == EXPLORER else barred

    def on_turned_up(self, state: SoloState, cell: i64, seat: i64) -> None:
        """A tile has been turned up by a ship of this seat."""

    def on_voyage(self, state: SoloState, ship: i64, goal: i64, moves: i64) -> Optional[Procedure[SoloState]]:
        """A ship of yours is about to arrive at this place; `moves` are those it has without food."""
        return None

    def on_arrival(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """A ship of yours has ended its movement."""
        return None

    def way_home(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """A ship of yours is sent back."""
        state.ships[YOU * SHIPS + ship] = state.home()
        return None

    # Explore, Settle, Produce

    def may_mark(self, state: SoloState, cell: i64) -> bool:
        """Whether you may explore this tile."""
        return True

    def on_marked(self, state: SoloState, cell: i64) -> None:
        """You have explored a tile."""

    def after_exploring(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """Your exploration ship has stopped, and its tile is explored as far as it can be."""
        return None

    def extra_settlers(self, state: SoloState) -> bool:
        """Whether allied settlers may be placed instead of your own, from their reserve."""
        return False

    def allies_move(self, state: SoloState) -> bool:
        """Whether allied settlers on the map may move like your own."""
        return False

    def open_to_allies(self, state: SoloState, cell: i64) -> bool:
        return True

    def gather(self, state: SoloState, seat: i64, space: i64, kind: i64, tokens: i64) -> None:
        """D-7.1: what a settler of yours placed there harvests."""
        state.harvest(seat, kind, tokens)

    def brings_card(self, state: SoloState, space: i64) -> bool:
        """D-7.2: whether a settler of yours on ruins draws a card."""
        return True

    def on_settled(self, state: SoloState, seat: i64, space: i64) -> None:
        """A settler has come to a space of the map."""

    def crop(self, state: SoloState, cell: i64, kind: i64, tokens: i64) -> None:
        """D-9.1: what a tile yields when you produce."""
        state.harvest(YOU, kind, tokens)

    def deeds(self, state: SoloState, traded: i64) -> List[int]:
        """What else you may do while you trade; `traded` counts the deeds done in this Produce action."""
        return []

    def offers(self, state: SoloState) -> List[int]:
        """The deeds open to you where a ship of yours has just stopped (see `deeds.Offer`)."""
        return []

    def do(self, state: SoloState, action: i64) -> Optional[Procedure[SoloState]]:
        """Carry out a deed."""
        return None

    # Engage

    def storms(self, state: SoloState, cell: i64) -> bool:
        """Whether your warship attacks a city there: then warships inside do not fight for themselves."""
        return False

    def foe(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """Somebody else to fight where your warship is: an outpost, a city."""
        return None

    def beaten_warship(self, state: SoloState, which: i64) -> Optional[Procedure[SoloState]]:
        """Where the adversary's warship goes that you have beaten."""
        state.ships[ADVERSARY * SHIPS + WARSHIP] = state.tables.city[ADVERSARY]
        return None

    def beaten_place(self, state: SoloState, cell: i64) -> Optional[Procedure[SoloState]]:
        """You have beaten an outpost or a city."""
        return None

    def is_conquered(self, state: SoloState, cell: i64) -> bool:
        """Whether you have conquered the city there."""
        return False

    def slain(self, state: SoloState, cell: i64, gold: i64) -> None:
        """You have slain a monster."""
        state.earn(YOU, gold)
        place: i64 = BIT[cell]
        state.slain |= place

    def flight(self, state: SoloState) -> i64:
        """Where your scared settlers may go: 0 city and board, 1 the board alone, 2 the board, where they lie down."""
        return 0

    # the adversary

    def acts(self) -> bool:
        return True

    def quarry(self, state: SoloState, which: i64) -> i64:
        """S-8.1: the places its warship is bound for."""
        home: i64 = BIT[state.home()]
        return home

    def shunned(self, state: SoloState) -> i64:
        """Places its warships do not enter."""
        return 0

    def its_waters(self, state: SoloState) -> i64:
        """Places outside the sea and its cities that its exploration ship sails through."""
        return 0

    def its_cities(self, state: SoloState) -> i64:
        city: i64 = BIT[state.tables.city[ADVERSARY]]
        return city

    def takes_city(self, state: SoloState, cell: i64) -> bool:
        """S-2.1: whether its warship there means defeat."""
        return cell == state.home()

    def cannot_settle(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-5.4: what happens instead of the coin when it finds no space; None for the coin."""
        return None

    def its_ground(self, state: SoloState) -> i64:
        """Places the adversary settles without having explored them."""
        return 0

    def column_shuffled(self, state: SoloState) -> None:
        """S-3.4: the settlement tokens have been shuffled for a random action."""

    def moves_token(self, kind: i64) -> bool:
        """S-5.3: whether the settlement token used goes to the bottom."""
        return True

    def fights_monster(self, state: SoloState, cell: i64) -> bool:
        """S-10.1: whether there is a monster that its warship fights."""
        return state.tables.monster[state.tiles[cell]] > 0 and not state.slain & BIT[cell]

    def on_stop(self, state: SoloState, cell: i64, ship: i64) -> Optional[Procedure[SoloState]]:
        """A ship of the adversary has stopped there."""
        return None

    def before_scaring(self, state: SoloState, cell: i64) -> Optional[Procedure[SoloState]]:
        """Its warship is about to scare your pieces away from this tile, after any battle there."""
        return None

    def ally_scared(self, state: SoloState) -> None:
        """An allied settler was scared away by the adversary: it leaves the game."""
        state.lost += 1

    def goes_back(self, state: SoloState) -> i64:
        """Where a scared settler of the adversary goes: a space, or -1 for its board."""
        return NOWHERE

    def on_engage(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """The adversary has begun to engage."""
        return None

    def after_engage(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """The adversary has engaged."""
        return None

    # the end

    def end_of_turn(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        return None

    def exhausted(self, state: SoloState) -> bool:
        """S-2.2: whether a pool is empty."""
        return state.tray[0] == 0 or state.tray[1] == 0 or state.tray[2] == 0 or state.coins == 0

    def met(self, state: SoloState) -> List[int]:
        """The conditions of victory that are met, by their place in `titles`."""
        return []

    def progress(self, state: SoloState, title: i64) -> Tuple[int, int]:
        """How far you are on the way to a victory: so many of so many."""
        return (1 if title in self.met(state) else 0), 1

    def defeat(self, state: SoloState) -> i64:
        """A loss of its own: an ending, or 0."""
        return 0

    def gold_counts(self, state: SoloState) -> bool:
        """Whether the gold of a victory counts for the campaign."""
        return True

    def reward(self, state: SoloState, title: i64) -> Optional[Procedure[SoloState]]:
        """What is chosen or drawn when this victory is won."""
        return None


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


def ruins_slots(state: SoloState, cell: i64) -> i64:
    slots: i64 = state.tables.slots_of[state.tiles[cell] * KINDS + RUINS]
    return slots


def resources_of(state: SoloState, kind: i64) -> i64:
    held: i64 = state.held[YOU * RESOURCES + kind]
    return held
