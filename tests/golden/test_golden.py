"""Every golden game replays to the same record, and together they show every ending, option and verb of every game."""

from __future__ import annotations

import pytest

from seaboard.core.record import record_of, write_record
from seaboard.games import game_names, load_game
from tests.golden import goldens

ALL = [(game, name) for game in game_names() for name in goldens.names(game)]
RECORDS = {game: {name: goldens.record(game, name) for name in goldens.names(game)} for game in game_names()}
ENDINGS = [
    (game, ending, players)
    for game in game_names()
    for ending in load_game(game).endings()
    for option in load_game(game).options()
    if option.name == "players"
    for players in option.values
]
VERBS = [(game, verb) for game in game_names() for verb in goldens.verbs_of(game)]
NOTHING_IS_TAKEN_BACK = ("diluvia",)  # each answer shows somebody something
EVERY_GAME = pytest.mark.parametrize("game", game_names())
EVERY_RECORD = pytest.mark.parametrize(("game", "name"), ALL)


@EVERY_GAME
def test_the_golden_games_are_there(game: str) -> None:
    assert len(RECORDS[game]) >= 16


@EVERY_RECORD
def test_it_replays_byte_for_byte(game: str, name: str) -> None:
    assert write_record(record_of(goldens.played(game, name))) == goldens.bare(game, name)


@EVERY_RECORD
def test_it_says_at_the_top_what_it_shows(game: str, name: str) -> None:
    text = goldens.text(game, name)
    assert text.startswith("# ")
    assert text.count("\n#") <= 2
    assert len(goldens.comment(game, name)) > 40


@pytest.mark.parametrize(("game", "ending", "players"), ENDINGS)
def test_every_ending_for_every_number_of_players(game: str, ending: str, players: int) -> None:
    assert [
        name
        for name, record in RECORDS[game].items()
        if record.result.get("ending") == ending and record.options["players"] == players
    ]


@EVERY_GAME
def test_every_value_of_every_option_but_the_numbers_between(game: str) -> None:
    for option in load_game(game).options():
        if option.name not in ("reserve", "home"):
            shown = {record.options[option.name] for record in RECORDS[game].values()}
            assert shown == set(option.values), option.name


@pytest.mark.parametrize(("game", "verb"), VERBS)
def test_every_verb_of_the_notation(game: str, verb: str) -> None:
    assert [name for name, record in RECORDS[game].items() if verb in goldens.verbs_in(record)]


@EVERY_GAME
def test_a_game_with_undos_and_a_game_with_an_edition(game: str) -> None:
    undone = [name for name, record in RECORDS[game].items() if "undo" in goldens.verbs_in(record)]
    assert bool(undone) == (game not in NOTHING_IS_TAKEN_BACK)
    assert [name for name, record in RECORDS[game].items() if record.edition]
