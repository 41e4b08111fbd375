"""D-11: the order of an Engage action."""

from __future__ import annotations

from tests.games.diluvium.helpers import position


def test_d11_1_first_the_warship_then_the_others_then_the_monster() -> None:
    """Tile 25 with an enemy warship, that enemy's settler, a third player's settler and a monster of strength 5."""
    table = position(
        players=3,
        tiles={"B2": 1, "C2": 25},
        warship={0: "B2", 1: "C2"},
        settlers={1: "C2.1", 2: "C2.2"},
        marks={1: "C2.1", 2: "C2.2"},
        held={0: "weapons 1", 1: "craft 1"},
        strength={0: 4},
    )
    table.do("wheel engage", "sail C2")
    assert (table.question, table.asked) == ("commit", 0)
    table.do("commit 0", "commit 0")
    assert (table.question, table.asked) == ("flee", 1)
    assert table.gold() == 1
    table.do("flee board.settle")
    assert (table.question, table.asked) == ("flee", 2)
    table.do("flee F1.1")
    assert (table.question, table.asked, table.gold()) == ("monster", 0, 3)
    table.do("slay")
    assert (table.gold(), table.held(), table.asked) == (9, (0, 0, 0), 1)


def test_d11_1_weapons_spent_in_the_battle_are_missing_against_the_monster() -> None:
    table = position(
        tiles={"B3": 25}, warship={0: "B2", 1: "B3"}, held={0: "weapons 1 craft 1", 1: "craft 1"}, strength={0: 4}
    )
    table.do("wheel engage", "sail B3", "commit 1", "commit 0")
    assert (table.question, table.moves()) == ("monster", {"spare"})
    assert table.refused("slay").message == "diluvium-too-few"


def test_d11_1_without_enemies_or_monsters_only_the_ship_moves() -> None:
    table = position().do("wheel engage", "sail B2")
    assert (table.warship(), table.gold(), table.asked) == ("B2", 0, 1)
