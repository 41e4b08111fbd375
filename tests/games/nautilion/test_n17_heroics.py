"""N-17: the Heroic Actions."""

from __future__ import annotations

import pytest

from seaboard.core.game import Game
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.nautilion.components.kit import BLANK, MERCENARY
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import (
    ASTERN,
    EVERYBODY,
    EXCHANGE,
    FREE_WHIRLWIND,
    GAME,
    MAGES,
    ONE_BY_ONE,
    TOLL,
    TWICE,
    TWO_TOKENS,
    A,
    ExpandedTable,
    Table,
    expanded,
    set_out,
)

SILENCE, PHANTOM_ASTERN, SET_DICE, REPLACE, PHANTOM_STILL, FROM_DISCARD, FROM_RESERVE, NET, TRANSLATIONS = range(1, 10)
TRADES, DISARM, CLEAR_REEFS = 10, 11, 12
FAR = {19: 3, 18: 5, 17: 7, 16: 9, 1: 1}
NEAR = {3: 9, 5: 1, 6: 2, 7: 4, 8: 6}
LAID = ["~strew 1 2 3 4 5 6 7 8 9"] * 4


def rolled(*cards: int, dice: tuple[int, int, int] = (1, 1, 2), **more: object) -> ExpandedTable:
    """These cards show, and the dice lie."""
    options = {"heroics": cards, "nautilion": 4, "phantom": 20, "crew": [4, 5], "path": {**NEAR, **FAR}, **more}
    return expanded(**options).roll(*dice)  # type: ignore[arg-type]


def test_n17_1_three_cards_are_revealed() -> None:
    table = Table(GAME.new({"heroics": "yes"})).do(*LAID)
    assert (table.asked, table.question) == (NATURE, "reveal")
    table.do("~reveal 4", "~reveal 9")
    assert table.refused_chance("~reveal 9")
    table.do("~reveal 1")
    assert table.question == "roll"


def test_n17_1_the_others_are_a_pile_in_no_known_order() -> None:
    table = set_out({"heroics": "yes", "mages": "yes", "mercenaries": "2", "reefs": "yes"})
    heroics = table.extra.heroics
    assert heroics is not None
    assert (len(heroics.shown), heroics.pile) == (3, 9)


def test_n17_1_every_card_may_come_first() -> None:
    options = {"heroics": "yes", "mages": "yes", "mercenaries": "2", "reefs": "yes"}
    assert {card for seed in range(60) for card in set_out(options, seed).shown} == set(range(1, 13))


@pytest.mark.parametrize(
    ("options", "there"),
    [
        ({}, set()),
        ({"mages": "yes"}, {10}),
        ({"mercenaries": "3"}, {11}),
        ({"reefs": "yes"}, {12}),
        ({"mages": "yes", "reefs": "yes"}, {10, 12}),
        ({"machinations": "intro"}, set()),
    ],
)
def test_n17_2_cards_of_absent_expansions_are_not_revealed(options: dict[str, str], there: set[int]) -> None:
    table = set_out({"heroics": "yes", **options})
    heroics = table.extra.heroics
    assert heroics is not None
    assert len(heroics.shown) + heroics.pile == 9 + len(there)
    seen = {card for seed in range(60) for card in set_out({"heroics": "yes", **options}, seed).shown}
    assert seen == {*range(1, 10), *there}


def test_n17_3_any_card_showing_with_any_crew_member_that_may_leave() -> None:
    table = rolled(SILENCE, PHANTOM_STILL, crew=[3, 4, 5], submarine="C2")
    assert table.moves("heroic") == {f"heroic {card} {crew}" for card in (1, 5) for crew in (3, 5)}


def test_n17_3_the_crew_member_is_discarded_and_the_card_leaves_the_game() -> None:
    table = rolled(SILENCE, PHANTOM_STILL).do("heroic 5 4")
    assert (table.see.crew, table.see.discarded, table.shown) == ((5,), (4,), (1,))
    assert table.question == "plan"


def test_n17_3_several_in_one_turn_each_at_its_price() -> None:
    table = rolled(SILENCE, PHANTOM_STILL, NET).do("heroic 5 4", "heroic 1 5")
    assert (table.see.crew, table.shown, table.moves("heroic")) == ((), (8,), set())


def test_n17_3_before_and_after_spells() -> None:
    table = rolled(SILENCE, PHANTOM_STILL).do("whirlwind").roll(1, 1, 1).do("heroic 5 4", "tide 1 2", "heroic 1 5")
    assert (table.see.dice, table.see.reserve, table.shown) == ((1, 1, 2), 1, ())


