"""Every lesson is played through, in every language and in several ways; faults are named by file and line."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from pathlib import Path

import pytest

from seaboard.core.errors import IllegalAction
from seaboard.core.messages import Message
from seaboard.games import game_names
from seaboard.language import LANGUAGES, catalogue, language
from seaboard.lessons.lesson import BadLesson, Lesson, read_lesson
from seaboard.lessons.progress import must_be_wanted, progress
from seaboard.lessons.proof import faults, opened, prove
from seaboard.lessons.shelf import after, lessons, tried, written
from seaboard.table.dice import dice_of_number

ALL = [(game, name) for game in game_names() for name in sorted(written(game))]
FIRST = written("nautilion")["first"]
CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"


def first(text: str = FIRST) -> Lesson:
    return read_lesson("nautilion", "first", text)


@pytest.mark.parametrize(("game", "name"), ALL, ids="/".join)
def test_every_lesson_is_played_through_in_several_ways(game: str, name: str) -> None:
    lesson = read_lesson(game, name, written(game)[name])
    assert [str(fault) for fault in faults(lesson, dice_of_number(lesson.dice))] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL, ids="/".join)
def test_every_page_is_said_in_every_language_without_notation(game: str, name: str, code: str) -> None:
    lesson, tongue = read_lesson(game, name, written(game)[name]), language(code)
    for message in lesson.sentences():
        said, complaints = tongue.render(Message(message))
        assert said
        assert complaints == []
    for step in lesson.steps:
        for move in step.moves:
            assert " " not in move or move not in tongue.text(lesson.words(step.id).id)


@pytest.mark.source
@pytest.mark.parametrize(("game", "name"), ALL, ids="/".join)
def test_every_place_pointed_at_is_drawn_by_the_games_board(game: str, name: str) -> None:
    lesson = read_lesson(game, name, written(game)[name])
    pointed = {place for step in lesson.steps for place in step.point}
    assert {place for place in pointed if not is_drawn(game, place)} == set()


def is_drawn(game: str, place: str) -> bool:
    """Whether a board has a mark like this one: `cabin-{cabin}` draws `cabin-9`, `{place}` a place by its own name."""
    folders = [CLIENT / game, *([CLIENT / "diluvium"] if game == "campaign" else [])]
    text = "".join(file.read_text("utf-8") for folder in folders for file in folder.glob("*.svelte"))
    written_marks = " ".join(re.findall(r'data-place=(?:"([^"]*)"|\{)', text))
    marks = re.sub(r"\{.*?\}", "{}", written_marks).split()
    patterns = [re.sub(r"\\\{.*?\\\}", r"[\\w.-]+", re.escape(mark)) for mark in marks]
    own_names = re.fullmatch(
        r"[A-Za-z]\d+|tide|tokens|whirlwind|translation|[\w.-]*\.[\w.]+|(guest|spell|board|row|wheel|section|gold)-[\w-]+",
        place,
    )
    return any(re.fullmatch(pattern, place) for pattern in patterns) or own_names is not None


@pytest.mark.source
def test_no_sentence_is_of_no_lesson() -> None:
    said: set[str] = set()
    for game, name in ALL:
        lesson = read_lesson(game, name, written(game)[name])
        said |= {*lesson.sentences(), *(lesson.words(f"{step.id}-otherwise").id for step in lesson.steps)}
    known = re.findall(rf"^(lesson-(?:{'|'.join(game_names())})-[\w-]+) =", catalogue("en"), re.MULTILINE)
    assert known
    assert set(known) - said == set()


FAULTY = {
    "an unknown step": ('waits = "choice"', 'waits = "miracle"', 'waits = "miracle"'),
    "an unknown key": ("minutes = 5", "minuets = 5", "minuets"),
    "an illegal move": ('moves = ["plan 1 1 3"]', 'moves = ["plan 4 4 4"]', "plan 4 4 4"),
    "a move of no game": ('moves = ["place 9"]', 'moves = ["embark 9"]', "embark 9"),
    "a missing sentence": ('id = "goal"', 'id = "gaol"', None),
    "a wrong value": ("dice = 7", 'dice = "seven"', "dice"),
    "an illegal opening": ('seats = ["here"]', 'seats = ["here"]\nopening = ["place 3"]', "place 3"),
    "too many seats": ('seats = ["here"]', 'seats = ["here", "bot:greedy"]', "seats"),
    "an unknown clause": ('rules = ["N-9.1"]', 'rules = ["N-99.1"]', "N-99.1"),
    "no TOML": ("chapter = 1", "chapter = = 1", "chapter"),
}


@pytest.mark.parametrize(("good", "bad", "where"), FAULTY.values(), ids=list(FAULTY))
def test_a_fault_names_file_and_line_and_never_reaches_a_player(
    good: str, bad: str, where: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    assert good in FIRST
    text = FIRST.replace(good, bad, 1)
    with pytest.raises(BadLesson) as refused:
        prove(first(text), dice_of_number(7))
    assert refused.value.message.args["file"] == "nautilion/first.toml"
    line = text.split("\n")[refused.value.line - 1]
    assert where is None or where in line
    for code in LANGUAGES:
        assert language(code).render(refused.value.message)[1] == []
    with caplog.at_level(logging.ERROR):
        assert tried("nautilion", "first", text, dice_of_number) is None
    assert "nautilion/first.toml" in caplog.text


def test_another_legal_move_is_explained_in_the_steps_words_and_nothing_is_lost() -> None:
    lesson = first()
    play = opened(lesson, dice_of_number(lesson.dice))
    with pytest.raises(IllegalAction) as refused:
        must_be_wanted(lesson, play, 0, "plan 3 1 1")
    assert refused.value.message.id == "lesson-nautilion-first-plan-otherwise"
    assert refused.value.rules == ("N-5.1", "N-6.1")
    unworded = replace(lesson, steps=tuple(replace(step, id=f"{step.id}-unworded") for step in lesson.steps))
    with pytest.raises(IllegalAction) as refused:
        must_be_wanted(unworded, play, 0, "plan 3 1 1")
    assert refused.value.message.id == "lesson-other-move"
    must_be_wanted(lesson, play, 0, "plan 4 4 4")  # the game refuses it, by its rule
    must_be_wanted(lesson, play, 0, "plan 1 1 3")


def test_progress_follows_the_log_and_pages_come_with_the_step_that_waits() -> None:
    lesson = first()
    play = opened(lesson, dice_of_number(lesson.dice))
    before = progress(lesson, play)
    assert [page.say.id.rpartition("-")[2] for page in before.pages()] == ["goal", "crew", "plan"]
    assert before.moves == ("plan 1 1 3",)
    play.do(0, "plan 1 1 3")
    assert [page.say.id.rpartition("-")[2] for page in progress(lesson, play).pages()] == ["place"]


def test_no_undo_goes_back_into_the_opening() -> None:
    lesson = first(FIRST.replace('seats = ["here"]', 'seats = ["here"]\nopening = ["tide 1 2"]'))
    play = opened(lesson, dice_of_number(lesson.dice))
    assert play.undo_target(0) is None
    play.do(0, "tide 2 3")
    floor = play.undo_target(0)
    assert floor is not None
    assert floor == play.restart_target(0) == play.floor


def test_lessons_are_in_the_order_of_their_chapters() -> None:
    shelf = lessons(dice_of_number)
    assert {f"{game}/{name}" for game, name in ALL} == set(shelf)
    for lesson in shelf.values():
        following = after(lesson, dice_of_number)
        assert following is None or (following.game == lesson.game and following.chapter >= lesson.chapter)
