"""What is told of a game: every step that did something, with the clauses it rests on, as each seat may hear it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Dict, List

from seaboard.core.messages import Argument, Line, Message
from seaboard.core.seats import NATURE
from seaboard.core.trace import ANSWER, Moment, trace
from seaboard.games.diluvia.components.tables import places
from seaboard.games.diluvia.presentation.names import card_name, place_name, seat_in_words, target_name, who, whom
from seaboard.games.diluvia.presentation.outcome import outcome
from seaboard.games.diluvia.presentation.rule_ids import CARD_RULES
from seaboard.games.diluvia.rules.actions import (
    ACTION_CARDS,
    ADVANCE,
    BIT,
    CARD_OF,
    CARD_UNDO,
    CLOSES,
    CLOUD,
    DIE,
    DRAW,
    DROP,
    FIRST,
    FLOOD,
    HAND,
    HOLD,
    PASS,
    PLACE,
    RAFT,
    SEAT,
    UNDO,
    WAIVE,
    argument_of,
    verb_of,
)
from seaboard.games.diluvia.rules.flood import Rise
from seaboard.games.diluvia.rules.notation import FACE_NAMES
from seaboard.games.diluvia.rules.play import Play
from seaboard.games.diluvia.rules.refill import Deal
from seaboard.games.diluvia.rules.state import NOBODY, DiluviaState
from seaboard.games.diluvia.rules.turn import Turn

Told = Moment[DiluviaState]
SEALED = (UNDO, PASS, WAIVE)


@dataclass(frozen=True)
class Heard:
    """A moment and who is told of it."""

    moment: Told
    seat: int


def narrate(moment: Told, seat: int) -> List[Line]:
    verb = verb_of(moment.action)
    if moment.step == ANSWER:
        if verb in SEALED:
            return []  # a window betrays nothing: what came of it is told when it closes
        teller = ANSWERS.get(verb)
        return teller(Heard(moment, seat)) if teller is not None else []
    step = STEPS.get(moment.step)
    return step(moment) if step is not None else []


def foresee(state: DiluviaState, seat: int, action: int) -> List[Line]:
    """A declared card is foreseen as if nobody undid it; a sealed answer tells nothing."""
    if verb_of(action) in SEALED:
        return []
    moments = trace(state, seat, action)
    after = moments[-1].after
    rule = after.stack[-1] if after.stack else None
    if isinstance(rule, Play) and after.pending is not None and after.pending.sealed:
        world = after.copy()
        undisturbed = world.stack[-1]
        assert isinstance(undisturbed, Play)
        for asked in after.pending.seats:
            undisturbed.answered |= BIT[asked]
        last = after.pending.seats[-1]
        undisturbed.answered ^= BIT[last]
        undisturbed.run(world)
        moments += trace(world, last, PASS)
        moments += trace(moments[-1].after, NATURE, CLOSES[0])
    return [line for moment in moments if moment.step != "draw" for line in narrate(moment, seat)]


def line(name: str, *rules: str, **args: Argument) -> Line:
    return Line(Message(name, args), rules)


# answers


def _place(heard: Heard) -> List[Line]:
    species = heard.moment.before.jungle.index(0)
    return [line("diluvia-spread", "DV-2.2", "DV-2.3", who=who(species))]


def _first(heard: Heard) -> List[Line]:
    return [line("diluvia-first", "DV-2.6", who=who(argument_of(heard.moment.action)))]


def _hand(heard: Heard) -> List[Line]:
    rule = heard.moment.before.stack[-1]
    assert isinstance(rule, Deal)
    cards = heard.moment.after.cards_of(rule.seat)
    return [line("diluvia-dealt", "DV-2.5", who=who(rule.seat), cards=cards)]


def _draw(heard: Heard) -> List[Line]:
    kind, drawer = argument_of(heard.moment.action), heard.moment.before.active
    if kind >= FLOOD:
        return [line("diluvia-flood-drawn", CARD_RULES[kind], who=who(drawer), card=card_name(kind))]
    if heard.seat == drawer:
        return [line("diluvia-drawn", "DV-5.5", who=who(drawer), card=card_name(kind))]
    return [line("diluvia-drawn-hidden", "DV-5.5", who=who(drawer))]


def _die(heard: Heard) -> List[Line]:
    face = argument_of(heard.moment.action)
    rule = heard.moment.before.stack[-1]
    name = Message(f"diluvia-face-{FACE_NAMES[face]}")
    if not isinstance(rule, Play):
        return [line("diluvia-rolled", "DV-5.4", who=who(heard.moment.before.active), face=name)]
    worked = "diluvia-undone" if face == CLOUD else "diluvia-undo-failed"
    args: Dict[str, Argument] = {
        "who": who(rule.roller),
        "face": name,
        "card": card_name(CARD_OF[verb_of(rule.action)]),
    }
    return [line(worked, "DV-9.2", "DV-9.3", **args)]


def _played(heard: Heard) -> List[Line]:
    action = heard.moment.action
    kind = CARD_OF[verb_of(action)]
    args: Dict[str, Argument] = {"who": who(heard.moment.actor), "card": card_name(kind)}
    args["target"] = target_name(heard.moment.before, action)
    return [line("diluvia-plays", CARD_RULES[kind], "DV-5.3", **args)]


def _drop(heard: Heard) -> List[Line]:
    return [
        line("diluvia-drops", "DV-5.3", who=who(heard.moment.actor), card=card_name(argument_of(heard.moment.action)))
    ]


def _seat(heard: Heard) -> List[Line]:
    rule = heard.moment.before.stack[-1]
    assert isinstance(rule, (Play, Rise))
    return [_boards(heard.moment.before, rule.boarding, argument_of(heard.moment.action))]


def _boards(state: DiluviaState, owner: int, place: int) -> Line:
    return line("diluvia-boards", "DV-3.1", who=who(owner), seat=place_name(state, place))


def _advance(heard: Heard) -> List[Line]:
    return [line("diluvia-joker-advance", "DV-5.4", who=who(heard.moment.actor))]


def _hold(heard: Heard) -> List[Line]:
    return [line("diluvia-joker-hold", "DV-5.4", who=who(heard.moment.actor))]


# steps


def _begin(moment: Told) -> List[Line]:
    state = moment.after
    return [line("diluvia-turn", "DV-2.6", "DV-5.1", who=whom(state.active), turn=state.turn)]


def _roll_for_it(moment: Told) -> List[Line]:
    """Somebody plays an Undo; the roll is told with the die."""
    before, after = moment.before.stack[-1], moment.after.stack[-1]
    if not isinstance(before, Play) or not isinstance(after, Play) or after.roller in (NOBODY, before.roller):
        return []
    if before.roller != NOBODY:
        return []
    return [line("diluvia-tries-undo", "DV-9.1", "DV-9.4", who=who(after.roller), card=card_name(CARD_UNDO))]


def _effect(moment: Told) -> List[Line]:
    """Who fell into the water; what else a card did is told when it is declared."""
    before, after = moment.before, moment.after
    told: List[Line] = []
    for seat in range(before.players):
        fallen = after.adrift[seat] - before.adrift[seat]
        if fallen > 0:
            told.append(line("diluvia-overboard", "DV-7.2", "DV-4.2", who=who(seat), animals=fallen))
    return told


def _forced_seat(moment: Told) -> List[Line]:
    """A seat taken without asking, or none left."""
    before, after = moment.before, moment.after
    for seat in range(before.players):
        taken = after.aboard[seat] & ~before.aboard[seat]
        if taken:
            return [_boards(before, seat, RAFT + places(taken)[0])]
        if after.adrift[seat] > before.adrift[seat]:
            return [line("diluvia-no-seat", "DV-3.3", who=who(seat))]
    return []


def _settle_down(moment: Told) -> List[Line]:
    if moment.after.emptied and not moment.before.emptied:
        return [line("diluvia-emptied", "DV-14.1")]
    return []


def _apply_die(moment: Told) -> List[Line]:
    before, after = moment.before, moment.after
    rule = before.stack[-1]
    assert isinstance(rule, Turn)
    if rule.face != CLOUD:
        return []
    if after.meter == 0:
        return [line("diluvia-meter-full", "DV-3.2")]
    return [line("diluvia-meter", "DV-5.4", meter=after.meter, spaces=int(after.tables.meter))]


def _rise(moment: Told) -> List[Line]:
    before, after = moment.before, moment.after
    told = [line("diluvia-rises", "DV-3.3", level=after.level)]
    for seat in range(before.players):
        caught = after.adrift[seat] - before.adrift[seat]
        if caught:
            told.append(line("diluvia-caught", "DV-3.3", "DV-4.2", who=who(seat), animals=caught))
    result = outcome(after)
    if result is not None:
        told.append(Line(result.message, result.rules))
    return told


def _reshuffled(moment: Told) -> List[Line]:
    if moment.before.tables.rules.express:
        return []
    return [line("diluvia-reshuffled", "DV-12.2", "DV-12.3")]


def _draw_step(moment: Told) -> List[Line]:
    """Only what happens when the deck is empty (DV-17.3)."""
    if sum(moment.before.deck) or not sum(moment.after.deck):
        return []
    anew = "diluvia-discards-shuffled" if moment.before.tables.rules.discards_only else "diluvia-reshuffled"
    return [line("diluvia-deck-empty", "DV-17.3"), line(anew, "DV-17.3")]


Teller = Callable[[Heard], List[Line]]
ANSWERS: Dict[int, Teller] = {
    PLACE: _place,
    FIRST: _first,
    HAND: _hand,
    DRAW: _draw,
    DIE: _die,
    **dict.fromkeys(range(5, 11), _played),
    DROP: _drop,
    SEAT: _seat,
    ADVANCE: _advance,
    HOLD: _hold,
}
STEPS: Dict[str, Callable[[Told], List[Line]]] = {
    "begin": _begin,
    "roll_for_it": _roll_for_it,
    "effect": _effect,
    "board_the_raft": _forced_seat,
    "take_aboard": _forced_seat,
    "settle_down": _settle_down,
    "apply_the_die": _apply_die,
    "rise": _rise,
    "reshuffle": _reshuffled,
    "draw": _draw_step,
}


def describe(state: DiluviaState, seat: int) -> List[Message]:
    """The position for a reader or a listener."""
    if not state.turn:
        return [Message("diluvia-see-setup")]
    told = [
        Message("diluvia-see-turn", {"turn": state.turn, "who": whom(state.active)}),
        Message("diluvia-see-water", {"level": state.level, "raft": place_name(state, state.raft)}),
        Message("diluvia-see-meter", {"meter": state.meter, "spaces": int(state.tables.meter)}),
        Message("diluvia-see-deck", {"cards": sum(state.deck), "floods": sum(state.deck[ACTION_CARDS:])}),
    ]
    columns = int(state.tables.columns)
    for one in range(state.players):
        jungle = ", ".join(place_name(state, square) for square in places(state.jungle[one]))
        aboard = ", ".join(seat_in_words(place, columns) for place in places(state.aboard[one]))
        args: Dict[str, Argument] = {"who": who(one), "adrift": state.adrift[one], "cards": state.cards_of(one)}
        told.append(Message("diluvia-see-player", args))
        if jungle:
            told.append(Message("diluvia-see-jungle", {"who": who(one), "squares": jungle}))
        if aboard:
            told.append(Message("diluvia-see-aboard", {"who": who(one), "seats": aboard}))
    if 0 <= seat < state.players:
        for kind in range(ACTION_CARDS):
            number = state.hands[seat * ACTION_CARDS + kind]
            if number:
                told.append(Message("diluvia-see-card", {"number": number, "card": card_name(kind)}))
    return told