def test_n17_3_not_before_the_roll_nor_after_the_plan() -> None:
    table = expanded(heroics=[PHANTOM_STILL], nautilion=4, phantom=20, crew=[4, 5], path={**NEAR, **FAR})
    assert table.question == "roll"
    table.sail(1, 1, 2)
    assert table.moves("heroic") == set()


def test_n17_3_nobody_pays_with_the_reserve() -> None:
    assert rolled(PHANTOM_STILL, crew=[], held=[4, 5]).moves("heroic") == set()


def test_n17_3_a_card_works_for_this_turn_only() -> None:
    table = rolled(PHANTOM_STILL, crew=[9]).do("heroic 5 9", "plan 1 2 1", "place 1")
    assert table.see.phantom == 20
    assert table.sail(1, 1, 1).see.phantom == 19


# card 1, whatever an edition prints on it


def first_card(deed: str, other: int) -> Game[NautilionState]:
    """An edition whose card 1 does this, and whose other card is the silence."""
    cards = f'[heroic.1]\neffect = "{deed}"\n[heroic.{other}]\neffect = "silence"\n'
    return load_game("nautilion", '[edition]\nname = "other icons"\n' + cards)


STILL_FIRST = first_card("phantom-still", PHANTOM_STILL)


def test_n17_3_card_1_works_on_the_next_turn_too_whatever_it_does() -> None:
    table = rolled(1, game=STILL_FIRST).do("heroic 1 4", "plan 1 2 1")
    assert table.see.phantom == 20
    assert table.sail(1, 1, 1).see.phantom == 20
    assert table.sail(1, 1, 1).see.phantom == 19


def test_n17_3_a_silence_on_another_card_is_for_this_turn_only() -> None:
    row = [FREE_WHIRLWIND, TOLL, 10, 4, 2]
    table = rolled(5, row=row, dice=(1, 1, 4), game=STILL_FIRST).do("heroic 5 4", "plan 4 1 1")
    assert (table.more.spare, table.question, table.scheme, table.more.silence) == (4, "lose", "toll", 0)


def test_n17_3_a_shorter_silence_does_not_cut_a_longer_one() -> None:
    game = load_game("nautilion", '[edition]\nname = "two of them"\n[heroic.5]\neffect = "silence"\n')
    assert rolled(1, 5, game=game).do("heroic 1 4", "heroic 5 5").more.silence == 2


def test_n17_3_on_the_next_turn_it_works_as_soon_as_dice_lie() -> None:
    table = rolled(1, game=first_card("set-dice", SET_DICE), dice=(1, 1, 1)).do("heroic 1 4", "set 1 1 1", "plan 1 1 1")
    assert table.question == "roll"
    assert table.roll(1, 2, 3).question == "set"
    assert table.do("set 4 4 4").see.dice == (4, 4, 4)
    assert table.question == "plan"


def test_n17_3_with_dice_one_by_one_it_works_for_the_first_of_them() -> None:
    row = [FREE_WHIRLWIND, ONE_BY_ONE, 10, 4, 5]
    table = rolled(1, game=first_card("set-dice", SET_DICE), row=row, dice=(1, 1, 1))
    table.do("heroic 1 4", "set 1 1 1", "plan 1 1 1").roll(1)
    assert table.moves() == {"set - - 1", "set - - 2", "set - - 3", "set - - 4"}
    assert table.do("set - - 2", "plan - 2 -").roll(1).question == "plan"


def test_n17_3_the_net_twice_and_the_phantom_astern_twice() -> None:
    table = rolled(1, game=first_card("net", NET), path={**NEAR, 9: 3, 10: 5, 11: 7, **FAR}).do(
        "heroic 1 4", "plan 1 1 2"
    )
    assert (table.see.reserve, table.see.nautilion) == (7, 6)
    assert table.sail(1, 1, 2).see.reserve == 10
    path = {**NEAR, 15: 1, 17: 7, 18: 5, 19: 3}
    table = rolled(1, game=first_card("phantom-astern", PHANTOM_ASTERN), phantom=16, path=path, dice=(1, 1, 1))
    assert table.do("heroic 1 4", "plan 1 1 1").sail(1, 1, 1).see.phantom == 18


