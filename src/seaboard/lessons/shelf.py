"""The lessons there are: each is read and tried once, and one with a fault is left out and logged."""

from __future__ import annotations

import logging
from functools import lru_cache
from importlib.resources import files

from seaboard.games import game_names
from seaboard.lessons.lesson import BadLesson, Lesson, read_lesson
from seaboard.lessons.proof import DiceOf, prove

LOG = logging.getLogger("seaboard.lessons")
PACKAGE = "seaboard.lessons"


def written(game: str) -> dict[str, str]:
    """The text of each lesson of a game, by its name."""
    folder = files(PACKAGE) / game
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".toml")] if folder.is_dir() else []
    return {entry.name.removesuffix(".toml"): entry.read_text("utf-8") for entry in found}


@lru_cache(maxsize=2)
def lessons(dice_of: DiceOf) -> dict[str, Lesson]:
    """All that can be played, by id: game by game, chapter by chapter."""
    found: list[Lesson] = []
    for game in game_names():
        good = [tried(game, name, text, dice_of) for name, text in written(game).items()]
        found += sorted((lesson for lesson in good if lesson), key=lambda lesson: (lesson.chapter, lesson.name))
    return {lesson.id: lesson for lesson in found}


def tried(game: str, name: str, text: str, dice_of: DiceOf) -> Lesson | None:
    try:
        lesson = read_lesson(game, name, text)
        prove(lesson, dice_of(lesson.dice))
    except BadLesson as fault:
        LOG.error("left out: %s", fault)  # noqa: TRY400 (file and line say it all)
        return None
    return lesson


def after(lesson: Lesson, dice_of: DiceOf) -> Lesson | None:
    """The next chapter of the same game."""
    same = [one for one in lessons(dice_of).values() if one.game == lesson.game]
    following = [one for one in same if (one.chapter, one.name) > (lesson.chapter, lesson.name)]
    return following[0] if following else None
