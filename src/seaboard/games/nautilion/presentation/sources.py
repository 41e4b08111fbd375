"""What a voyage came to: the crew found and lost, what was taken, cast and given up, by whoever's turn it was."""

from __future__ import annotations

from typing import Dict, Final, List

from seaboard.core.outcome import Gain
from seaboard.core.packing import verb_of
from seaboard.core.trace import ANSWER, Moment
from seaboard.games.nautilion.rules.actions import DISCARD, HEROIC, TIDE, TRANSLATION, WHIRLWIND
from seaboard.games.nautilion.rules.state import GONE, NautilionState

FOUND: Final = "found"
LOST: Final = "lost"
SPELLS: Final = "spells"
HEROICS: Final = "heroics"
STORED: Final = "stored"
DARKHOUSE: Final = "darkhouse"
PHANTOM: Final = "phantom"

CAST: Final[Dict[int, str]] = {WHIRLWIND: SPELLS, TIDE: SPELLS, TRANSLATION: SPELLS, HEROIC: HEROICS}
TURNS: Final = ("Turn", "ExpandedTurn")


def gains(moment: Moment[NautilionState]) -> List[Gain]:
    """Nothing of it is a point: the aim of N-1.2 is met or not."""
    seat = max(0, int(moment.before.active))
    return [Gain(name, seat, amount) for name, amount in _counts(moment).items() if amount]


def _counts(moment: Moment[NautilionState]) -> Dict[str, int]:
    before, after = moment.before, moment.after
    found = {
        FOUND: _members(after.crew & ~before.crew),
        LOST: _members(before.crew & ~after.crew),
        STORED: max(0, int(after.reserve - before.reserve)),
    }
    if _is_the_darkhouse(moment):
        found[DARKHOUSE] = found[LOST] + max(0, int(before.reserve - after.reserve))
    if moment.rule in TURNS and moment.step == PHANTOM:
        found[PHANTOM] = _left(before.path) - _left(after.path)
    if moment.step == ANSWER and moment.actor >= 0 and verb_of(moment.action) in CAST:
        found[CAST[verb_of(moment.action)]] = 1
    return found


def _is_the_darkhouse(moment: Moment[NautilionState]) -> bool:
    """N-6.1: in the base game a step or an answer of the turn, with expansions a rule of its own."""
    if moment.step == ANSWER:
        return moment.rule in (*TURNS, "Loss") and moment.actor >= 0 and verb_of(moment.action) == DISCARD
    return (moment.rule in TURNS and moment.step == DARKHOUSE) or moment.rule == "Loss"


def _members(crew: int) -> int:
    return f"{int(crew):b}".count("1")


def _left(path: List[int]) -> int:
    """Tokens that still lie on it; the ends count on both sides alike."""
    return len([token for token in path if token != GONE])
