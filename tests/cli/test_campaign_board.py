"""The campaign drawn in the terminal: every scenario fits, and what the story lays on the sea is there."""

from __future__ import annotations

import click
import pytest

from seaboard.cli.boards.board import board_of
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.scenarios import IDS
from seaboard.language import language

GAME = load_game("campaign")


def drawn(scenario: str, code: str = "en", moves: int = 40) -> str:
    state, rng = GAME.new({"scenario": scenario}), Rng(3)
    for _ in range(moves):
        ask = GAME.ask(state)
        if ask is None:
            break
        legal = GAME.legal(state, ask.seat) if ask.seat >= 0 else []
        GAME.apply(state, ask.seat, legal[rng.below(len(legal))] if legal else GAME.sample(state, rng))
    return click.unstyle(board_of("campaign").draw(GAME, state, GAME.view(state, 0), language(code)))


@pytest.mark.parametrize("code", ["en", "es", "fr"])
@pytest.mark.parametrize("scenario", IDS)
def test_every_scenario_fits_and_says_everything(scenario: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "110")
    text = drawn(scenario, code)
    assert max(map(len, text.splitlines())) <= 110
    assert language(code).text(f"solo-scenario-{scenario}") in text
    assert "solo-" not in text


@pytest.mark.parametrize(
    ("scenario", "signs"),
    [
        ("answer-too-late", ("*(?)",)),
        ("path-of-the-lost", (" x",)),
        ("noose-in-troubled-waters", ("[E](?)", "[C](?)", "!A", "!C")),
        ("condemned-lands", ("*(?)", "+f")),
        ("flash-of-steel", ("[E]", "[C]")),
        ("between-forge-and-iron", ("*(1)", "*(4)")),
    ],
)
def test_what_the_story_lays_on_the_sea(scenario: str, signs: tuple[str, ...]) -> None:
    text = drawn(scenario, moves=12)
    assert [sign for sign in signs if sign not in text] == []


def test_the_signs_are_explained() -> None:
    assert any("outlined" in line for line in board_of("campaign").signs(language("en"), 100))
