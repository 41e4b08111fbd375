"""What is told of a game: every step that did something, with the clauses it rests on."""

from __future__ import annotations

from typing import Callable, Dict, List

from seaboard.core.messages import Argument, Line, Message
from seaboard.core.trace import ANSWER, Moment, trace
from seaboard.games.nautilion.components.loading import ADMIRALS as ADMIRAL_NAMES
from seaboard.games.nautilion.presentation.expansions import description, foresight
from seaboard.games.nautilion.presentation.expansions import narration as expanded
from seaboard.games.nautilion.presentation.names import line, shown_dice
from seaboard.games.nautilion.presentation.view import outcome, spaces_to_go
from seaboard.games.nautilion.rules.actions import (
    ADMIRALS,
    DISCARD,
    LAY,
    PLACE,
    PLAN,
    RESERVE,
    RESERVE_PILE,
    ROLL,
    START,
    TIDE,
    TRANSLATION,
    WHIRLWIND,
    argument_of,
    verb_of,
)
from seaboard.games.nautilion.rules.currents import Translation
from seaboard.games.nautilion.rules.darkhouse import DISCARD_WHICH
from seaboard.games.nautilion.rules.ducts import may_join
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import NO_TOKEN, NautilionState

Told = Moment[NautilionState]


def narrate(moment: Told) -> List[Line]:
    """Everybody is told the same: the game has no secrets."""
    if isinstance(moment.before, ExpandedState):
        told = expanded.narrate(moment)
        if told is not None:
            return told
    teller = ANSWERS.get(verb_of(moment.action)) if moment.step == ANSWER else STEPS.get(moment.step)
    return teller(moment) if teller is not None else []


def foresee(state: NautilionState, seat: int, action: int) -> List[Line]:
    """A move up to the next question; behind the Darkhouse's question too, for what is lost moves no figure."""
    if isinstance(state, ExpandedState):
        return foresight.foresee(state, seat, action, narrate)
    moments = trace(state, seat, action)
    told = [sentence for moment in moments for sentence in narrate(moment)]
    after = moments[-1].after
    if after.pending is None or after.pending.prompt != DISCARD_WHICH[0].prompt or verb_of(action) != PLAN:
        return told
    then = trace(after, seat, after.stack[-1].legal(after, seat)[0])
    return told + [narrate(moment)[0] for moment in then if moment.step in ("phantom", "nautilion")]


def _roll(moment: Told) -> List[Line]:
    return [line("nautilion-rolled", "N-4.1", dice=shown_dice(argument_of(moment.action)), turn=moment.after.turn)]


def _lay(moment: Told) -> List[Line]:
    first = moment.before.laid + 1
    tokens = " ".join(str(token) for token in moment.after.path[first : moment.after.laid + 1])
    return [line("nautilion-laid", "N-2.1", "N-2.2", first=first, last=moment.after.laid, tokens=tokens)]


def _admirals(moment: Told) -> List[Line]:
    first = moment.after.first_admiral
    names = {"first": ADMIRAL_NAMES[first], "second": ADMIRAL_NAMES[1 - first]}
    return [line("nautilion-dealt", "N-12.1", **names)]


def _start(moment: Told) -> List[Line]:
    return [line("nautilion-starts", "N-12.4", seat=moment.after.active + 1)]


def _whirlwind(moment: Told) -> List[Line]:
    return [line("nautilion-cast-whirlwind", "N-4.3", "N-4.4", cost=moment.before.tables.whirlwind)]


def _tide(moment: Told) -> List[Line]:
    argument = argument_of(moment.action)
    faces: Dict[str, Argument] = {"old": argument & 7, "new": argument >> 3, "dice": shown_dice(moment.after.dice)}
    return [line("nautilion-cast-tide", "N-4.3", "N-4.5", cost=moment.before.tables.tide, **faces)]


def _translation(moment: Told) -> List[Line]:
    return [line("nautilion-cast-translation", "N-4.3", "N-4.6", cost=moment.before.tables.translation)]


def _plan(moment: Told) -> List[Line]:
    plan = moment.after.plan
    given = {"darkhouse": plan & 7, "phantom": plan >> 3 & 7, "nautilion": plan >> 6}
    return [line("nautilion-planned", "N-5.1", **given)]


def _discard(moment: Told) -> List[Line]:
    source = argument_of(moment.action)
    if source == RESERVE_PILE:
        return [line("nautilion-lost-reserve", "N-6.1")]
    return [line("nautilion-lost-crew", "N-6.1", "N-9.3", token=source)]


def _place(moment: Told) -> List[Line]:
    ducts = "N-9.1" if moment.before.crew else "N-9.2"
    aboard = f"{moment.after.crew:b}".count("1")
    return [line("nautilion-placed", "N-8.4", ducts, token=argument_of(moment.action), aboard=aboard)]


def _reserve(moment: Told) -> List[Line]:
    return [line("nautilion-reserved", "N-8.5", token=argument_of(moment.action), reserve=moment.after.reserve)]