def test_n17_3_two_translations_on_each_of_both_turns() -> None:
    table = rolled(1, game=first_card("translations", TRANSLATIONS)).do("heroic 1 4", "translation", "swap 5", "with 6")
    assert table.extra.free_translations == 1
    table.do("plan 1 1 2")
    assert (table.extra.free_translations, table.roll(1, 1, 1).extra.free_translations) == (0, 2)


def test_n17_3_somebody_comes_back_on_both_turns_and_the_other_player_chooses() -> None:
    """The 5 and the 3 are on the cards of both, or of the second."""
    game = first_card("from-discard", FROM_DISCARD)
    table = rolled(1, game=game, players=2, crew=[4, 5], discarded=[3, 9], dice=(1, 1, 1))
    table.do("heroic 1 4", "leave", "plan 1 1 1")
    table.roll(1, 1, 1)
    assert (table.asked, table.question, table.moves()) == (1, "crew-back", {"take 4", "leave"})
    assert table.do("take 4").see.crew == (4, 5)


def test_n17_3_a_replacement_on_both_turns() -> None:
    table = rolled(1, 2, 3, deck=[6, 7], game=first_card("replace", REPLACE), dice=(1, 1, 1))
    table.do("heroic 1 4", "banish 2", "~reveal 6", "plan 1 1 1").roll(1, 1, 1)
    assert (table.question, table.moves()) == ("banish", {"banish 3", "banish 6"})
    assert table.do("banish 6", "~reveal 7").shown == (3, 7)


def test_n17_3_trades_disarming_and_clearing_on_both_turns_for_who_paid_first() -> None:
    trades = rolled(1, game=first_card("trades", TRADES), mages=True, crew=[4, 5], discarded=[1, 7], dice=(1, 1, 1))
    trades.do("heroic 1 4", "cabin 1", "leave", "plan 1 1 1").roll(1, 1, 1)
    assert trades.moves() == {"cabin 7", "leave"}
    slaves = {"harpoons": 2, "slaves": [MERCENARY], "path": {**NEAR, 19: MERCENARY, 18: 3}}
    disarm = rolled(1, game=first_card("disarm", DISARM), dice=(1, 1, 1), **slaves).do("heroic 1 5", "plan 1 1 1")
    assert (disarm.slaves, disarm.roll(1, 1, 1).slaves) == ((MERCENARY,), ())
    clear = rolled(1, game=first_card("clear-reefs", CLEAR_REEFS), crew=[9], reefs={17: 9}, dice=(1, 1, 1))
    clear.do("heroic 1 9")
    assert clear.extra.reefs[17] == 0
    clear.do("plan 1 1 1", "place 1")
    clear.more.reefs[17] = 9
    assert clear.roll(1, 1, 1).extra.reefs[17] == 0


def test_n17_3_a_card_spent_without_effect_has_none_on_the_next_turn_either() -> None:
    table = rolled(1, game=first_card("disarm", DISARM), harpoons=2, slaves=[MERCENARY], dice=(1, 1, 1))
    table.do("heroic 1 4", "plan 1 1 1")
    assert table.narrated("~roll 1 1 1").keys() == {"nautilion-rolled"}
    assert table.roll(1, 1, 1).slaves == (MERCENARY,)


def test_n17_3_what_lasts_is_shown_and_narrated() -> None:
    table = rolled(1, game=STILL_FIRST)
    heroics = table.extra.heroics
    assert heroics is not None
    assert [(card.effect, card.lasts) for card in heroics.shown] == [("phantom-still", 2)]
    heroics = table.do("heroic 1 4").extra.heroics
    assert heroics is not None
    assert (heroics.deeds, heroics.lasting) == (("phantom-still",), "phantom-still")
    assert "nautilion-see-lasting" in {message.id for message in STILL_FIRST.describe(table.state, 0)}
    heroics = table.do("plan 1 1 2").extra.heroics
    assert heroics is not None
    assert (heroics.deeds, heroics.lasting) == (("phantom-still",), "")
    assert table.narrated("~roll 1 1 1")["nautilion-heroic-again"] == ("N-17.3", "N-17.8")


def test_n17_3_while_a_return_is_still_due_it_matters_which_token_is_spent() -> None:
    table = rolled(1, game=first_card("from-discard", FROM_DISCARD), held=[9], spare=2)
    assert table.do("heroic 1 4", "leave", "tide 1 2").question == "spend"


# the cards


