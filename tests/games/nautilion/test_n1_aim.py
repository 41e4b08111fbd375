"""N-1: who plays, and what for."""

from __future__ import annotations

import pytest

from seaboard.core.errors import BadOptions
from tests.games.nautilion.helpers import ABYSS, EVERYBODY, GAME, new_table, position


@pytest.mark.parametrize("players", [1, 2])
def test_n1_1_one_player_or_two(players: int) -> None:
    assert GAME.seats(new_table(players=players).state) == players


@pytest.mark.parametrize("players", [0, 3, 4])
def test_n1_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new({"players": players})
    assert "N-1.1" in refusal.value.rules


def test_n1_1_two_players_win_as_one() -> None:
    table = position(players=2, active=1, nautilion=36, phantom=30, crew=EVERYBODY).sail(1, 1, 1)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1), (1, 1))


def test_n1_1_two_players_lose_as_one() -> None:
    table = position(players=2, active=0, nautilion=36, phantom=30, crew=[1, 2]).sail(1, 1, 1)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), (0, 0))


def test_n1_2_nine_aboard_at_the_abyss_is_the_aim() -> None:
    table = position(nautilion=36, phantom=30, crew=EVERYBODY).sail(1, 1, 1)
    assert table.see.nautilion == ABYSS
    assert table.ending == "victory"


def test_n1_2_nine_aboard_are_not_enough_before_the_abyss() -> None:
    table = position(nautilion=34, phantom=30, crew=EVERYBODY).sail(1, 1, 2)
    assert table.ending == ""
