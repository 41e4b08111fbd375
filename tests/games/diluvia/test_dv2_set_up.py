"""DV-2 Set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from tests.games.diluvia.helpers import EVERYBODY, Setting, begun, new_table, square


def test_dv2_1_seven_by_seven_and_a_raft_with_a_vip_seat() -> None:
    seen = begun().see()
    assert (seen.columns, seen.rows, seen.vip) == (5, 3, "raft.c2")
    assert seen.edges == ("raft.a1", "raft.e1", "raft.a2", "raft.e2", "raft.a3", "raft.e3")


@pytest.mark.parametrize(("players", "animals"), [(2, 7), (3, 7), (4, 5)])
def test_dv2_2_seven_animals_for_few_five_for_four(players: int, animals: int) -> None:
    table = begun(players=players)
    assert [len(table.jungle(seat)) for seat in range(players)] == [animals] * players


@pytest.mark.parametrize("setting", EVERYBODY.values(), ids=list(EVERYBODY))
def test_dv2_3_no_row_and_no_column_twice_and_no_square_twice(setting: Setting) -> None:
    for seed in range(30):
        table = begun(seed, **setting)
        everywhere = [name for seat in range(int(table.state.players)) for name in table.jungle(seat)]
        assert len(set(everywhere)) == len(everywhere)
        assert "d1" not in everywhere
        for seat in range(int(table.state.players)):
            columns, rows = zip(*table.jungle(seat), strict=True)
            assert len(set(columns)) == len(set(rows)) == len(table.jungle(seat))


def test_dv2_3_two_of_a_species_in_a_row_or_column_are_refused() -> None:
    """The English text alone allows two."""
    assert new_table().refused("~place 1 2 3 4 5 6 6").message == "move-impossible-chance"
    new_table().do("~place 1 2 3 4 5 6 7")


def test_dv2_3_the_rafts_square_and_taken_squares_stay_free() -> None:
    table = new_table()
    assert table.refused("~place 4 1 2 3 5 6 7").rules == ("DV-2.3",)
    table.do("~place 1 2 3 4 5 6 7")
    assert table.refused("~place 2 1 3 5 4 7 6").rules == ("DV-2.3",)
    table.do("~place 2 1 4 3 6 7 5")


def test_dv2_3_each_species_has_all_its_animals() -> None:
    assert new_table().refused("~place 1 2 3 4 5 6 0").rules == ("DV-2.3",)
    four = new_table(players=4)
    assert four.refused("~place 1 2 3 4 5 6 0").rules == ("DV-2.3",)
    four.do("~place 1 0 3 4 0 6 7")
    assert four.jungle(0) == {"a1", "c3", "d4", "f6", "g7"}


def test_dv2_3_rows_left_out_are_drawn_anew_for_each_species() -> None:
    left_out = Counter(
        row
        for seed in range(60)
        for seat in range(4)
        for row in set("1234567") - {name[1] for name in begun(seed, players=4).jungle(seat)}
    )
    assert set(left_out) == set("1234567")


def test_dv2_4_water_below_row_1_raft_in_the_middle_token_on_the_cloud() -> None:
    table = begun()
    seen = table.see()
    assert (seen.level, seen.raft, seen.meter, seen.spaces) == (0, "d1", 0, 6)
    assert table.state.raft == square("d1")


@pytest.mark.parametrize(
    ("setting", "hand", "deck"),
    [({"players": 3}, 6, 38), ({"players": 4}, 6, 32), ({"players": 6}, 3, 38), ({"players": 2}, 6, 46)],
)
def test_dv2_5_six_cards_each_then_the_flood(setting: Setting, hand: int, deck: int) -> None:
    table = begun(**setting)
    assert {len(table.hand(seat)) for seat in range(int(table.state.players))} == {hand}
    assert len(table.deck()) == deck
    assert table.deck().count("flood") == 1


def test_dv2_5_no_flood_is_dealt_and_express_floods_stay_in_the_box() -> None:
    table = new_table()
    for columns in ("1 2 3 4 5 6 7", "2 1 4 3 6 7 5", "3 5 1 2 7 4 6"):
        table.do(f"~place {columns}")
    assert table.deck().count("flood") == 0
    assert table.refused("~hand 6 1 0 0 0 0 0").rules == ("DV-2.5", "DV-12.2")
    assert table.refused("~hand 0 0 0 0 0 6 0").message == "move-impossible-chance"  # there are five Tentacles
    table.deal(*["move " * 5 + "undo"] * 3)
    assert (table.deck().count("flood"), table.deck().count("express")) == (1, 0)


def test_dv2_6_the_first_player_is_drawn_and_has_the_throne() -> None:
    table, rng = new_table(), Rng(1)
    while table.question != "first":
        table.game.apply(table.state, NATURE, table.game.sample(table.state, rng))
    assert table.chances() == {"~first 1": 1, "~first 2": 1, "~first 3": 1}
    table.do("~first 3")
    assert (table.see().first, table.see().active, table.asked) == (2, 2, 2)
