"""What the pages of Diluvia's lessons tell is what happens at their tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from seaboard.cli.terminal.lesson_play import LessonTerminal
from seaboard.core.play import Play
from seaboard.language import language
from seaboard.lessons.lesson import read_lesson
from seaboard.lessons.proof import Walk, choose_plainly, opened
from seaboard.lessons.shelf import written
from seaboard.table.dice import dice_of_number


def learned(name: str) -> tuple[Play[Any], list[str]]:
    """The table after a lesson, and what happened since its opening."""
    lesson = read_lesson("diluvia", name, written("diluvia")[name])
    dice = dice_of_number(lesson.dice)
    play = opened(lesson, dice)
    opening = len(play.events)
    assert Walk(lesson, dice, play, choose_plainly, thinks=True).go()
    return play, [str(event) for event in play.events[opening:]]


def test_in_the_first_game_a_cloud_is_rolled_and_a_flood_is_drawn() -> None:
    play, told = learned("first")
    own = [event for event in told[: told.index("~draw express")] if event.startswith("1 ")]
    assert own[:3] == ["1 move e2 d1", "1 seat raft.c2", "1 maneuver left"]
    assert told.index("~die cloud") < told.index("~draw express")
    state = play.at(len(play.events) - len(told) + told.index("~draw express") + 1)
    assert (state.level, state.adrift) == (1, [0, 1])


def test_the_first_undo_works_and_a_second_card_is_asked_about() -> None:
    play, told = learned("undo")
    assert told[:3] == ["1 undo-it", "~close", "~die cloud"]
    assert told[3].startswith("2 ")
    asked = play.at(len(play.events) - len(told) + 4)
    assert play.game.touches(asked, 0)
    assert not play.game.only_waits(asked, 0)


def test_the_wave_throws_two_rivals_off_and_the_water_rises_after_it() -> None:
    play, told = learned("waves")
    before = play.at(len(play.events) - len(told))
    after = play.at(len(play.events) - len(told) + told.index("~die cloud") + 1)
    assert [new - old for old, new in zip(before.adrift, after.adrift, strict=True)] == [0, 2]
    assert (before.level, after.level) == (3, 4)
    assert after.deck[-2:] == [0, 0]


def test_the_partner_has_boarded_and_the_learner_rolls_a_joker() -> None:
    play, told = learned("teams")
    before = play.at(len(play.events) - len(told))
    assert [aboard.bit_count() for aboard in before.aboard] == [0, 1, 0, 0]
    joker = told.index("~die joker")
    assert told[joker + 1] == "1 hold"
    held = play.at(len(play.events) - len(told) + joker)
    assert sum(squares.bit_count() for squares in held.jungle[:2]) == 8


def test_at_the_prompt_a_learner_without_an_undo_is_not_asked_about_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    lesson = read_lesson("diluvia", "first", written("diluvia")["first"])
    terminal = LessonTerminal(lesson, language("en"))
    answers: Iterator[str] = iter(["move e2 d1", "seat raft.c2", "maneuver left", "seat raft.b2"])
    asked: list[str] = []

    def read(prompt: str) -> str:
        ask = terminal.game.ask(terminal.play.state)
        assert ask is not None
        asked.append(ask.prompt)
        answer = next(answers, None)
        if answer is None:
            raise EOFError
        return answer

    terminal.run(read)
    seat = "diluvia-ask-seat"
    assert asked == ["diluvia-ask-play", seat, "diluvia-ask-play-or-roll", seat, "diluvia-ask-play"]
    assert "1 pass" in [str(event) for event in terminal.play.events]
