"""The real prompt under random people: every game, every value of every option, three languages, three widths.

`SEABOARD_PROMPT_FUZZ=20 pytest tests/cli/test_prompt_fuzz.py` plays twenty times as many sessions, each to its end.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from seaboard.cli.main import run
from seaboard.cli.terminal.saves import autosave_path
from seaboard.core.rng import Rng
from seaboard.games import game_names
from seaboard.language import LANGUAGES, language
from tests.cli.prompt_fuzz import play_session, session, settings

ROUNDS = int(os.environ.get("SEABOARD_PROMPT_FUZZ", "0"))
ANSWERS = 600 if ROUNDS else 6


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("turn", range(ROUNDS or 1))
@pytest.mark.parametrize("game", game_names())
def test_the_prompt_survives_everybody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, turn: int) -> None:
    """Each game is taken up again now and then, by somebody in another language."""
    answers = 0
    for number, options in enumerate(settings(game, Rng(turn)), 1000 * turn):
        answers += len(play_session(monkeypatch, session(game, options, number, tmp_path), number, ANSWERS).typed)
        if number % 8 == 0:
            play_session(monkeypatch, ["play", game, "--load", str(autosave_path(game))], number + 3, 3)
    assert answers >= 40


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_prompt_of_a_campaign_survives_everybody(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """The same loop on the campaign's database: begun by a scenario's name, left, and taken up again."""
    assert run(["campaign", "new", "One"]) == 0
    name = language(code).text("solo-scenario-perilous-land")
    number = 3 * LANGUAGES.index(code)
    first = play_session(monkeypatch, ["campaign", "play", "One", "--scenario", name.upper()], number, ANSWERS)
    again = play_session(monkeypatch, ["campaign", "play", "One"], number + 1, ANSWERS)
    assert len(first.typed) + len(again.typed) > ANSWERS
