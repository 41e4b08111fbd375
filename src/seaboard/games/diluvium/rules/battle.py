"""Warship against warship (D-12)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Procedure, Steps
from seaboard.core.seats import MOST_SEATS
from seaboard.games.diluvium.rules.actions import BIT, COMMITS, ENGAGE, RESOURCES, WEAPONS
from seaboard.games.diluvium.rules.scare import Scare
from seaboard.games.diluvium.rules.state import SHIPS, WARSHIP, DiluviumState

SEALED_RULES: Final = ("D-12.2", "D-12.3")
COMMIT_BOTH: Final[List[Ask]] = [
    Ask("diluvium-ask-commit", (attacker, defender), SEALED_RULES, sealed=True)
    for attacker in range(MOST_SEATS)
    for defender in range(MOST_SEATS)
]
COMMIT_ONE: Final[List[Ask]] = [
    Ask("diluvium-ask-commit", (seat,), SEALED_RULES, sealed=True) for seat in range(MOST_SEATS)
]
NOT_YET: Final = -1


@final
class Battle(Procedure[DiluviumState]):
    """The active player's warship has met the defender's at `cell`."""

    STEPS: ClassVar[Steps] = {
        "commit": ("D-12.1", "D-12.2"),
        "fight": ("D-12.3", "D-12.4", "D-12.5", "D-12.6", "D-12.7"),
        "rout": ("D-12.8",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("defender", "cell", "attack", "defence", "winner")
    defender: i64 = 0
    cell: i64 = 0
    attack: i64 = -1
    defence: i64 = -1
    winner: i64 = -1

    def commit(self, state: DiluviumState) -> Optional[Ask]:
        """D-12.2: whoever holds no resource at all has nothing to hide."""
        attacker_owes = self.attack == NOT_YET and state.resources(state.active) > 0
        defender_owes = self.defence == NOT_YET and state.resources(self.defender) > 0
        if attacker_owes and defender_owes:
            return COMMIT_BOTH[state.active * MOST_SEATS + self.defender]
        if attacker_owes:
            return COMMIT_ONE[state.active]
        return COMMIT_ONE[self.defender] if defender_owes else None

    def fight(self, state: DiluviumState) -> Optional[Ask]:
        """D-12.3 to D-12.7."""
        attacker = state.active
        attack = strength_with(state, attacker, self.attack)
        defence = strength_with(state, self.defender, self.defence)
        state.spend(attacker, WEAPONS, max(0, self.attack))
        state.spend(self.defender, WEAPONS, max(0, self.defence))
        loser = self.defender if attack >= defence else attacker
        self.winner = attacker + self.defender - loser
        state.earn(self.winner, state.tables.military_gold[state.strength[loser]])
        if self.winner == attacker and state.bonus & BIT[ENGAGE]:
            state.earn(attacker, state.tables.military_gold[state.strength[attacker]])
        state.ships[loser * SHIPS + WARSHIP] = state.tables.city[loser]
        return None

    def rout(self, state: DiluviumState) -> Optional[Ask]:
        """D-12.8."""
        loser = state.active + self.defender - self.winner
        return self.call(state, Scare(0, self.winner, loser, self.cell))

    def legal(self, state: DiluviumState, seat: i64) -> List[int]:
        return COMMITS[state.held[seat * RESOURCES + WEAPONS]]

    def answer(self, state: DiluviumState, seat: i64, action: i64) -> None:
        if seat == self.defender:
            self.defence = action >> ARGUMENT
        else:
            self.attack = action >> ARGUMENT


def strength_with(state: DiluviumState, seat: i64, weapons: i64) -> i64:
    """D-12.3."""
    strength: i64 = state.strength[seat]
    return strength + weapons if weapons > 0 else strength
