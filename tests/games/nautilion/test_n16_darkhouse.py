"""N-16: the Darkhouse walks, and each of its twelve cards."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.nautilion.components.kit import BLANK, MERCENARY, REEF
from tests.games.nautilion.helpers import (
    ASTERN,
    EXCHANGE,
    FIXED_DICE,
    FREE_WHIRLWIND,
    GAME,
    NAUTILION_FIRST,
    ONE_BY_ONE,
    ONLY_ON_FOUR,
    PUT_BACK,
    RECOVERY,
    TOLL,
    TWICE,
    TWO_TOKENS,
    A,
    ExpandedTable,
    Table,
    expanded,
    set_out,
)

FAR = {19: 3, 18: 5, 17: 7, 16: 9, 1: 1}
NEAR = {5: 1, 6: 2, 7: 4, 8: 6}
QUIET = [ONLY_ON_FOUR, FREE_WHIRLWIND, RECOVERY, TWO_TOKENS, ONE_BY_ONE]


def under(card: int, **more: object) -> ExpandedTable:
    """A turn on which the Darkhouse goes to this card, after phase 0 if it asks nothing."""
    options = {"card": card, "nautilion": 4, "phantom": 20, "path": {**NEAR, **FAR}, **more}
    return expanded(**options)  # type: ignore[arg-type]


def held(card: int, **more: object) -> ExpandedTable:
    """Likewise, and a Reef holds the Nautilion."""
    return under(card, reefs={4: 3}, **more).roll(1)


# phase 0 and the row


def test_n16_1_phase_0_comes_before_the_roll_for_a_reef() -> None:
    """The 3 that would help against the Reef goes back to the path first."""
    table = under(PUT_BACK, reefs={4: 3}, crew=[3])
    assert table.question == "unseat"
    table.do("unseat 3", "insert 6")
    assert table.question == "reef"
    assert table.roll(2).extra.stuck


def test_n16_1_and_before_the_currents() -> None:
    table = under(TOLL, crew=[4])
    assert (table.question, table.see.dice) == ("lose", ())
    assert table.do("discard 4").question == "roll"


@pytest.mark.parametrize(("level", "reds"), [("intro", 3), ("normal", 4), ("difficult", 5)])
def test_n16_2_five_cards_red_and_blue_by_difficulty(level: str, reds: int) -> None:
    for seed in range(20):
        darkhouse = set_out({"machinations": level}, seed).extra.darkhouse
        assert darkhouse is not None
        assert len({card.number for card in darkhouse.row}) == 5
        assert Counter(card.colour for card in darkhouse.row) == Counter(red=reds, blue=5 - reds)


def test_n16_2_red_are_1_to_9_and_blue_10_to_12() -> None:
    rows = [set_out({"machinations": "intro"}, seed).extra.darkhouse for seed in range(60)]
    seen = {(card.number, card.colour) for darkhouse in rows if darkhouse for card in darkhouse.row}
    assert seen == {(number, "red") for number in range(1, 10)} | {(number, "blue") for number in (10, 11, 12)}


def test_n16_2_each_card_is_as_likely_on_each_place() -> None:
    """As the chances are listed: 3 of the 5 places are for the nine reds, 2 for the three blues."""
    table = Table(GAME.new({"machinations": "intro"})).do(*["~strew 1 2 3 4 5 6 7 8 9"] * 4)
    weights = {GAME.write(table.state, action): weight for action, weight in GAME.outcomes(table.state)}
    reds = {weights[f"~machination {number}"] for number in range(1, 10)}
    blues = {weights[f"~machination {number}"] for number in (10, 11, 12)}
    assert len(reds) == len(blues) == 1
    assert reds.pop() * 9 * 2 == blues.pop() * 3 * 3
    table.do("~machination 10", "~machination 12")
    assert table.refused_chance("~machination 11")
    assert table.refused_chance("~machination 10")


def test_n16_2_without_the_expansion_there_is_no_row() -> None:
    assert set_out({"mages": "yes"}).extra.darkhouse is None


def test_n16_3_the_first_card_on_the_first_turn() -> None:
    table = expanded(row=QUIET, walked=-1, turn=1, phantom=20)
    assert (table.scheme, table.more.walked) == ("only-on-four", 0)


def test_n16_3_the_next_on_each_turn_and_after_the_fifth_the_first() -> None:
    table, seen = expanded(row=[10, 11, 9, 4, 12], walked=-1, turn=1, submarine="C2"), []
    for _ in range(7):
        seen.append(table.scheme)
        if table.question == "roll":
            table.roll(1, 1, 1)
        table.do(min(table.moves("plan")))
        while table.asked != NATURE and table.question != "plan":
            table.do(min(table.moves()))
    assert seen == [
        *("only-on-four", "free-whirlwind", "fixed-dice", "two-tokens", "recovery", "only-on-four", "free-whirlwind")
    ]


# card 1


def test_n16_4_phases_2_to_5_twice_with_the_same_dice() -> None:
    table = under(TWICE).roll(1, 2, 2).do("plan 2 1 2")
    assert (table.see.phantom, table.see.nautilion, table.see.taken) == (19, 6, 2)
    table.do("reserve 2")
    assert (table.question, table.see.dice, table.extra.second, table.see.turn) == ("plan", (1, 2, 2), True, 2)
    table.do("plan 2 2 1")
    assert (table.see.phantom, table.see.nautilion) == (17, 7)
    table.do("reserve 4")
    assert (table.question, table.see.turn, table.extra.second) == ("roll", 3, False)


def test_n16_4_nothing_but_the_plan_the_second_time() -> None:
    table = under(TWICE, mages=True, heroics=[5], crew=[3], guests=[A, 1], spare=6).roll(1, 2, 4)
    assert {move.split()[0] for move in table.moves()} >= {"whirlwind", "tide", "translation", "reroll", "heroic"}
    table.do("plan 1 2 4")
    assert {move.split()[0] for move in table.moves()} == {"plan"}


def test_n16_4_the_darkhouse_bites_twice() -> None:
    table = under(TWICE, spare=3).roll(1, 1, 3).do("plan 3 1 1", "reserve 1", "plan 3 1 1")
    assert table.see.reserve == 3 - 1 + 1 - 1


def test_n16_4_a_heroic_action_works_both_times() -> None:
    table = under(TWICE, heroics=[5], crew=[3]).roll(1, 1, 1).do("heroic 5 3", "plan 1 1 1", "reserve 1", "plan 1 1 1")
    assert table.see.phantom == 20


def test_n16_4_the_same_player_both_times() -> None:
    table = under(TWICE, players=2, active=1).roll(1, 1, 2).do("plan 1 1 2", "reserve 2")
    assert (table.asked, table.see.active) == (1, 1)
    table.do("plan 2 1 1", "reserve 4")
    assert table.see.active == 0


def test_n16_4_a_nautilion_that_is_held_loses_phase_5_once() -> None:
    table = held(TWICE).roll(1, 2, 4)
    assert table.see.dice == (1, 2, 4)
    assert table.moves("plan") == {f"plan {a} {b} -" for a in (1, 2, 4) for b in (1, 2, 4) if a != b}
    table.do("plan 1 2 -")
    assert (table.see.nautilion, table.extra.reefs_in_reserve, table.extra.stuck) == (4, 1, False)
    assert "plan 2 4 1" in table.moves()
    table.do("plan 2 1 4")
    assert table.see.nautilion == 8


def test_n16_4_held_the_whirlwind_rolls_all_three() -> None:
    table = held(TWICE).roll(1, 2, 4).do("whirlwind")
    assert table.refused_chance("~roll - 1 1")
    assert table.roll(1, 1, 3).see.dice == (1, 1, 3)


def test_n16_4_a_collision_the_second_time_ends_the_turn_too() -> None:
    table = under(TWICE, harpoons=2, phantom=8, crew=[2, 4, 5, 8, 9], discarded=[3], path={5: 1, 6: 4, 7: 6})
    table.roll(1, 1, 2).do("plan 2 1 1", "reserve 1", "plan 1 1 2")
    assert (table.more.rammed, table.question) == (1, "take")
    table.do("take 3", "place 3")
    assert (table.question, table.see.turn, table.extra.second) == ("roll", 3, False)


def test_n16_4_no_roll_for_a_reef_between_the_two() -> None:
    table = under(TWICE, reefs={5: 6}).roll(1, 1, 1).do("plan 1 1 1", "reserve 1")
    assert (table.question, table.extra.beside) == ("plan", 6)
    table.do("plan 1 1 1", "reserve 2")
    assert (table.question, table.extra.reefs[5]) == ("roll", 6)


def test_n16_4_reaching_the_abyss_ends_it_all() -> None:
    assert under(TWICE, path={1: 1}).sail(1, 1, 1).ending == "crew-incomplete"


# card 2


def test_n16_5_dice_one_by_one() -> None:
    table = under(ONE_BY_ONE)
    assert table.refused_chance("~roll 1 1 1")
    table.roll(2)
    assert table.moves("plan") == {"plan 2 - -", "plan - 2 -", "plan - - 2"}
    table.do("plan - 2 -")
    assert (table.asked, table.question) == (NATURE, "roll")
    table.roll(1)
    assert table.moves("plan") == {"plan 1 2 -", "plan - 2 1"}
    table.do("plan - 2 1").roll(3)
    assert table.moves("plan") == {"plan 3 2 1"}
    table.do("plan 3 2 1")
    assert (table.see.phantom, table.see.nautilion, table.see.reserve) == (18, 5, 3)


def test_n16_5_the_whirlwind_rolls_only_the_last_die() -> None:
    table = under(ONE_BY_ONE).roll(2).do("plan - 2 -").roll(4).do("whirlwind")
    assert table.refused_chance("~roll - 1 1")
    table.roll(1)
    assert table.moves("plan") == {"plan 1 2 -", "plan - 2 1"}


def test_n16_5_a_tide_and_a_partnership_change_only_the_last_die() -> None:
    table = under(ONE_BY_ONE, mages=True, guests=[A, 1]).roll(2).do("plan - 2 -").roll(4)
    assert table.moves("tide") == {"tide 4 1", "tide 4 2", "tide 4 3"}
    assert table.moves("reroll") == {"reroll 4"}
    table.do("reroll 4").roll(3)
    assert table.moves("plan") == {"plan 3 2 -", "plan - 2 3"}


@pytest.mark.parametrize("card", [ONE_BY_ONE, NAUTILION_FIRST])
def test_n16_5_two_players_choose_who_starts_when_the_first_die_lies(card: int) -> None:
    table = expanded(row=[card, *QUIET[:4]], walked=-1, turn=1, players=2, active=-1).roll(2)
    assert (table.question, table.see.dice) == ("start", (2,))
    table.do("start 2")
    assert (table.asked, table.question) == (1, "plan")
    table.do("plan - - 2")
    assert table.question == "roll"
    table.roll(*((1,) if card == ONE_BY_ONE else (1, 1)))
    assert (table.asked, table.question) == (1, "plan")  # it is asked only once


def test_n16_5_held_by_a_reef_two_dice_are_rolled() -> None:
    table = held(ONE_BY_ONE).roll(2)
    assert table.moves("plan") == {"plan 2 - -", "plan - 2 -"}
    table.do("plan 2 - -").roll(1).do("plan 2 1 -")
    assert (table.see.nautilion, table.see.turn) == (4, 3)


# card 3


def test_n16_6_a_crew_member_goes_back_to_the_path() -> None:
    table = under(PUT_BACK, crew=[4, 5, 6])
    assert table.moves() == {"unseat 4", "unseat 6"}  # the 5 would split them
    table.do("unseat 4")
    assert (table.question, table.see.crew) == ("insert", (5, 6))
    assert table.moves() == {f"insert {place}" for place in (4, 5, 6, 7, 8, 16, 17, 18, 19, 20)}
    table.do("insert 6")
    assert table.question == "roll"
    assert [kind for kind in table.see.path[1:-1] if kind] == [1, 1, 2, 4, 4, 6, 9, 7, 5, 3]


def test_n16_6_not_between_the_nautilion_and_the_happy_isles() -> None:
    table = under(PUT_BACK, crew=[4]).do("unseat 4")
    assert not {"insert 0", "insert 1", "insert 2", "insert 3"} & table.moves()


def test_n16_6_right_before_the_nautilion() -> None:
    table = under(PUT_BACK, crew=[4]).do("unseat 4", "insert 4").sail(1, 1, 1)
    assert table.see.taken == 4


@pytest.mark.parametrize(("insert", "phantom_catches"), [(19, 8), (20, 3)])
def test_n16_6_before_or_behind_the_phantom(insert: int, phantom_catches: int) -> None:
    table = under(PUT_BACK, crew=[8]).do("unseat 8", f"insert {insert}").sail(1, 1, 1)
    assert table.see.discarded == (phantom_catches,)


def test_n16_6_reefs_stay_with_their_tokens() -> None:
    path = {5: 1, 6: 2, 7: 4, 8: 6, **FAR}
    table = under(PUT_BACK, crew=[8], reefs={7: 3, 16: 9}, path=path).do("unseat 8", "insert 6")
    assert [(kind, reef) for kind, reef in zip(table.see.path, table.extra.reefs, strict=True) if reef] == [
        (4, 3),
        (9, 9),
    ]
    assert table.see.path[7] == 8


def test_n16_6_nobody_is_put_beside_a_reef_whose_token_is_gone() -> None:
    """Place 6 is bare and has a Reef: the 8 gets a place of its own before it."""
    table = under(PUT_BACK, crew=[8], reefs={6: 3}, path={5: 1, 7: 4, **FAR}).do("unseat 8", "insert 5")
    assert (table.see.path[5:9], table.extra.reefs[5:9]) == ((1, 8, 0, 4), (0, 0, 3, 0))
    assert table.see.phantom == 21


def test_n16_6_without_crew_nothing_happens() -> None:
    assert under(PUT_BACK).question == "roll"
    assert under(PUT_BACK, harpoons=2, soldiers=[3, 4]).question == "roll"  # Mercenaries are no crew


def test_n16_6_nor_where_nobody_may_leave() -> None:
    table = under(PUT_BACK, harpoons=2, submarine="C2", soldiers=[3, 5], crew=[4])
    assert (table.question, table.see.crew) == ("roll", (4,))


def test_n16_6_no_mercenary_and_nobody_between_mercenaries() -> None:
    table = under(PUT_BACK, harpoons=2, submarine="C2", soldiers=[3, 5], crew=[4, 6])
    assert table.moves() == {"unseat 6"}


# card 4


def test_n16_7_the_bite_costs_two_tokens() -> None:
    table = under(TWO_TOKENS, mages=True, submarine="C2", crew=[4, 5, 6], guests=[A], spare=2).sail(3, 1, 1)
    assert table.moves() == {"discard 4", "discard 6", "discard A", "discard reserve"}
    table.do("discard 4")
    assert table.moves() == {"discard 5", "discard 6", "discard A", "discard reserve"}  # the ducts are looked at again
    table.do("discard A")
    assert (table.see.crew, table.guests, table.see.reserve) == ((5, 6), (), 2)
    assert table.question == "landing"


def test_n16_7_where_there_is_only_one_only_one_is_lost() -> None:
    table = under(TWO_TOKENS, spare=1).sail(4, 1, 1)
    assert (table.see.reserve, table.question) == (0, "landing")


def test_n16_7_a_low_die_costs_nothing() -> None:
    assert under(TWO_TOKENS, spare=3).sail(2, 1, 1).see.reserve == 3


# card 5


def test_n16_8_a_token_at_once_and_phase_3_as_always() -> None:
    table = under(TOLL, mages=True, crew=[4], guests=[A], spare=2)
    assert table.moves() == {"discard 4", "discard A", "discard reserve"}
    table.do("discard reserve").sail(3, 1, 1)
    assert table.question == "lose"
    assert table.do("discard reserve").see.reserve == 0


def test_n16_8_with_nothing_to_lose_nothing_is_lost() -> None:
    assert under(TOLL, spare=0).question == "roll"


def test_n16_8_on_the_first_turn_of_two_the_reserve_pays_before_anybody_has_started() -> None:
    table = expanded(row=[TOLL, *QUIET[:4]], walked=-1, turn=1, players=2, active=-1)
    assert (table.question, table.see.reserve) == ("roll", 3)


# card 6


def test_n16_9_the_catches_are_exchanged() -> None:
    table = under(EXCHANGE, crew=[3]).sail(1, 2, 1)
    assert (table.see.phantom, table.see.nautilion) == (18, 5)
    assert (table.see.taken or table.see.reserve_crew, table.see.discarded) == ((5,), (1,))


def test_n16_9_what_comes_may_be_placed() -> None:
    table = under(EXCHANGE, crew=[2]).sail(1, 1, 1)
    assert (table.see.taken, table.moves()) == (3, {"place 3", "reserve 3"})


def test_n16_9_reefs_stay_in_place() -> None:
    table = under(EXCHANGE, reefs={19: 6, 5: 9}).sail(1, 1, 1).do("place 3")
    assert (table.extra.reefs[19], table.extra.reefs[5], table.extra.reefs_discarded) == (6, 9, 0)
    assert (table.question, table.extra.beside) == ("reef", 9)


def test_n16_9_ignored_when_the_nautilion_is_held() -> None:
    table = held(EXCHANGE, reefs_held=0).roll(1, 1).do("plan 1 1 -")
    assert (table.see.discarded, table.see.taken) == ((3,), None)


def test_n16_9_then_the_phantom_discards_its_reef_too() -> None:
    table = under(EXCHANGE, reefs={4: 3, 19: 6}).roll(1).roll(1, 1).do("plan 1 1 -")
    assert table.extra.reefs_discarded == 1


def test_n16_9_the_phantom_takes_its_part_aboard() -> None:
    table = under(EXCHANGE, harpoons=2, path={5: 8, 19: 3, 1: 1}).sail(1, 1, 1)
    assert (table.slaves, table.see.discarded, table.see.taken) == ((8,), (), 3)


def test_n16_9_after_the_collision_a_mercenary_costs_a_token() -> None:
    table = under(EXCHANGE, harpoons=2, rammed=True, crew=[4], path={5: MERCENARY, 19: 3, 1: 1}).sail(1, 1, 1)
    assert table.question == "lose"
    table.do("discard reserve")
    assert (table.see.taken, MERCENARY in table.see.discarded) == (3, True)


@pytest.mark.parametrize(
    ("crew", "lost", "moves"),
    [((4, 5), 4, set()), ((4, 5), 5, {"place 3", "reserve 3"}), ((3, 4), 3, {"place 3", "reserve 3"})],
)
def test_n16_9_what_is_lost_for_it_comes_before_the_exchanged_token_is_placed(
    crew: tuple[int, ...], lost: int, moves: set[str]
) -> None:
    """On the line of nine: without the 4 no duct leads to the 3's cabin; without the 3 aboard its cabin is free."""
    table = under(EXCHANGE, harpoons=2, rammed=True, submarine="C2", crew=crew, path={5: MERCENARY, 19: 3, 1: 1}).sail(
        1, 1, 1
    )
    assert table.question == "lose"
    table.do(f"discard {lost}")
    if moves:
        assert (table.question, table.moves()) == ("landing", moves)
    else:
        assert (table.question, table.see.reserve_crew) == ("roll", (3,))


