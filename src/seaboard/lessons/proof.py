"""A lesson is tried before anybody learns by it: its table, its sentences, its opening, and each move it waits for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from seaboard.bots.bot import Observation
from seaboard.bots.registry import bot_for
from seaboard.core.errors import SeaboardError
from seaboard.core.game import Game
from seaboard.core.options import fitting_options
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.language import LANGUAGES, clauses, language
from seaboard.lessons.lesson import CHOICE, MOVE, BadLesson, Lesson, Step
from seaboard.lessons.progress import OTHERWISE, asked_learner, progress

LONGEST_PAGE = 190  # characters: what a phone has room for
MOST_MOVES = 400  # of a whole lesson


class Dice(Protocol):
    """What a table's dice are asked for (`seaboard.table.dice`)."""

    def answer(self, game: Game[Any], state: Any, number: int) -> int: ...
    def luck(self, number: int, seat: int) -> tuple[int, int]: ...


DiceOf = Callable[[int], Dice]


def number_of(play: Play[Any]) -> int:
    """By which the dice of a lesson are thrown: what was taken back or asked besides changes no die."""
    return len(play.line())


def throw(play: Play[Any], dice: Dice) -> None:
    """Chance answers until a player is asked."""
    while (ask := play.game.ask(play.state)) is not None and ask.seat == NATURE:
        play.apply(NATURE, dice.answer(play.game, play.state, number_of(play) + 1))


def opened(lesson: Lesson, dice: Dice) -> Play[Any]:
    """The table as the learner finds it. Raises BadLesson."""
    try:
        game = load_game(lesson.game, lesson.edition)
        play: Play[Any] = Play(game, fitting_options(game.options(), lesson.options))
        _must_seat(lesson, game.seats(play.state))
    except BadLesson:
        raise
    except SeaboardError as fault:
        raise lesson.fault(1, "bad-table", reason=fault.message) from fault
    throw(play, dice)
    for move in lesson.opening:
        _open(lesson, play, move)
        throw(play, dice)
    play.floor = len(play.events)
    return play


def _must_seat(lesson: Lesson, wanted: int) -> None:
    if len(lesson.seats) != wanted or not lesson.learners():
        raise lesson.fault(lesson.line_of("seats"), "seats", given=len(lesson.seats), wanted=wanted)
    for name in lesson.bots().values():
        bot_for(lesson.game, name)


def _open(lesson: Lesson, play: Play[Any], move: str) -> None:
    ask, line = play.game.ask(play.state), lesson.line_of(f'"{move}"', lesson.line_of("opening"))
    try:
        play.do(ask.seats[0] if ask is not None else 0, move)
    except SeaboardError as fault:
        raise lesson.fault(line, "illegal", move=move, reason=fault.message) from fault


def prove(lesson: Lesson, dice: Dice) -> None:
    """All that can be told without letting a bot think. Raises BadLesson."""
    _must_be_said(lesson)
    play = opened(lesson, dice)
    _must_be_moves(lesson, play)
    Walk(lesson, dice, play).go()


def _must_be_said(lesson: Lesson) -> None:
    for code in LANGUAGES:
        for message in lesson.sentences():
            if not language(code).knows(message):
                step = next((step for step in lesson.steps if lesson.words(step.id).id == message), None)
                raise lesson.fault(step.line if step else 1, "no-sentence", message=message, language=code)


def _must_be_moves(lesson: Lesson, play: Play[Any]) -> None:
    """Each verb is one of the game's, and so is each rule."""
    verbs = {verb.name for verb in play.game.verbs(play.state).verbs}
    for step in lesson.steps:
        for said in (*step.verbs, *(move.partition(" ")[0] for move in step.moves)):
            if said not in verbs:
                raise lesson.fault(lesson.line_of(f'"{said}', step.line), "unknown-verb", verb=said)
        for rule in step.rules:
            if rule not in clauses(lesson.game):
                raise lesson.fault(lesson.line_of(rule, step.line), "unknown-rule", rule=rule)


