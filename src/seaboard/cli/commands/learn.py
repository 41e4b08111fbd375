"""`seaboard learn [GAME [LESSON]]`: a guided table in the terminal; `--check` tries lessons for their writers."""

from __future__ import annotations

import click

from seaboard.cli.commands.localized import Command, option
from seaboard.cli.commands.play import ask_at_the_prompt
from seaboard.cli.pages.tables import aligned
from seaboard.cli.terminal.lesson_play import LessonTerminal
from seaboard.cli.terminal.screen import echo
from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message
from seaboard.games import game_names
from seaboard.language import Language
from seaboard.lessons.lesson import BadLesson, Lesson, read_lesson
from seaboard.lessons.proof import faults
from seaboard.lessons.shelf import lessons, written
from seaboard.table.dice import dice_of_number


def learn_command(language: Language) -> click.Command:
    def callback(game: str | None, lesson: str | None, check: bool) -> int:
        if check:
            return check_all(language, game, lesson)
        if game is None:
            show(language, list(lessons(dice_of_number).values()))
            return 0
        LessonTerminal(wanted(game, lesson), language).run(ask_at_the_prompt)
        return 0

    arguments: list[click.Parameter] = [click.Argument([name], required=False) for name in ("game", "lesson")]
    return Command(language, "learn", callback, [*arguments, option(language, "--check", is_flag=True)])


def wanted(game: str, name: str | None) -> Lesson:
    """The first chapter of a game where none is named. Raises BadOptions."""
    same = {lesson.name: lesson for lesson in lessons(dice_of_number).values() if lesson.game == game}
    found = same.get(name) if name is not None else next(iter(same.values()), None)
    if found is None:
        raise BadOptions(Message("lesson-unknown"))
    return found


def show(language: Language, known: list[Lesson]) -> None:
    rows = [(f"{one.game} {one.name}", language.say(one.title), language.say(one.about)) for one in known]
    click.echo(aligned(rows))


def check_all(language: Language, game: str | None, name: str | None) -> int:
    status = 0
    for each in game_names() if game is None else (game,):
        for known, text in written(each).items():
            if name in (None, known):
                problems = checked(each, known, text)
                told = [language.error(problem) for problem in problems]
                echo("\n".join(told) or language.text("lesson-in-order", lesson=f"{each}/{known}"))
                status = 1 if problems else status
    return status


def checked(game: str, name: str, text: str) -> list[BadLesson]:
    try:
        lesson = read_lesson(game, name, text)
    except BadLesson as fault:
        return [fault]
    return faults(lesson, dice_of_number(lesson.dice))
