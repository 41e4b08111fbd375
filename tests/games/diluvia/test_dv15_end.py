"""DV-15 The end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.diluvia.helpers import Table, position


def ended(aboard: dict[int, str], **more: Any) -> Table:
    return position(level=6, raft="d7", aboard=aboard, meter=5, jungle={0: "a7"}, **more).do("~die cloud")


def test_dv15_1_at_row_seven_at_once_by_the_meter() -> None:
    table = position(level=6, raft="d7", aboard={0: "c2"}, meter=5, hands={0: "undo", 1: "undo"}).do("drop undo")
    assert "end-most-animals" in table.lines_of("~die cloud")
    table.do("~die cloud")  # a second roll would come, and cards would be drawn
    assert (table.question, table.state.level, table.outcome.winners) == ("", 7, (0,))
    assert (table.state.by_card, table.hand(0)) == (0, [])


def test_dv15_1_or_by_a_flood_card_in_the_middle_of_a_refill() -> None:
    table = position(level=6, raft="d7", aboard={1: "c2"}, hands={0: "undo"}).do("drop undo", "~die sun", "~die sun")
    table.do("~draw move", "~draw flood")
    assert (table.question, table.outcome.winners, table.state.by_card, table.hand(0)) == ("", (1,), 1, ["move"])


def test_dv15_1_or_by_an_express_flood() -> None:
    table = position(level=6, raft="d7", aboard={1: "c2"}, players=2).do("~die sun", "~die sun", "~draw express")
    assert (table.question, table.outcome.winners) == ("", (1,))


def test_dv15_1_not_before() -> None:
    table = position(level=5, raft="e6", meter=5).do("~die cloud")
    assert (table.state.level, table.question) == (6, "die")


def test_dv15_1_the_last_animals_of_the_jungle_drift() -> None:
    table = ended({0: "c2"})
    assert ([table.jungle(seat) for seat in range(3)], table.see().raft) == ([set()] * 3, None)


def test_dv15_2_the_most_animals_on_the_raft_win() -> None:
    """Disagreement 23: on the raft's seats."""
    outcome = ended({0: "a1 a2 a3", 1: "c2 b2", 2: "d2"}).outcome
    assert (outcome.ending, outcome.winners, outcome.scores) == ("most-animals", (0,), (3, 2, 1))


def test_dv15_2_all_hands_are_shown_when_it_is_over() -> None:
    table = ended({0: "c2"}, hands={1: "undo", 2: "rescue"})
    assert table.see(0).players[1].hand == ("undo",)


@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ("c2 a1", "b2 d2", 0),  # the VIP seat before everything
        ("b1 a1", "b2 d3", 1),  # then the ring around it
        ("a1 b1 d1", "e3 c1 a3", 0),
        ("a1 c1 d1", "b2 a2 e2", 0),
        ("c2 a1 a2", "b1 b2 b3", 0),  # the first difference decides, not the sum of distances
        ("b1 e1", "d3 c1", 1),
    ],
)
def test_dv15_3_ring_by_ring_from_the_vip_seat(one: str, other: str, winner: int) -> None:
    """Disagreement 24."""
    outcome = ended({0: one, 1: other}).outcome
    assert (outcome.ending, outcome.winners) == ("nearest-vip", (winner,))


def test_dv15_3_only_among_those_with_equally_many() -> None:
    outcome = ended({0: "a1 b1", 1: "a2 a3", 2: "c2"}).outcome
    assert (outcome.ending, outcome.winners) == ("nearest-vip", (0,))


def test_dv15_3_the_rings_are_shown() -> None:
    table = position(aboard={0: "c2 b1 b2 a1", 1: "e3"})
    assert [player.rings for player in table.see().players] == [(1, 2, 1), (0, 0, 1), (0, 0, 0)]


def test_dv15_4_with_every_ring_equal_the_victory_is_shared() -> None:
    outcome = ended({0: "b2 a1", 1: "d3 e1", 2: "c2"}).outcome
    assert (outcome.ending, outcome.winners, outcome.scores) == ("shared-victory", (0, 1), (2, 2, 1))


def test_dv15_4_also_with_nobody_aboard() -> None:
    outcome = ended({}).outcome
    assert (outcome.ending, outcome.winners, outcome.scores) == ("shared-victory", (0, 1, 2), (0, 0, 0))
