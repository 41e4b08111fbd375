"""The contract, filled in."""

from __future__ import annotations

from typing import Any

from levee.components.loading import Box, box
from levee.presentation.description import describe
from levee.presentation.narration import narrate
from levee.presentation.outcome import ENDINGS, outcome
from levee.presentation.verbs import VERBS
from levee.presentation.view import LeveeView, view
from levee.rules.ending import scores
from levee.rules.flood import Flood
from levee.rules.imagine import imagine
from levee.rules.state import LISTS, NUMBERS, LeveeState
from seaboard.core.edition import Edition
from seaboard.core.engine import advance
from seaboard.core.game import Game
from seaboard.core.messages import Line, Message
from seaboard.core.options import Option, Options, read_options
from seaboard.core.outcome import Outcome
from seaboard.core.rng import Rng
from seaboard.core.saving import load_fields, load_stack, refused_if_incomplete, rules_by_name
from seaboard.core.seats import NATURE
from seaboard.core.trace import Moment
from seaboard.core.verbs import Verbs

RULES = rules_by_name(Flood)


class Levee(Game[LeveeState]):
    def __init__(self, box_: Box) -> None:
        self.id = "levee"
        self.rules_version = 1
        self.edition = box_.edition.text
        self.box = box_

    def components(self) -> Edition:
        return self.box.edition

    def options(self) -> list[Option]:
        return [Option("players", 2, (2, 3, 4), Message("levee-option-players"), ("L-1.1",))]

    def new(self, options: Options) -> LeveeState:
        """L-1."""
        state = LeveeState(self.box, int(read_options(self.options(), options)["players"]), [Flood()])
        advance(state)
        return state

    def load(self, data: dict[str, Any]) -> LeveeState:
        with refused_if_incomplete():
            state = LeveeState(self.box, len(data["fields"]), load_stack(RULES, data))
            load_fields(state, (*LISTS, *NUMBERS), data)
            advance(state)
        return state

    def seats(self, state: LeveeState) -> int:
        return state.players

    def possible(self, state: LeveeState, action: int) -> bool:
        return action in state.stack[-1].legal(state, NATURE)

    def verbs(self, state: LeveeState) -> Verbs[LeveeState]:
        return VERBS

    def secrets(self) -> bool:
        return True

    def shown(self, state: LeveeState, mover: int, action: int, seat: int) -> str:
        """A number is sealed when it is chosen."""
        return self.write(state, action) if mover in (seat, NATURE) else "lay ?"

    def reveals(self, state: LeveeState, seat: int, action: int) -> bool:
        """The last answer opens all of them."""
        return state.pending is None or len(state.pending.seats) == 1

    def view(self, state: LeveeState, seat: int) -> LeveeView:
        return view(state, seat)

    def describe(self, state: LeveeState, seat: int) -> list[Message]:
        return describe(view(state, seat))

    def narrate(self, moment: Moment[LeveeState], seat: int) -> list[Line]:
        return narrate(moment, seat)

    def imagine(self, state: LeveeState, seat: int, rng: Rng) -> LeveeState:
        return imagine(state, seat, rng)

    def outcome(self, state: LeveeState) -> Outcome | None:
        return outcome(state)

    def standing(self, state: LeveeState) -> tuple[int, ...]:
        return scores(state)

    def endings(self) -> list[str]:
        return ENDINGS

    def census(self, state: LeveeState) -> dict[str, int]:
        """Nothing but villages is counted: fields and sandbags come and go."""
        return {"villages": state.players}


def levee(edition: str = "") -> Levee:
    return Levee(box(edition))
