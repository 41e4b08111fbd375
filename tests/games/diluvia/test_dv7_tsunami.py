"""DV-7 Tsunami."""

from __future__ import annotations

import pytest

from tests.games.diluvia.helpers import CROCODILES, position

CROWD = {0: "a1 c2 e3", 1: "b1 e1"}


@pytest.mark.parametrize(
    ("way", "own", "theirs"), [("left", {"b2", "d3"}, {"a1", "d1"}), ("right", {"b1", "d2"}, {"c1"})]
)
def test_dv7_1_everybody_on_the_raft_moves_one_seat(way: str, own: set[str], theirs: set[str]) -> None:
    table = position(aboard=CROWD, hands={0: "tsunami"}).do(f"tsunami {way}")
    assert (table.aboard(), table.aboard(CROCODILES)) == (own, theirs)


def test_dv7_1_it_leaves_the_jungle_alone() -> None:
    table = position(aboard=CROWD, hands={0: "tsunami"})
    before = [table.jungle(seat) for seat in range(3)]
    table.do("tsunami left")
    assert ([table.jungle(seat) for seat in range(3)], table.raft()) == (before, "d1")


def test_dv7_1_an_empty_raft_has_nothing_to_move() -> None:
    table = position(hands={0: "tsunami"})
    assert table.moves() == {"drop tsunami"}
    assert table.refused("tsunami left").message == "raft-empty"


@pytest.mark.parametrize(("way", "own", "theirs"), [("left", 1, 0), ("right", 1, 1)])
def test_dv7_2_whoever_leaves_the_raft_drifts(way: str, own: int, theirs: int) -> None:
    table = position(aboard=CROWD, adrift={0: 0, 1: 0}, hands={0: "tsunami"})
    assert "overboard" in table.lines_of(f"tsunami {way}")
    table.do(f"tsunami {way}")
    assert (table.adrift(), table.adrift(CROCODILES)) == (own, theirs)


def test_dv7_2_a_full_column_falls_together() -> None:
    table = position(aboard={0: "a1 a2 a3", 1: "b2"}, adrift={0: 0}, hands={0: "tsunami"}).do("tsunami left")
    assert (table.aboard(), table.adrift(), table.aboard(CROCODILES)) == (set(), 3, {"a2"})