def test_n17_4_the_darkhouse_is_silent_this_turn_and_the_next() -> None:
    """The Nautilion passes tokens that have no duct to the 5: they go to the reserve by themselves."""
    table = rolled(SILENCE, dice=(1, 1, 4)).do("heroic 1 4", "plan 4 1 1")
    assert (table.more.spare, table.question) == (4, "roll")
    table.sail(3, 1, 1)
    assert (table.more.spare, table.question) == (4, "roll")
    table.sail(3, 1, 1)
    assert table.question == "lose"


def test_n17_4_no_phase_0_on_the_next_turn() -> None:
    row = [FREE_WHIRLWIND, TOLL, 10, 4, 2]
    table = rolled(SILENCE, row=row, dice=(1, 1, 1)).do("heroic 1 4", "plan 1 1 1")
    assert (table.question, table.scheme, table.more.walked) == ("roll", "", 0)  # the figure stays
    table.sail(1, 1, 1)
    assert (table.question, table.scheme, table.more.walked) == ("lose", "toll", 1)  # and goes on from there


def test_n17_4_the_card_of_this_turn_goes_on_but_bites_nobody() -> None:
    table = rolled(SILENCE, card=TWO_TOKENS, dice=(1, 1, 4)).do("heroic 1 4", "plan 4 1 1")
    assert (table.more.spare, table.see.crew) == (4, (5,))
    table = rolled(SILENCE, card=TWICE).do("heroic 1 4", "plan 1 1 2")
    assert table.extra.second


def test_n17_4_it_is_the_darkhouse_that_is_silent_not_the_mercenaries() -> None:
    path = {**NEAR, 19: MERCENARY, 18: 3}
    table = rolled(SILENCE, harpoons=2, rammed=True, path=path).do("heroic 1 4", "plan 1 1 2")
    assert table.question == "lose"


def test_n17_5_the_phantom_goes_astern() -> None:
    table = rolled(PHANTOM_ASTERN, phantom=16, path={**NEAR, 17: 7, 18: 5, 19: 3}).do("heroic 2 4", "plan 1 2 1")
    assert (table.see.phantom, table.see.path[18], 5 in table.see.discarded) == (18, 0, True)


def test_n17_5_it_stops_on_the_abyss() -> None:
    table = rolled(PHANTOM_ASTERN, phantom=35, path={**NEAR, 36: 7}).do("heroic 2 4", "plan 1 2 1")
    assert (table.see.phantom, table.see.path[36], table.ending) == (37, 7, "")


def test_n17_5_it_catches_as_always() -> None:
    path = {**NEAR, 17: MERCENARY}
    table = rolled(PHANTOM_ASTERN, harpoons=2, reefs={17: 3}, phantom=16, path=path).do("heroic 2 4", "plan 2 1 1")
    assert (table.slaves, table.extra.reefs_discarded) == ((MERCENARY,), 1)


def test_n17_5_the_nautilion_is_no_space() -> None:
    table = rolled(PHANTOM_ASTERN, nautilion=6, phantom=5, path={3: 9, 7: 4, 8: 6}).do("heroic 2 4", "plan 1 2 1")
    assert table.see.phantom == 8


def test_n17_6_the_dice_as_one_likes() -> None:
    table = rolled(SET_DICE).do("heroic 3 4")
    assert table.question == "set"
    assert len(table.moves()) == 20  # every way three dice may lie
    table.do("set 4 4 4")
    assert (table.see.dice, table.see.reserve, table.question) == ((4, 4, 4), 4, "plan")


def test_n17_6_they_may_stay_as_they_lie() -> None:
    """Every card showing must be played to win: this one may be, and the roll kept."""
    table = rolled(SET_DICE).do("heroic 3 4", "set 1 1 2")
    assert (table.see.dice, table.shown, table.question) == ((1, 1, 2), (), "plan")


def test_n17_6_only_the_dice_in_hand() -> None:
    options = {"card": ONE_BY_ONE, "nautilion": 4, "phantom": 20, "crew": [4, 5], "path": {**NEAR, **FAR}}
    table = expanded(heroics=[SET_DICE], **options).roll(2).do("plan - 2 -").roll(1).do("heroic 3 4")  # type: ignore[arg-type]
    assert table.moves() == {"set - - 1", "set - - 2", "set - - 3", "set - - 4"}
    table.do("set - - 4")
    assert table.moves("plan") == {"plan 4 2 -", "plan - 2 4"}


