"""One row a verb: its text, what it selects, its clause, what one may try with it, and what speaks against that."""

from __future__ import annotations

from levee.rules.actions import CREST, FORECAST, LAY, LAYS
from levee.rules.state import LeveeState
from seaboard.core.messages import Message
from seaboard.core.verbs import Attempt, Reason, Verb, Verbs, Word, because

DIE, BAGS = Word(1, 9), Word(0, 9)


def one_more(state: LeveeState, _seat: int) -> list[int]:
    """Up to one sandbag too many."""
    return LAYS[min(9, state.box.number("levee.most") + 1)]


def too_many(tried: Attempt[LeveeState]) -> Reason:
    state, most = tried.state, tried.state.box.number("levee.most")
    if tried.argument > most:
        return because("levee-too-many", "L-2.2", most=most)
    return because("levee-too-few-left", "L-2.2", bags=state.bags[tried.seat])


def lay_in_words(tried: Attempt[LeveeState]) -> Message:
    return Message("levee-do-lay", {"bags": tried.argument})


VERBS: Verbs[LeveeState] = Verbs(
    [
        Verb(FORECAST, "~forecast", (DIE,), rules=("L-2.1",)),
        Verb(CREST, "~crest", (DIE,), rules=("L-2.3",)),
        Verb(
            LAY,
            "lay",
            (BAGS,),
            4,
            "bags",
            ("L-2.2",),
            ("levee-ask-lay",),
            near=one_more,
            reason=too_many,
            label=lay_in_words,
        ),
    ]
)
