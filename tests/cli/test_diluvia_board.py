"""The boards of Diluvia in characters: one position pinned, every position within the width of the terminal."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from seaboard.cli.boards.diluvia_board import BOARD, draw
from seaboard.cli.terminal.moves import move_lines
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.games import load_game
from seaboard.games.diluvia.presentation.view import DiluviaView
from seaboard.games.diluvia.rules.state import DiluviaState
from seaboard.language import LANGUAGES, language
from tests.games.diluvia.helpers import EVERYBODY, position

GOLDENS = Path(__file__).parent / "goldens"


def seen(**options: object) -> DiluviaView:
    """Water to row 2, animals in danger on both boards, one on the VIP seat."""
    table = position(
        level=2,
        meter=4,
        raft="e3",
        jungle={0: "a3 b4", 1: "g5 c3", 2: "d6"},
        aboard={0: "a1 c2", 1: "e3 d1", 2: "b3"},
        hands={0: "move move tsunami rescue stampede tentacles", 1: "undo", 2: "move move"},
        discards="maneuver undo",
        **options,  # type: ignore[arg-type]
    )
    return table.see(0)


@pytest.mark.parametrize(("code", "columns"), [("en", 100), ("es", 80), ("fr", 100)])
def test_a_position_is_drawn_as_pinned(code: str, columns: int) -> None:
    view = seen()
    lines = [
        click.unstyle(draw(view, language(code), columns)),
        "",
        *move_lines(BOARD, view, language(code), columns, False),
    ]
    assert "\n".join(lines) + "\n" == (GOLDENS / f"diluvia-{code}-{columns}.txt").read_text("utf-8")


def test_species_differ_by_letter_and_by_colour() -> None:
    drawn = draw(seen(), language("en"), 100)
    for letter, colour in (("C", 33), ("R", 32), ("H", 93)):
        assert f"\x1b[{colour}m\x1b[1m{letter}" in drawn


def test_danger_water_raft_and_vip_seat_are_marked() -> None:
    drawn = click.unstyle(draw(seen(), language("en"), 100))
    assert drawn.count("C!") == drawn.count("R!") == 1
    assert "<C" in drawn
    assert "R>" in drawn
    assert "( C )" in drawn
    assert "[ ]" in drawn
    assert drawn.count("~" * 28) == 2


def test_only_the_own_hand_is_shown_and_all_at_the_end() -> None:
    table = position(level=6, raft="e7", meter=5, hands={1: "undo", 2: "rescue"})
    assert click.unstyle(draw(table.see(0), language("en"), 100)).count("In hand") == 1
    table.do("~die cloud")
    assert click.unstyle(draw(table.see(0), language("en"), 100)).count("In hand") == 3


def test_teams_are_named() -> None:
    drawn = click.unstyle(draw(position(players=4, teams="pairs").see(0), language("en"), 100))
    assert drawn.count("(Team 1)") == drawn.count("(Team 2)") == 2


def test_moves_are_listed_card_by_card() -> None:
    lines = move_lines(BOARD, seen(), language("en"), 100, with_rules=False)
    assert [line for line in lines if not line.startswith(" ")] == [
        "Move",
        "Tsunami",
        "Tentacles",
        "Rescue",
    ]


@pytest.mark.parametrize("setting", EVERYBODY.values(), ids=list(EVERYBODY))
def test_every_position_fits_the_terminal_in_three_languages(setting: dict[str, int | str]) -> None:
    game, rng = load_game("diluvia"), Rng(3)
    play: Play[DiluviaState] = Play(game, setting)
    while (ask := game.ask(play.state)) is not None:
        seat = ask.seat if ask.seat != NATURE else WATCHER
        if len(play.events) % 4 == 0:
            view = game.view(play.state, seat)
            assert isinstance(view, DiluviaView)
            code, columns = LANGUAGES[len(play.events) // 4 % 3], (80, 100)[len(play.events) // 4 % 2]
            lines = click.unstyle(draw(view, language(code), columns)).splitlines()
            if seat != WATCHER:
                lines += move_lines(BOARD, view, language(code), columns, with_rules=False)
            assert max(map(len, lines)) <= columns, max(lines, key=len)
        action = game.sample(play.state, rng) if ask.seat == NATURE else rng.choice(game.legal(play.state, ask.seat))
        play.apply(ask.seat, action)


def test_the_largest_raft_fits_too() -> None:
    game = load_game("diluvia", '[edition]\nname = "wide"\n[raft]\ncolumns = 7\nrows = 5\n')
    table = position(game=game, aboard={0: "a1 g5", 1: "d3"})
    assert max(map(len, click.unstyle(draw(table.see(0), language("fr"), 80)).splitlines())) <= 80
