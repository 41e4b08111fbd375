"""Hints held to their word: bins, and a few positions of every game."""

from __future__ import annotations

import pytest

from seaboard.cli.pages.calibration_page import CalibrationPage
from seaboard.core.play import Play
from seaboard.games import load_game
from seaboard.lab.calibration import SETTINGS, Promise, Task, bins, calibration, promises
from seaboard.language import LANGUAGES, language


def test_promises_are_sorted_by_tenths() -> None:
    found = bins([Promise(0.31, 1.0), Promise(0.39, 0.0), Promise(1.0, 1.0), Promise(0.95, 1.0)])
    assert [(one.hints, round(one.promised, 3), one.kept) for one in found] == [(2, 0.35, 0.5), (2, 0.975, 1.0)]
    assert all(one.low <= one.kept <= one.high for one in found)


@pytest.mark.parametrize("game", ["nautilion", "diluvia"])
def test_every_promise_of_a_game_meets_its_fate(game: str) -> None:
    made = promises(Task(game, 3, 0.001))
    assert made
    assert all(0.0 <= one.chance <= 1.0 for one in made)
    assert all(one.won in (0.0, 0.5, 1.0) for one in made)


def test_as_many_positions_as_were_asked_for_and_a_page_in_every_language() -> None:
    made = list(calibration("nautilion", 5, 0.001, 1))
    assert len(made) == 5
    for code in LANGUAGES:
        page = CalibrationPage(language(code), {"nautilion": made}, "seaboard calibrate")
        assert "calibration-" not in page.markdown("x.svg") + page.text() + page.picture()


def test_every_game_has_settings_that_can_be_played() -> None:
    for game, settings in SETTINGS.items():
        for options in settings:
            assert Play(load_game(game), options).options
