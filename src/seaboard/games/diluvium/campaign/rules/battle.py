"""Battles of the campaign (S-9): you commit weapons, the other side a combat token."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.rules.actions import VALUE
from seaboard.games.diluvium.campaign.rules.combat import DRAW_A_TOKEN, learn, show, tokens_left
from seaboard.games.diluvium.campaign.rules.scare import SoloScare
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.rules.actions import BIT, COMMITS, ENGAGE, RESOURCES, WEAPONS
from seaboard.games.diluvium.rules.state import WARSHIP

COMMIT_WEAPONS: Final = Ask("solo-ask-commit", (YOU,), ("S-9.1",))

# the foe
ITS_WARSHIP: Final = 0
ITS_SECOND: Final = 1
OUTPOST: Final = 2
ITS_CITY: Final = 3

NOT_YET: Final = -1


@final
class SoloBattle(Procedure[SoloState]):
    """`might` is the foe's strength without the token, `lone` tells that the Aztec warship fights alone (S-12.9)."""

    STEPS: ClassVar[Steps] = {
        "commit": ("S-9.1",),
        "reveal": ("S-9.2", "S-3.3"),
        "fight": ("S-9.3", "S-9.4", "D-12.4", "D-12.5", "D-12.6", "D-12.7"),
        "rout": ("D-12.8",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("foe", "attacker", "cell", "might", "lone", "weapons", "token", "winner")
    foe: i64 = 0
    attacker: i64 = 0
    cell: i64 = 0
    might: i64 = 0
    lone: i64 = 0
    weapons: i64 = -1
    token: i64 = -1
    winner: i64 = -1

    def commit(self, state: SoloState) -> Optional[Ask]:
        """S-9.1: whoever holds no weapons is not asked."""
        if self.weapons == NOT_YET and state.held[YOU * RESOURCES + WEAPONS]:
            return COMMIT_WEAPONS
        state.spend(YOU, WEAPONS, max(0, self.weapons))
        return None

    def reveal(self, state: SoloState) -> Optional[Ask]:
        """S-9.2."""
        return DRAW_A_TOKEN if self.token == NOT_YET else None

    def fight(self, state: SoloState) -> Optional[Ask]:
        """S-9.3."""
        mine = my_strength(state, self.cell, self.lone) + max(0, self.weapons)
        won = self.is_won_with(mine, self.token)
        self.winner = YOU if won else ADVERSARY
        if won:
            self.win(state)
        else:
            self.lose(state)
        learn(state, self.token)
        return None

    def is_won_with(self, mine: i64, token: i64) -> bool:
        """S-9.3."""
        theirs: i64 = self.might + VALUE[token]
        return mine >= theirs if self.wins_ties() else mine > theirs

    def wins_ties(self) -> bool:
        """S-9.3: the attacker wins a tie, except against a city."""
        return self.attacker == YOU and self.foe != ITS_CITY

    def win(self, state: SoloState) -> None:
        state.earn(YOU, state.tables.military_gold[min(self.might, state.tables.strongest)])
        if self.attacker == YOU and state.bonus & BIT[ENGAGE]:
            state.earn(YOU, state.tables.military_gold[state.strength[YOU]])
        rule: Optional[Procedure[SoloState]]
        if self.foe <= ITS_SECOND:
            state.wins += 1
            if self.attacker == YOU:
                state.defeated = 1
            rule = state.story.beaten_warship(state, self.foe)
        else:
            rule = state.story.beaten_place(state, self.cell)
        if rule is not None:
            state.stack.append(rule)

    def lose(self, state: SoloState) -> None:
        """S-29.3, S-30.3: a city is fought like a warship, and its owner is paid for a victory."""
        if self.foe != OUTPOST:
            state.earn(ADVERSARY, state.tables.military_gold[state.strength[YOU]])
        if state.escort == self.cell:
            state.escort = state.home()
        if self.lone:
            return
        rule = state.story.way_home(state, WARSHIP)
        if rule is not None:
            state.stack.append(rule)

    def rout(self, state: SoloState) -> Optional[Ask]:
        """D-12.8: a defender who wins scares the loser's pieces; an attacker does so in the next step of Engage."""
        if self.winner != self.attacker and self.foe <= ITS_SECOND:
            state.stack.append(SoloScare(0, self.winner, self.cell, 0))
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        if self.step == COMMITTING:
            return COMMITS[state.held[YOU * RESOURCES + WEAPONS]]
        return tokens_left(state)

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        if self.step == COMMITTING:
            self.weapons = action >> ARGUMENT
        else:
            self.token = action >> ARGUMENT
            show(state, self.token)

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return rng.choice(tokens_left(state))


COMMITTING: Final = step_number(SoloBattle, "commit")


def my_strength(state: SoloState, cell: i64, lone: i64) -> i64:
    """S-12.9: one more where the Aztec warship is with yours."""
    strength: i64 = state.strength[YOU]
    if state.escort == cell and state.ship_at(WARSHIP) == cell and not lone:
        strength += 1
    return strength


def its_warship_at(state: SoloState, cell: i64) -> i64:
    """ITS_WARSHIP or ITS_SECOND when it is there, otherwise NOWHERE."""
    if state.ships[ADVERSARY * 2 + WARSHIP] == cell:
        return ITS_WARSHIP
    return ITS_SECOND if state.rival == cell else NOWHERE