def overlong(lesson: Lesson) -> list[BadLesson]:
    """The pages that are too long for a phone, in any language."""
    found: list[BadLesson] = []
    for code in LANGUAGES:
        tongue = language(code)
        said = [(step, tongue.text(lesson.words(step.id + end).id)) for step in lesson.steps for end in ("", OTHERWISE)]
        for step, text in said:
            if len(text) > LONGEST_PAGE:
                found.append(lesson.fault(step.line, "too-long", step=step.id, language=code, length=len(text)))
    return found


@dataclass
class Walk:
    """A lesson played through: what it waits for is done, and where it leaves the choice, `choose` does.

    Without a chooser, and where a bot would have to think but `thinks` is false, it ends there.
    """

    lesson: Lesson
    dice: Dice
    play: Play[Any]
    choose: Callable[[Play[Any], int, Step], int] | None = None
    thinks: bool = False

    def go(self) -> bool:
        """Whether it came to the end of the lesson. Raises BadLesson where a move it waits for is not legal."""
        for _ in range(MOST_MOVES):
            now = progress(self.lesson, self.play)
            if now.done or self.play.over():
                return now.done
            seat = asked_learner(self.lesson, self.play)
            if not (self._bot_moves() if seat is None else self._learner_moves(seat)):
                return False
            throw(self.play, self.dice)
        return False

    def _bot_moves(self) -> bool:
        ask = self.play.game.ask(self.play.state)
        if not self.thinks or ask is None:
            return False
        bot = bot_for(self.lesson.game, self.lesson.bots()[ask.seat])
        luck = Rng(*self.dice.luck(number_of(self.play), ask.seat))
        self.play.apply(ask.seat, bot.choose(Observation(self.play.game, self.play.state, ask.seat), luck))
        return True

    def _learner_moves(self, seat: int) -> bool:
        now = progress(self.lesson, self.play)
        assert now.step is not None
        if now.moves is not None:
            self.play.do(seat, now.moves[0])
            return True
        if now.step.waits == MOVE:
            raise self._illegal(seat, now.step)
        if self.choose is None:
            return False
        self.play.apply(seat, self.choose(self.play, seat, now.step))
        return True

    def _illegal(self, seat: int, step: Step) -> BadLesson:
        game, state, move = self.play.game, self.play.state, step.moves[0]
        line = self.lesson.line_of(f'"{move}"', step.line)
        legal = [game.write(state, action) for action in game.legal(state, seat)]
        return self.lesson.fault(line, "not-legal", move=move, legal=", ".join(legal[:12]))


def choose_plainly(play: Play[Any], seat: int, step: Step) -> int:
    """The first legal move that ends the step, else the first of all."""
    game, state = play.game, play.state
    legal = game.legal(state, seat)
    return next((action for action in legal if step.takes(game.write(state, action))), legal[0])


def chooser(luck: Rng) -> Callable[[Play[Any], int, Step], int]:
    """Any legal move, but in the end one that ends the step."""

    def choose(play: Play[Any], seat: int, step: Step) -> int:
        assert step.waits == CHOICE
        legal = list(play.game.legal(play.state, seat))
        ending = [action for action in legal if step.takes(play.game.write(play.state, action))]
        return luck.choice(ending if ending and luck.below(4) else legal)

    return choose


def played_through(lesson: Lesson, dice: Dice, way: int) -> bool:
    """With bots that think, and the learner's own choices made in this way: whether it comes to its end.

    Raises BadLesson.
    """
    choose = chooser(Rng(way)) if way else choose_plainly
    return Walk(lesson, dice, opened(lesson, dice), choose, thinks=True).go()


def faults(lesson: Lesson, dice: Dice, ways: int = 4) -> list[BadLesson]:
    """Everything that can be found by playing it: for who writes it, and for the tests."""
    found = overlong(lesson)
    try:
        prove(lesson, dice)
        for way in range(ways):
            if not played_through(lesson, dice, way):
                found.append(lesson.fault(lesson.steps[-1].line, "no-end", way=way))
    except BadLesson as fault:
        found.append(fault)
    return found
