"""Where everything is in a game of Diluvium."""

from __future__ import annotations

from typing import Any, ClassVar, Dict, Final, List, Optional, Tuple, TypeVar

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.procedure import Procedure, State
from seaboard.games.diluvium.components.tables import Tables
from seaboard.games.diluvium.rules.actions import BIT, CELLS, FOOD, HOW_MANY, RESOURCES, SECTION, SLOTS

EXPLORER: Final = 0  # the two ships of a player, in `ships`
WARSHIP: Final = 1
SHIPS: Final = 2
SECTIONS: Final = 4
UNDECIDED: Final = -1
NO_ACTION: Final = 4  # stands in `wheel` before the first turn

PLAYING: Final = 0
MOST_GOLD: Final = 1
FEWEST_SETTLERS: Final = 2
SHARED: Final = 3


class DiluviumState(State):
    """Lists by place: `tiles` (a number, HIDDEN or CITY), `taken` (mask of the spaces with a settler), `marks` (three
    bits for each exploration space: 0, or a seat + 1). Masks of places: `up` (face up, cities too), `slain`.
    Lists by seat: `mine` (at seat * 36 + place: mask of the spaces with own settlers), `settled` and `explored` (masks
    of places), `ships`, `sections` (settlers on the board), `held` (resources), `cards` (a pile of ruins cards).
    `bag` is a mask of the tiles not turned up yet, `deck` and `buried` are piles of ruins cards.
    `bonus` is a mask of the active player's sections that were empty when the turn began, `moved` the space of the
    settler that moved last in this action.
    `people` and `board` are shared by copies: they are replaced, never changed.
    """

    NUMBERS: ClassVar[Tuple[str, ...]] = (
        "players", "first", "active", "rounds", "last_round", "ending", "bonus", "moved", "bag", "deck", "buried", "up",
        "slain",
    )  # fmt: skip
    LISTS: ClassVar[Tuple[str, ...]] = (
        "people", "board", "tiles", "taken", "marks", "mine", "settled", "explored", "ships", "sections", "held",
        "cards", "gold", "strength", "markers", "wheel", "tray",
    )  # fmt: skip

    def __init__(
        self, tables: Tables, players: i64, first: i64, active: i64, rounds: i64, last_round: i64, ending: i64,
        bonus: i64, moved: i64, bag: i64, deck: i64, buried: i64, up: i64, slain: i64, people: List[int],
        board: List[int], tiles: List[int], taken: List[int], marks: List[int], mine: List[int], settled: List[int],
        explored: List[int], ships: List[int], sections: List[int], held: List[int], cards: List[int],
        gold: List[int], strength: List[int], markers: List[int], wheel: List[int], tray: List[int],
        stack: List[Procedure[Any]], pending: Optional[Ask],
    ) -> None:  # fmt: skip
        self.tables = tables
        self.players: i64 = players
        self.first: i64 = first
        self.active: i64 = active
        self.rounds: i64 = rounds
        self.last_round: i64 = last_round
        self.ending: i64 = ending
        self.bonus: i64 = bonus
        self.moved: i64 = moved
        self.bag: i64 = bag
        self.deck: i64 = deck
        self.buried: i64 = buried
        self.up: i64 = up
        self.slain: i64 = slain
        self.people = people
        self.board = board
        self.tiles = tiles
        self.taken = taken
        self.marks = marks
        self.mine = mine
        self.settled = settled
        self.explored = explored
        self.ships = ships
        self.sections = sections
        self.held = held
        self.cards = cards
        self.gold = gold
        self.strength = strength
        self.markers = markers
        self.wheel = wheel
        self.tray = tray
        self.stack = stack
        self.pending = pending

    def copy(self) -> DiluviumState:
        return DiluviumState(
            self.tables, self.players, self.first, self.active, self.rounds, self.last_round, self.ending, self.bonus,
            self.moved, self.bag, self.deck, self.buried, self.up, self.slain, self.people, self.board, self.tiles[:],
            self.taken[:], self.marks[:], self.mine[:], self.settled[:], self.explored[:], self.ships[:],
            self.sections[:], self.held[:], self.cards[:], self.gold[:], self.strength[:], self.markers[:],
            self.wheel[:], self.tray[:], [rule.copy() for rule in self.stack], self.pending,
        )  # fmt: skip

    def data(self) -> Dict[str, Any]:
        saved: Dict[str, Any] = {field: getattr(self, field) for field in self.NUMBERS}
        for field in self.LISTS:
            saved[field] = getattr(self, field)[:]
        saved["stack"] = [rule.data() for rule in self.stack]
        return saved

    def earn(self, seat: i64, gold: i64) -> None:
        """D-2.6, D-10.5: all gold of the game comes through here."""
        self.gold[seat] += gold

    def harvest(self, seat: i64, kind: i64, tokens: i64) -> None:
        """D-7.1, D-10.4: as many as the tray still has."""
        left: i64 = self.tray[kind]
        tokens = min(tokens, left)
        self.tray[kind] = left - tokens
        self.held[seat * RESOURCES + kind] += tokens

    def spend(self, seat: i64, kind: i64, tokens: i64) -> None:
        """D-10.3: out of the game."""
        self.held[seat * RESOURCES + kind] -= tokens

    def resources(self, seat: i64) -> i64:
        """D-10.1: the number everybody sees."""
        at = seat * RESOURCES
        held = self.held
        food: i64 = held[at + FOOD]
        craft: i64 = held[at + 1]
        weapons: i64 = held[at + 2]
        return food + craft + weapons

    def free(self, cell: i64) -> i64:
        """The free spaces of a face-up tile, as a mask of slots."""
        slots: i64 = self.tables.slots[self.tiles[cell]]
        taken: i64 = self.taken[cell]
        return slots & ~taken

    def free_marks(self, cell: i64) -> i64:
        """The free exploration spaces of a face-up tile, as a mask of slots."""
        free: i64 = self.tables.mark_slots[self.tiles[cell]]
        marks: i64 = self.marks[cell]
        if marks & 7:
            free &= ~1
        if marks & 56:
            free &= ~2
        if marks & 448:
            free &= ~4
        return free

    def enemy_warships(self, seat: i64) -> i64:
        """The places of the other players' warships."""
        ships = self.ships
        found: i64 = 0
        other: i64 = 0
        while other < self.players:
            if other != seat:
                where: i64 = BIT[ships[other * SHIPS + WARSHIP]]
                found |= where
            other += 1
        return found

    def remove(self, seat: i64, space: i64) -> None:
        """A settler leaves a space, or a section of the board."""
        if space >= SECTION:
            self.sections[seat * SECTIONS + space - SECTION] -= 1
            return
        cell = space // SLOTS
        slot: i64 = BIT[space % SLOTS]
        self.taken[cell] ^= slot
        own: i64 = self.mine[seat * CELLS + cell]
        own ^= slot
        self.mine[seat * CELLS + cell] = own
        if own == 0:
            where: i64 = BIT[cell]
            self.settled[seat] ^= where

    def put(self, seat: i64, space: i64) -> None:
        """A settler comes to a free space, or to a section of the board."""
        if space >= SECTION:
            self.sections[seat * SECTIONS + space - SECTION] += 1
            return
        cell = space // SLOTS
        slot: i64 = BIT[space % SLOTS]
        where: i64 = BIT[cell]
        self.taken[cell] |= slot
        self.mine[seat * CELLS + cell] |= slot
        self.settled[seat] |= where

    def settlers_on_board(self, seat: i64) -> i64:
        at = seat * SECTIONS
        sections = self.sections
        total: i64 = sections[at] + sections[at + 1] + sections[at + 2] + sections[at + 3]
        return total

    def settlers_at(self, seat: i64, cell: i64) -> i64:
        number: i64 = HOW_MANY[self.mine[seat * CELLS + cell]]
        return number

    def finish(self, ending: i64) -> None:
        self.ending = ending
        self.stop()


D = TypeVar("D", bound=DiluviumState)  # the state of a procedure that the campaign has a kind of its own of
