"""The worked examples of the rulebook, opened at the right event of a golden game."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.play import Play
from tests.games.nautilion.helpers import GAME, Table
from tests.golden import goldens

ONE, TWO = 0, 1


def opened(name: str) -> Play[Any]:
    return goldens.played("nautilion", name)


def after(play: Play[Any], number: int) -> Table:
    """The table after this many events, free to be played on."""
    return Table(play.at(number).copy())


def number_of(play: Play[Any], line: str, nth: int = 1) -> int:
    """The number of the nth event that reads like this."""
    return [number for number, event in enumerate(play.events, 1) if str(event) == line][nth - 1]


# air ducts: only token 4 is aboard


def stops(play: Play[Any]) -> dict[int, Table]:
    """For each number the position right after the Nautilion stopped on it, with only the 4 aboard."""
    placed = number_of(play, "1 place 4")
    plans = [number for number, event in enumerate(play.events, 1) if event.text.startswith("plan") and number > placed]
    found = {}
    for number in plans:
        before, table = after(play, number - 1), after(play, number)
        assert before.see.crew == (4,)
        found[before.see.path[table.see.nautilion]] = table
    return found


def test_the_example_stops_on_every_other_number() -> None:
    assert sorted(stops(opened("example-air-ducts"))) == [1, 2, 3, 5, 6, 7, 8, 9]


@pytest.mark.parametrize("token", [3, 5, 9])
def test_with_only_the_4_aboard_a_3_a_5_or_a_9_may_be_placed(token: int) -> None:
    table = stops(opened("example-air-ducts"))[token]
    assert table.moves() == {f"place {token}", f"reserve {token}"}
    assert "N-9.1" in GAME.rules_of(table.state, GAME.read(table.state, f"place {token}"))
    assert table.do(f"place {token}").see.crew == tuple(sorted((4, token)))


@pytest.mark.parametrize("token", [1, 2, 6, 7, 8])
def test_with_only_the_4_aboard_nobody_else_may_be_placed(token: int) -> None:
    table = stops(opened("example-air-ducts"))[token]
    assert table.question == "roll"  # the token went to the reserve, nobody was asked
    assert token in table.see.reserve_crew
    refusal = table.roll(1, 1, 1).refused(f"place {token}")
    assert (refusal.message, refusal.rules) == ("nautilion-stays-in-reserve", ("N-8.6",))


@pytest.mark.parametrize("token", [1, 2, 6, 7, 8])
def test_the_story_names_the_clause_on_ducts(token: int) -> None:
    play = opened("example-air-ducts")
    stop = stops(play)[token].see.nautilion
    before = after(play, next(n for n in range(len(play.events)) if play.at(n + 1).nautilion == stop))
    assert "N-9.1" in before.narrated("plan 1 1 1")["nautilion-reserved-no-duct"]


# Admirals: a card without a 2


def test_the_first_players_admiral_has_no_2() -> None:
    admirals = after(opened("example-admiral"), number_of(opened("example-admiral"), "~admirals I-II")).see.admirals
    assert 2 not in admirals[ONE]
    assert 2 in admirals[TWO]


def test_a_player_whose_admiral_has_no_2_must_reserve_a_2() -> None:
    play = opened("example-admiral")
    plan = number_of(play, "1 plan 1 1 1")
    before, behind = after(play, plan - 1), after(play, plan)
    assert before.see.path[behind.see.nautilion] == 2
    assert behind.question == "roll"  # no question about the 2
    assert (behind.see.crew, behind.see.reserve_crew) == ((), (2,))
    assert behind.see.reserve == before.see.reserve + 1
    assert "N-12.6" in before.narrated("plan 1 1 1")["nautilion-reserved-admiral"]


def test_asking_for_it_later_is_refused_for_what_is_reserved_stays_reserved() -> None:
    play = opened("example-admiral")
    table = after(play, number_of(play, "~roll 1 1 1", nth=3))
    assert table.asked == ONE
    table.state.crew = 0  # as it was when the 2 was reserved
    assert table.refused("place 2").rules == ("N-8.6",)


def test_the_other_player_may_place_a_2() -> None:
    play = opened("example-admiral")
    table = after(play, number_of(play, "2 plan 1 1 1"))
    assert (table.asked, table.moves()) == (TWO, {"place 2", "reserve 2"})


def test_had_the_other_player_started_the_2_could_have_been_placed() -> None:
    play = opened("example-admiral")
    table = after(play, number_of(play, "1 start 1") - 1).do("start 2", "plan 1 1 1")
    assert (table.asked, table.moves()) == (TWO, {"place 2", "reserve 2"})