def test_n17_7_another_card_goes_and_a_new_one_comes() -> None:
    table = rolled(REPLACE, NET, SET_DICE, deck=[1, 7]).do("heroic 4 4")
    assert (table.question, table.moves()) == ("banish", {"banish 8", "banish 3"})
    table.do("banish 8")
    assert (table.asked, table.question) == (NATURE, "reveal")
    assert table.refused_chance("~reveal 8")
    table.do("~reveal 7")
    assert (table.shown, table.question) == ((3, 7), "plan")


def test_n17_7_the_new_card_must_be_played_too() -> None:
    table = rolled(REPLACE, NET, crew=EVERYBODY, deck=[7]).do("heroic 4 1", "banish 8", "~reveal 7")
    assert "heroic 7 3" in table.moves()
    assert table.shown == (7,)


def test_n17_7_alone_it_still_reveals_one() -> None:
    table = rolled(REPLACE, deck=[1, 7]).do("heroic 4 4")
    assert table.question == "reveal"
    assert table.do("~reveal 1").shown == (1,)


def test_n17_7_with_an_empty_pile_nothing_comes() -> None:
    table = rolled(REPLACE, NET).do("heroic 4 4", "banish 8")
    assert (table.shown, table.question) == ((), "plan")


def test_n17_8_the_phantom_keeps_still() -> None:
    table = rolled(PHANTOM_STILL).do("heroic 5 4", "plan 1 2 1")
    assert (table.see.phantom, table.see.discarded, table.see.nautilion) == (20, (4,), 5)


def test_n17_8_it_cannot_arrive_then() -> None:
    table = rolled(PHANTOM_STILL, phantom=1, path={5: 1, 6: 2}).do("heroic 5 4", "plan 1 2 1")
    assert table.ending == ""


def test_n17_8_nor_does_it_go_astern() -> None:
    """Both cards in one turn."""
    table = rolled(PHANTOM_STILL, PHANTOM_ASTERN).do("heroic 2 4", "heroic 5 5", "plan 1 2 1")
    assert (table.see.phantom, table.see.discarded) == (20, (4, 5))


def test_n17_8_the_nautilion_may_still_ram_it() -> None:
    path = {5: 1, 7: 4, **FAR}
    table = rolled(PHANTOM_STILL, harpoons=2, phantom=6, crew=[2, 3, 4, 5, 8, 9], path=path)
    table.do("heroic 5 3", "plan 1 1 2")
    assert (table.more.rammed, table.see.phantom, table.see.nautilion) == (1, 7, 6)


def test_n17_9_back_from_the_discard_pile() -> None:
    table = rolled(FROM_DISCARD, discarded=[6, 9, 1]).do("heroic 6 4")
    assert (table.question, table.moves()) == ("crew-back", {"take 4", "take 6", "leave"})  # the 5 touches 4 and 6
    table.do("take 6")
    assert (table.see.crew, table.see.discarded, table.question) == ((5, 6), (1, 4, 9), "plan")


def test_n17_9_who_paid_may_come_straight_back() -> None:
    assert rolled(FROM_DISCARD).do("heroic 6 4", "take 4").see.crew == (4, 5)


def test_n17_9_or_nobody() -> None:
    assert rolled(FROM_DISCARD, discarded=[6]).do("heroic 6 4", "leave").see.crew == (5,)


def test_n17_9_the_payment_may_split_the_crew_if_the_one_who_comes_mends_it() -> None:
    table = rolled(FROM_DISCARD, crew=[1, 2, 3], discarded=[9])  # on A1 only the 2 joins 1 and 3
    assert "heroic 6 2" in table.moves()
    table.do("heroic 6 2")
    assert table.moves() == {"take 2"}  # and there is no leaving it
    table = rolled(FROM_DISCARD, crew=[2, 3, 4], discarded=[9])  # the 9 joins 2 and 4 as the 3 did
    table.do("heroic 6 3")
    assert table.moves() == {"take 3", "take 9"}
    assert table.do("take 9").see.crew == (2, 4, 9)


def test_n17_9_no_other_card_lets_the_payment_split_the_crew() -> None:
    table = rolled(FROM_DISCARD, NET, SILENCE, crew=[2, 3, 4], discarded=[9])
    assert {"heroic 8 3", "heroic 1 3"} & table.moves() == set()


def test_n17_9_by_the_admiral() -> None:
    """Admiral I has no 9, and so the split cannot be mended with it, nor with the 2 itself."""
    table = rolled(FROM_DISCARD, players=2, crew=[1, 2, 3], discarded=[9])
    assert "heroic 6 2" not in table.moves()
    table = rolled(FROM_DISCARD, players=2, crew=[2, 4, 3], discarded=[9, 8])
    assert table.do("heroic 6 3").moves() == {"take 3"}


