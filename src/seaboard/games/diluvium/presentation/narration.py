"""What is told of a game: every step that did something, with the clauses it rests on, as each seat may hear it."""

from __future__ import annotations

from typing import Callable, Dict, List

from seaboard.core.messages import Line
from seaboard.core.packing import verb_of
from seaboard.core.trace import ANSWER, Moment, trace
from seaboard.core.verbs import Verbs
from seaboard.games.diluvium.components.loading import Components
from seaboard.games.diluvium.presentation import (
    narration_cards,
    narration_settlers,
    narration_setup,
    narration_voyage,
    narration_war,
)
from seaboard.games.diluvium.presentation.scene import Scene
from seaboard.games.diluvium.rules.actions import COMMIT
from seaboard.games.diluvium.rules.state import DiluviumState


def narrate(box: Components, verbs: Verbs[DiluviumState], moment: Moment[DiluviumState], seat: int) -> List[Line]:
    lines = verbs.of(moment.action).lines if moment.step == ANSWER else STEPS.get(moment.step)
    return lines(Scene(box, moment, seat)) if lines is not None else []


def quietly(box: Components, verbs: Verbs[DiluviumState], moment: Moment[DiluviumState], seat: int) -> List[Line]:
    """Of an answer that led to nothing else that is told."""
    lines = verbs.of(moment.action).quiet
    return lines(Scene(box, moment, seat)) if lines is not None else []


def foresee(box: Components, verbs: Verbs[DiluviumState], state: DiluviumState, seat: int, action: int) -> List[Line]:
    """As far as the seat may know: not what another has sealed (D-12.2), nor how the gold comes out (D-10.5)."""
    moments = trace(state, seat, action)
    if verb_of(action) == COMMIT:
        moments = moments[:1]
    known = [moment for moment in moments if moment.step != "next_player"]
    return [line for moment in known for line in narrate(box, verbs, moment, seat)]


STEPS: Dict[str, Callable[[Scene], List[Line]]] = {
    "begin": narration_setup.turn_begins,
    "pay": narration_voyage.sailed,
    "mark_it": narration_voyage.explored,
    "effect": narration_voyage.space_effect,
    "take_a_settler": narration_settlers.no_settler,
    "harvest": narration_settlers.settled,
    "bonus": narration_settlers.bonus,
    "yield_resources": narration_settlers.produced,
    "fight": narration_war.fought,
    "ships_flee": narration_war.ships_fled,
    "settlers_flee": narration_war.settlers_fled,
    "reshuffle": narration_cards.reshuffled,
    "draw": narration_cards.no_card,
    "next_player": narration_setup.game_over,
}
