"""DV-8 Maneuver."""

from __future__ import annotations

import pytest

from tests.games.diluvia.helpers import CROCODILES, position


@pytest.mark.parametrize(("way", "square"), [("left", "c3"), ("right", "e3")])
def test_dv8_1_the_raft_goes_one_square_sideways_in_its_row(way: str, square: str) -> None:
    table = position(level=2, raft="d3", hands={0: "maneuver"}).do(f"maneuver {way}")
    assert (table.raft(), table.question) == (square, "die")


@pytest.mark.parametrize(("raft", "way", "other"), [("a1", "left", "right"), ("g1", "right", "left")])
def test_dv8_1_not_off_the_board_and_not_round_it(raft: str, way: str, other: str) -> None:
    table = position(raft=raft, hands={0: "maneuver"})
    assert table.moves("maneuver") == {other}
    assert (table.refused(f"maneuver {way}").message, table.refused(f"maneuver {way}").rules) == (
        "off-board",
        ("DV-8.1",),
    )


def test_dv8_2_an_animal_there_boards() -> None:
    table = position(jungle={1: "e1 g7"}, hands={0: "maneuver"}).do("maneuver right")
    assert (table.question, table.raft()) == ("seat", "e1")
    table.do("seat raft.c2")
    assert (table.jungle(CROCODILES), table.aboard(CROCODILES)) == ({"g7"}, {"c2"})


def test_dv8_2_also_an_own_one() -> None:
    table = position(jungle={0: "c1 a7"}, hands={0: "maneuver"}).do("maneuver left", "seat raft.a1")
    assert (table.jungle(), table.aboard()) == ({"a7"}, {"a1"})


def test_dv8_2_a_cancelled_maneuver_scoops_nobody() -> None:
    table = position(jungle={0: "c1 a7"}, hands={0: "maneuver", 1: "undo"})
    table.do("maneuver left", "2 undo-it", "~close", "~die cloud")
    assert (table.raft(), table.jungle(), table.question) == ("d1", {"c1", "a7"}, "die")