def test_n17_9_no_mages_and_no_mercenaries() -> None:
    table = rolled(FROM_DISCARD, mages=True, harpoons=2, discarded=[A, MERCENARY, BLANK]).do("heroic 6 4")
    assert table.moves() == {"take 4", "leave"}


def test_n17_10_back_from_the_reserve() -> None:
    table = rolled(FROM_RESERVE, held=[6, 9], discarded=[4]).do("heroic 7 4")
    assert table.moves() == {"take 6", "leave"}
    table.do("take 6")
    assert (table.see.crew, table.see.reserve, table.see.reserve_crew) == ((5, 6), 5, (9,))


def test_n17_10_with_nobody_there_the_card_is_spent() -> None:
    table = rolled(FROM_RESERVE).do("heroic 7 4")
    assert (table.question, table.see.crew, table.shown) == ("plan", (5,), ())


def test_n17_10_the_payment_may_split_the_crew_if_the_one_who_comes_mends_it() -> None:
    assert "heroic 7 3" not in rolled(FROM_RESERVE, crew=[2, 3, 4]).moves()
    assert "heroic 7 3" not in rolled(FROM_RESERVE, crew=[2, 3, 4], held=[6]).moves()
    table = rolled(FROM_RESERVE, crew=[2, 3, 4], held=[9, 1]).do("heroic 7 3")
    assert table.moves() == {"take 9"}
    assert table.do("take 9").see.crew == (2, 4, 9)
    assert "heroic 7 3" in rolled(FROM_RESERVE, crew=[2, 3, 4], held=[3]).moves()  # another 3 of the reserve


def test_n17_11_the_token_and_its_neighbours_go_to_the_reserve() -> None:
    """The printed example: on a 1 between a 6 and an 8."""
    table = rolled(NET, path={5: 6, 6: 1, 7: 8, **FAR}, spare=0).do("heroic 8 4", "plan 1 1 2")
    assert (table.see.nautilion, table.see.reserve_crew, table.question) == (6, (1, 6, 8), "roll")
    assert table.see.path[5:8] == (0, 0, 0)


def test_n17_11_neighbours_are_the_next_tokens_wherever_they_lie() -> None:
    table = rolled(NET, path={2: 6, 8: 1, 14: 8, **FAR}, spare=0).do("heroic 8 4", "plan 2 1 1")
    assert table.see.reserve_crew == (1, 6, 8)


def test_n17_11_at_the_end_of_the_path_there_may_be_one() -> None:
    table = rolled(NET, path={1: 7, 19: 3, 3: 5, 36: 1}, phantom=20, nautilion=30, spare=0)
    table.do("heroic 8 4", "plan 2 1 1")
    assert table.see.reserve_crew == (1, 5)


def test_n17_11_the_reefs_of_the_neighbours_are_discarded_its_own_stays() -> None:
    path = {5: 6, 6: 1, 7: 8, **FAR}
    table = rolled(NET, reefs={5: 3, 6: 6, 7: 9}, path=path).do("heroic 8 4", "plan 1 1 2")
    assert (table.extra.reefs[5:8], table.extra.reefs_discarded) == ((0, 6, 0), 2)
    assert table.question == "reef"


def test_n17_11_on_the_happy_isles_it_catches_nothing() -> None:
    table = rolled(NET, card=ASTERN, path={2: 6, 5: 1, **FAR}, spare=0).do("heroic 8 4", "plan 1 1 2")
    assert table.see.nautilion == 1
    table = rolled(NET, card=ASTERN, path={2: 6, 5: 1, 19: 3}, spare=0).do("heroic 8 4", "plan 1 1 2")
    assert (table.see.nautilion, table.see.path[2], table.see.reserve_crew) == (0, 6, ())


def test_n17_11_twice_if_phases_2_to_5_are_played_twice() -> None:
    path = {5: 6, 6: 1, 7: 8, 8: 2, 9: 3, 10: 7, **FAR}
    table = rolled(NET, card=TWICE, path=path, spare=0).do("heroic 8 4", "plan 1 1 2", "plan 1 1 2")
    assert (table.see.nautilion, table.see.reserve_crew) == (9, (1, 2, 3, 6, 7, 8))