def test_n16_9_an_exchanged_token_that_never_had_a_place_is_reserved_after_the_loss() -> None:
    table = under(EXCHANGE, harpoons=2, rammed=True, crew=[3, 4], path={5: MERCENARY, 19: 3, 1: 1}).sail(1, 1, 1)
    assert not table.see.reserve_crew
    said = table.narrated("discard 4")
    assert said["nautilion-reserved-double"] == ("N-8.4", "N-8.5")
    table.do("discard 4")
    assert (table.question, table.see.reserve_crew, table.see.crew) == ("roll", (3,), (3,))


@pytest.mark.parametrize(("active", "moves"), [(0, {"place 3", "reserve 3"}), (1, set())])
def test_n16_9_by_the_admiral(active: int, moves: set[str]) -> None:
    """Only Admiral I shows the 3."""
    table = under(EXCHANGE, players=2, active=active, crew=[2]).sail(1, 1, 1)
    if moves:
        assert table.moves() == moves
    else:
        assert table.see.reserve_crew == (3,)


def test_n16_9_a_mage_given_by_the_phantom_may_enter_the_cabin() -> None:
    table = under(EXCHANGE, mages=True, path={5: 3, 19: A, 1: 1}).sail(1, 1, 1)
    assert (table.moves(), table.see.discarded) == ({"cabin A", "reserve A"}, (3,))


