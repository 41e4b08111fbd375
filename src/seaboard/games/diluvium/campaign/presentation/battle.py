"""What is shown of a battle of the campaign (S-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Optional, Tuple

from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.rules.battle import SoloBattle, my_strength
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.presentation.view import BattleView
from seaboard.games.diluvium.rules.actions import RESOURCES, WEAPONS

FOE_NAMES = ("warship", "second", "outpost", "city")


@dataclass(frozen=True)
class OddsView:
    """Of a battle: whether you win a tie, and for each number of weapons, none first, how many of the `tokens` left you
    win against.
    """

    ties: bool
    wins: Tuple[int, ...]
    tokens: int


def foe(state: SoloState) -> Optional[str]:
    rule = fought(state)
    return FOE_NAMES[rule.foe] if rule is not None else None


def fought(state: SoloState) -> Optional[SoloBattle]:
    return next((rule for rule in reversed(state.stack) if isinstance(rule, SoloBattle)), None)


def battle(state: SoloState, names: List[str]) -> Optional[BattleView]:
    """Strengths without weapons and combat token."""
    rule = fought(state)
    if rule is None:
        return None
    mine = int(my_strength(state, rule.cell, rule.lone))
    attack, defence = (mine, rule.might) if rule.attacker == YOU else (rule.might, mine)
    return BattleView(
        place=names[rule.cell],
        attacker=int(rule.attacker),
        defender=ADVERSARY if rule.attacker == YOU else YOU,
        attack=int(attack),
        defence=int(defence),
        committed=(YOU,) if rule.weapons >= 0 else (),
        mine=int(rule.weapons) if rule.weapons >= 0 else None,
    )


def odds(state: SoloState) -> Optional[OddsView]:
    rule = fought(state)
    if rule is None:
        return None
    mine, left = my_strength(state, rule.cell, rule.lone), kinds(state.combat)
    weapons = range(state.held[YOU * RESOURCES + WEAPONS] + 1)
    wins = tuple(sum(rule.is_won_with(mine + number, token) for token in left) for number in weapons)
    return OddsView(ties=rule.wins_ties(), wins=wins, tokens=len(left))