def test_n17_11_with_an_exchange_the_token_of_the_phantom() -> None:
    path = {5: 6, 6: 1, 7: 8, **FAR}
    table = rolled(NET, card=EXCHANGE, path=path, spare=0).do("heroic 8 4", "plan 1 1 2")
    assert (table.see.reserve_crew, table.see.discarded) == ((3, 6, 8), (1, 4))


def test_n17_12_two_translations_are_free() -> None:
    table = rolled(TRANSLATIONS, spare=0)
    assert "translation" not in table.moves()
    table.do("heroic 9 4")
    assert table.extra.free_translations == 2
    table.do("translation", "swap 5", "with 6", "translation", "swap 7", "with 8")
    assert table.see.path[5:9] == (2, 1, 6, 4)
    assert "translation" not in table.moves()


def test_n17_12_this_turn_only_and_a_third_costs() -> None:
    table = rolled(TRANSLATIONS, spare=3).do("heroic 9 4")
    for _ in range(3):
        table.do("translation", "swap 5", "with 6")
    assert table.see.reserve == 0
    table = rolled(TRANSLATIONS, spare=0).do("heroic 9 4", "plan 1 1 2").roll(1, 1, 1)
    assert "translation" not in table.moves()


def test_n17_13_a_4_brings_back_the_1_and_the_7() -> None:
    table = rolled(TRADES, mages=True, crew=[3, 4], discarded=[1, 7, 4, 9]).do("heroic 10 4")
    assert (table.question, table.moves()) == ("trade", {"cabin 1", "cabin 7", "leave"})
    table.do("cabin 1")
    assert table.moves() == {"cabin 7", "leave"}
    table.do("cabin 7")
    assert (table.guests, table.see.discarded, table.question) == ((1, 7), (4, 4, 9), "plan")


@pytest.mark.parametrize(("paid", "others"), [(1, {"cabin 4", "cabin 7"}), (7, {"cabin 1", "cabin 4"})])
def test_n17_13_never_the_number_that_paid(paid: int, others: set[str]) -> None:
    table = rolled(TRADES, mages=True, crew=[paid], discarded=[1, 4, 7]).do(f"heroic 10 {paid}")
    assert table.moves("cabin") == others


def test_n17_13_to_the_nautilion_by_the_ducts_in_either_order() -> None:
    """On the line of nine the 4 hangs on the 3; the 1 has no duct, and its space in the cabin is taken."""
    table = rolled(TRADES, mages=True, submarine="C2", crew=[3, 2, 7, 6, 5, 4], guests=[1, 4, 7], discarded=[1, 4])
    table.do("heroic 10 7")
    assert table.moves() == {"place 1", "leave"}
    table = rolled(TRADES, mages=True, crew=[1], guests=[1, 4, 7], discarded=[4, 7])
    assert table.do("heroic 10 1").moves() == {"place 4", "place 7", "leave"}


def test_n17_13_one_may_open_the_way_for_the_other() -> None:
    """Partners 3, 4 and 7 on the line of nine: the 3 has a duct to the 2, the 4 only once the 3 is aboard."""
    text = '[edition]\nname = "Neighbours"\n[mages]\npartners = [4, 3, 7]\n'
    game = load_game("nautilion", text)
    table = rolled(TRADES, mages=True, submarine="C2", crew=[1, 2], guests=[3, 4, 7], discarded=[3, 4], game=game)
    table.more.crew |= 1 << 7  # apart from the others, so that it may leave
    table.do("heroic 10 7")
    assert table.moves() == {"place 3", "leave"}
    assert table.do("place 3").moves() == {"place 4", "leave"}
    assert table.do("place 4").see.crew == (1, 2, 3, 4)


def test_n17_13_the_wrong_crew_member_spends_the_card_without_effect() -> None:
    table = rolled(TRADES, mages=True, crew=[3, 4], discarded=[1, 7]).do("heroic 10 3")
    assert (table.question, table.guests, table.shown, table.see.crew) == ("plan", (), (), (4,))


def test_n17_13_one_may_be_left() -> None:
    table = rolled(TRADES, mages=True, crew=[3, 4], discarded=[1, 7]).do("heroic 10 4", "cabin 7", "leave")
    assert (table.guests, table.question) == ((7,), "plan")


def test_n17_13_who_is_not_in_the_pile_stays_away() -> None:
    table = rolled(TRADES, mages=True, crew=[3, 4], discarded=[9]).do("heroic 10 4")
    assert table.question == "plan"