def test_n16_9_a_phantom_on_the_abyss_exchanges_nothing() -> None:
    table = under(EXCHANGE, heroics=[2], crew=[3], phantom=36).roll(1, 1, 1).do("heroic 2 3", "plan 1 1 1")
    assert (table.see.phantom, table.see.taken, table.see.discarded) == (37, 1, (3,))


def test_n16_9_a_mercenary_given_by_the_phantom_may_be_stationed() -> None:
    table = under(EXCHANGE, harpoons=2, crew=[4], path={5: 3, 19: MERCENARY, 1: 1}).sail(1, 1, 1)
    assert "station 5" in table.moves()


def test_n16_9_a_phantom_that_keeps_still_exchanges_nothing() -> None:
    table = under(EXCHANGE, heroics=[5], crew=[3]).roll(1, 1, 1).do("heroic 5 3", "plan 1 1 1")
    assert table.see.taken == 1


# card 7


def test_n16_10_the_nautilion_goes_astern_and_takes_the_token() -> None:
    table = under(ASTERN, path={2: 8, 3: 7, **NEAR, **FAR}).sail(1, 1, 2)
    assert (table.see.nautilion, table.see.taken) == (2, 8)


def test_n16_10_the_phantom_is_no_space() -> None:
    table = under(ASTERN, nautilion=10, phantom=9, path={3: 6, 7: 7, 8: 1, 12: 3}).sail(1, 1, 1)
    assert (table.see.phantom, table.see.nautilion) == (8, 7)


