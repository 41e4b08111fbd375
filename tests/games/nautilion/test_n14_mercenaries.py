"""N-14: the Mercenaries, the Phantom's board and the collision."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.seats import NATURE
from seaboard.games.nautilion.components.kit import BLANK, MERCENARY, REEF
from tests.games.nautilion.helpers import (
    EVERYBODY,
    EXCHANGE,
    GAME,
    MAGES,
    TWICE,
    A,
    ExpandedTable,
    Table,
    expanded,
    set_out,
)

AHEAD = {30: 1, 31: 3, 32: 4, 33: 6}  # far from where things happen
BEHIND = {1: 1, 2: 3, 3: 4}
TWO = (2, 4, 5, 9)  # harpoons, in one group


def meeting(
    *,
    phantom: int = 13,
    crew: tuple[int, ...] = (2, 3),
    soldiers: tuple[int, ...] = (),
    slaves: tuple[int, ...] = (),
    discarded: tuple[int, ...] = (),
    path: dict[int, int] | None = None,
    harpoons: int = 2,
    spare: int = 4,
    submarine: str = "A1",
    **more: object,
) -> ExpandedTable:
    """The Nautilion at 10, the Phantom a few tokens ahead of it."""
    return expanded(
        harpoons=harpoons,
        nautilion=10,
        phantom=phantom,
        crew=crew,
        soldiers=soldiers,
        slaves=slaves,
        discarded=discarded,
        spare=spare,
        submarine=submarine,
        path={**BEHIND, **(path or {11: 3, 12: 4}), **AHEAD},
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(("mages", "spaces"), [("no", 47), ("yes", 56)])
def test_n14_1_nine_mercenaries_are_shuffled_in(mages: str, spaces: int) -> None:
    table = set_out({"mercenaries": "2", "mages": mages})
    path = Counter(table.see.path[1:-1])
    assert len(table.see.path) == spaces
    assert [path[kind] for kind in (*EVERYBODY, MERCENARY)] == [4] * 9 + [9]
    assert [path[kind] for kind in MAGES] == [3 if mages == "yes" else 0] * 3


def test_n14_1_there_are_no_more_than_nine() -> None:
    table = Table(GAME.new({"mercenaries": "2"})).do("~strew" + " mercenary" * 9)
    assert table.refused_chance("~strew mercenary 1 2 3 4 5 6 7 8")
    assert table.refused_chance("~strew A 1 2 3 4 5 6 7 8")


def test_n14_1_the_board_of_the_phantom_begins_empty_with_two_harpoons() -> None:
    board = set_out({"mercenaries": "2"}).extra.phantom_board
    assert board is not None
    assert (board.own, board.berths, board.slaves, board.theirs, board.ours, board.rammed) == (2, 6, (), 2, 0, False)
    assert set_out({"mages": "yes"}).extra.phantom_board is None


def test_n14_2_the_second_part_begins_with_the_collision() -> None:
    table = meeting(crew=(2, 5, 8), path={11: 3}).roll(1, 1, 1)
    assert not table.more.rammed
    table.do("plan 1 1 1")
    assert table.more.rammed


def test_n14_2_it_happens_once() -> None:
    table = meeting(rammed=True, crew=(), spare=0).sail(1, 3, 3)
    assert (table.see.phantom, table.see.nautilion) == (3, 30)  # past each other
    assert table.see.taken == 1


@pytest.mark.parametrize("kind", [2, 5, 8, MERCENARY])
def test_n14_3_the_phantom_takes_fighters_aboard(kind: int) -> None:
    table = expanded(harpoons=2, nautilion=3, phantom=20, path={4: 3, 19: kind, 1: 1}).sail(1, 1, 1)
    assert (table.slaves, table.see.discarded, table.see.path[19]) == ((kind,), (), 0)


@pytest.mark.parametrize("kind", [1, 3, 4, 6, 7, 9])
def test_n14_3_others_are_discarded(kind: int) -> None:
    table = expanded(harpoons=2, nautilion=3, phantom=20, path={4: 3, 19: kind, 1: 1}).sail(1, 1, 1)
    assert (table.slaves, table.see.discarded) == ((), (kind,))


def test_n14_3_a_mage_is_discarded_too() -> None:
    table = expanded(harpoons=2, mages=True, nautilion=3, phantom=20, path={4: 3, 19: A, 1: 1}).sail(1, 1, 1)
    assert (table.slaves, table.see.discarded) == ((), (A,))


@pytest.mark.parametrize("kind", [2, MERCENARY])
def test_n14_3_the_sixth_has_room_and_the_seventh_is_discarded(kind: int) -> None:
    for slaves, aboard in (([2, 2, 5, 8, MERCENARY], True), ([2, 2, 5, 8, MERCENARY, MERCENARY], False)):
        table = expanded(harpoons=2, nautilion=3, phantom=20, slaves=slaves, path={4: 3, 19: kind, 1: 1})
        table.sail(1, 1, 1)
        assert (len(table.slaves), table.see.discarded) == (6, () if aboard else (kind,))
        assert table.more.spare == 4  # no token goes for a Mercenary before the collision


def landed(**more: object) -> ExpandedTable:
    """On a Mercenary."""
    options = {"harpoons": 2, "nautilion": 3, "phantom": 20, "path": {4: MERCENARY, 19: 3, 1: 1}, **more}
    return expanded(**options).sail(1, 1, 1)  # type: ignore[arg-type]


def test_n14_4_a_mercenary_goes_to_any_cabin_a_duct_leads_to() -> None:
    assert landed(crew=[4]).moves() == {"station 3", "station 5", "station 9", "reserve mercenary"}


def test_n14_4_the_first_aboard_goes_anywhere() -> None:
    assert landed().moves("station") == {f"station {cabin}" for cabin in EVERYBODY}


def test_n14_4_or_to_the_reserve() -> None:
    table = landed(crew=[4]).do("reserve mercenary")
    assert (table.see.reserve, table.see.reserve_crew, table.extra.soldiers) == (5, (MERCENARY,), ())


def test_n14_4_ducts_lead_to_a_mercenary_as_to_crew() -> None:
    table = landed(crew=[4]).do("station 5")
    assert (table.extra.soldiers, table.see.crew) == ((5,), (4,))
    table = expanded(harpoons=2, nautilion=3, phantom=20, crew=[4], soldiers=[5], path={4: 6, 19: 3, 1: 1})
    assert "place 6" in table.sail(1, 1, 1).moves()


def test_n14_4_a_cabin_with_a_mercenary_is_taken() -> None:
    table = expanded(harpoons=2, nautilion=3, phantom=20, crew=[4], soldiers=[5], path={4: 5, 19: 3, 1: 1})
    table.sail(1, 1, 1)
    assert (table.question, table.see.reserve_crew) == ("roll", (5,))
    assert landed(crew=[4], soldiers=[5]).moves("station") == {"station 3", "station 6", "station 9"}


def test_n14_4_a_full_nautilion_has_no_room() -> None:
    table = landed(crew=range(1, 9), soldiers=[9])
    assert (table.question, table.see.reserve_crew) == ("roll", (MERCENARY,))


def test_n14_4_a_mercenary_between_two_may_not_be_discarded() -> None:
    table = expanded(harpoons=2, nautilion=3, phantom=20, submarine="C2", crew=[4, 6], soldiers=[5], spare=0)
    assert table.sail(3, 1, 1).moves() == {"discard 4", "discard 6"}


def test_n14_4_it_may_be_discarded_like_crew() -> None:
    table = expanded(harpoons=2, nautilion=3, phantom=20, crew=[4], soldiers=[5], spare=0).sail(3, 1, 1)
    table.do("discard 5")
    assert (table.extra.soldiers, table.see.discarded[-1]) == ((), MERCENARY)


def test_n14_4_it_does_not_help_against_a_reef() -> None:
    table = expanded(harpoons=2, reefs={4: 3}, nautilion=4, phantom=20, crew=[4], soldiers=[3])
    assert table.roll(2).extra.stuck


def test_n14_4_it_pays_for_no_heroic_action() -> None:
    table = expanded(harpoons=2, heroics=[5], nautilion=4, phantom=20, crew=[4], soldiers=[3]).roll(1, 1, 1)
    assert table.moves("heroic") == {"heroic 5 4"}


def test_n14_4_nor_may_a_payment_leave_it_apart() -> None:
    """On the line of nine the 4 holds the Mercenary of cabin 3; the crew alone would not be split."""
    table = expanded(harpoons=2, heroics=[5], nautilion=4, phantom=20, submarine="C2", crew=[4, 5], soldiers=[3])
    assert table.roll(1, 1, 1).moves("heroic") == {"heroic 5 5"}


def test_n14_4_the_admirals_do_not_matter_to_it() -> None:
    """Admiral I shows neither 2 nor 7 nor 9."""
    assert landed(players=2).moves("station") == {f"station {cabin}" for cabin in EVERYBODY}


# the collision


def test_n14_5_the_nautilion_would_pass() -> None:
    """The Phantom stops on 12; of the three spaces only one lies before it."""
    table = meeting(crew=TWO).sail(1, 1, 3)
    see = table.see
    assert (see.path[11], see.nautilion + 1, see.phantom) == (3, see.phantom, 13)
    assert see.taken is None
    assert (table.question, see.reserve_crew) == ("roll", (4,))  # the only token of the pile comes by itself


def test_n14_5_the_phantom_would_pass() -> None:
    table = meeting(crew=TWO).sail(1, 4, 1)
    see = table.see
    assert (see.nautilion, see.phantom) == (10, 11)
    assert [place for place, kind in enumerate(see.path) if kind in (3, 4) and 10 < place < 20] == [12, 13]  # all there
    assert see.discarded == ()


def test_n14_5_the_nautilion_does_not_move_after_the_phantom_has_rammed_it() -> None:
    table = meeting(crew=TWO, discarded=(1,)).sail(1, 4, 1)
    assert (table.asked, table.question, table.see.turn, table.see.nautilion) == (NATURE, "roll", 3, 10)


def test_n14_5_the_turn_ends_and_with_it_the_second_time_through_the_phases() -> None:
    table = meeting(crew=TWO, discarded=(1,), card=TWICE).sail(1, 4, 1)
    assert (table.question, table.see.turn, table.see.dice) == ("roll", 3, ())


def test_n14_5_the_turn_goes_to_the_other_player() -> None:
    table = meeting(crew=TWO, discarded=(1,), players=2, active=1).sail(1, 4, 1)
    assert table.see.active == 0


@pytest.mark.parametrize(("phantom", "nautilion"), [(1, 1), (2, 4)])
def test_n14_5_to_stop_before_the_other_is_no_collision(phantom: int, nautilion: int) -> None:
    """With a 1 each they stop on 12 and 11; with a 2 the Phantom stops right before the Nautilion, which must pass."""
    table = meeting(crew=TWO).sail(1, phantom, nautilion)
    assert table.more.rammed == (1 if nautilion == 4 else 0)


def test_n14_5_they_pass_freely_afterwards() -> None:
    table = meeting(crew=TWO, discarded=(1,)).sail(1, 4, 1).sail(1, 1, 2)
    assert (table.see.phantom, table.see.nautilion, table.see.reserve_crew) == (3, 13, (1, 4))


def test_n14_5_a_phantom_on_the_abyss_cannot_be_passed() -> None:
    table = expanded(harpoons=2, heroics=[5], nautilion=43, crew=[*EVERYBODY], path={45: 3, 1: 1}, discarded=[4])
    abyss = len(table.see.path) - 1
    table.roll(1, 1, 4).do("heroic 5 1", "plan 1 1 4")  # the Phantom stays on the Abyss
    assert (table.ending, table.more.rammed) == ("", 1)
    assert (table.see.phantom, table.see.nautilion) == (abyss + 1, abyss)
    assert table.see.path[45] == 3  # the token before the Abyss lies behind the Nautilion now


def test_n14_5_a_nautilion_on_the_happy_isles_is_rammed_before_them() -> None:
    table = expanded(harpoons=2, heroics=[2], phantom=3, crew=TWO, path={1: 6, 2: 3, 20: 1}, discarded=[4])
    table.sail(1, 4, 1)
    assert (table.ending, table.more.rammed, table.see.nautilion, table.see.phantom) == ("", 1, 0, 1)
    table.roll(1, 1, 1).do("heroic 2 5", "plan 1 1 1")  # astern, the 6 is the next token
    assert (table.see.phantom, 6 in table.see.discarded) == (2, True)


def test_n14_5_an_exchange_is_dropped() -> None:
    """The Phantom keeps its 8, and the Reef beside it is gone; it has three harpoons then."""
    table = meeting(crew=TWO, card=EXCHANGE, reefs={12: 6}, path={11: 3, 12: 8}, soldiers=(9,)).sail(1, 1, 3)
    assert (table.question, table.see.discarded) == ("take", (8, MERCENARY))
    assert table.extra.reefs_discarded == 1
    assert 3 in table.see.path[10:14]


def test_n14_5_a_reef_holds_on_when_the_phantom_rams() -> None:
    table = meeting(crew=TWO, reefs={10: 6}, discarded=(1,)).roll(1).roll(1, 4).do("plan 1 4 -")
    assert (table.question, table.extra.beside, table.see.turn) == ("reef", 6, 3)


def test_n14_6_one_harpoon_for_each_2_5_and_8_and_two_for_a_mercenary() -> None:
    table = expanded(harpoons=2, crew=[1, 2, 3, 5], soldiers=[4, 9], slaves=[2, 2, 8, MERCENARY], phantom=20)
    assert table.harpoons == (2 + 4, 2 + 3 + 2)
    assert expanded(harpoons=2, crew=[1, 3, 4, 6, 7, 9], phantom=20).harpoons == (0, 2)


def test_n14_6_tokens_of_the_reserve_have_none() -> None:
    assert expanded(harpoons=2, held=[2, 5, MERCENARY], phantom=20).harpoons == (0, 2)


@pytest.mark.parametrize("slaves", [(8,), (2, MERCENARY)])
def test_n14_7_more_harpoons_on_the_phantom_lose(slaves: tuple[int, ...]) -> None:
    assert meeting(crew=TWO, slaves=slaves).sail(1, 4, 1).ending == "harpooned"
    assert meeting(crew=TWO, slaves=slaves).sail(1, 1, 4).ending == "harpooned"


def test_n14_7_what_the_phantom_catches_on_its_last_stop_counts() -> None:
    assert meeting(crew=TWO, path={11: 3, 12: MERCENARY}).sail(1, 1, 4).ending == "harpooned"


def test_n14_8_a_tie_clears_both_boards() -> None:
    table = meeting(crew=(2, 3), soldiers=(4,), slaves=(8,)).sail(1, 4, 1)
    assert table.question == "take"
    assert (table.slaves, table.extra.soldiers, table.see.crew) == ((), (), (2, 3))
    assert table.moves() == {"take 8", "take mercenary"}
    table.do("take 8")
    assert (table.see.reserve_crew, table.see.discarded) == ((8,), (MERCENARY,))


def test_n14_8_the_token_goes_to_the_reserve_even_if_its_cabin_is_free() -> None:
    table = meeting(crew=TWO, discarded=(1, 3)).sail(1, 4, 1).do("take 1")
    assert (table.question, table.see.crew, table.see.reserve_crew) == ("roll", TWO, (1,))


def test_n14_8_any_token_of_the_pile() -> None:
    table = meeting(crew=(2, 3), soldiers=(4,), slaves=(8,), discarded=(BLANK, REEF, A), mages=True, reefs={})
    table.sail(1, 4, 1)
    assert table.moves() == {"take blank", "take 8", "take A", "take mercenary", "take reef"}
    for move, left in (("take blank", (0, 1)), ("take reef", (1, 0))):
        chosen = table.copy().do(move)
        assert (chosen.extra.blanks_discarded, chosen.extra.reefs_discarded, chosen.see.reserve) == (*left, 5)


@pytest.mark.parametrize(("rammed", "question"), [(False, "spend"), (True, "roll")])
def test_n14_8_so_before_it_one_says_which_tokens_pay(rammed: bool, question: str) -> None:
    table = meeting(rammed=rammed, held=(5, 6)).roll(1, 1, 1).do("whirlwind")
    assert table.question == question
    if not rammed:
        assert table.moves() == {"spend blank", "spend 5", "spend 6"}


def test_n14_8_with_an_empty_pile_there_is_nothing_to_take() -> None:
    table = meeting(crew=(2, 5, 9, 4)).sail(1, 4, 1)
    assert (table.question, table.see.reserve) == ("roll", 4)


def test_n14_8_the_board_of_the_phantom_is_gone_for_good() -> None:
    table = meeting(crew=(2, 3), soldiers=(9,), path={11: 3, 12: 4}, discarded=(1,), slaves=(5,)).sail(1, 4, 1)
    table.do("take 1")
    table.more.path[3] = 8
    table.sail(1, 1, 1)
    assert (table.slaves, table.see.discarded.count(8)) == ((), 1)


def test_n14_9_ahead_the_token_may_go_aboard() -> None:
    table = meeting(crew=(2, 5, 8, 9), discarded=(1, 3, 9)).sail(1, 4, 1).do("take 3")
    assert (table.question, table.moves()) == ("landing", {"place 3", "reserve 3"})
    assert table.copy().do("place 3").see.crew == (2, 3, 5, 8, 9)
    assert table.do("reserve 3").see.reserve_crew == (3,)


def test_n14_9_only_where_a_duct_leads_to_crew_that_is_left() -> None:
    """On the line of nine the 5 would hang on the Mercenary that is lost."""
    table = meeting(submarine="C2", crew=(1, 2, 3), soldiers=(4,), discarded=(5, 9)).sail(1, 4, 1).do("take 5")
    assert (table.question, table.see.reserve_crew) == ("roll", (5,))


@pytest.mark.parametrize("move", ["take 2", "take A", "take mercenary", "take blank"])
def test_n14_9_what_has_no_cabin_goes_to_the_reserve(move: str) -> None:
    """A second 2, a Mage, a Mercenary, a token of the start: not even the mage's cabin is offered."""
    table = meeting(mages=True, crew=(2, 3), soldiers=(4, 1), discarded=(2, A, BLANK, 9)).sail(1, 4, 1).do(move)
    assert (table.question, table.see.reserve, table.guests) == ("roll", 5, ())


