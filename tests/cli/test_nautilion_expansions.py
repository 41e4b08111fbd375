"""Nautilion with its expansions at the prompt: what the table shows, and whole games typed in."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from seaboard.cli.boards.nautilion_board import BOARD
from seaboard.cli.boards.nautilion_panel import note
from seaboard.cli.main import run
from seaboard.core.record import read_record, replay
from seaboard.games import load_game
from seaboard.games.nautilion.components.kit import MERCENARY
from seaboard.language import LANGUAGES, language
from tests.games.nautilion.helpers import GAME, A, B, ExpandedTable, expanded

ALL = ("--mages", "yes", "--mercenaries", "2", "--reefs", "yes", "--machinations", "normal", "--heroics", "yes")
STYLE = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("SEABOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def shown(table: ExpandedTable, code: str = "en") -> str:
    return STYLE.sub("", BOARD.draw(GAME, table.state, table.see, language(code)))


def a_bit_of_everything() -> ExpandedTable:
    """Astern is the card, the next one Toll; two harpoons against five; a Reef 3 with its helper, a Reef 6 without."""
    table = expanded(
        mages=True, harpoons=2, reefs={4: 3, 7: 6}, row=[5, 7, 10, 1, 11], walked=0, heroics=[2, 8], deck=[1, 3],
        nautilion=2, phantom=30, crew=[2, 3], soldiers=[1], guests=[A, 1, B], slaves=[MERCENARY, 5], held=[9],
        path={4: A, 5: MERCENARY, 7: 8},
    )  # fmt: skip
    return table.roll(1, 2, 4)


def test_the_path_has_letters_and_reefs_below_their_tokens() -> None:
    rows = shown(a_bit_of_everything()).splitlines()
    tokens = next(index for index, row in enumerate(rows) if "N>" in row)
    assert rows[tokens].split() == ["·", "N>", "·", "(A)", "(M)", "·", "(8)", *["·"] * 5]
    assert rows[tokens + 1].index("~3~") == rows[tokens].index("(A)")
    assert rows[tokens + 1].index("~6~") == rows[tokens].index("(8)")
    assert "~" not in rows[tokens + 3]


def test_the_cabins_tell_crew_from_mercenaries() -> None:
    assert "<1>───[2]───[3]" in shown(a_bit_of_everything())


def test_the_mages_cabin_and_its_partnerships() -> None:
    text = shown(a_bit_of_everything())
    assert "cabin: [A]-[1]  [B]- 4    C - 7" in text
    assert "One partnership; re-rolls left this turn: 1." in text


def test_the_phantoms_board_and_both_sides_harpoons() -> None:
    text = shown(a_bit_of_everything())
    assert "board (2 of 6): 5 M" in text
    assert "Harpoons: 3 on the Nautilion, 5 on the Phantom." in text


def test_the_chances_of_each_reef() -> None:
    text = shown(a_bit_of_everything())
    assert "Reef 3: 4 faces of 6 free the Nautilion." in text
    assert "Reef 6: 2 faces of 6 free the Nautilion." in text
    assert "Reef 9" not in text


def test_the_row_with_its_figure_and_the_next_card() -> None:
    rows = shown(a_bit_of_everything()).splitlines()
    first = rows.index(language("en").text("nautilion-panel-row")) + 1
    cards = rows[first : first + 5]
    assert [card.split(":")[0].split(maxsplit=2)[:2] for card in cards[1:3]] == [[">", "7"], ["»", "10"]]
    assert [card.split()[0] for card in (cards[0], *cards[3:])] == ["5°", "1", "11°"]
    assert "Astern: The Nautilion moves backwards" in cards[1]


def test_reconstructed_cards_are_marked_and_the_mark_is_explained() -> None:
    text = shown(a_bit_of_everything())
    assert "° marks a card whose effect is our reconstruction" in text
    printed = expanded(row=[7, 10, 1], walked=0).roll(1, 2, 4)
    assert "°" not in shown(printed)


def test_the_heroic_actions_and_what_they_cost() -> None:
    text = shown(a_bit_of_everything())
    assert "Heroic Actions, each for a crew member; 2 in the pile:" in text
    assert " 2 The Phantom astern: " in text
    assert "heroic 4 7: play card 4, paid with the crew member 7" in text
    played = a_bit_of_everything().do("heroic 8 3")
    assert "At work this turn: The token the Nautilion stops on and its two neighbours" in shown(played)


def test_a_die_given_before_the_others_is_shown() -> None:
    table = expanded(card=2).do("~roll - - 3", "plan - 3 -", "~roll - - 1")
    assert "The Phantom gets the 3." in shown(table)
    said = [language("en").say(message) for message in GAME.describe(table.state, 0)]
    assert said[-2:] == ["The Phantom gets the 3.", "The dice show 1."]


def test_parts_that_are_not_in_the_game_are_not_shown() -> None:
    text = shown(expanded(reefs={4: 3}, nautilion=2).roll(1, 2, 4))
    assert "Reef 3" in text
    for word in ("cabin:", "Harpoons", "row;", "Heroic"):
        assert word not in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_is_drawn_in_three_languages(code: str) -> None:
    text = shown(a_bit_of_everything(), code)
    assert "nautilion-" not in text
    assert "{" not in text


@pytest.mark.parametrize(
    ("move", "meaning"),
    [("heroic 8 3", "The net"), ("reserve mercenary", "Mercenary"), ("cabin B", "Mage B"), ("plan 1 2 4", "")],
)
def test_a_move_says_what_its_signs_mean(move: str, meaning: str) -> None:
    assert note(a_bit_of_everything().see, move, language("en")) == meaning


def first_moves(capsys: pytest.CaptureFixture[str], screens: list[str]) -> Callable[[str], str]:
    """A player who reads the moves off the screen and types one of them in full, another one each time."""

    def read(prompt: str = "") -> str:
        screens.append(capsys.readouterr().out)
        listed = "\n".join(re.findall(r"^ {0,2}\d+ [a-z].*", screens[-1], re.MULTILINE))
        offered = re.findall(r"(?:^| ) *(\d+) ([a-z]+(?: [0-9A-Za-z-]+)*)", listed, re.MULTILINE)
        moves = [move for _, move in offered]
        return moves[len(screens) % len(moves)] if moves else "?"

    return read


@pytest.mark.parametrize(("seed", "code"), [("1", "en"), ("2", "es"), ("3", "fr")])
def test_whole_games_with_everything_are_typed_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path, seed: str, code: str
) -> None:
    screens: list[str] = []
    monkeypatch.setenv("SEABOARD_LANG", code)
    monkeypatch.setattr("builtins.input", first_moves(capsys, screens))
    assert run(["play", "nautilion", "--seed", seed, "--players", "2", *ALL]) == 0
    saved = own_data_folder / "seaboard" / "nautilion-last.toml"
    record = read_record(saved.read_text("utf-8"))
    play = replay(load_game("nautilion"), record)
    assert play.game.outcome(play.state) is not None
    assert run(["verify", str(saved)]) == 0
    assert run(["replay", str(saved)]) == 0
    said = "".join(screens) + capsys.readouterr().out
    assert "nautilion-" not in said.replace("nautilion-last", "")


def test_why_explains_a_card_with_the_clause_in_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("why heroic 12 3\nwhy reroll 1\nquit\n"))
    assert run(["play", "nautilion", "--seed", "1", *ALL]) == 0
    out = capsys.readouterr().out
    assert "N-13.5  Partnerships" in out
    assert "N-17.3  Playing a card" in out
