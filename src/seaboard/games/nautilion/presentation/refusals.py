"""Why a move may not be made now: every refusal with its reason and the clause behind it."""

from __future__ import annotations

from typing import Dict, List, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.core.pieces.pile import count
from seaboard.core.procedure import step_name
from seaboard.core.view import Refusal
from seaboard.games.nautilion.presentation.expansions import refusals as expanded
from seaboard.games.nautilion.presentation.names import named, shown_dice
from seaboard.games.nautilion.presentation.reasons import COSTS, Reason, no_spell, no_swap, not_these_dice
from seaboard.games.nautilion.rules.actions import (
    ADMIRALS,
    BANISH,
    CABIN,
    DISCARD,
    HEROIC,
    INSERT,
    KEEP,
    LAY,
    LEAVE,
    MACHINATION,
    PLACE,
    PLAN,
    RECOVER,
    REEFS,
    REROLL,
    RESERVE_PILE,
    REVEAL,
    ROLL,
    SET,
    SPEND,
    START,
    STATION,
    STREW,
    SWAP,
    TAKE,
    TIDE,
    TRANSLATION,
    UNSEAT,
    WHIRLWIND,
    WITH,
    argument_of,
    pack,
    verb_of,
)
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.notation import NOTATION
from seaboard.games.nautilion.rules.state import ABYSS, GONE, NautilionState

# the step that asks for each verb, and what to say when the verb comes at another time
TIMES: Dict[str, Tuple[Tuple[int, ...], str, Tuple[str, ...]]] = {
    "cast_or_plan": ((WHIRLWIND, TIDE, TRANSLATION, PLAN), "nautilion-no-currents-now", ("N-3.1", "N-4.2")),
    "choose_who_starts": ((START,), "nautilion-no-start-now", ("N-12.4",)),
    "choose_a_token": ((SWAP,), "nautilion-no-swap-now", ("N-4.6",)),
    "choose_another": ((WITH,), "nautilion-no-swap-now", ("N-4.6",)),
    "discard": ((DISCARD,), "nautilion-no-discard-now", ("N-6.1",)),
    "spend": ((SPEND,), "nautilion-no-spend-now", ("N-4.3",)),
    "take": ((TAKE,), "nautilion-no-take-now", ("N-14.8", "N-16.15", "N-17.9", "N-17.10")),
}
CHANCE: Dict[int, str] = {
    ROLL: "N-4.1", LAY: "N-2.1", ADMIRALS: "N-12.1", STREW: "N-2.1", REEFS: "N-15.1", MACHINATION: "N-16.2",
    REVEAL: "N-17.1",
}  # fmt: skip
# verbs of one expansion, as `Expansions` names them
NEEDS: Dict[int, Tuple[str, str]] = {
    REROLL: ("mages", "N-13.5"),
    CABIN: ("mages", "N-13.3"),
    STATION: ("harpoons", "N-14.4"),
    KEEP: ("harpoons", "N-14.10"),
    RECOVER: ("machinations", "N-16.15"),
    UNSEAT: ("machinations", "N-16.6"),
    INSERT: ("machinations", "N-16.6"),
    HEROIC: ("heroics", "N-17.3"),
    SET: ("heroics", "N-17.6"),
    BANISH: ("heroics", "N-17.7"),
    LEAVE: ("heroics", "N-17.9"),
}
MAGES_LOST = ("mages", "N-13.6")
NAMES: Dict[str, str] = {
    "mages": "nautilion-expansion-mages",
    "harpoons": "nautilion-expansion-mercenaries",
    "machinations": "nautilion-expansion-machinations",
    "heroics": "nautilion-expansion-heroics",
}


def why(state: NautilionState, action: int) -> Refusal:
    """The reason against a move of the active player that is not legal."""
    move = NOTATION.write(action)
    reason, rules = _reason(state, verb_of(action), argument_of(action))
    return Refusal(move, reason, rules)


def _reason(state: NautilionState, verb: int, argument: int) -> Reason:
    if verb in CHANCE:
        return Message("move-only-chance"), (CHANCE[verb],)
    expansion, rule = MAGES_LOST if verb == DISCARD and argument > CABINS else NEEDS.get(verb, ("", ""))
    if expansion and not (isinstance(state, ExpandedState) and getattr(state.expansions, expansion)):
        return Message("nautilion-not-in-this-game", {"expansion": Message(NAMES[expansion])}), (rule,)
    if isinstance(state, ExpandedState):
        return expanded.reason(state, verb, argument)
    return _base_reason(state, verb, argument)


def _base_reason(state: NautilionState, verb: int, argument: int) -> Reason:
    asked = step_name(state.stack[-1]) if state.stack else ""
    for step, (verbs, message, rules) in TIMES.items():
        if verb in verbs and step != asked:
            return Message(message), rules
    if verb in COSTS:
        return no_spell(state, verb, argument)
    if verb == PLAN:
        return not_these_dice(state)
    if verb in (SWAP, WITH):
        return no_swap(state, argument)
    if verb == DISCARD:
        return _no_discard(state, argument)
    return _no_landing(state, verb, argument)


def _no_discard(state: NautilionState, source: int) -> Reason:
    if source == RESERVE_PILE:
        return Message("nautilion-reserve-empty"), ("N-6.1",)
    if not state.crew >> source & 1:
        return Message("nautilion-not-aboard", {"token": source}), ("N-6.1",)
    return Message("nautilion-would-split", {"token": source}), ("N-9.3",)


def _no_landing(state: NautilionState, verb: int, token: int) -> Reason:
    """`place` or `reserve` of a token that is not in hand: say where it is or why its cabin is closed."""
    shown: Dict[str, Argument] = {"token": named(token)}
    if state.taken:
        return Message("nautilion-other-token", {**shown, "taken": state.taken}), ("N-8.3",)
    if state.crew >> token & 1:
        return Message("nautilion-never-moved", shown), ("N-8.6",)
    if verb == PLACE and count(state.held, token):
        return Message("nautilion-stays-in-reserve", shown), ("N-8.6",)
    return Message("nautilion-nothing-taken"), ("N-8.3",)


def near_moves(state: NautilionState) -> List[int]:
    """What a player may well try at this question."""
    if isinstance(state, ExpandedState):
        return expanded.near_moves(state)
    step = step_name(state.stack[-1])
    if step == "cast_or_plan":
        dice = [int(face) for face in shown_dice(state.dice).split()]
        tides = [pack(TIDE, dice[0] | face << 3) for face in (4, 3, 2, 1) if face != dice[0]]
        return [pack(WHIRLWIND), tides[0], pack(TRANSLATION)]
    if step == "discard":
        return [pack(DISCARD, source) for source in range(CABINS + 1) if source == 0 or state.crew >> source & 1]
    if step == "choose_another":
        return [pack(WITH, place) for place in range(1, ABYSS) if state.path[place] != GONE]
    return []


def refusals(state: NautilionState, seat: int) -> List[Refusal]:
    """The near-moves that are not legal."""
    open_moves = state.stack[-1].legal(state, seat)
    return [why(state, action) for action in near_moves(state) if action not in open_moves]