@pytest.mark.parametrize("die", [2, 4])
def test_n16_10_it_stops_on_the_happy_isles(die: int) -> None:
    table = under(ASTERN).sail(1, 1, die)
    assert (table.see.nautilion, table.see.taken, table.question, table.ending) == (0, None, "roll", "")


def test_n16_10_ignored_on_the_first_turn() -> None:
    table = expanded(row=[ASTERN, *QUIET[:4]], walked=-1, turn=1).sail(1, 1, 2)
    assert (table.see.nautilion, table.see.taken) == (2, 2)


def test_n16_10_ignored_when_the_nautilion_is_held() -> None:
    table = held(ASTERN).roll(1, 1).do("plan 1 1 -")
    assert (table.see.nautilion, table.extra.reefs_in_reserve) == (4, 1)


# card 8


def test_n16_11_the_die_of_the_nautilion_comes_first() -> None:
    table = under(NAUTILION_FIRST)
    assert table.refused_chance("~roll - 1 1")
    table.roll(2)
    assert table.moves("plan") == {"plan - - 2"}
    table.do("plan - - 2")
    assert table.refused_chance("~roll 1 1 1")
    assert table.refused_chance("~roll - - 1")
    table.roll(1, 3)
    assert table.moves("plan") == {"plan 1 3 2", "plan 3 1 2"}
    table.do("plan 1 3 2")
    assert (table.see.phantom, table.see.nautilion) == (17, 6)


