"""The ways of the adversary's ships (S-4.1, S-4.2, S-8.1): the shortest, and the Astrolabe where there are several."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.ask import ask_of_nature
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.state import SoloState
from seaboard.games.diluvium.components.tables import beside
from seaboard.games.diluvium.rules.actions import BIT

SPIN: Final = ask_of_nature("solo-ask-course", ("S-4.2", "S-8.1"))
UNREACHABLE: Final = -1


def rings(state: SoloState, start: i64, goals: i64, passable: i64) -> List[int]:
    """The places 0, 1, 2 … steps from the goals, up to those that hold `start`; empty when no way leads there.

    Only passable places lie between; goals themselves need not be passable.
    """
    if goals == 0:
        return []
    found: List[int] = [goals]
    seen = goals
    front = goals
    here: i64 = BIT[start]
    while not front & here:
        ring = beside(state.tables, front) & ~seen & (passable | here)
        if ring == 0:
            return []
        found.append(ring)
        seen |= ring
        front = ring
    return found


def next_places(state: SoloState, start: i64, goals: i64, passable: i64, moves: i64, shunned: i64) -> i64:
    """Where the ship may go next: on a shortest way, and on one that does not end in a shunned place if any does not.

    S-4.5: when all of them would end there, the ship stops one place before; 0 when it does not move at all.
    """
    far = rings(state, start, goals, passable)
    distance = len(far) - 1
    steps = min(distance, moves)
    if distance <= 0 or steps <= 0:
        return 0
    ahead: List[int] = [BIT[start]]
    for step in range(1, steps + 1):
        ahead.append(beside(state.tables, ahead[step - 1]) & far[distance - step])
    last = ahead[steps] & ~shunned
    if last == 0:
        steps -= 1
        last = ahead[steps]
        if steps == 0:
            return 0
    for step in range(steps - 1, 0, -1):
        last = ahead[step] & beside(state.tables, last)
    return last


def distance_to(state: SoloState, start: i64, goals: i64, passable: i64) -> i64:
    """How many steps it is; UNREACHABLE when there is no way."""
    return len(rings(state, start, goals, passable)) - 1
