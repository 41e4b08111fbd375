"""D-1: who plays, and for what."""

from __future__ import annotations

import pytest

from seaboard.core.errors import BadOptions
from tests.games.diluvium.helpers import CALM_SEA, GAME, new_table, position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d1_1_two_three_or_four_peoples(players: int) -> None:
    table = new_table(players=players)
    assert GAME.seats(table.state) == players
    peoples = {player.people for player in table.see().players}
    assert len(peoples) == players
    assert peoples <= {"greeks", "egyptians", "aztecs", "chinese"}


@pytest.mark.parametrize("players", [0, 1, 5])
def test_d1_1_nobody_else(players: int) -> None:
    with pytest.raises(BadOptions):
        GAME.new({"players": players})


def test_d1_1_everybody_plays_for_themselves() -> None:
    table = position(players=3, active=2, tray="food 0", gold={1: 7}, rounds=1)
    table.state.last_round = 1
    table.do("wheel produce")
    assert (table.outcome.scores, table.outcome.winners) == ((0, 7, 0), (1,))


def test_d1_2_whoever_has_the_most_gold_wins_though_another_holds_all_the_land() -> None:
    table = position(
        active=1,
        tiles=CALM_SEA,
        settlers={0: "B1.1 B2.1 B2.2 A1.1 A1.2"},
        marks={0: "B2.1 A1.1"},
        strength={0: 6},
        held={0: "craft 5"},
        tray="food 0",
        gold={0: 8, 1: 9},
    )
    table.state.last_round = 1
    table.do("wheel produce")
    assert (table.outcome.ending, table.outcome.winners) == ("most-gold", (1,))