def test_n14_10_one_group_stays() -> None:
    table = meeting(submarine="C2", crew=(1, 2, 4, 5), soldiers=(3,), slaves=(2, 5), discarded=(9,))
    table.sail(1, 4, 1).do("take 9")
    assert (table.question, table.moves()) == ("keep", {"keep 1", "keep 4"})
    first = table.copy().do("keep 1")
    assert (first.see.crew, first.question) == ((1, 2), "roll")
    table.do("keep 4")
    assert table.see.crew == (4, 5)
    assert {1, 2} <= set(table.see.discarded)


def test_n14_10_of_three_groups_too() -> None:
    table = meeting(submarine="C2", crew=(1, 3, 5, 6), soldiers=(2, 4), discarded=(9,)).sail(1, 4, 1)
    table.do("take 9")
    assert table.moves() == {"keep 1", "keep 3", "keep 5"}
    assert table.do("keep 5").see.crew == (5, 6)


def test_n14_10_the_recovered_token_may_mend_the_ducts() -> None:
    table = meeting(submarine="C2", crew=(1, 2, 4, 5), soldiers=(3,), slaves=(5,), discarded=(3, 9)).sail(1, 4, 1)
    table.do("take 3")
    mended = table.copy().do("place 3")
    assert (mended.see.crew, mended.question) == ((1, 2, 3, 4, 5), "roll")
    table.do("reserve 3")
    assert table.moves() == {"keep 1", "keep 4"}


