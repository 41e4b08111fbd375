"""DV-13 Rescue."""

from __future__ import annotations

from tests.games.diluvia.helpers import position

EDGES = {f"raft.{column}{row}" for column in "ae" for row in "123"}


def test_dv13_1_an_own_animal_comes_to_an_edge() -> None:
    """Disagreement 21: left and right columns."""
    table = position(hands={0: "rescue"})
    adrift = table.adrift()
    assert table.moves("rescue") == EDGES
    table.do("rescue raft.e2")
    assert (table.aboard(), table.adrift()) == ({"e2"}, adrift - 1)


def test_dv13_1_to_a_free_seat() -> None:
    """Disagreement 20: the English text says an occupied one."""
    table = position(aboard={1: "a1 e3", 0: "a2"}, hands={0: "rescue"})
    assert table.moves("rescue") == EDGES - {"raft.a1", "raft.a2", "raft.e3"}
    assert table.refused("rescue raft.a1").message == "seat-taken"


def test_dv13_1_no_seat_but_the_edges() -> None:
    table = position(hands={0: "rescue"})
    for seat in ("raft.b1", "raft.c2", "raft.d3", "raft.c1"):
        assert table.refused(f"rescue {seat}").message == "edges-only"


def test_dv13_1_with_nobody_adrift_or_no_edge_free_it_does_nothing() -> None:
    nobody = position(adrift={0: 0, 1: 5}, hands={0: "rescue"})
    taken = position(aboard={1: "a1 a2 a3 e1 e2 e3"}, hands={0: "rescue"})
    assert nobody.moves() == taken.moves() == {"drop rescue"}
    assert nobody.refused("rescue raft.a1").message == "nobody-adrift"


def test_dv13_1_a_wider_raft_has_its_own_edges() -> None:
    from seaboard.games.diluvia.game import diluvia  # noqa: PLC0415

    game = diluvia('[edition]\nname = "wide"\n[raft]\ncolumns = 7\nrows = 5\n')
    table = position(hands={0: "rescue"}, game=game)
    assert table.moves("rescue") == {f"raft.{column}{row}" for column in "ag" for row in "12345"}
