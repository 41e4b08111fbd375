"""Where everything is in a game of Nautilion."""

from __future__ import annotations

from typing import Any, ClassVar, Dict, Final, List, Optional, Tuple

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.pieces.pile import added, lowest, removed
from seaboard.core.procedure import Procedure, State
from seaboard.games.nautilion.components.tables import Tables

HAPPY_ISLES: Final = 0
ABYSS: Final = 37
END_OF_PATH: Final = 15  # stands in `path` at both ends, which are spaces too
GONE: Final = 0
NO_TOKEN: Final = 0
UNDECIDED: Final = -1
EVERY_CREW_TOKEN: Final = 0x4444444440  # a pile of four of each number from 1 to 9

PLAYING: Final = 0
VICTORY: Final = 1
PHANTOM_ARRIVED: Final = 2
CREW_INCOMPLETE: Final = 3
MAGES_MISSING: Final = 4
HEROICS_LEFT: Final = 5
HARPOONED: Final = 6


def bare_path(tokens: i64) -> List[int]:
    return [END_OF_PATH, *[GONE] * tokens, END_OF_PATH]


class NautilionState(State):
    """`bag` is the pile of crew tokens not laid out yet.

    `path[place]` is a crew number, GONE, or END_OF_PATH; places count from the Happy Isles.
    The reserve holds `spare` tokens of the start and the crew tokens of the pile `held`; `reserve` is their total.
    `taken` is the token in the players' hand while they decide where it goes.
    """

    FIELDS: ClassVar[Tuple[str, ...]] = (
        "players", "bag", "path", "laid", "nautilion", "phantom", "crew", "reserve", "spare", "held", "discarded",
        "dice", "plan", "taken", "active", "turn", "first_admiral", "ending",
    )  # fmt: skip

    def __init__(
        self,
        tables: Tables,
        players: i64,
        bag: i64,
        path: List[int],
        laid: i64,
        nautilion: i64,
        phantom: i64,
        crew: i64,
        reserve: i64,
        spare: i64,
        held: i64,
        discarded: i64,
        dice: i64,
        plan: i64,
        taken: i64,
        active: i64,
        turn: i64,
        first_admiral: i64,
        ending: i64,
        stack: List[Procedure[Any]],
        pending: Optional[Ask],
    ) -> None:
        self.tables = tables
        self.players: i64 = players
        self.bag: i64 = bag
        self.path = path
        self.laid: i64 = laid
        self.nautilion: i64 = nautilion
        self.phantom: i64 = phantom
        self.crew: i64 = crew
        self.reserve: i64 = reserve
        self.spare: i64 = spare
        self.held: i64 = held
        self.discarded: i64 = discarded
        self.dice: i64 = dice
        self.plan: i64 = plan
        self.taken: i64 = taken
        self.active: i64 = active
        self.turn: i64 = turn
        self.first_admiral: i64 = first_admiral
        self.ending: i64 = ending
        self.stack = stack
        self.pending = pending

    def copy(self) -> NautilionState:
        return NautilionState(
            self.tables, self.players, self.bag, self.path[:], self.laid, self.nautilion, self.phantom, self.crew,
            self.reserve, self.spare, self.held, self.discarded, self.dice, self.plan, self.taken, self.active,
            self.turn, self.first_admiral, self.ending, [rule.copy() for rule in self.stack], self.pending,
        )  # fmt: skip

    def data(self) -> Dict[str, Any]:
        saved: Dict[str, Any] = {field: getattr(self, field) for field in self.FIELDS}
        saved["submarine"] = self.tables.submarine
        saved["path"] = self.path[:]
        saved["stack"] = [rule.data() for rule in self.stack]
        return saved

    def pay(self, tokens: i64) -> None:
        """N-4.3: any token of the reserve pays; those of the start go first, then the lowest crew number."""
        self.reserve -= tokens
        while tokens:
            tokens -= 1
            if self.spare:
                self.spare -= 1
            else:
                crew_number = lowest(self.held)
                self.held = removed(self.held, crew_number)
                self.discarded = added(self.discarded, crew_number)

    def put_in_reserve(self, crew_number: i64) -> None:
        """N-8.5: face down."""
        self.reserve += 1
        self.held = added(self.held, crew_number)

    def give_up(self, cabin: i64) -> None:
        """A crew member leaves the Nautilion for the discard pile (N-2.3)."""
        self.crew &= ~(1 << cabin)
        self.discarded = added(self.discarded, cabin)

    def admiral(self) -> i64:
        """The crew the active player may place: with one player, everyone."""
        admirals = self.tables.admirals
        if self.players == 1:
            return admirals[2]
        return admirals[self.first_admiral ^ self.active]

    def finish(self, ending: i64) -> None:
        self.ending = ending
        self.stop()
