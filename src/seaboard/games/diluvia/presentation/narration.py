"""What is told of a game: every step that did something, with the clauses it rests on, as each seat may hear it."""

from __future__ import annotations

from typing import Callable, Dict, List

from seaboard.core.messages import Argument, Line, Message, at, line
from seaboard.core.packing import pack, verb_of
from seaboard.core.seats import NATURE
from seaboard.core.trace import ANSWER, Moment, trace
from seaboard.core.trace import Scene as AnyScene
from seaboard.core.verbs import Verbs
from seaboard.games.diluvia.components.tables import places
from seaboard.games.diluvia.presentation.names import card_name, card_rule, place_name, target_name, who, whom
from seaboard.games.diluvia.presentation.outcome import outcome
from seaboard.games.diluvia.rules.actions import BIT, CARD_OF, CARD_UNDO, CLOSES, CLOUD, FLOOD, PASS, RAFT, UNDO, WAIVE
from seaboard.games.diluvia.rules.flood import Rise
from seaboard.games.diluvia.rules.notation import FACE_NAMES, square_name
from seaboard.games.diluvia.rules.play import Play
from seaboard.games.diluvia.rules.refill import Deal
from seaboard.games.diluvia.rules.state import NOBODY, DiluviaState
from seaboard.games.diluvia.rules.turn import Turn

Scene = AnyScene[DiluviaState]
SEALED = (UNDO, PASS, WAIVE)


def narrate(verbs: Verbs[DiluviaState], moment: Moment[DiluviaState], seat: int) -> List[Line]:
    lines = verbs.of(moment.action).lines if moment.step == ANSWER else STEPS.get(moment.step)
    return lines(Scene(moment, seat)) if lines is not None else []


def quietly(verbs: Verbs[DiluviaState], moment: Moment[DiluviaState], seat: int) -> List[Line]:
    """Of an answer that led to nothing else that is told."""
    lines = verbs.of(moment.action).quiet
    return lines(Scene(moment, seat)) if lines is not None else []


def foresee(verbs: Verbs[DiluviaState], state: DiluviaState, seat: int, action: int) -> List[Line]:
    """A declared card is foreseen as if nobody undid it; of a sealed answer nothing is."""
    if verb_of(action) in SEALED:
        return []
    moments = trace(state, seat, action)
    after = moments[-1].after
    if after.stack and isinstance(after.stack[-1], Play) and after.pending is not None and after.pending.sealed:
        moments += _nobody_undoes(after)
    return [line for moment in moments if moment.step != "draw" for line in narrate(verbs, moment, seat)]


def _nobody_undoes(state: DiluviaState) -> List[Moment[DiluviaState]]:
    """The window closes with nothing but passes."""
    world, ask = state.copy(), state.pending
    assert ask is not None
    play = world.stack[-1]
    assert isinstance(play, Play)
    for asked in ask.seats[:-1]:
        play.answered |= BIT[asked]
    play.run(world)
    passed = trace(world, ask.seats[-1], pack(PASS))
    return [*passed, *trace(passed[-1].after, NATURE, CLOSES[0])]


# Answers: the rows of verbs.py name them.


def spread(scene: Scene) -> List[Line]:
    species = scene.before.jungle.index(0)
    return [line("diluvia-spread", "DV-2.2", "DV-2.3", who=who(species))]


def first(scene: Scene) -> List[Line]:
    return [line("diluvia-first", "DV-2.6", who=who(scene.argument))]


def dealt(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, Deal)
    cards = scene.after.cards_of(rule.seat)
    return [line("diluvia-dealt", "DV-2.5", who=who(rule.seat), cards=cards)]


def drawn(scene: Scene) -> List[Line]:
    kind, drawer = scene.argument, scene.before.active
    if kind >= FLOOD:
        return [line("diluvia-flood-drawn", card_rule(kind), who=who(drawer), card=card_name(kind))]
    if scene.listener == drawer:
        return [line("diluvia-drawn", "DV-5.5", who=who(drawer), card=card_name(kind))]
    return [line("diluvia-drawn-hidden", "DV-5.5", who=who(drawer))]


def rolled(scene: Scene) -> List[Line]:
    face = scene.argument
    rule = scene.rule
    name = Message(f"diluvia-face-{FACE_NAMES[face]}")
    if not isinstance(rule, Play):
        return [line("diluvia-rolled", "DV-5.4", who=who(scene.before.active), face=name)]
    worked = "diluvia-undone" if face == CLOUD else "diluvia-undo-failed"
    args: Dict[str, Argument] = {
        "who": who(rule.roller),
        "face": name,
        "card": card_name(CARD_OF[verb_of(rule.action)]),
    }
    return [line(worked, "DV-9.2", "DV-9.3", **args)]


def played(scene: Scene) -> List[Line]:
    action = scene.action
    kind = CARD_OF[verb_of(action)]
    args: Dict[str, Argument] = {"who": who(scene.actor), "card": card_name(kind)}
    args["target"] = target_name(scene.before, action)
    return [line("diluvia-plays", card_rule(kind), "DV-5.3", **args)]


