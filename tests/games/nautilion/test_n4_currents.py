"""N-4: the roll and the spells."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.games.nautilion.helpers import GAME, KNOWN_PATH, Table, expanded, new_table, position

SPELLS = ("whirlwind", "tide 1 2", "translation")


def at_landing() -> Table:
    return position(nautilion=4, phantom=20, crew=[4], spare=6).sail(1, 1, 1)


def at_discard() -> Table:
    return position(nautilion=4, phantom=20, crew=[4], spare=6).sail(3, 1, 1)


# N-4.1 the roll


def test_n4_1_three_dice_with_the_faces_1_1_2_2_3_4() -> None:
    thrown = Counter(tuple(sorted(dice)) for dice in product((1, 1, 2, 2, 3, 4), repeat=3))
    table = new_table()
    listed = {table.game.write(table.state, action): weight for action, weight in GAME.outcomes(table.state)}
    assert listed == {"~roll " + " ".join(map(str, dice)): weight for dice, weight in thrown.items()}


@pytest.mark.parametrize("roll", ["~roll 5 5 5", "~roll 1 1 5", "~roll 1 2 6"])
def test_n4_1_no_die_has_a_five_or_a_six(roll: str) -> None:
    assert new_table().refused_chance(roll).rules == ("N-4.1",)


def test_n4_1_the_dice_are_alike_so_they_are_shown_lowest_first() -> None:
    assert new_table().refused_chance("~roll 4 1 2").rules == ("N-4.1",)
    assert new_table().roll(4, 1, 2).see.dice == (1, 2, 4)


# N-4.2 spells


def test_n4_2_spells_are_optional() -> None:
    table = new_table().sail(1, 1, 1)
    assert table.see.reserve == 4


def test_n4_2_the_same_spell_again_and_again() -> None:
    table = new_table(reserve=6).roll(1, 1, 1).do("tide 1 4", "tide 1 4", "tide 1 4")
    assert table.see.dice == (4, 4, 4)
    assert table.see.reserve == 0


@pytest.mark.parametrize(
    "order",
    [
        ["whirlwind", "~roll 1 1 2", "tide 1 2", "translation", "swap 1", "with 2"],
        ["translation", "swap 1", "with 2", "tide 1 2", "whirlwind", "~roll 1 2 2"],
        ["tide 1 2", "translation", "swap 1", "with 2", "whirlwind", "~roll 1 2 2"],
    ],
)
def test_n4_2_all_three_spells_in_any_order(order: list[str]) -> None:
    table = new_table(reserve=6).roll(1, 1, 1).do(*order)
    assert (table.see.dice, table.see.path[1:3], table.see.reserve) == ((1, 2, 2), (2, 1), 0)
    assert table.moves() == {"plan 1 2 2", "plan 2 1 2", "plan 2 2 1"}


@pytest.mark.parametrize("spell", SPELLS)
def test_n4_2_no_spell_while_the_darkhouse_waits(spell: str) -> None:
    refusal = at_discard().refused(spell)
    assert (refusal.message, refusal.rules) == ("nautilion-no-currents-now", ("N-3.1", "N-4.2"))


@pytest.mark.parametrize("spell", SPELLS)
def test_n4_2_no_spell_once_the_nautilion_has_sailed(spell: str) -> None:
    refusal = at_landing().refused(spell)
    assert (refusal.message, refusal.rules) == ("nautilion-no-currents-now", ("N-3.1", "N-4.2"))


@pytest.mark.parametrize("spell", SPELLS)
def test_n4_2_a_translation_is_finished_before_another_spell(spell: str) -> None:
    table = new_table(reserve=6).roll(1, 1, 1).do("translation")
    assert table.refused(spell).rules == ("N-3.1", "N-4.2")


def test_n4_2_a_spell_cast_is_no_end_of_the_phase() -> None:
    table = new_table().roll(1, 1, 1).do("tide 1 4")
    assert table.question == "plan"
    assert "plan 4 1 1" in table.moves()


# N-4.3 paying


@pytest.mark.parametrize(
    ("reserve", "castable"),
    [
        (0, set[str]()),
        (1, {"whirlwind"}),
        (2, {"whirlwind", "tide"}),
        (3, {"whirlwind", "tide", "translation"}),
    ],
)
def test_n4_3_only_what_the_reserve_can_pay(reserve: int, castable: set[str]) -> None:
    table = position(spare=reserve).roll(1, 2, 4)
    assert {move.split()[0] for move in table.moves()} - {"plan"} == castable


@pytest.mark.parametrize(
    ("spell", "reserve", "rule"),
    [("whirlwind", 0, "N-4.4"), ("tide 1 2", 1, "N-4.5"), ("translation", 2, "N-4.6")],
)
def test_n4_3_a_spell_too_dear_is_refused(spell: str, reserve: int, rule: str) -> None:
    refusal = position(spare=reserve).roll(1, 2, 4).refused(spell)
    assert (refusal.message, refusal.rules) == ("nautilion-too-dear", ("N-4.3", rule))
    assert refusal.args["reserve"] == reserve


def test_n4_3_what_is_too_dear_is_said_unasked() -> None:
    near = position(spare=1).roll(1, 2, 4).near_refusals()
    assert {move.split()[0]: refusal.rules for move, refusal in near.items()} == {
        "tide": ("N-4.3", "N-4.5"),
        "translation": ("N-4.3", "N-4.6"),
    }


def test_n4_3_the_tokens_of_the_start_go_first() -> None:
    table = position(spare=2, held=[3, 8]).roll(1, 2, 4).do("tide 1 2")
    assert (table.see.reserve, table.see.reserve_crew, table.see.discarded) == (2, (3, 8), ())


def test_n4_3_then_the_lowest_crew_number_goes() -> None:
    table = position(spare=1, held=[8, 3, 5]).roll(1, 2, 4).do("translation", "swap 1", "with 2")
    assert (table.see.reserve, table.see.reserve_crew, table.see.discarded) == (1, (8,), (3, 5))


def test_n4_3_crew_in_the_reserve_pays_like_any_other_token() -> None:
    table = position(spare=0, held=[6]).roll(1, 2, 4)
    assert "whirlwind" in table.moves()


def test_n4_3_crew_aboard_never_pays() -> None:
    table = position(spare=0, crew=[1, 2, 3, 4, 5]).roll(1, 2, 4)
    assert table.refused("whirlwind").rules == ("N-4.3", "N-4.4")
    assert table.moves() == table.moves("plan")


# N-4.4 Repetitive Whirlwind


def test_n4_4_a_whirlwind_rolls_all_three_dice_again() -> None:
    table = new_table().roll(1, 2, 4).do("whirlwind")
    assert (table.question, table.see.dice, table.see.reserve) == ("roll", (), 3)
    assert table.roll(3, 3, 3).see.dice == (3, 3, 3)


def test_n4_4_the_same_roll_may_come_again() -> None:
    assert new_table().roll(1, 2, 4).do("whirlwind").roll(1, 2, 4).question == "plan"


def test_n4_4_whirlwind_after_whirlwind() -> None:
    table = new_table().roll(1, 1, 1)
    for left in (3, 2, 1, 0):
        table.do("whirlwind", "~roll 1 1 1")
        assert table.see.reserve == left
    assert "whirlwind" not in table.moves()


# N-4.5 Artificial Tide


def test_n4_5_tide_turns_one_die() -> None:
    table = new_table().roll(2, 2, 3).do("tide 2 4")
    assert (table.see.dice, table.see.reserve) == ((2, 3, 4), 2)


@pytest.mark.parametrize(("old", "after"), [(1, (2, 3, 4)), (3, (1, 2, 4)), (4, (1, 2, 3))])
def test_n4_5_tide_turns_the_die_one_names(old: int, after: tuple[int, ...]) -> None:
    assert new_table().roll(1, 3, 4).do(f"tide {old} 2").see.dice == after


def test_n4_5_tide_may_turn_any_die_to_any_other_face() -> None:
    assert new_table().roll(1, 2, 2).moves("tide") == {
        *("tide 1 2", "tide 1 3", "tide 1 4"),
        *("tide 2 1", "tide 2 3", "tide 2 4"),
    }


@pytest.mark.parametrize("face", [1, 2, 4])
def test_n4_5_tide_must_turn_up_another_face(face: int) -> None:
    refusal = new_table().roll(1, 2, 4).refused(f"tide {face} {face}")
    assert (refusal.message, refusal.rules) == ("nautilion-same-face", ("N-4.5",))


def test_n4_5_tide_needs_a_die_that_shows_the_face() -> None:
    refusal = new_table().roll(1, 2, 4).refused("tide 3 4")
    assert (refusal.message, refusal.rules) == ("nautilion-no-such-die", ("N-4.5",))


@pytest.mark.parametrize("face", [5, 6])
def test_n4_5_tide_cannot_turn_up_a_face_the_dice_lack(face: int) -> None:
    refusal = new_table().roll(1, 2, 4).refused(f"tide 1 {face}")
    assert (refusal.message, refusal.rules) == ("nautilion-face-not-on-dice", ("N-4.1", "N-4.5"))


# N-4.6 Aquatic Translation


def test_n4_6_translation_swaps_two_tokens_that_need_not_be_neighbours() -> None:
    table = new_table().roll(1, 1, 1).do("translation", "swap 2", "with 34")
    path = table.see.path
    assert (path[2], path[34]) == (KNOWN_PATH[33], KNOWN_PATH[1])
    assert sum(1 for place in range(1, 37) if path[place] != KNOWN_PATH[place - 1]) == 2
    assert table.see.reserve == 1


def test_n4_6_both_tokens_are_chosen_one_after_the_other() -> None:
    table = new_table().roll(1, 1, 1).do("translation")
    assert (table.question, table.see.reserve) == ("swap", 1)
    table.do("swap 5")
    assert table.question == "with"
    assert table.see.path[1:37] == tuple(KNOWN_PATH)  # nothing moves before the second choice
    assert table.do("with 6").question == "plan"


def test_n4_6_tokens_behind_the_nautilion_may_be_swapped() -> None:
    table = position(nautilion=10, phantom=30).roll(1, 1, 1).do("translation", "swap 2", "with 3")
    assert table.see.path[2:4] == (3, 2)


def test_n4_6_tokens_behind_the_phantom_may_be_swapped() -> None:
    table = position(nautilion=10, phantom=30).roll(1, 1, 1).do("translation", "swap 31", "with 32")
    assert table.see.path[31:33] == (5, 4)


def test_n4_6_the_two_ends_are_not_offered() -> None:
    table = new_table().roll(1, 1, 1).do("translation")
    assert table.moves() == {f"swap {place}" for place in range(1, 37)}


def test_n4_6_bare_places_cannot_be_swapped() -> None:
    table = position(nautilion=10, phantom=30).roll(1, 1, 1).do("translation")
    assert {"swap 10", "swap 30"}.isdisjoint(table.moves())
    refusal = table.refused("swap 10")
    assert (refusal.message, refusal.rules) == ("nautilion-bare-place", ("N-4.6",))
    refusal = table.do("swap 1").refused("with 30")
    assert (refusal.message, refusal.rules) == ("nautilion-bare-place", ("N-4.6",))


def test_n4_6_the_numbers_must_differ() -> None:
    table = new_table().roll(1, 1, 1).do("translation", "swap 1")
    same = {f"with {place}" for place in (1, 10, 19, 28)}
    assert table.moves() == {f"with {place}" for place in range(1, 37)} - same
    for move in same:
        refusal = table.refused(move)
        assert (refusal.message, refusal.rules) == ("nautilion-same-number", ("N-4.6",))
    assert set(table.near_refusals()) == same


def test_n4_6_no_translation_when_all_tokens_left_are_alike() -> None:
    table = position(nautilion=4, phantom=20, path={6: 3, 12: 3, 30: 3}).roll(1, 1, 1)
    refusal = table.refused("translation")
    assert (refusal.message, refusal.rules) == ("nautilion-nothing-to-swap", ("N-4.6",))


@pytest.mark.parametrize(("one", "other"), [(6, 30), (1, 36), (1, 2), (35, 36)])
def test_n4_6_two_different_tokens_suffice(one: int, other: int) -> None:
    table = position(nautilion=4, phantom=20, path={one: 3, other: 8}).roll(1, 1, 1)
    table.do("translation", f"swap {other}", f"with {one}")
    assert (table.see.path[one], table.see.path[other]) == (8, 3)


@pytest.mark.parametrize("move", ["swap 3", "with 3"])
def test_n4_6_no_swap_without_the_spell(move: str) -> None:
    refusal = new_table().roll(1, 1, 1).refused(move)
    assert (refusal.message, refusal.rules) == ("nautilion-no-swap-now", ("N-4.6",))


def test_n4_6_the_first_token_comes_before_the_other() -> None:
    table = new_table().roll(1, 1, 1).do("translation")
    assert table.refused("with 3").message == "nautilion-no-swap-now"
    assert table.do("swap 4").refused("swap 3").message == "nautilion-no-swap-now"


@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({"harpoons": 2}, True),
        ({"harpoons": 2, "rammed": True}, False),
        ({"reefs": {}}, False),
        ({"mages": True}, False),
        ({"row": [1, 2, 4, 5, 12], "walked": 1}, True),
        ({"row": [1, 2, 4, 5, 11], "walked": 1}, False),
        ({"heroics": [6]}, True),
        ({"heroics": [1], "deck": [7]}, True),
        ({"heroics": [10], "mages": True}, True),
        ({"heroics": [1, 2, 3], "deck": [4, 5, 8, 9]}, False),
    ],
)
def test_n4_3_which_token_pays_is_asked_as_long_as_it_may_be_wanted_back(more: dict[str, Any], asked: bool) -> None:
    """Some way must be left for a token to come back from the discard pile or from the reserve."""
    table = expanded(nautilion=4, phantom=20, spare=1, held=[7, 3], **more).roll(1, 1, 2).do("whirlwind")
    assert (table.question == "spend") == asked
    if asked:
        assert table.moves() == {"spend blank", "spend 3", "spend 7"}
        table.do("spend 7")
    assert (table.question, table.see.reserve_crew) == ("roll", (3,) if asked else (3, 7))


def test_n4_3_tokens_of_the_start_and_reefs_are_alike() -> None:
    table = expanded(harpoons=2, reefs={}, nautilion=4, phantom=20, spare=1, reefs_held=2).roll(1, 1, 2).do("tide 1 2")
    assert (table.question, table.extra.blanks_discarded, table.extra.reefs_discarded) == ("plan", 1, 1)


def test_n4_3_what_takes_the_whole_reserve_is_not_asked() -> None:
    table = expanded(harpoons=2, nautilion=4, phantom=20, spare=1, held=[7]).roll(1, 1, 2).do("tide 1 2")
    assert (table.question, table.see.reserve) == ("plan", 0)
