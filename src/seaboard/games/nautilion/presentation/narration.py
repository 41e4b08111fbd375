"""What happens in a game: every answer and every step of the rules that did something, with the clauses it rests on.

The answers are in the rows of the verbs, the sentences in the modules of their chapters.
"""

from __future__ import annotations

from typing import Callable, Dict, List, Tuple

from seaboard.core.messages import Line
from seaboard.core.trace import ANSWER, Moment
from seaboard.games.nautilion.presentation import narration_currents as currents
from seaboard.games.nautilion.presentation import narration_darkhouse as darkhouse
from seaboard.games.nautilion.presentation import narration_heroics as heroics
from seaboard.games.nautilion.presentation import narration_landing as landing
from seaboard.games.nautilion.presentation import narration_losses as losses
from seaboard.games.nautilion.presentation import narration_mercenaries as mercenaries
from seaboard.games.nautilion.presentation import narration_setup as setup
from seaboard.games.nautilion.presentation import narration_voyage as voyage
from seaboard.games.nautilion.presentation.verbs import VERBS
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.full import all_in_full
from seaboard.games.nautilion.rules.state import NautilionState

Seen = Moment[ExpandedState]
Lines = Callable[[Seen], List[Line]]

TURNS = ("Turn", "ExpandedTurn")  # that of the base game alone, and with expansions
STEPS_OF_A_TURN: Dict[str, Lines] = {
    "machinations": darkhouse.walked,
    "roll_the_dice": currents.dice_laid,
    "heroic_lasts": heroics.lasted,
    "darkhouse": darkhouse.darkhouse,
    "phantom": voyage.phantom,
    "nautilion": voyage.nautilion,
    "place_or_reserve": landing.without_a_place,
    "once_more": darkhouse.once_more,
    "next_turn": setup.next_player,
}
STEPS: Dict[Tuple[str, str], Lines] = {
    **{(turn, step): lines for turn in TURNS for step, lines in STEPS_OF_A_TURN.items()},
    ("Translation", "swap"): currents.swapped,
    ("Loss", "lose"): losses.lost,
    ("Payment", "spend"): losses.spent_the_rest,
    ("Collision", "compare"): mercenaries.compared,
    ("Collision", "clear"): mercenaries.cleared,
    ("Collision", "take"): mercenaries.taken_unasked,
    ("Recovery", "put"): landing.put_unasked,
    ("HeroicAction", "pay"): heroics.wrong_price,
    ("HeroicAction", "act"): heroics.acted,
}


def narrate(moment: Moment[NautilionState]) -> List[Line]:
    """To everybody the same: the game has no secrets."""
    return lines_of(all_in_full([moment])[0])


def quietly(moment: Moment[NautilionState]) -> List[Line]:
    """Of an answer that led to nothing else that is told."""
    lines = VERBS.of(moment.action).quiet
    return lines(all_in_full([moment])[0]) if lines is not None else []


def lines_of(seen: Seen) -> List[Line]:
    answered = seen.step == ANSWER
    lines = VERBS.of(seen.action).lines if answered else STEPS.get((seen.rule, seen.step))
    return lines(seen) if lines is not None else []
