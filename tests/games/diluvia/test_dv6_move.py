"""DV-6 Move."""

from __future__ import annotations

import pytest

from tests.games.diluvia.helpers import position

AROUND = {"c4", "c5", "c6", "d4", "d6", "e4", "e5", "e6"}


def test_dv6_1_one_space_in_any_direction() -> None:
    """Disagreement 10: one space, also to the raft, not as far as the raft."""
    table = position(jungle={0: "d5"}, hands={0: "move"})
    assert table.moves("move") == {f"d5 {goal}" for goal in AROUND}
    assert table.do("move d5 e6").jungle() == {"e6"}


def test_dv6_1_not_further_than_one_space_not_even_to_the_raft() -> None:
    table = position(jungle={0: "b1"}, hands={0: "move"})
    assert table.refused("move b1 d1").message == "one-space"
    assert table.refused("move b1 b1").message == "one-space"


def test_dv6_1_to_a_free_space_only() -> None:
    table = position(jungle={0: "d5 d6", 1: "e5"}, hands={0: "move"})
    assert not {"d5 d6", "d5 e5"} & table.moves("move")
    for move in ("move d5 d6", "move d5 e5"):
        assert table.refused(move).message == "square-taken"


@pytest.mark.parametrize(
    ("corner", "near"), [("a1", "a2 b1 b2"), ("g7", "f6 f7 g6"), ("a7", "a6 b6 b7"), ("g1", "f1 f2 g2")]
)
def test_dv6_1_inside_the_board(corner: str, near: str) -> None:
    table = position(jungle={0: corner, 1: "d4", 2: "d5"}, hands={0: "move"})
    assert table.moves("move") == {f"{corner} {goal}" for goal in near.split()}


def test_dv6_1_to_the_rafts_square() -> None:
    table = position(jungle={0: "c1 a7"}, hands={0: "move"})
    assert "c1 d1" in table.moves("move")
    table.do("move c1 d1", "seat raft.c2")
    assert "d1" not in table.jungle()


def test_dv6_1_own_animals_only() -> None:
    table = position(jungle={0: "a7", 1: "d5"}, hands={0: "move"})
    assert table.refused("move d5 d6").rules == ("DV-6.1", "DV-16.3")


def test_dv6_1_on_the_raft_to_a_free_seat() -> None:
    table = position(jungle={0: ""}, aboard={0: "b2", 1: "c2"}, hands={0: "move"})
    seats = {f"{column}{row}" for column in "abc" for row in "123"} - {"b2", "c2"}
    assert table.moves("move") == {f"raft.b2 raft.{seat}" for seat in seats}
    assert table.refused("move raft.b2 raft.c2").message == "seat-taken"
    assert table.do("move raft.b2 raft.a3").aboard() == {"a3"}


def test_dv6_1_nobody_leaves_the_raft() -> None:
    table = position(jungle={0: "c1"}, aboard={0: "a1"}, hands={0: "move"})
    assert table.refused("move raft.a1 d1").message == "not-between"
    assert table.refused("move c1 raft.a1").message == "not-between"
