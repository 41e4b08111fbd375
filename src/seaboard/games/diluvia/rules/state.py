"""Where everything is in a game of Diluvia."""

from __future__ import annotations

from typing import Any, ClassVar, Dict, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.procedure import Procedure, State
from seaboard.games.diluvia.components.tables import Tables
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, BIT

UNDECIDED: Final = -1
NOBODY: Final = -1

PLAYING: Final = 0
MOST_ANIMALS: Final = 1
NEAREST_VIP: Final = 2
SHARED: Final = 3


@final
class DiluviaState(State):
    """`jungle` and `aboard` hold for each seat a mask of the squares and of the raft's seats with its animals, `adrift`
    how many drift. `raft` is the square of the raft token, `level` the water, `meter` the steps since the storm cloud.
    `hands` has for each seat the number of cards of each of the seven kinds, `discard` likewise, `deck` the Floods too;
    `spent` are the Floods laid aside in express. `waived` is a mask of seats that undo nothing more this turn.
    `emptied` tells that Maneuvers and Tentacles have left the game; `die` is the face that fell last.
    """

    NUMBERS: ClassVar[Tuple[str, ...]] = (
        "players", "first", "active", "turn", "level", "raft", "meter", "waived", "emptied", "die", "ending", "by_card",
    )  # fmt: skip
    LISTS: ClassVar[Tuple[str, ...]] = ("jungle", "aboard", "adrift", "hands", "deck", "discard", "spent")

    def __init__(
        self, tables: Tables, players: i64, first: i64, active: i64, turn: i64, level: i64, raft: i64, meter: i64,
        waived: i64, emptied: i64, die: i64, ending: i64, by_card: i64, jungle: List[int], aboard: List[int],
        adrift: List[int], hands: List[int], deck: List[int], discard: List[int], spent: List[int],
        stack: List[Procedure[Any]], pending: Optional[Ask],
    ) -> None:  # fmt: skip
        self.tables = tables
        self.players: i64 = players
        self.first: i64 = first
        self.active: i64 = active
        self.turn: i64 = turn
        self.level: i64 = level
        self.raft: i64 = raft
        self.meter: i64 = meter
        self.waived: i64 = waived
        self.emptied: i64 = emptied
        self.die: i64 = die
        self.ending: i64 = ending
        self.by_card: i64 = by_card
        self.jungle = jungle
        self.aboard = aboard
        self.adrift = adrift
        self.hands = hands
        self.deck = deck
        self.discard = discard
        self.spent = spent
        self.stack = stack
        self.pending = pending

    def copy(self) -> DiluviaState:
        return DiluviaState(
            self.tables, self.players, self.first, self.active, self.turn, self.level, self.raft, self.meter,
            self.waived, self.emptied, self.die, self.ending, self.by_card, self.jungle[:], self.aboard[:],
            self.adrift[:], self.hands[:], self.deck[:], self.discard[:], self.spent[:],
            [rule.copy() for rule in self.stack], self.pending,
        )  # fmt: skip

    def data(self) -> Dict[str, Any]:
        saved: Dict[str, Any] = {field: getattr(self, field) for field in self.NUMBERS}
        for field in self.LISTS:
            saved[field] = getattr(self, field)[:]
        rules = self.tables.rules
        saved["rules"] = [
            int(rules.team), int(rules.express), int(rules.free_tentacles), int(rules.owner_seats),
            int(rules.discards_only),
        ]  # fmt: skip
        saved["stack"] = [rule.data() for rule in self.stack]
        return saved

    def in_the_jungle(self) -> i64:
        """The squares with an animal."""
        found: i64 = 0
        for mask in self.jungle:
            found |= mask
        return found

    def on_the_raft(self) -> i64:
        """The seats with an animal."""
        found: i64 = 0
        for mask in self.aboard:
            found |= mask
        return found

    def owner_at(self, masks: List[int], place: i64) -> i64:
        """Whose animal is there; NOBODY when there is none."""
        seat: i64 = 0
        bit: i64 = BIT[place]
        while seat < self.players:
            if masks[seat] & bit:
                return seat
            seat += 1
        return NOBODY

    def cards_of(self, seat: i64) -> i64:
        """How many cards a seat holds: everybody sees that."""
        at = seat * ACTION_CARDS
        hands = self.hands
        one: i64 = hands[at]
        two: i64 = hands[at + 1]
        three: i64 = hands[at + 2]
        four: i64 = hands[at + 3]
        five: i64 = hands[at + 4]
        six: i64 = hands[at + 5]
        seven: i64 = hands[at + 6]
        return one + two + three + four + five + six + seven

    def has_cards(self, seat: i64) -> bool:
        hands = self.hands
        at = seat * ACTION_CARDS
        last = at + ACTION_CARDS
        while at < last:
            if hands[at]:
                return True
            at += 1
        return False

    def discard_card(self, seat: i64, kind: i64) -> None:
        at = seat * ACTION_CARDS + kind
        held: i64 = self.hands[at]
        self.hands[at] = held - 1
        discarded: i64 = self.discard[kind]
        self.discard[kind] = discarded + 1

    def finish(self, ending: i64) -> None:
        self.ending = ending
        self.stop()
