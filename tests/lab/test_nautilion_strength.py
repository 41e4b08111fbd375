"""How often bots win Nautilion: figures from the seed alone, a page that tells them, and what the table shows of it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from seaboard.cli.main import run
from seaboard.core.options import read_options
from seaboard.games import load_game
from seaboard.lab.nautilion_odds import combinations, measure, victories
from seaboard.lab.nautilion_strength import SETTINGS, Trial, strength
from seaboard.language import LANGUAGES
from seaboard.table.odds import DATA, odds

GAME = load_game("nautilion")


def test_the_settings_are_every_submarine_and_every_expansion() -> None:
    options = {option.name: option for option in GAME.options()}
    submarines = {chosen["submarine"] for chosen in SETTINGS.values() if "submarine" in chosen}
    assert submarines == set(options["submarine"].values)
    expansions = {name for chosen in SETTINGS.values() for name in chosen} - {"submarine"}
    assert expansions == set(options) - {"players", "submarine", "reserve"}
    for chosen in SETTINGS.values():
        read_options(GAME.options(), chosen)


def test_the_figures_do_not_depend_on_the_workers() -> None:
    trials = [Trial("random", 3, 5), Trial("greedy", 4, 5)]
    alone = strength(trials, ["A1", "mages"])
    assert alone == strength(trials, ["A1", "mages"], workers=2)
    assert [(row["setting"], row["bot"], row["games"]) for row in alone["rows"]] == [
        ("A1", "random", 3), ("A1", "greedy", 4), ("mages", "random", 3), ("mages", "greedy", 4),
    ]  # fmt: skip
    for row in alone["rows"]:
        assert sum(row["endings"].values()) == row["games"]
        assert row["wins"] == row["endings"].get("victory", 0)
        assert row["options"]["reserve"] == 4


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_its_picture_and_its_figures_are_written(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, figures = tmp_path / "strength.md", tmp_path / "strength.json"
    settings = ["--setting", "A1", "--setting", "together"]
    players = ["--player", "random", "--games", "2", "--player", "greedy", "--games", "3"]
    assert run(["--lang", code, "strength", *settings, *players, "--out", str(page), "--to", str(figures)]) == 0
    written = page.read_text("utf-8")
    assert "(strength.svg)" in written
    assert len([line for line in written.splitlines() if line.startswith("| ")]) == 1 + 4
    assert not [word for word in written.split() if word.startswith(("cli-", "strength-"))]
    assert ET.parse(tmp_path / "strength.svg").getroot().tag.endswith("svg")
    assert [row["games"] for row in json.loads(figures.read_text("utf-8"))["rows"]] == [2, 3, 2, 3]
    assert "greedy" in capsys.readouterr().out


def test_odds_are_measured_for_every_combination(monkeypatch: pytest.MonkeyPatch) -> None:
    some = combinations("nautilion")[::1500]
    monkeypatch.setattr("seaboard.lab.nautilion_odds.combinations", lambda _: some)
    figures = measure("nautilion", 3, 7)
    assert figures["wins"] == [victories("nautilion", options, 3, 7) for options in some]
    assert figures == measure("nautilion", 3, 7, workers=2)


def test_the_odds_that_are_shown_are_those_of_the_game_as_it_is() -> None:
    """Measure them again (`make strength`) when rules, options or the quick bot have changed."""
    shown = odds("nautilion")
    assert shown is not None
    assert [(one.name, list(one.values)) for one in shown.options] == [
        (one.name, list(one.values)) for one in GAME.options()
    ]
    every, seed = combinations("nautilion"), json.loads((DATA / "odds_nautilion.json").read_text("utf-8"))["seed"]
    assert len(shown.wins) == len(every)
    for place in (0, 1111, 2765, 4321, 6910):
        assert shown.wins[place] == victories("nautilion", every[place], shown.games, seed), every[place]


def test_the_strong_bot_is_shown_for_every_setting() -> None:
    shown = odds("nautilion")
    assert shown is not None
    settings = [
        {**{one.name: one.default for one in GAME.options()}, "reserve": 4, **chosen} for chosen in SETTINGS.values()
    ]
    assert [row.options for row in shown.strong] == [read_options(GAME.options(), chosen) for chosen in settings]
    assert all(0 <= row.wins <= row.games for row in shown.strong)


def test_a_game_that_was_not_measured_has_no_odds() -> None:
    assert odds("diluvium") is None