def _swapped(moment: Told) -> List[Line]:
    rule = moment.before.stack[-1]
    assert isinstance(rule, Translation)
    path = moment.before.path
    args = {"one": rule.one, "other": rule.other, "token": path[rule.one], "token2": path[rule.other]}
    return [line("nautilion-swapped", "N-4.6", **args)]


def _darkhouse(moment: Told) -> List[Line]:
    before, after = moment.before, moment.after
    if not before.tables.bites[before.plan & 7]:
        return [line("nautilion-darkhouse-quiet", "N-6.2", die=before.plan & 7)]
    if not before.crew and not before.reserve:
        return [line("nautilion-darkhouse-nothing", "N-6.3", die=before.plan & 7)]
    told = [line("nautilion-darkhouse-bites", "N-6.1", die=before.plan & 7)]
    if after.reserve < before.reserve:
        told.append(line("nautilion-lost-reserve", "N-6.1"))
    elif after.crew != before.crew:
        told.append(line("nautilion-lost-crew", "N-6.1", token=int(before.crew ^ after.crew).bit_length() - 1))
    return told


def _phantom(moment: Told) -> List[Line]:
    before, after = moment.before, moment.after
    if after.ending:
        return [line("nautilion-phantom-arrives", "N-7.1", "N-7.4", die=before.plan >> 3 & 7), *_ending(after)]
    token = before.path[after.phantom]
    rules = ["N-7.1", "N-7.3"]
    if after.phantom < before.nautilion < before.phantom:
        rules += ["N-7.2", "N-7.5"]
    args = {"die": before.plan >> 3 & 7, "place": after.phantom, "token": token, "left": spaces_to_go(after)[1]}
    return [line("nautilion-phantom-moves", *rules, **args)]


def _nautilion(moment: Told) -> List[Line]:
    before, after = moment.before, moment.after
    if after.ending:
        return [line("nautilion-reaches-abyss", "N-8.1", die=before.plan >> 6), *_ending(after)]
    token = before.path[after.nautilion]
    rules = ["N-8.1", "N-8.3"]
    if before.nautilion < before.phantom < after.nautilion:
        rules.append("N-8.2")
    told = [line("nautilion-moves", *rules, die=before.plan >> 6, place=after.nautilion, token=token)]
    if after.taken == NO_TOKEN:
        told.append(_no_cabin(before, token))
    return told


def _no_cabin(state: NautilionState, token: int) -> Line:
    """Why the token went straight to the reserve."""
    if state.crew >> token & 1:
        return line("nautilion-reserved-double", "N-8.4", "N-8.5", token=token)
    if not may_join(token, state.crew, state.tables.joined):
        return line("nautilion-reserved-no-duct", "N-8.5", "N-9.1", token=token)
    return line("nautilion-reserved-admiral", "N-8.5", "N-12.6", token=token, seat=state.active + 1)


def _next_turn(moment: Told) -> List[Line]:
    if moment.after.players == 1:
        return []
    return [line("nautilion-next-player", "N-12.5", seat=moment.after.active + 1, turn=moment.after.turn)]


def _ending(state: NautilionState) -> List[Line]:
    result = outcome(state)
    return [Line(result.message, result.rules)] if result is not None else []


ANSWERS: Dict[int, Callable[[Told], List[Line]]] = {
    ROLL: _roll,
    LAY: _lay,
    ADMIRALS: _admirals,
    START: _start,
    WHIRLWIND: _whirlwind,
    TIDE: _tide,
    TRANSLATION: _translation,
    PLAN: _plan,
    DISCARD: _discard,
    PLACE: _place,
    RESERVE: _reserve,
}
STEPS: Dict[str, Callable[[Told], List[Line]]] = {
    "swap": _swapped,
    "darkhouse": _darkhouse,
    "phantom": _phantom,
    "nautilion": _nautilion,
    "next_turn": _next_turn,
}


def describe(state: NautilionState) -> List[Message]:
    """The position for a reader or a listener: where everybody is, what is aboard, what lies ahead."""
    if isinstance(state, ExpandedState):
        return description.describe(state)
    if state.bag:
        return [Message("nautilion-ask-lay")]
    to_abyss, to_isles = spaces_to_go(state)
    ahead = [token for token in state.path[state.nautilion + 1 : -1] if token]
    crew = [cabin for cabin in range(1, 10) if state.crew >> cabin & 1]
    told = [
        Message("nautilion-see-turn", {"turn": state.turn}),
        Message("nautilion-see-nautilion", {"place": state.nautilion, "left": to_abyss}),
        Message("nautilion-see-phantom", {"place": state.phantom, "left": to_isles}),
        Message("nautilion-see-ahead", {"count": len(ahead), "tokens": " ".join(map(str, ahead))}),
        Message("nautilion-see-crew", {"count": len(crew), "tokens": " ".join(map(str, crew))}),
        Message("nautilion-see-reserve", {"count": state.reserve}),
    ]
    if state.dice:
        told.append(Message("nautilion-see-dice", {"dice": shown_dice(state.dice)}))
    if state.taken:
        told.append(Message("nautilion-see-taken", {"token": state.taken}))
    return told
