"""The golden games of Nautilion show all there is."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import product

import pytest

from seaboard.core.record import record_of, replay, write_record
from seaboard.games import load_game
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import ABYSS, ISLES, SUBMARINES
from tests.golden import goldens

NAUTILION = "nautilion"
NAMES = goldens.names(NAUTILION)
RECORDS = {name: goldens.record(NAUTILION, name) for name in NAMES}
BASE_ENDINGS = ("victory", "phantom-arrived", "crew-incomplete")
ENDED = [name for name in NAMES if name.startswith(BASE_ENDINGS)]
EXPANSIONS = ("mages", "mercenaries", "reefs", "machinations", "heroics")
EXPANDED = [name for name in NAMES if name.startswith("with-")]


def test_the_golden_games_are_there() -> None:
    assert len(NAMES) >= 17


@pytest.mark.parametrize("submarine", SUBMARINES)
def test_every_submarine(submarine: str) -> None:
    assert submarine in {record.options["submarine"] for record in RECORDS.values()}


def test_all_three_spells_in_one_game() -> None:
    assert [name for name in NAMES if {"whirlwind", "tide", "translation"} <= goldens.verbs_in(RECORDS[name])]


def test_both_deals_of_the_admirals_and_both_starters() -> None:
    events = {event for record in RECORDS.values() for event in record.events}
    assert {"~admirals I-II", "~admirals II-I", "1 start 1", "1 start 2"} <= events


def test_a_game_in_which_both_players_undo() -> None:
    undone = {event.split()[0] for event in RECORDS["undo-two-b2"].events if event.split()[1] == "undo"}
    assert undone == {"1", "2"}


def test_an_undo_of_several_moves_at_once() -> None:
    events = RECORDS["undo-two-b2"].events
    back = [number - int(event.split()[2]) for number, event in enumerate(events) if event.split()[1] == "undo"]
    assert max(back) >= 3
    assert min(back) == 1


def test_a_game_with_an_edition() -> None:
    assert "tide = 1" in RECORDS["edition-cheap-tide-solo-c1"].edition


def test_a_pair_that_wins_wins_together() -> None:
    assert RECORDS["victory-exactly-two-a2"].result == {"ending": "victory", "scores": [1, 1], "winners": [1, 2]}


# the names of the games that end say how, and it is true


def exact(name: str) -> bool:
    """Whether the last die brought the submarine to its end of the path by exact count."""
    play = goldens.played(NAUTILION, name)
    number, event = [(number, event) for number, event in play.line() if event.text.startswith("plan")][-1]
    before = play.at(number - 1)
    _, phantom, nautilion = (int(die) for die in event.text.split()[1:])
    assert isinstance(before, NautilionState)
    behind = list(tokens(before, before.phantom - 1, ISLES))
    if play.state.phantom == ISLES:
        return phantom == len(behind) + 1
    thinned = behind[phantom - 1]
    ahead = [place for place in tokens(before, before.nautilion + 1, ABYSS) if place != thinned]
    return nautilion == len(ahead) + 1


def tokens(state: NautilionState, first: int, last: int) -> Iterator[int]:
    """The places with a token from `first` on, nearest first, as far as the end called `last`."""
    return (place for place in range(first, last, 1 if last > first else -1) if state.path[place])


@pytest.mark.parametrize("name", ENDED)
def test_the_name_tells_the_ending_the_players_and_the_submarine(name: str) -> None:
    record = RECORDS[name]
    players, submarine = name.split("-")[-2:]
    assert name.startswith(record.result["ending"])
    assert (players, submarine) == (
        "solo" if record.options["players"] == 1 else "two",
        str(record.options["submarine"]).lower(),
    )


@pytest.mark.parametrize("name", ENDED)
def test_the_name_tells_whether_the_end_was_reached_exactly_or_passed(name: str) -> None:
    assert ("exactly" in name) != ("passing" in name)
    assert exact(name) == ("exactly" in name)


@pytest.mark.parametrize(
    ("ending", "manner", "players"), list(product(BASE_ENDINGS, ("exactly", "passing"), ("solo", "two")))
)
def test_every_ending_is_reached_exactly_and_by_passing(ending: str, manner: str, players: str) -> None:
    assert [name for name in ENDED if name.startswith(f"{ending}-{manner}-{players}-")]


# with expansions: with-<which>-<ending>-<players>-<submarine>


def in_play(name: str) -> set[str]:
    return {option for option in EXPANSIONS if RECORDS[name].options[option] != "no"}


def test_no_other_golden_game_has_expansions() -> None:
    assert {name for name in NAMES if in_play(name)} == set(EXPANDED)


@pytest.mark.parametrize("name", EXPANDED)
def test_the_name_tells_the_expansions_the_ending_the_players_and_the_submarine(name: str) -> None:
    record = RECORDS[name]
    which = name.split("-")[1]
    assert in_play(name) == (set(EXPANSIONS) if which == "all" else {which})
    players = "solo" if record.options["players"] == 1 else "two"
    assert name == f"with-{which}-{record.result['ending']}-{players}-{str(record.options['submarine']).lower()}"


@pytest.mark.parametrize("which", [*EXPANSIONS, "all"])
def test_a_victory_with_each_expansion_alone_and_with_all(which: str) -> None:
    assert [name for name in EXPANDED if name.startswith(f"with-{which}-victory-")]


def test_a_pair_wins_with_all_expansions() -> None:
    assert [name for name in EXPANDED if name.startswith("with-all-victory-two-")]


@pytest.mark.parametrize(
    ("ending", "which", "players"),
    list(product(["mages-missing", "heroics-left", "harpooned"], ["mages", "heroics", "mercenaries"], ["solo", "two"])),
)
def test_every_ending_of_an_expansion_with_that_expansion_alone(ending: str, which: str, players: str) -> None:
    wanted = {"mages-missing": "mages", "heroics-left": "heroics", "harpooned": "mercenaries"}[ending] == which
    assert bool([name for name in EXPANDED if name.startswith(f"with-{which}-{ending}-{players}-")]) == wanted


def test_an_older_record_that_names_no_expansions_still_replays() -> None:
    """Before there were expansions a record had three options."""
    for name in ENDED:
        record = RECORDS[name]
        older = dataclasses.replace(
            record, options={option: record.options[option] for option in ("players", "submarine", "reserve")}
        )
        play = replay(load_game(NAUTILION, record.edition), older)
        assert write_record(record_of(play)) == goldens.bare(NAUTILION, name)
