"""Lessons at a live table: how one is set up, and what a learner is told of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.seats import NATURE
from seaboard.lessons.lesson import Lesson
from seaboard.lessons.progress import otherwise, progress
from seaboard.lessons.proof import opened
from seaboard.lessons.shelf import after, lessons
from seaboard.table.dice import dice_of_number
from seaboard.table.hall import Hall, NewTable, NoSuchTable
from seaboard.table.store import BOT_REQUEST, StoredEvent
from seaboard.table.wire import answers, live


def known_lessons() -> list[Lesson]:
    return list(lessons(dice_of_number).values())


def lesson_info(lesson: Lesson) -> answers.LessonInfo:
    return answers.LessonInfo(
        lesson.id, lesson.game, lesson.name, lesson.title, lesson.about, lesson.chapter, lesson.minutes
    )


def lesson_called(game: str, name: str) -> Lesson:
    """Raises NoSuchTable."""
    found = lessons(dice_of_number).get(f"{game}/{name}")
    if found is None:
        raise NoSuchTable(Message("lesson-unknown"))
    return found


async def begin_lesson(hall: Hall, lesson: Lesson, browser: str) -> NewTable:
    """A table of a browser's own with the opening played. Nobody has moved there yet."""
    dice = dice_of_number(lesson.dice)
    made = hall.prepare(lesson.game, lesson.options, list(lesson.seats), lesson.edition, browser=browser)
    row = replace(made.row, seed=dice.seed, lesson=lesson.id)
    events = [
        StoredEvent(event.seat, event.text, None if event.seat == NATURE else f"{BOT_REQUEST}opening-{number}")
        for number, event in enumerate(opened(lesson, dice).events, 1)
    ]
    await hall.holdings.add_table(row, made.keys, made.holding, events)
    hall.bots.warm(lesson.game, list(lesson.seats))
    return replace(made, row=row)


def shown_lesson(lesson: Lesson | None, play: Play[Any], seat: int) -> live.Lesson | None:
    """What the coach says to the learner; nobody else hears it."""
    if lesson is None or seat not in lesson.learners():
        return None
    now, following = progress(lesson, play), after(lesson, dice_of_number)
    return live.Lesson(
        id=lesson.id,
        title=lesson.title,
        step=len(lesson.steps) if now.step is None else lesson.steps.index(now.step),
        steps=len(lesson.steps),
        pages=[live.LessonPage(page.say, page.point) for page in now.pages()],
        moves=now.moves,
        otherwise=otherwise(lesson, now.step) if now.step is not None else None,
        rules=now.step.rules if now.step is not None else (),
        done=now.done,
        next=following.id if following is not None else None,
    )
