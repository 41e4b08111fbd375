"""N-15: the Reefs beside the path."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.seats import NATURE
from seaboard.games.nautilion.components.kit import MERCENARY
from tests.games.nautilion.helpers import FREE_WHIRLWIND, GAME, A, ExpandedTable, Table, expanded, set_out

FAR = {19: 3, 18: 5, 1: 1}


@pytest.mark.parametrize(
    ("mages", "mercenaries", "reefs"), [("no", "no", 12), ("yes", "no", 15), ("no", "2", 15), ("yes", "2", 18)]
)
def test_n15_1_a_reef_beside_every_third_token(mages: str, mercenaries: str, reefs: int) -> None:
    table = set_out({"reefs": "yes", "mages": mages, "mercenaries": mercenaries})
    places = [place for place, number in enumerate(table.extra.reefs) if number]
    assert places == list(range(1, len(table.see.path) - 1, 3))
    assert len(places) == reefs


def test_n15_1_each_bears_a_3_a_6_or_a_9() -> None:
    table = set_out({"reefs": "yes", "mages": "yes", "mercenaries": "2"})
    assert Counter(number for number in table.extra.reefs if number) == {3: 6, 6: 6, 9: 6}


def test_n15_1_they_are_shuffled() -> None:
    assert len({set_out({"reefs": "yes"}, seed).extra.reefs for seed in range(10)}) == 10


def test_n15_1_three_at_a_time_from_the_happy_isles_on() -> None:
    table = Table(GAME.new({"reefs": "yes"})).do(*["~strew 1 2 3 4 5 6 7 8 9"] * 4)
    assert (table.asked, table.question) == (NATURE, "reefs")
    table.do("~reefs 3 6 9")
    see = table.see.expansions
    assert see is not None
    assert see.reefs[:10] == (0, 3, 0, 0, 6, 0, 0, 9, 0, 0)
    assert table.refused_chance("~reefs 3 6 8")
    assert table.refused_chance("~roll 1 1 1")
    table.do("~reefs 3 3 3")
    assert table.refused_chance("~reefs 3 3 3")  # two are left


def test_n15_1_no_reefs_without_the_expansion() -> None:
    assert set_out({"mages": "yes"}).extra.reefs == ()


def test_n15_2_the_phantom_discards_token_and_reef() -> None:
    table = expanded(reefs={19: 6, 16: 3}, nautilion=3, phantom=20, path={4: 3, 16: 5, 19: 7, 1: 1}).sail(1, 1, 1)
    assert (table.see.discarded, table.extra.reefs_discarded) == ((7,), 1)
    assert (table.extra.reefs[19], table.extra.reefs[16]) == (0, 3)


def test_n15_2_reefs_it_passes_stay() -> None:
    table = expanded(reefs={19: 6}, nautilion=3, phantom=20, path={4: 3, 18: 5, 19: 7, 1: 1}).sail(1, 2, 1)
    assert (table.extra.reefs[19], table.extra.reefs_discarded) == (6, 0)


def test_n15_2_the_reef_goes_even_if_the_token_goes_aboard() -> None:
    table = expanded(harpoons=2, reefs={19: 6}, nautilion=3, phantom=20, path={4: 3, 19: MERCENARY, 1: 1}).sail(1, 1, 1)
    assert (table.slaves, table.extra.reefs[19], table.extra.reefs_discarded) == ((MERCENARY,), 0, 1)


def beside(number: int = 3, **more: object) -> ExpandedTable:
    """The Nautilion begins its turn next to a Reef."""
    options = {"reefs": {4: number}, "nautilion": 4, "phantom": 20, "path": {5: 1, 6: 2, **FAR}, **more}
    return expanded(**options)  # type: ignore[arg-type]


def test_n15_3_the_nautilion_takes_the_token_and_the_reef_stays() -> None:
    table = expanded(reefs={4: 3}, nautilion=3, phantom=20, path={4: 8, **FAR}).sail(1, 1, 1)
    assert (table.see.taken, table.extra.reefs[4]) == (8, 3)
    table.do("place 8")
    assert (table.asked, table.question, table.extra.beside) == (NATURE, "reef", 3)


def test_n15_3_one_die_before_phase_1() -> None:
    table = beside()
    assert (table.asked, table.question) == (NATURE, "reef")
    assert table.refused_chance("~roll 1 2 3")
    assert table.refused_chance("~roll - 2 3")
    assert {GAME.write(table.state, action) for action, _ in GAME.outcomes(table.state)} == {
        *("~roll - - 1", "~roll - - 2", "~roll - - 3", "~roll - - 4")
    }


@pytest.mark.parametrize("number", [3, 6, 9])
@pytest.mark.parametrize(
    ("die", "alone", "helped"), [(1, False, False), (2, False, True), (3, True, True), (4, True, True)]
)
def test_n15_3_one_more_with_the_crew_member_of_that_number(number: int, die: int, alone: bool, helped: bool) -> None:
    assert (not beside(number).roll(die).extra.stuck) == alone
    assert (not beside(number, crew=[number]).roll(die).extra.stuck) == helped


def test_n15_3_another_number_does_not_help() -> None:
    assert beside(3, crew=[6, 9, 4]).roll(2).extra.stuck


def test_n15_3_nor_does_that_number_in_the_reserve() -> None:
    assert beside(3, held=[3, 3]).roll(2).extra.stuck


def test_n15_3_the_odds_are_in_the_view() -> None:
    table = beside(3, crew=[3])
    assert [(odds.number, odds.free, odds.faces) for odds in table.extra.reef_odds] == [(3, 4, 6), (6, 2, 6), (9, 2, 6)]


def test_n15_3_no_partnership_and_no_spell_touches_that_die() -> None:
    table = beside(mages=True, guests=[A, 1], card=FREE_WHIRLWIND).roll(2)
    assert (table.asked, table.question, table.extra.stuck) == (NATURE, "roll", True)
    table.roll(1, 4)
    assert table.moves("reroll") == {"reroll 1", "reroll 4"}
    assert table.do("reroll 4").roll(1).see.dice == (1, 1)


def test_n15_3_no_roll_without_a_reef() -> None:
    assert expanded(reefs={7: 3}, nautilion=4, phantom=20).question == "roll"


def test_n15_4_free_with_a_3_or_more() -> None:
    table = beside().roll(3)
    assert (table.extra.reefs_in_reserve, table.see.reserve, table.extra.reefs[4]) == (1, 5, 0)
    assert table.question == "roll"
    table.sail(1, 1, 2)
    assert (table.see.nautilion, table.see.taken) == (6, 2)


def test_n15_5_held_with_a_2_or_less() -> None:
    table = beside().roll(2)
    assert (table.extra.stuck, table.extra.reefs_in_reserve, table.question) == (True, 0, "roll")
    assert table.refused_chance("~roll 1 1 2")
    table.roll(1, 2)
    assert table.see.dice == (1, 2)
    assert table.moves("plan") == {"plan 1 2 -", "plan 2 1 -"}


def test_n15_5_the_others_do_as_always() -> None:
    table = beside(crew=[4]).roll(1).roll(2, 3).do("plan 3 2 -")
    assert table.question == "lose"
    table.do("discard reserve")
    assert (table.see.phantom, table.see.discarded) == (18, (5,))


def test_n15_5_the_nautilion_stays_and_gets_the_reef_in_phase_5() -> None:
    table = beside().roll(1).roll(1, 1).do("plan 1 1 -")
    assert (table.see.nautilion, table.see.path[5], table.extra.reefs_in_reserve, table.see.reserve) == (4, 1, 1, 5)
    assert (table.question, table.extra.stuck, table.extra.beside) == ("roll", False, 0)
    table.sail(1, 1, 1)
    assert table.see.nautilion == 5


def test_n15_5_the_reef_comes_too_late_to_be_lost_to_the_darkhouse() -> None:
    table = beside(spare=0).roll(1).roll(1, 3).do("plan 3 1 -")
    assert table.see.reserve == 1


def test_n15_5_spells_change_the_two_dice() -> None:
    table = beside().roll(1).roll(1, 3)
    assert "tide 3 1" in table.moves()
    table.do("whirlwind")
    assert table.refused_chance("~roll 1 1 1")
    table.roll(2, 2)
    assert table.moves("plan") == {"plan 2 2 -"}


def test_n15_5_the_phantom_may_still_win() -> None:
    assert beside(phantom=2, path={1: 1, 5: 1}).roll(1).roll(1, 2).do("plan 1 2 -").ending == "phantom-arrived"


def test_n15_6_a_reef_pays_like_any_token() -> None:
    table = expanded(reefs={}, nautilion=4, phantom=20, spare=0, reefs_held=3).roll(1, 1, 2)
    assert {"whirlwind", "tide 1 2", "translation"} <= table.moves()
    table.do("tide 1 4")
    assert (table.see.reserve, table.extra.reefs_in_reserve, table.extra.reefs_discarded) == (1, 1, 2)


def test_n15_6_or_is_lost_to_the_darkhouse() -> None:
    table = expanded(reefs={}, nautilion=4, phantom=20, spare=0, reefs_held=1).sail(3, 1, 1)
    assert (table.see.reserve, table.extra.reefs_discarded) == (0, 1)


def test_n15_7_swapped_tokens_leave_the_reefs_where_they_are() -> None:
    table = expanded(reefs={7: 3, 10: 9}, nautilion=4, phantom=20).roll(1, 1, 1).do("translation", "swap 7", "with 10")
    assert (table.see.path[7], table.see.path[10]) == (1, 7)
    assert (table.extra.reefs[7], table.extra.reefs[10]) == (3, 9)


def test_n15_7_a_reef_without_a_token_holds_nobody() -> None:
    table = expanded(reefs={5: 3}, nautilion=4, phantom=20, path={6: 2, **FAR}).sail(1, 1, 1).do("place 2")
    assert (table.see.nautilion, table.question, table.extra.reefs[5]) == (6, "roll", 3)


@pytest.mark.parametrize("active", [0, 1])
def test_n15_8_two_players_meet_them_alike(active: int) -> None:
    table = beside(players=2, active=active).roll(1).roll(1, 1)
    assert table.asked == active
    table.do("plan 1 1 -")
    assert (table.see.active, table.extra.reefs_in_reserve) == (1 - active, 1)
    assert beside(3, players=2, active=active, crew=[3]).roll(2).extra.reefs_in_reserve == 1
