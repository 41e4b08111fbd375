"""The sea of Diluvium in characters: one position pinned, every position within the width of the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from seaboard.cli.boards.diluvium_board import BOARD, draw
from seaboard.cli.terminal.moves import move_lines
from seaboard.core.play import Play, read_event
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.games import load_game
from seaboard.games.diluvium.presentation.view import DiluviumView
from seaboard.games.diluvium.rules.state import DiluviumState
from seaboard.language import LANGUAGES, language

GOLDENS = Path(__file__).parent / "goldens"


def position() -> DiluviumView:
    """Four players in mid-game: a ship is about to sail, and each place within its reach has a price."""
    game = load_game("diluvium")
    play: Play[DiluviumState] = Play(game, {"players": 4})
    for line in (GOLDENS / "diluvium-moves.txt").read_text("utf-8").splitlines():
        event = read_event(line)
        play.do(event.seat, event.text)
    ask = game.ask(play.state)
    assert ask is not None
    view = game.view(play.state, ask.seat)
    assert isinstance(view, DiluviumView)
    return view


@pytest.mark.parametrize(("code", "columns"), [("en", 100), ("es", 80), ("fr", 100)])
def test_a_position_is_drawn_as_pinned(code: str, columns: int) -> None:
    drawn = click.unstyle(draw(position(), language(code), columns)) + "\n"
    assert drawn == (GOLDENS / f"diluvium-{code}-{columns}.txt").read_text("utf-8")


def test_peoples_differ_by_letter_and_by_colour() -> None:
    drawn = draw(position(), language("en"), 100)
    for letter in "GEAC":
        assert any(f"{code}m\x1b[1m~{letter}" in drawn for code in (94, 33, 32, 31)), letter
    assert "~G" in click.unstyle(drawn)


def test_each_place_in_reach_shows_its_price() -> None:
    view = position()
    drawn = click.unstyle(draw(view, language("en"), 100))
    assert sorted(re.findall(r"=(\d)\|", drawn)) == sorted(str(price) for price in view.prices.values())


@pytest.mark.parametrize("seed", range(3))
def test_every_position_fits_the_terminal_in_three_languages(seed: int) -> None:
    game, rng = load_game("diluvium"), Rng(seed)
    play: Play[DiluviumState] = Play(game, {"players": 2 + seed, "boards": ("A", "dealt", "chosen")[seed]})
    while (ask := game.ask(play.state)) is not None:
        seat = ask.seat if ask.seat != NATURE else WATCHER
        view = game.view(play.state, seat)
        assert isinstance(view, DiluviumView)
        code, columns = LANGUAGES[len(play.events) % 3], (80, 100)[len(play.events) % 2]
        lines = click.unstyle(draw(view, language(code), columns)).splitlines()
        if seat != WATCHER:
            lines += move_lines(BOARD, view, language(code), columns, with_rules=False)
        assert max(map(len, lines)) <= columns, max(lines, key=len)
        action = game.sample(play.state, rng) if ask.seat == NATURE else rng.choice(game.legal(play.state, ask.seat))
        play.apply(ask.seat, action)