def dropped(scene: Scene) -> List[Line]:
    return [line("diluvia-drops", "DV-5.3", who=who(scene.actor), card=card_name(scene.argument))]


def boarded(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, (Play, Rise))
    return [_boards(scene.before, rule.boarding, scene.argument)]


def _boards(state: DiluviaState, owner: int, place: int) -> Line:
    return line("diluvia-boards", "DV-3.1", who=who(owner), seat=place_name(state, place))


def advanced(scene: Scene) -> List[Line]:
    return [line("diluvia-joker-advance", "DV-5.4", who=who(scene.actor))]


def stayed(scene: Scene) -> List[Line]:
    return [line("diluvia-joker-hold", "DV-5.4", who=who(scene.actor))]


# Answers that lead to nothing else that is told


OWN_ANSWERS: Dict[int, str] = {UNDO: "diluvia-you-undo", PASS: "diluvia-you-pass", WAIVE: "diluvia-you-waive"}


def answered(scene: Scene) -> List[Line]:
    """DV-9.1: only whoever gave an answer in a window knows which."""
    if scene.listener == scene.actor:
        return [line(OWN_ANSWERS[verb_of(scene.action)], "DV-9.1", who=who(scene.actor))]
    return [line("diluvia-answered", "DV-9.1", who=who(scene.actor))]


def nobody_undoes(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, Play)
    return [line("diluvia-stands", "DV-9.1", card=card_name(CARD_OF[verb_of(rule.action)]))]


def no_second_card(scene: Scene) -> List[Line]:
    return [line("diluvia-no-second-card", "DV-5.2", who=who(scene.actor))]


# Steps of the rules


def _begin(scene: Scene) -> List[Line]:
    state = scene.after
    return [line("diluvia-turn", "DV-2.6", "DV-5.1", who=whom(state.active), turn=state.turn)]


def _roll_for_it(scene: Scene) -> List[Line]:
    """Somebody plays an Undo; the roll is told with the die."""
    before, after = scene.rule, scene.after.stack[-1]
    if not isinstance(before, Play) or not isinstance(after, Play) or after.roller in (NOBODY, before.roller):
        return []
    if before.roller != NOBODY:
        return []
    return [line("diluvia-tries-undo", "DV-9.1", "DV-9.4", who=who(after.roller), card=card_name(CARD_UNDO))]


def _effect(scene: Scene) -> List[Line]:
    """Who fell into the water; what else a card did is told when it is declared."""
    return _in_the_water(scene, "diluvia-overboard", "DV-7.2")


def _in_the_water(scene: Scene, message: str, rule: str) -> List[Line]:
    """Of each species that lost animals to the water."""
    adrift = zip(scene.before.adrift, scene.after.adrift, strict=True)
    return [
        at(line(message, rule, "DV-4.2", who=who(seat), animals=now - then), *_left(scene, seat))
        for seat, (then, now) in enumerate(adrift)
        if now > then
    ]


def _left(scene: Scene, seat: int) -> List[str]:
    """The squares that a species' animals are gone from."""
    return [square_name(square) for square in places(scene.before.jungle[seat] & ~scene.after.jungle[seat])]


def _forced_seat(scene: Scene) -> List[Line]:
    """A seat taken without asking, or none left."""
    before, after = scene.before, scene.after
    for seat in range(before.players):
        taken = after.aboard[seat] & ~before.aboard[seat]
        if taken:
            return [_boards(before, seat, RAFT + places(taken)[0])]
        if after.adrift[seat] > before.adrift[seat]:
            return [line("diluvia-no-seat", "DV-3.3", who=who(seat))]
    return []


def _settle_down(scene: Scene) -> List[Line]:
    if scene.after.emptied and not scene.before.emptied:
        return [line("diluvia-emptied", "DV-14.1")]
    return []


def _apply_die(scene: Scene) -> List[Line]:
    rule, after = scene.rule, scene.after
    assert isinstance(rule, Turn)
    if rule.face != CLOUD:
        return []
    if after.meter == 0:
        return [line("diluvia-meter-full", "DV-3.2")]
    return [line("diluvia-meter", "DV-5.4", meter=after.meter, spaces=int(after.tables.meter))]


def _rise(scene: Scene) -> List[Line]:
    risen = line("diluvia-rises", "DV-3.3", level=scene.after.level)
    lines = [risen, *_in_the_water(scene, "diluvia-caught", "DV-3.3")]
    result = outcome(scene.after)
    if result is not None:
        lines.append(Line(result.message, result.rules))
    return lines


def _reshuffled(scene: Scene) -> List[Line]:
    if scene.before.tables.rules.express:
        return []
    return [line("diluvia-reshuffled", "DV-12.2", "DV-12.3")]


def _draw_step(scene: Scene) -> List[Line]:
    """Only what happens when the deck is empty (DV-17.3)."""
    if sum(scene.before.deck) or not sum(scene.after.deck):
        return []
    anew = "diluvia-discards-shuffled" if scene.before.tables.rules.discards_only else "diluvia-reshuffled"
    return [line("diluvia-deck-empty", "DV-17.3"), line(anew, "DV-17.3")]


STEPS: Dict[str, Callable[[Scene], List[Line]]] = {
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
