"""Why a move may not be made now: what every row of a verb needs. The reasons are in the modules of their chapters."""

from __future__ import annotations

from typing import Callable, Dict, Iterable, Optional

from seaboard.core.messages import Message
from seaboard.core.verbs import Attempt, Reason, because
from seaboard.games.nautilion.presentation.names import shown_dice
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.full import in_full
from seaboard.games.nautilion.rules.state import NautilionState

Against = Callable[[ExpandedState, int], Reason]
Tried = Attempt[NautilionState]

EXPANSIONS: Dict[str, str] = {
    "mages": "nautilion-expansion-mages",
    "harpoons": "nautilion-expansion-mercenaries",
    "machinations": "nautilion-expansion-machinations",
    "heroics": "nautilion-expansion-heroics",
}


def against(reason: Against) -> Callable[[Tried], Reason]:
    """A reason that reads the position and the move's argument."""
    return lambda tried: reason(in_full(tried.state), tried.argument)


def unless_the_dice_stand(reason: Against) -> Callable[[Tried], Reason]:
    """N-16.4: the second time the dice are what they are."""

    def why(state: ExpandedState, argument: int) -> Reason:
        return because("nautilion-dice-stand", "N-16.4") if state.pass_ else reason(state, argument)

    return against(why)


def tries(near: Callable[[ExpandedState], Iterable[int]]) -> Callable[[NautilionState, int], Iterable[int]]:
    """What a player may well try, whoever is asked."""
    return lambda state, _: near(in_full(state))


def part_of(expansion: str, rule: str) -> Callable[[Tried], Optional[Reason]]:
    """A verb of one expansion, as `Expansions` names it."""

    def absent(tried: Tried) -> Optional[Reason]:
        if getattr(in_full(tried.state).expansions, expansion):
            return None
        return because("nautilion-not-in-this-game", rule, expansion=Message(EXPANSIONS[expansion]))

    return absent


def no_such_die(state: ExpandedState, face: int, rule: str) -> Reason:
    return because("nautilion-no-such-die", rule, face=face, dice=shown_dice(state.dice))