def test_n14_10_a_tie_mends_nothing() -> None:
    table = meeting(submarine="C2", crew=(1, 2, 4, 5), soldiers=(3,), slaves=(2, 5), discarded=(3,)).sail(1, 4, 1)
    assert table.do("take 3").question == "keep"


# afterwards


def after(**more: object) -> ExpandedTable:
    options = {"harpoons": 2, "rammed": True, "nautilion": 10, "phantom": 5, "path": {**BEHIND, 4: MERCENARY, **AHEAD}}
    return expanded(**{**options, **more})  # type: ignore[arg-type]


def test_n14_11_the_phantom_on_a_mercenary_costs_a_token() -> None:
    table = after(mages=True, crew=[2, 3], guests=[A, 1], spare=1).sail(1, 1, 1)
    assert (table.question, table.moves()) == (
        "lose",
        {"discard 2", "discard 3", "discard A", "discard cabin-1", "discard reserve"},
    )
    assert table.see.discarded == (MERCENARY,)
    table.do("discard A")
    assert sorted(table.see.discarded) == [A, MERCENARY]
    assert table.see.taken == 1


def test_n14_11_with_nothing_to_lose_nothing_is_lost() -> None:
    table = after(spare=0).sail(1, 1, 1)
    assert (table.see.discarded, table.see.taken) == ((MERCENARY,), 1)