@pytest.mark.parametrize(("active", "moves"), [(0, {"cabin 1", "leave"}), (1, {"cabin 7", "leave"})])
def test_n17_13_by_the_admiral(active: int, moves: set[str]) -> None:
    table = rolled(TRADES, mages=True, players=2, active=active, crew=[3, 4], discarded=[1, 7]).do("heroic 10 4")
    assert table.moves() == moves


@pytest.mark.parametrize("paid", [2, 5, 8])
def test_n17_14_a_2_a_5_or_an_8_disarms_the_phantom(paid: int) -> None:
    table = rolled(DISARM, harpoons=2, crew=[paid], slaves=[2, MERCENARY, 8, MERCENARY]).do(f"heroic 11 {paid}")
    assert (table.slaves, table.harpoons) == ((2, 8), (0, 4))
    assert table.see.discarded == (paid, MERCENARY, MERCENARY)


@pytest.mark.parametrize("paid", [1, 3, 4, 6, 7, 9])
def test_n17_14_anybody_else_without_effect(paid: int) -> None:
    table = rolled(DISARM, harpoons=2, crew=[paid], slaves=[2, MERCENARY]).do(f"heroic 11 {paid}")
    assert (table.slaves, table.shown, table.see.crew) == ((2, MERCENARY), (), ())


def test_n17_14_after_the_collision_there_is_nothing_to_discard() -> None:
    table = rolled(DISARM, harpoons=2, rammed=True, crew=[2]).do("heroic 11 2")
    assert (table.shown, table.see.discarded) == ((), (2,))


@pytest.mark.parametrize("paid", [3, 6, 9])
def test_n17_15_all_reefs_of_the_number_that_paid_leave_the_game(paid: int) -> None:
    reefs = {1: 3, 7: 6, 10: 9, 13: 3, 16: 6, 22: 9}
    table = rolled(CLEAR_REEFS, reefs=reefs, crew=[paid]).do(f"heroic 12 {paid}")
    assert {place: number for place, number in enumerate(table.extra.reefs) if number} == {
        place: number for place, number in reefs.items() if number != paid
    }
    assert (table.extra.reefs_discarded, table.extra.reefs_in_reserve, table.more.lost) == (0, 0, 2)


@pytest.mark.parametrize("paid", [1, 2, 4, 5, 7, 8])
def test_n17_15_anybody_else_without_effect(paid: int) -> None:
    table = rolled(CLEAR_REEFS, reefs={1: 3, 7: 6}, crew=[paid]).do(f"heroic 12 {paid}")
    assert (table.extra.reefs[1], table.extra.reefs[7], table.shown) == (3, 6, ())


def test_n17_15_a_nautilion_that_is_held_stays_held_and_gets_no_reef() -> None:
    options = {"reefs": {4: 3}, "nautilion": 4, "phantom": 20, "crew": [9, 4], "path": {**NEAR, **FAR}}
    table = expanded(heroics=[CLEAR_REEFS], **{**options, "crew": [3, 4]}).roll(1).roll(1, 1)  # type: ignore[arg-type]
    table.do("heroic 12 3", "plan 1 1 -")
    assert (table.see.nautilion, table.extra.reefs_in_reserve, table.question) == (4, 0, "roll")


def at_the_abyss(cards: list[int], crew: range = EVERYBODY, guests: tuple[int, ...] = MAGES) -> str:
    table = expanded(heroics=cards, mages=True, nautilion=40, phantom=20, crew=crew, guests=guests, path={5: 1})
    return table.sail(1, 1, 1).ending


def test_n17_16_no_card_may_be_showing() -> None:
    assert at_the_abyss([]) == "victory"
    assert at_the_abyss([8]) == "heroics-left"
    assert at_the_abyss([1, 2, 3]) == "heroics-left"


def test_n17_16_crew_and_mages_are_named_first() -> None:
    assert at_the_abyss([8], crew=range(1, 9)) == "crew-incomplete"
    assert at_the_abyss([8], guests=(A,)) == "mages-missing"


def test_n17_16_cards_of_the_pile_do_not_matter() -> None:
    table = expanded(heroics=[], deck=[1, 2, 3], nautilion=30, phantom=20, crew=EVERYBODY, path={5: 1}).sail(1, 1, 1)
    assert table.ending == "victory"


def test_n17_16_two_players_pay_with_anybody() -> None:
    """The Admirals rule over placing, not over paying."""
    table = rolled(PHANTOM_STILL, players=2, crew=[2, 9])
    assert table.moves("heroic") == {"heroic 5 2", "heroic 5 9"}
