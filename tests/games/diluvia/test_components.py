"""The census of the box, the provenance of every value, and owners' editions."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from seaboard.core.errors import BadEdition
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.record import read_record, record_of, replay, write_record
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.diluvia.components import loading as module
from seaboard.games.diluvia.components.loading import components, faults, printed
from seaboard.games.diluvia.rules.notation import CARD_NAMES, SPECIES_NAMES
from seaboard.games.diluvia.rules.state import DiluviaState
from seaboard.language import language
from tests.games.diluvia.helpers import EVERYBODY, GAME, Setting, begun, new_table, position

VALUES: dict[str, Any] = dict(printed().values)
ACTION_CARDS = CARD_NAMES[:7]


def edition(*lines: str) -> str:
    return "\n".join(['[edition]\nname = "test"', *lines])


# the printed list of contents


def test_42_animals_7_of_each_species() -> None:
    assert len(SPECIES_NAMES) == 6
    assert VALUES["animals.few_players"] * len(SPECIES_NAMES) == 42


def test_58_cards() -> None:
    assert sum(VALUES[f"cards.{name}"] for name in CARD_NAMES) == 58
    assert sum(VALUES[f"cards.{name}"] for name in ACTION_CARDS) == 55
    assert (VALUES["cards.flood"], VALUES["cards.express"]) == (1, 2)


def test_how_the_action_cards_are_split() -> None:
    counts = {"move": 16, "stampede": 10, "maneuver": 8, "tsunami": 6, "undo": 6, "tentacles": 5, "rescue": 4}
    assert {name: VALUES[f"cards.{name}"] for name in ACTION_CARDS} == counts


def test_eight_kinds_of_cards_and_several_of_each_but_the_flood() -> None:
    """Disagreement 9; the Express Flood is a Flood."""
    assert len(CARD_NAMES) == 8 + 1
    assert all(VALUES[f"cards.{name}"] > 1 for name in ACTION_CARDS)


def test_boards_meter_and_die() -> None:
    assert (VALUES["raft.columns"], VALUES["raft.rows"], VALUES["jungle.raft_column"]) == (5, 3, 4)
    assert VALUES["meter.spaces"] == 6
    assert Counter(VALUES["die.faces"]) == {"sun": 2, "cloud": 2, "joker": 2}


@pytest.mark.parametrize("setting", EVERYBODY.values(), ids=list(EVERYBODY))
def test_every_piece_is_somewhere(setting: Setting) -> None:
    census = GAME.census(begun(**setting).state)
    players = int(setting["players"])
    animals = 7 if players < 4 else 5
    assert {census[f"animals {seat}"] for seat in range(players)} == {animals}
    assert {name: census[name] for name in ACTION_CARDS} == {name: VALUES[f"cards.{name}"] for name in ACTION_CARDS}
    assert census["crowded"] == 0
    assert GAME.census(new_table(**setting).state) == census


def test_a_piece_lost_shows() -> None:
    state = begun().state
    census = GAME.census(state)
    state.adrift[0] += 1
    assert GAME.census(state) != census


# provenance


def test_every_value_says_where_it_comes_from() -> None:
    assert set(printed().provenance) == set(VALUES)
    assert set(printed().provenance.values()) <= {"rulebook", "web", "reconstructed"}


def test_what_is_lost_is_called_reconstructed() -> None:
    lost = {key for key, source in printed().provenance.items() if source == "reconstructed"}
    assert lost == {
        "raft.columns",
        "raft.rows",
        "meter.spaces",
        "die.faces",
        *(f"cards.{name}" for name in ACTION_CARDS),
    }


# editions that cannot be played

BAD: list[tuple[str, str, tuple[str, ...]]] = [
    ("edition-fixed", "animals.few_players", ("[animals]", "few_players = 6")),
    ("edition-fixed", "animals.more_players", ("[animals]", "more_players = 6")),
    ("edition-fixed", "hand.alone", ("[hand]", "alone = 5")),
    ("edition-fixed", "hand.team", ("[hand]", "team = 4")),
    ("edition-fixed", "cards.flood", ("[cards]", "flood = 2")),
    ("edition-fixed", "cards.express", ("[cards]", "express = 3")),
    ("diluvia-edition-raft", "raft.columns", ("[raft]", "columns = 4")),
    ("diluvia-edition-raft", "raft.columns", ("[raft]", "columns = 1")),
    ("diluvia-edition-raft", "raft.columns", ("[raft]", "columns = 9")),
    ("diluvia-edition-raft", "raft.rows", ("[raft]", "rows = 2")),
    ("diluvia-edition-raft", "raft.rows", ("[raft]", "columns = 7", "rows = 7")),
    ("diluvia-edition-column", "jungle.raft_column", ("[jungle]", "raft_column = 0")),
    ("diluvia-edition-column", "jungle.raft_column", ("[jungle]", "raft_column = 8")),
    ("diluvia-edition-meter", "meter.spaces", ("[meter]", "spaces = 1")),
    ("diluvia-edition-meter", "meter.spaces", ("[meter]", "spaces = 21")),
    ("diluvia-edition-die", "die.faces", ("[die]", 'faces = ["cloud"]')),
    ("diluvia-edition-die", "die.faces", ("[die]", 'faces = ["sun", "sun", "sun", "sun", "joker", "joker"]')),
    ("diluvia-edition-die", "die.faces", ("[die]", 'faces = ["sun", "sun", "cloud", "cloud", "joker", "moon"]')),
    ("diluvia-edition-cards", "cards.undo", ("[cards]", "undo = 0")),
    ("diluvia-edition-cards", "cards.move", ("[cards]", "move = 31")),
    ("diluvia-edition-deck", "cards", ("[cards]", "move = 1", "stampede = 1", "maneuver = 1")),
]


def problems(text: str) -> tuple[Message, ...]:
    with pytest.raises(BadEdition) as bad:
        components(text)
    return tuple(bad.value.problems)


@pytest.mark.parametrize(("message", "key", "lines"), BAD, ids=[" ".join(case[2]) for case in BAD])
def test_an_edition_that_cannot_be_played_is_refused(message: str, key: str, lines: tuple[str, ...]) -> None:
    found = problems(edition(*lines))
    assert [(problem.id, problem.args["key"]) for problem in found] == [(message, key)]
    for code in ("en", "es", "fr"):
        assert language(code).render(found[0])[1] == []


def test_every_fault_there_is_has_been_tried() -> None:
    in_code = set(re.findall(r'Message\("((?:diluvia-)?edition-[a-z-]+)"', Path(module.__file__).read_text("utf-8")))
    assert in_code == {case[0] for case in BAD}


def test_every_fault_is_told_at_once() -> None:
    text = edition("[raft]", "columns = 4", "[meter]", "spaces = 1", "[die]", 'faces = ["sun"]', "[hand]", "team = 9")
    assert {problem.id.removeprefix("diluvia-") for problem in problems(text)} == {
        "edition-raft", "edition-meter", "edition-die", "edition-fixed",
    }  # fmt: skip
    assert faults(VALUES) == []


# editions in play

PLAYABLE = [
    ("[raft]", "columns = 3", "rows = 3"),
    ("[raft]", "columns = 5", "rows = 7"),
    ("[raft]", "columns = 7", "rows = 5"),
    ("[raft]", "columns = 7", "rows = 3"),
    ("[meter]", "spaces = 2"),
    ("[meter]", "spaces = 20", "[die]", 'faces = ["cloud", "sun", "sun", "sun", "sun", "sun"]'),
    ("[die]", 'faces = ["cloud", "cloud", "cloud", "cloud", "cloud", "cloud"]'),
    ("[jungle]", "raft_column = 1"),
    ("[jungle]", "raft_column = 7"),
    ("[cards]", "move = 6", "stampede = 6", "maneuver = 6", "tsunami = 6", "undo = 4", "tentacles = 4", "rescue = 4"),
    ("[cards]", "move = 1", "stampede = 1", "maneuver = 30", "tsunami = 1", "undo = 1", "tentacles = 30", "rescue = 1"),
    ("[cards]", "undo = 30", "move = 30"),
]


@pytest.mark.parametrize("lines", PLAYABLE, ids=lambda lines: " ".join(lines)[:60])
def test_unusual_boxes_are_played_to_the_end(lines: tuple[str, ...]) -> None:
    """Every question has an answer, whatever the box."""
    game = load_game("diluvia", edition(*lines))
    settings: list[Setting] = [{"players": 2}, {"players": 4}, {"players": 6}, {"players": 2, "reset": "discards"}]
    for seed, options in enumerate(settings):
        state, rng = game.new(options), Rng(seed)
        pieces = game.census(state)
        while (ask := game.ask(state)) is not None:
            legal = game.legal(state, ask.seat)
            assert ask.seat == NATURE or legal, ask
            game.apply(state, ask.seat, game.sample(state, rng) if ask.seat == NATURE else rng.choice(legal))
        assert game.census(state) == pieces


def test_an_edition_says_so_of_each_value_it_changes() -> None:
    box = components(edition("[raft]", "rows = 5"))
    assert {key for key, source in box.edition.provenance.items() if source == "edition"} == {"raft.rows"}


def test_other_values_are_played_with() -> None:
    game = load_game("diluvia", edition("[raft]", "rows = 5", "[meter]", "spaces = 3", "[jungle]", "raft_column = 2"))
    table = begun(game=game)
    assert (table.see().vip, table.see().spaces, table.see().raft) == ("raft.c3", 3, "b1")
    flooded = position(game=game, meter=2).do("~die cloud")
    assert flooded.state.level == 1


def test_a_record_made_with_an_edition_replays_from_its_own_text() -> None:
    play: Play[DiluviaState] = Play(load_game("diluvia", edition("[meter]", "spaces = 4")), {})
    play.chance(Rng(1))
    written = write_record(record_of(play))
    again = replay(load_game("diluvia", read_record(written).edition), read_record(written))
    assert write_record(record_of(again)) == written
    assert GAME.edition == ""
