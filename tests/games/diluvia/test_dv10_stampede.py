"""DV-10 Stampede."""

from __future__ import annotations

import pytest

from tests.games.diluvia.helpers import CROCODILES, position


@pytest.mark.parametrize(
    ("victim", "beyond"),
    [("d5", "d6"), ("e5", "f6"), ("e4", "f4"), ("e3", "f2"), ("d3", "d2"), ("c3", "b2"), ("c4", "b4"), ("c5", "b6")],
)
def test_dv10_1_straight_on_in_every_direction(victim: str, beyond: str) -> None:
    """Disagreement 15."""
    table = position(jungle={0: "d4", 1: victim}, hands={0: "stampede"})
    assert table.moves("push") == {f"d4 {victim}"}
    table.do(f"push d4 {victim}")
    assert table.jungle(CROCODILES) == {beyond}


def test_dv10_1_only_another_players_animal() -> None:
    """Disagreement 14: the Spanish text says any animal."""
    table = position(jungle={0: "d4 d5", 1: "a1"}, hands={0: "stampede"})
    assert table.moves() == {"drop stampede"}
    assert table.refused("push d4 d5").rules == ("DV-10.1",)


def test_dv10_1_only_an_adjacent_one_with_an_own_animal() -> None:
    table = position(jungle={0: "d4", 1: "d6 a2", 2: "a3"}, hands={0: "stampede"})
    assert table.moves() == {"drop stampede"}
    for move in ("push d4 d6", "push a3 a2"):
        assert table.refused(move).rules == ("DV-10.1",)


def test_dv10_1_into_a_free_space_so_no_two_at_once() -> None:
    for behind in ({0: "d4 d6", 1: "d5"}, {0: "d4", 1: "d5 d6"}, {0: "d4", 1: "d5", 2: "d6"}):
        assert "d4 d5" not in position(jungle=behind, hands={0: "stampede"}).moves("push")


@pytest.mark.parametrize(("own", "victim"), [("b4", "a4"), ("d6", "d7"), ("f6", "g7"), ("b2", "b1"), ("f3", "g2")])
def test_dv10_1_nobody_is_pushed_off_the_board(own: str, victim: str) -> None:
    table = position(jungle={0: own, 1: victim, 2: "d4"}, hands={0: "stampede"})
    assert table.moves() == {"drop stampede"}


def test_dv10_1_on_the_raft_too_but_not_off_it() -> None:
    table = position(aboard={0: "b2 d1", 1: "c2 a2 e1"}, hands={0: "stampede"})
    assert table.moves("push") == {"raft.b2 raft.c2", "raft.d1 raft.c2"}
    table.do("push raft.b2 raft.c2")
    assert (table.aboard(), table.aboard(CROCODILES)) == ({"c2", "d1"}, {"d2", "a2", "e1"})


def test_dv10_1_the_raft_is_no_part_of_the_jungle() -> None:
    """Seat numbers and squares are not mixed up."""
    table = position(jungle={0: "a1", 1: "b1"}, aboard={0: "a2", 1: "e3"}, hands={0: "stampede"})
    assert table.moves("push") == {"a1 b1"}


def test_dv10_1_a_push_to_the_rafts_square_makes_the_animal_board() -> None:
    table = position(jungle={0: "b1", 1: "c1"}, hands={0: "stampede"}).do("push b1 c1")
    assert table.question == "seat"
    table.do("seat raft.e3")
    assert (table.aboard(CROCODILES), table.jungle(CROCODILES), table.jungle()) == ({"e3"}, set(), {"c1"})


def test_dv10_1_teammates_may_be_pushed() -> None:
    table = position(players=4, teams="pairs", jungle={0: "d4", 1: "d5"}, hands={0: "stampede"})
    assert table.moves("push") == {"d4 d5"}


@pytest.mark.parametrize(("own", "victim"), [("d4", "d5"), ("d4", "e5"), ("d4", "c3")])
def test_dv10_2_the_pusher_follows(own: str, victim: str) -> None:
    """Disagreement 16: the Spanish text does not say so."""
    table = position(jungle={0: own, 1: victim}, hands={0: "stampede"}).do(f"push {own} {victim}")
    assert table.jungle() == {victim}


def test_dv10_2_on_the_raft_too() -> None:
    table = position(aboard={0: "b2", 1: "c2"}, hands={0: "stampede"}).do("push raft.b2 raft.c2")
    assert (table.aboard(), table.aboard(CROCODILES)) == ({"c2"}, {"d2"})
