"""Why a move may not be made now: every refusal with its reason and the clause behind it."""

from __future__ import annotations

from typing import Dict, List, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.core.pieces.pile import count
from seaboard.core.procedure import step_name
from seaboard.core.view import Refusal
from seaboard.games.nautilion.actions import (
    ADMIRALS,
    DISCARD,
    LAY,
    PLACE,
    PLAN,
    RESERVE_PILE,
    ROLL,
    START,
    SWAP,
    TIDE,
    TRANSLATION,
    WHIRLWIND,
    WITH,
    argument_of,
    pack,
    verb_of,
)
from seaboard.games.nautilion.currents import Translation
from seaboard.games.nautilion.ducts import CABINS, may_join
from seaboard.games.nautilion.notation import NOTATION
from seaboard.games.nautilion.state import ABYSS, GONE, NautilionState

Reason = Tuple[Message, Tuple[str, ...]]

# the step that asks for each verb, and what to say when the verb comes at another time
TIMES: Dict[str, Tuple[Tuple[int, ...], str, Tuple[str, ...]]] = {
    "cast_or_plan": ((WHIRLWIND, TIDE, TRANSLATION, PLAN), "nautilion-no-currents-now", ("N-3.1", "N-4.2")),
    "choose_who_starts": ((START,), "nautilion-no-start-now", ("N-12.4",)),
    "choose_a_token": ((SWAP,), "nautilion-no-swap-now", ("N-4.6",)),
    "choose_another": ((WITH,), "nautilion-no-swap-now", ("N-4.6",)),
    "discard": ((DISCARD,), "nautilion-no-discard-now", ("N-6.1",)),
}
CHANCE: Dict[int, str] = {ROLL: "N-4.1", LAY: "N-2.1", ADMIRALS: "N-12.1"}
COSTS: Dict[int, Tuple[str, str]] = {
    WHIRLWIND: ("nautilion-whirlwind", "N-4.4"),
    TIDE: ("nautilion-tide", "N-4.5"),
    TRANSLATION: ("nautilion-translation", "N-4.6"),
}


def why(state: NautilionState, action: int) -> Refusal:
    """The reason against a move of the active player that is not legal."""
    move = NOTATION.write(action)
    reason, rules = _reason(state, verb_of(action), argument_of(action))
    return Refusal(move, reason, rules)


def _reason(state: NautilionState, verb: int, argument: int) -> Reason:
    if verb in CHANCE:
        return Message("move-only-chance"), (CHANCE[verb],)
    asked = step_name(state.stack[-1])
    for step, (verbs, message, rules) in TIMES.items():
        if verb in verbs and step != asked:
            return Message(message), rules
    if verb in COSTS:
        return _no_spell(state, verb, argument)
    if verb == PLAN:
        return Message("nautilion-not-these-dice", {"dice": shown_dice(state.dice)}), ("N-5.1",)
    if verb in (SWAP, WITH):
        return _no_swap(state, argument)
    if verb == DISCARD:
        return _no_discard(state, argument)
    return _no_landing(state, verb, argument)


def shown_dice(dice: int) -> str:
    return f"{dice & 7} {dice >> 3 & 7} {dice >> 6}"


def _no_spell(state: NautilionState, verb: int, argument: int) -> Reason:
    name, rule = COSTS[verb]
    tables = state.tables
    cost = {WHIRLWIND: tables.whirlwind, TIDE: tables.tide, TRANSLATION: tables.translation}[verb]
    if state.reserve < cost:
        args: Dict[str, Argument] = {"spell": Message(name), "cost": cost, "reserve": state.reserve}
        return Message("nautilion-too-dear", args), ("N-4.3", rule)
    if verb == TRANSLATION:
        return Message("nautilion-nothing-to-swap"), (rule,)
    old, new = argument & 7, argument >> 3
    if str(old) not in shown_dice(state.dice).split():
        return Message("nautilion-no-such-die", {"face": old, "dice": shown_dice(state.dice)}), (rule,)
    if old == new:
        return Message("nautilion-same-face", {"face": old}), (rule,)
    return Message("nautilion-face-not-on-dice", {"face": new}), ("N-4.1", rule)


def _no_swap(state: NautilionState, place: int) -> Reason:
    rule = state.stack[-1]
    if place >= len(state.path) - 1 or state.path[place] == GONE:
        return Message("nautilion-bare-place", {"place": place}), ("N-4.6",)
    assert isinstance(rule, Translation)
    args: Dict[str, Argument] = {"place": place, "token": state.path[rule.one]}
    return Message("nautilion-same-number", args), ("N-4.6",)


def _no_discard(state: NautilionState, source: int) -> Reason:
    if source == RESERVE_PILE:
        return Message("nautilion-reserve-empty"), ("N-6.1",)
    if not state.crew >> source & 1:
        return Message("nautilion-not-aboard", {"token": source}), ("N-6.1",)
    return Message("nautilion-would-split", {"token": source}), ("N-9.3",)


def _no_landing(state: NautilionState, verb: int, token: int) -> Reason:
    """`place` or `reserve` of a token that is not in hand: say where it is or why its cabin is closed."""
    if state.taken:
        return Message("nautilion-other-token", {"token": token, "taken": state.taken}), ("N-8.3",)
    if state.crew >> token & 1:
        return Message("nautilion-never-moved", {"token": token}), ("N-8.6",)
    if verb == PLACE and state.players == 2 and state.active >= 0 and not state.admiral() >> token & 1:
        return Message("nautilion-not-on-admiral", {"token": token}), ("N-12.6",)
    if verb == PLACE and not may_join(token, state.crew, state.tables.joined):
        return Message("nautilion-no-duct", {"token": token}), ("N-9.1",)
    if verb == PLACE and count(state.held, token):
        return Message("nautilion-stays-in-reserve", {"token": token}), ("N-8.6",)
    return Message("nautilion-nothing-taken"), ("N-8.3",)


def near_moves(state: NautilionState) -> List[int]:
    """What a player may well try at this question."""
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