def test_n16_11_the_whirlwind_rolls_the_first_die_and_later_the_two() -> None:
    table = under(NAUTILION_FIRST).roll(2).do("whirlwind").roll(1).do("whirlwind").roll(4).do("plan - - 4")
    table.roll(1, 3).do("whirlwind")
    assert table.refused_chance("~roll - - 1")
    table.roll(2, 2)
    assert (table.moves("plan"), table.see.reserve) == ({"plan 2 2 4"}, 1)


def test_n16_11_a_tide_may_still_turn_the_die_of_the_nautilion() -> None:
    """The print limits the Whirlwind only."""
    table = under(NAUTILION_FIRST).roll(2).do("plan - - 2").roll(2, 3)
    assert table.moves("tide") == {
        *("tide 2 1", "tide 2 3", "tide 2 4"),
        *("tide 3 1", "tide 3 2", "tide 3 4"),
        *("tide nautilion 1", "tide nautilion 3", "tide nautilion 4"),
    }
    table.do("tide nautilion 4")
    assert (table.see.dice, table.see.plan, table.see.reserve) == ((2, 3), (0, 0, 4), 2)
    assert table.moves("plan") == {"plan 2 3 4", "plan 3 2 4"}
    table.do("plan 3 2 4")
    assert (table.see.phantom, table.see.nautilion) == (18, 8)


