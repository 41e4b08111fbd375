"""How far a learner has come: a function of the log and of nothing else, so that an undo goes back with the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from seaboard.core.errors import IllegalAction
from seaboard.core.messages import Message
from seaboard.core.play import UNDO, Play
from seaboard.core.seats import NATURE
from seaboard.language import language
from seaboard.lessons.lesson import MOVE, READ, Lesson, Step

OTHERWISE = "-otherwise"  # how the message of a step ends that speaks of other moves


@dataclass(frozen=True)
class Page:
    """What the coach says, and the places it points at."""

    say: Message
    point: tuple[str, ...] = ()


@dataclass(frozen=True)
class Progress:
    """`first` is the number of the first step that is not over, from 0; `step` the one that waits, None after the last.

    `moves` are the legal moves that step takes; None where anything goes: it leaves the choice, or it is not its
    question that is put (an answer comes first, or the game has gone another way), or the lesson is over.
    """

    lesson: Lesson
    first: int
    step: Step | None
    moves: tuple[str, ...] | None
    asked: bool

    @property
    def done(self) -> bool:
        return self.step is None

    def pages(self) -> list[Page]:
        """The pages to read, up to and with the step that waits."""
        lesson = self.lesson
        if self._other_question():
            return [Page(Message("lesson-other-question"))]
        last = len(lesson.steps) if self.step is None else lesson.steps.index(self.step) + 1
        told = [Page(lesson.words(step.id), step.point) for step in lesson.steps[self.first : last]]
        return [*told, Page(lesson.words("end"))] if self.step is None else told

    def _other_question(self) -> bool:
        """Whether the learner is asked what the step does not speak of."""
        return self.step is not None and self.step.waits == MOVE and self.moves is None and self.asked


def progress(lesson: Lesson, play: Play[Any]) -> Progress:
    first = 0
    for event in _learners_events(lesson, play):
        waiting = next_awaited(lesson, first)
        if waiting is None:
            break
        if lesson.steps[waiting].takes(event):
            first = waiting + 1
    waiting = next_awaited(lesson, first)
    step = lesson.steps[waiting] if waiting is not None else None
    seat = asked_learner(lesson, play)
    return Progress(lesson, first, step, wanted(step, play, seat) if step is not None else None, seat is not None)


def next_awaited(lesson: Lesson, first: int) -> int | None:
    """The first step from this one on that waits for a move."""
    waiting = range(first, len(lesson.steps))
    return next((number for number in waiting if lesson.steps[number].waits != READ), None)


def _learners_events(lesson: Lesson, play: Play[Any]) -> list[str]:
    """The learner's moves after the opening, without what was taken back."""
    played = [event for _, event in play.line() if event.seat != NATURE]
    return [event.text for event in played[len(lesson.opening) :] if event.seat in lesson.learners()]


def asked_learner(lesson: Lesson, play: Play[Any]) -> int | None:
    ask = play.game.ask(play.state)
    return next((seat for seat in ask.seats if seat in lesson.learners()), None) if ask is not None else None


def wanted(step: Step, play: Play[Any], seat: int | None) -> tuple[str, ...] | None:
    if step.waits != MOVE or seat is None:
        return None
    game, state = play.game, play.state
    written = (game.write(state, action) for action in game.legal(state, seat))
    return tuple(text for text in written if step.takes(text)) or None


def must_be_wanted(lesson: Lesson | None, play: Play[Any], seat: int, text: str) -> None:
    """Refuses a legal move that the step does not take; one that is not legal the game refuses, by its rule."""
    if lesson is None:
        return
    now = progress(lesson, play)
    taken_back = text.lower().split()[:1] == [UNDO]
    if now.step is None or now.moves is None or taken_back or seat not in lesson.learners():
        return
    game, state = play.game, play.state
    action = game.read(state, text)
    if action in game.legal(state, seat) and game.write(state, action) not in now.moves:
        raise IllegalAction(otherwise(lesson, now.step), now.step.rules)


def otherwise(lesson: Lesson, step: Step) -> Message:
    """What is said of another move: in the step's own words, where it has any."""
    own = lesson.words(step.id + OTHERWISE)
    return own if language("en").knows(own.id) else Message("lesson-other-move")


def opening_events(lesson: Lesson, play: Play[Any]) -> int:
    """How many events of the log are the opening, with what chance answered to it."""
    moves = 0
    for number, event in enumerate(play.events):
        if event.seat != NATURE and moves == len(lesson.opening):
            return number
        moves += event.seat != NATURE
    return len(play.events)
