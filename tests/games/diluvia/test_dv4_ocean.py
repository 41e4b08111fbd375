"""DV-4 The ocean board."""

from __future__ import annotations

from tests.games.diluvia.helpers import CROCODILES, position


def test_dv4_1_the_animals_stay_where_the_wave_left_them() -> None:
    """Disagreement 6: either way, one column; nothing slides back."""
    table = position(aboard={0: "b2"}, hands={0: "tsunami tsunami tsunami"}).do("tsunami right", "tsunami right")
    assert table.aboard() == {"d2"}
    left = position(aboard={0: "b2"}, hands={0: "tsunami"}).do("tsunami left")
    assert left.aboard() == {"a2"}


def test_dv4_1_waves_have_no_limit_to_one_side() -> None:
    table = position(aboard={0: "a1"}, hands={0: "tsunami tsunami"}).do("tsunami right", "tsunami right")
    again = position(aboard={0: "c1"}, hands={0: "tsunami tsunami"}).do("tsunami right", "tsunami right")
    assert (table.aboard(), again.aboard()) == ({"c1"}, {"e1"})
    assert "right" in position(aboard={0: "e1"}, hands={0: "tsunami"}).moves("tsunami")


def test_dv4_1_rescue_looks_at_the_printed_raft_after_waves() -> None:
    table = position(aboard={0: "c1"}, hands={0: "tsunami rescue"}).do("tsunami right")
    assert table.moves("rescue") == {f"raft.{column}{row}" for column in "ae" for row in "123"}


def test_dv4_2_thrown_off_the_raft_or_caught_by_the_water() -> None:
    wave = position(aboard={1: "a1 b1"}, hands={0: "tsunami"}).do("tsunami left")
    assert (wave.aboard(CROCODILES), wave.adrift(CROCODILES)) == ({"a1"}, 5)
    water = position(jungle={1: "a1 b2"}, meter=5, hands={0: "undo"}).do("drop undo", "~die cloud")
    assert (water.jungle(CROCODILES), water.adrift(CROCODILES)) == ({"b2"}, 6)