def test_n16_11_a_tide_on_a_die_in_hand_leaves_the_nautilions_alone() -> None:
    table = under(NAUTILION_FIRST).roll(2).do("plan - - 2").roll(2, 3).do("tide 2 1")
    assert (table.see.dice, table.see.plan) == ((1, 3), (0, 0, 2))


def test_n16_11_the_story_tells_of_the_die_that_is_turned() -> None:
    table = under(NAUTILION_FIRST).roll(2).do("plan - - 2").roll(2, 3)
    assert table.narrated("tide nautilion 4") == {"nautilion-cast-tide-on-its-die": ("N-4.3", "N-4.5", "N-16.11")}
    assert table.narrated("tide 2 4") == {"nautilion-cast-tide": ("N-4.3", "N-4.5")}


def test_n16_11_it_is_turned_while_it_lies_alone_like_any_die() -> None:
    assert under(NAUTILION_FIRST).roll(2).moves("tide") == {"tide 2 1", "tide 2 3", "tide 2 4"}


def test_n16_11_a_partnership_rolls_a_die_in_hand() -> None:
    table = under(NAUTILION_FIRST, mages=True, guests=[A, 1]).roll(4)
    first = table.copy().do("reroll 4")
    assert first.refused_chance("~roll - 1 1")
    assert first.roll(1).moves("plan") == {"plan - - 1"}
    table.do("plan - - 4").roll(1, 3)
    assert table.moves("reroll") == {"reroll 1", "reroll 3"}
    table.do("reroll 3").roll(2)
    assert table.moves("plan") == {"plan 1 2 4", "plan 2 1 4"}


def test_n16_11_ignored_when_the_nautilion_is_held() -> None:
    table = held(NAUTILION_FIRST).roll(1, 3)
    assert table.moves("plan") == {"plan 1 3 -", "plan 3 1 -"}


# card 9


def test_n16_12_the_dice_are_laid_on_2_3_and_4() -> None:
    table = under(FIXED_DICE)
    assert (table.question, table.see.dice) == ("plan", (2, 3, 4))
    assert len(table.moves("plan")) == 6


def test_n16_12_then_they_are_ordinary_dice() -> None:
    table = under(FIXED_DICE, mages=True, guests=[A, 1])
    assert "tide 4 1" in table.moves()
    assert table.copy().do("reroll 4").roll(1).see.dice == (1, 2, 3)
    table.do("whirlwind").roll(1, 1, 1)
    assert (table.see.dice, table.see.reserve) == ((1, 1, 1), 3)


