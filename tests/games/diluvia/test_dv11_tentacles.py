"""DV-11 Tentacles."""

from __future__ import annotations

import pytest

from tests.games.diluvia.helpers import position


def test_dv11_1_to_a_free_square_of_its_row() -> None:
    """Disagreement 17."""
    table = position(jungle={0: "a1 b1", 1: "g1"}, hands={0: "tentacles"})
    assert table.moves("tentacles") == {"c1", "e1", "f1"}
    assert table.do("tentacles f1").raft() == "f1"


def test_dv11_1_never_onto_an_animal_nor_where_it_is() -> None:
    table = position(jungle={0: "a1"}, hands={0: "tentacles"})
    assert table.refused("tentacles a1").message == "square-taken"
    assert table.refused("tentacles d1").message == "raft-there"
    assert table.refused("tentacles d2").message == "raft-row"


def test_dv11_1_by_option_anywhere_above_the_water() -> None:
    table = position(
        level=5, raft="d6", jungle={0: "a6", 1: "g7", 2: "d7"}, hands={0: "tentacles"}, tentacles="anywhere"
    )
    assert table.moves("tentacles") == {"b6", "c6", "e6", "f6", "g6", "a7", "b7", "c7", "e7", "f7"}
    assert table.refused("tentacles a5").rules == ("DV-3.4",)
    assert table.do("tentacles a7").raft() == "a7"


@pytest.mark.parametrize("level", [0, 1, 2])
def test_dv11_1_then_it_still_goes_up_a_row_with_the_water(level: int) -> None:
    table = position(level=level, raft="b3", meter=5, tentacles="anywhere").do("~die cloud")
    assert (table.state.level, table.raft()) == (level + 1, "b4")


def test_dv11_1_and_takes_aboard_whoever_is_there() -> None:
    table = position(level=0, raft="b3", jungle={1: "b2 b4"}, meter=5, tentacles="anywhere").do("~die cloud")
    assert (table.question, table.jungle(1)) == ("seat", {"b2"})


@pytest.mark.parametrize("level", [0, 3, 5])
def test_dv11_1_on_the_highest_row_it_stays(level: int) -> None:
    table = position(level=level, raft="b7", meter=5, tentacles="anywhere").do("~die cloud")
    assert (table.state.level, table.raft(), table.question) == (level + 1, "b7", "die")


def test_dv11_1_it_is_never_under_water() -> None:
    for level in range(6):
        for row in range(level + 1, 8):
            table = position(level=level, raft=f"b{row}", meter=5, tentacles="anywhere").do("~die cloud")
            assert table.state.level == level + 1 < int(table.raft()[1])


def test_dv11_1_a_maneuver_keeps_the_raft_in_its_row() -> None:
    table = position(level=0, raft="b3", hands={0: "maneuver"}, tentacles="anywhere").do("maneuver left")
    assert table.raft() == "a3"


def test_dv11_1_one_can_step_onto_a_raft_high_above_the_water() -> None:
    table = position(level=0, raft="b3", jungle={0: "b2 a7"}, hands={0: "move"}, tentacles="anywhere")
    assert table.do("move b2 b3").question == "seat"
