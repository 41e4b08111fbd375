"""Where points came from adds up to the points there are, in every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from seaboard.core.options import OptionValue
from seaboard.core.play import Play
from seaboard.core.record import read_record, replay
from seaboard.core.rng import Rng
from seaboard.core.sources import Source, sources
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY
from seaboard.games.diluvium.campaign.scenarios import IDS
from seaboard.language import LANGUAGES, Language

GOLDENS = Path(__file__).parents[1] / "golden"
OPTIONS: list[tuple[str, dict[str, OptionValue]]] = [
    ("diluvium", {"players": 2}),
    ("diluvium", {"players": 4, "boards": "dealt"}),
    ("diluvia", {"players": 2}),
    ("diluvia", {"players": 4, "teams": "pairs"}),
    ("diluvia", {"players": 6, "teams": "threes"}),
]
OPTIONS += [("campaign", {"scenario": name, "board": "artisan"}) for name in IDS]
STORM: dict[str, OptionValue] = {
    "players": 2, "mages": "yes", "mercenaries": "2", "reefs": "yes", "machinations": "normal", "heroics": "yes",
}  # fmt: skip


def finished(name: str, options: dict[str, OptionValue], seed: int) -> Play[Any]:
    game = load_game(name)
    play: Play[Any] = Play(game, options)
    rng = Rng(seed)
    while (ask := game.ask(play.state)) is not None:
        legal = game.legal(play.state, ask.seat) if ask.seat >= 0 else []
        play.apply(ask.seat, game.sample(play.state, rng) if ask.seat < 0 else rng.choice(legal))
    return play


def golden_files() -> list[Path]:
    return sorted(path for name in ("diluvium", "diluvia", "campaign") for path in (GOLDENS / name).glob("*.toml"))


def total(told: list[Source], seat: int) -> int:
    return sum(one.amounts[seat] for one in told)


def must_add_up(play: Play[Any]) -> list[Source]:
    told = sources(play)
    for seat, score in enumerate(play.game.standing(play.state)):
        assert total(told, seat) == score
    if play.game.id == "campaign":
        adversarys = sum(one.amounts[ADVERSARY] for one in told if len(one.amounts) > ADVERSARY)
        assert adversarys == play.state.gold[ADVERSARY]
    return told


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)
def test_sources_add_up_to_the_score_of_every_seat(name: str, options: dict[str, OptionValue]) -> None:
    for seed in (1, 2):
        must_add_up(finished(name, options, seed))


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_sources_of_golden_games_add_up(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    play = replay(load_game(record.game, record.edition), record)
    if play.game.outcome(play.state) is None:
        assert sources(play) == []
    else:
        must_add_up(play)


@pytest.mark.parametrize("options", [{}, {"players": 2}, STORM], ids=["alone", "two", "storm"])
def test_a_voyage_is_told_by_what_was_found_and_lost(options: dict[str, OptionValue]) -> None:
    for seed in range(1, 6):
        play = finished("nautilion", options, seed)
        told = {one.name: sum(one.amounts) for one in sources(play)}
        assert told.get("found", 0) - told.get("lost", 0) == f"{play.state.crew:b}".count("1")
        spells = ("whirlwind", "tide", "translation")
        cast = [event for _, event in play.line() if event.seat >= 0 and event.text.split()[0] in spells]
        assert told.get("spells", 0) == len(cast)
        if options is not STORM:  # no card puts a token back
            left = len([token for token in play.state.path[1:-1] if token])
            put_away = told.get("found", 0) + told.get("stored", 0) + told["phantom"]
            assert 36 - left == put_away


def test_nothing_is_told_while_a_game_goes_on() -> None:
    play = finished("diluvium", {"players": 2}, 1)
    going_on: Play[Any] = Play(play.game, play.options)
    for event in play.events[:-1]:
        going_on.do(event.seat, event.text)
    assert sources(going_on) == []
    assert sources(play)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_source_has_a_name(code: str) -> None:
    games = [finished(name, options, 3) for name, options in OPTIONS[:5]] + [finished("nautilion", STORM, 3)]
    language = Language(code)
    for play in games:
        assert all(language.say(one.what) != one.what.id for one in sources(play))
