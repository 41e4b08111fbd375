"""D-14: monsters."""

from __future__ import annotations

import pytest

from tests.games.diluvium.helpers import Table, position

STRONG, RICH = 5, 6  # the monster of tile 25


def facing(held: str = "", strength: int = 1, engage: int = 3, tile: int = 25, slain: str = "") -> Table:
    table = position(
        tiles={"B3": tile},
        warship={0: "B2"},
        held={0: held},
        strength={0: strength},
        sections={0: (0, 3, 3, engage)},
        slain=slain,
    )
    return table.do("wheel engage", "sail B3")


def test_d14_1_the_warship_may_fight_or_leave_it() -> None:
    assert facing(strength=5).moves() == {"slay", "spare"}
    table = facing(strength=5).do("spare")
    assert (table.gold(), table.asked, table.state.slain) == (0, 1, 0)


def test_d14_1_a_monster_spared_may_be_fought_later() -> None:
    table = facing(strength=5).do("spare", "wheel produce", "wheel produce", "wheel engage", "stay", "wheel engage")
    assert table.do("stay", "slay").gold() == RICH


def test_d14_1_an_attacker_who_lost_does_not_fight_it() -> None:
    table = position(tiles={"B3": 25}, warship={0: "B2", 1: "B3"}, strength={0: 5, 1: 6}).do("wheel engage", "sail B3")
    assert (table.asked, table.question, table.gold()) == (1, "wheel", 0)


def test_d14_1_also_in_the_turn_of_a_won_fight() -> None:
    table = position(tiles={"B3": 25}, warship={0: "B2", 1: "B3"}, strength={0: 5}).do(
        "wheel engage", "sail B3", "slay"
    )
    assert table.gold() == 1 + RICH


def test_d14_1_the_exploration_ship_fights_no_monster() -> None:
    table = position(tiles={"B3": 25}, strength={0: 6}).do("wheel explore", "sail B3", "mark B3.1")
    assert (table.asked, table.gold()) == (1, 1 + 2)


@pytest.mark.parametrize(("strength", "weapons"), [(6, 0), (5, 0), (4, 1), (3, 2), (1, 4)])
def test_d14_2_marker_and_weapons_must_reach_its_strength(strength: int, weapons: int) -> None:
    """Just as many weapons are spent as are missing."""
    table = facing(f"weapons {min(weapons + 1, 6)}", strength).do("slay")
    assert (table.held(), table.gold()) == ((0, 0, min(weapons + 1, 6) - weapons), RICH)


@pytest.mark.parametrize(("strength", "weapons"), [(4, 0), (3, 1), (1, 3)])
def test_d14_2_one_too_few_is_too_few(strength: int, weapons: int) -> None:
    table = facing(f"craft 2 weapons {weapons}", strength)
    assert table.moves() == {"spare"}
    refusal = table.refused("slay")
    assert (refusal.message, refusal.rules) == ("diluvium-too-few", ("D-14.2",))
    assert (refusal.args["wanted"], refusal.args["held"]) == (STRONG - strength, weapons)


def test_d14_2_who_holds_too_little_of_anything_is_not_asked() -> None:
    assert facing("craft 1", 3).asked == 1


def test_d14_2_who_holds_enough_of_anything_is_asked_so_that_the_kinds_do_not_show() -> None:
    for held in ("craft 2", "food 2", "weapons 2", "food 1 weapons 1"):
        assert facing(held, 3).question == "monster"


@pytest.mark.parametrize(
    ("tile", "strength", "gold"),
    [(15, 3, 4), (16, 4, 5), (17, 4, 5), (25, 5, 6), (26, 5, 6), (27, 5, 7), (28, 6, 8), (29, 6, 9)],
)
def test_d14_3_the_monsters_gold(tile: int, strength: int, gold: int) -> None:
    table = facing(strength=strength, tile=tile).do("slay")
    assert table.gold() == gold
    assert next(place.monster.slain for place in table.see().sea if place.name == "B3" and place.monster)


def test_d14_3_a_slain_monster_is_not_fought_again() -> None:
    table = facing(strength=6, slain="B3")
    assert (table.asked, table.gold()) == (1, 0)


def test_d14_3_the_marker_stays_where_it_is() -> None:
    assert facing("weapons 3", 4).do("slay").state.strength == [4, 1]


@pytest.mark.parametrize(("strength", "bonus"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_d14_4_with_the_bonus_ones_own_marker_pays_too(strength: int, bonus: int) -> None:
    assert facing("weapons 4", strength, engage=0).do("slay").gold() == RICH + bonus


def test_d14_4_no_bonus_with_a_settler_left() -> None:
    assert facing(strength=6, engage=1).do("slay").gold() == RICH


def test_d14_4_no_bonus_for_sparing() -> None:
    assert facing(strength=6, engage=0).do("spare").gold() == 0


def test_d14_4_battle_and_monster_each_pay_it() -> None:
    table = position(tiles={"B3": 25}, warship={0: "B2", 1: "B3"}, strength={0: 5}, sections={0: (0, 3, 3, 0)})
    table.do("wheel engage", "sail B3", "slay")
    assert table.gold() == (1 + 3) + (RICH + 3)