def test_n14_11_not_before_the_collision() -> None:
    table = expanded(harpoons=2, nautilion=3, phantom=20, path={4: 3, 19: MERCENARY, 1: 1}, crew=[2]).sail(1, 1, 1)
    assert table.question == "landing"


def test_n14_11_fighters_are_discarded_as_in_the_base_game() -> None:
    table = after(crew=[2, 3], path={**BEHIND, 4: 8, **AHEAD}).sail(1, 1, 1)
    assert (table.slaves, table.see.discarded, table.question) == ((), (8,), "landing")


def test_n14_12_the_nautilion_reserves_a_mercenary() -> None:
    table = after(crew=[2, 3], path={**BEHIND, 30: MERCENARY}).sail(1, 1, 1)
    assert (table.question, table.see.reserve_crew) == ("roll", (MERCENARY,))


@pytest.mark.parametrize(("active", "aboard"), [(0, False), (1, True)])
def test_n14_12_the_reward_goes_aboard_by_the_admiral(active: int, aboard: bool) -> None:
    """Only Admiral II shows the 9."""
    table = meeting(crew=(2, 5, 8), soldiers=(1,), discarded=(9, 4), players=2, active=active).sail(1, 4, 1)
    table.do("take 9")
    assert (table.question == "landing") == aboard
    assert (9 in table.see.reserve_crew) != aboard


def test_n14_13_three_harpoons_on_the_other_side() -> None:
    board = set_out({"mercenaries": "3"}).extra.phantom_board
    assert board is not None
    assert (board.own, board.theirs) == (3, 3)
    assert meeting(crew=TWO, harpoons=3).sail(1, 4, 1).ending == "harpooned"
    assert meeting(crew=(2, 5, 9, 8), harpoons=3, discarded=(1,)).sail(1, 4, 1).ending == ""