def test_n16_12_each_time_the_darkhouse_comes_there() -> None:
    table = under(FIXED_DICE, row=[FIXED_DICE] * 5).do("plan 2 3 4", "reserve 6")
    assert (table.see.turn, table.question, table.see.dice) == (3, "plan", (2, 3, 4))


def test_n16_12_held_by_a_reef_two_of_the_three_are_given() -> None:
    table = held(FIXED_DICE)
    assert table.see.dice == (2, 3, 4)
    assert table.moves("plan") == {f"plan {a} {b} -" for a in (2, 3, 4) for b in (2, 3, 4) if a != b}
    table.do("plan 2 3 -")
    assert (table.see.nautilion, table.see.turn) == (4, 3)


def test_n16_12_held_the_whirlwind_rolls_all_three() -> None:
    table = held(FIXED_DICE).do("whirlwind")
    assert table.refused_chance("~roll - 1 1")
    assert table.roll(1, 1, 2).moves("plan") == {"plan 1 1 -", "plan 1 2 -", "plan 2 1 -"}


def test_n16_12_two_players_choose_who_starts_when_they_lie() -> None:
    table = expanded(row=[FIXED_DICE, *QUIET[:4]], walked=-1, turn=1, players=2, active=-1)
    assert (table.question, table.see.dice) == ("start", (2, 3, 4))


# blue cards


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_n16_13_only_a_four_costs_a_token(die: int, lost: int) -> None:
    assert under(ONLY_ON_FOUR).sail(die, 1, 1).see.reserve == 4 - lost


def test_n16_14_one_whirlwind_is_free() -> None:
    table = under(FREE_WHIRLWIND, spare=1).roll(1, 1, 1).do("whirlwind").roll(2, 2, 2)
    assert table.see.reserve == 1
    table.do("whirlwind").roll(1, 1, 1)
    assert (table.see.reserve, "whirlwind" in table.moves()) == (0, False)


def test_n16_14_even_with_an_empty_reserve_and_only_this_turn() -> None:
    table = under(FREE_WHIRLWIND, spare=0).roll(1, 1, 1)
    assert "whirlwind" in table.moves()
    table.do("plan 1 1 1", "place 1").roll(1, 1, 1)
    assert "whirlwind" not in table.moves()


def test_n16_15_two_tokens_bring_one_back() -> None:
    table = under(RECOVERY, crew=[4], discarded=[5, 9, 1, BLANK]).roll(1, 1, 1).do("recover")
    assert (table.question, table.see.reserve) == ("recover", 2)
    assert table.moves() == {"take 5", "take 9"}  # no duct leads to 1
    table.do("take 9")
    assert (table.see.crew, table.question, table.see.discarded) == ((4, 9), "plan", (1, 5))


def test_n16_15_once_a_turn() -> None:
    table = under(RECOVERY, crew=[4], discarded=[5, 9]).roll(1, 1, 1).do("recover", "take 9")
    assert "recover" not in table.moves()


def test_n16_15_and_again_when_the_darkhouse_comes_round() -> None:
    table = under(RECOVERY, row=[RECOVERY] * 5, crew=[4], spare=6, discarded=[5, 9]).roll(1, 1, 1)
    table.do("recover", "take 9", "plan 1 1 1").roll(1, 1, 1)
    assert "recover" in table.moves()


def test_n16_15_to_the_cabin_if_it_belongs_there() -> None:
    table = under(RECOVERY, mages=True, crew=[3], discarded=[A, 4]).roll(1, 1, 1).do("recover")
    assert table.moves() == {"take A", "take 4"}
    assert table.copy().do("take A").guests == (A,)
    table.do("take 4")
    assert table.moves() == {"place 4", "cabin 4"}
    assert table.do("cabin 4").guests == (4,)


@pytest.mark.parametrize(("active", "back"), [(0, {"take 5", "take 3"}), (1, {"take 5", "take 9"})])
def test_n16_15_crew_of_the_admiral_only(active: int, back: set[str]) -> None:
    table = under(RECOVERY, players=2, active=active, crew=[4], discarded=[3, 5, 9]).roll(1, 1, 1).do("recover")
    assert table.moves() == back


@pytest.mark.parametrize(
    ("more", "open_to"),
    [
        ({"spare": 1}, False),
        ({"discarded": [4]}, False),
        ({"discarded": [BLANK, REEF], "reefs": {}}, False),
        ({"discarded": [MERCENARY], "harpoons": 2}, True),
        ({"discarded": [MERCENARY], "harpoons": 2, "rammed": True}, False),
    ],
)
def test_n16_15_only_if_it_can_be_paid_and_something_has_a_place(more: dict[str, object], open_to: bool) -> None:
    table = under(RECOVERY, **{"crew": [4], "discarded": [5], **more}).roll(1, 1, 1)
    assert ("recover" in table.moves()) == open_to


