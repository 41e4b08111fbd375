"""DV-1 Aim."""

from __future__ import annotations

from itertools import product

import pytest

from seaboard.core.errors import BadOptions
from tests.games.diluvia.helpers import EVERYBODY, GAME, Setting, begun, new_table, position, random_play


@pytest.mark.parametrize("setting", EVERYBODY.values(), ids=list(EVERYBODY))
def test_dv1_1_two_three_or_four_and_teams_of_four_and_six(setting: Setting) -> None:
    table = new_table(**setting)
    assert GAME.seats(table.state) == setting["players"]


def test_dv1_1_five_are_not_offered() -> None:
    with pytest.raises(BadOptions):
        new_table(players=5)


@pytest.mark.parametrize(
    ("players", "teams"), [(2, "pairs"), (3, "pairs"), (3, "threes"), (4, "threes"), (2, "threes")]
)
def test_dv1_1_no_teams_that_leave_somebody_over(players: int, teams: str) -> None:
    with pytest.raises(BadOptions) as refused:
        new_table(players=players, teams=teams)
    assert (refused.value.message.id, refused.value.rules) == ("diluvia-no-such-teams", ("DV-16.1",))


def test_dv1_1_each_has_a_species() -> None:
    species = [player.species for player in begun(players=6).see().players]
    assert species == ["capybara", "crocodile", "cheetah", "parrot", "monkey", "snake"]


def test_dv1_2_the_most_numerous_on_the_raft_wins() -> None:
    table = position(level=6, raft="d7", aboard={0: "a1 b1", 1: "c1", 2: "d1 e1 e2"}, meter=5, hands={0: "tsunami"})
    table.do("drop tsunami" if "drop tsunami" in table.moves() else "tsunami left", "~die cloud")
    assert table.outcome.winners == (2,)


@pytest.mark.parametrize(("setting", "seed"), list(product(EVERYBODY.values(), (1, 2))))
def test_dv1_2_every_game_comes_to_an_end_with_a_winner(setting: Setting, seed: int) -> None:
    play = random_play(setting, seed)
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert outcome.winners
    assert play.state.level == 7