def test_n16_15_which_tokens_pay_is_asked_and_one_of_them_may_come_back() -> None:
    table = under(RECOVERY, crew=[4], spare=2, held=[5], discarded=[9]).roll(1, 1, 1).do("recover")
    assert (table.question, table.moves()) == ("spend", {"spend blank", "spend 5"})
    table.do("spend 5")  # of what is left one token is like the other
    assert table.do("take 5").see.crew == (4, 5)


def test_n16_15_with_an_empty_pile_a_token_that_pays_may_come_back() -> None:
    table = under(RECOVERY, crew=[4], spare=1, held=[5]).roll(1, 1, 1)
    assert (table.see.discarded, "recover" in table.moves()) == ((), True)
    table.do("recover")
    assert (table.question, table.moves(), table.see.reserve) == ("recover", {"take 5"}, 0)
    assert table.do("take 5").see.crew == (4, 5)


def test_n16_15_then_the_last_token_that_pays_must_be_one_that_can_come_back() -> None:
    table = under(RECOVERY, crew=[4], spare=2, held=[5, 9, 1]).roll(1, 1, 1).do("recover")
    assert table.moves() == {"spend blank", "spend 5", "spend 9", "spend 1"}
    assert table.copy().do("spend 9").moves() == {"spend blank", "spend 5", "spend 1"}
    assert table.do("spend blank").moves() == {"spend 5", "spend 9"}  # no duct leads to 1
    assert table.do("spend 9").moves() == {"take 9"}


def test_n16_15_where_only_one_such_token_is_left_it_pays_without_a_question() -> None:
    table = under(RECOVERY, crew=[4], spare=2, held=[5, 1]).roll(1, 1, 1).do("recover", "spend 1")
    assert (table.question, table.moves()) == ("recover", {"take 5"})


def test_n16_15_not_if_neither_pile_nor_reserve_has_anything_with_a_place() -> None:
    assert "recover" not in under(RECOVERY, crew=[4], held=[4, 1]).roll(1, 1, 1).moves()
    assert "recover" not in under(RECOVERY, harpoons=2, rammed=True, held=[MERCENARY], crew=[4]).roll(1, 1, 1).moves()


def test_n16_15_a_recovery_that_costs_nothing_brings_nothing_from_the_reserve() -> None:
    free = load_game("nautilion", '[edition]\nname = "kind"\n[machinations]\nrecovery_cost = 0\n')
    assert "recover" not in under(RECOVERY, crew=[4], held=[5], game=free).roll(1, 1, 1).moves()
    assert "recover" in under(RECOVERY, crew=[4], held=[5], discarded=[9], game=free).roll(1, 1, 1).moves()


def test_n16_15_not_on_another_turn() -> None:
    assert "recover" not in under(FREE_WHIRLWIND, crew=[4], discarded=[5]).roll(1, 1, 1).moves()


def with_a_die_for_the_darkhouse(card: int, die: int) -> ExpandedTable:
    """The others get ones, where the card lets them."""
    table = under(card, spare=6)
    if card == ONE_BY_ONE:
        return table.roll(die).do(f"plan {die} - -").roll(1).do(f"plan {die} 1 -").roll(1).do(f"plan {die} 1 1")
    if card == NAUTILION_FIRST:
        return table.roll(1).do("plan - - 1").roll(1, die).do(f"plan {die} 1 1")
    if card == FIXED_DICE:
        return table.do(sorted(table.moves("plan"))[2 * (die - 2)])
    return table.sail(die, 1, 1)


@pytest.mark.parametrize(
    "card",
    [TWICE, ONE_BY_ONE, PUT_BACK, EXCHANGE, ASTERN, NAUTILION_FIRST, FIXED_DICE, FREE_WHIRLWIND, RECOVERY],
)
@pytest.mark.parametrize(("die", "lost"), [(2, 0), (3, 1), (4, 1)])
def test_n16_16_otherwise_a_3_or_a_4_costs_a_token(card: int, die: int, lost: int) -> None:
    assert with_a_die_for_the_darkhouse(card, die).more.spare == 6 - lost


def test_n16_16_two_players_walk_the_same_row() -> None:
    table = expanded(row=[10, 11, 9, 4, 12], walked=-1, turn=1, players=2, active=-1)
    table.roll(1, 1, 1).do("start 2", "plan 1 1 1")
    assert (table.see.active, table.scheme) == (0, "free-whirlwind")
