"""The Remains of Unrest (S-27).

    A1  A2  A3  A4
  B1  B2  B3  B4  B5  B6  B7        B1 is your city, B7 the Aztecs'
                C1  C2  C3          (C1 lies below B4 and B5)

Tile 11 is food 1, 2, weapons 3, ruins 4; tile 12 craft 1, 2, weapons 3, ruins 4; tile 18 weapons 1, 2, food 3, ruins 4;
tile 19 craft 1 to 3, ruins 4; tile 17 food 1, 2, ruins 3.
"""

from __future__ import annotations

from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversarySettle
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY
from seaboard.games.diluvium.rules.actions import RUINS
from seaboard.games.diluvium.rules.notation import KIND_NAMES
from tests.games.campaign.voyage import Voyage, new_voyage, position

NAME = "remains-of-unrest"
FIVE = "cornucopia machines legendary treasure cannon"


def column(voyage: Voyage) -> list[str]:
    return [KIND_NAMES[kind] for kind in voyage.state.column]


def idle_turn(voyage: Voyage) -> Voyage:
    """A turn that changes nothing: Produce, with nobody anywhere."""
    voyage.do("wheel produce")
    if voyage.question == "end":
        voyage.do("end")
    return voyage


def digger(**pieces: object) -> Voyage:
    """Your settler may go to the ruins of A1 (tile 11) and B3 (tile 18)."""
    return position(NAME, tiles={"A1": 11, "B3": 18}, marks={0: "A1.1 B3.1"}, **pieces)  # type: ignore[arg-type]


def dig(voyage: Voyage, space: str) -> Voyage:
    return voyage.do("take board.settle", f"place {space}")


# S-27.1: the victories


def test_s27_1_five_cards_in_hand_win() -> None:
    voyage = idle_turn(position(NAME, cards=FIVE, gold=(5, 4)))
    assert voyage.ending == "grave-robber"


def test_s27_1_four_cards_do_not() -> None:
    voyage = idle_turn(position(NAME, cards=FIVE.removesuffix(" cannon"), gold=(5, 4)))
    assert voyage.ending == ""


def test_s27_1_five_cards_need_more_gold() -> None:
    voyage = idle_turn(position(NAME, cards=FIVE, gold=(4, 4)))
    assert voyage.ending == "poorer"


def fifth_card(**pieces: object) -> Voyage:
    """The fifth card is drawn, then the Treasure is played: four are left."""
    voyage = dig(digger(cards=FIVE.removesuffix(" cannon"), **pieces).do("wheel settle"), "A1.4")
    voyage.do("~card cannon", "take board.settle", "place A1.1", "play treasure", "end")
    assert len(voyage.hand()) == 4
    return voyage


def test_s27_1_a_card_played_after_the_fifth_changes_nothing() -> None:
    assert fifth_card(gold=(3, 4)).ending == "grave-robber"  # the two gold of the Treasure count


def test_s27_1_the_round_is_the_last_even_if_gold_is_missing() -> None:
    assert fifth_card(gold=(2, 4)).ending == "poorer"


def test_s27_1_a_card_played_before_the_fifth_is_drawn_is_not_in_hand() -> None:
    voyage = digger(cards=FIVE.removesuffix(" cannon"), gold=(3, 4)).do("play treasure", "wheel settle")
    dig(voyage, "A1.4").do("~card cannon", "take board.settle", "place A1.1", "end")
    assert voyage.ending == ""


def test_s27_1_twelve_gold_given_win() -> None:
    voyage = position(NAME, gold=(20, 19))
    voyage.state.tally = 12
    assert idle_turn(voyage).ending == "patron"


def test_s27_1_ten_gold_given_do_not() -> None:
    voyage = position(NAME, gold=(20, 10))
    voyage.state.tally = 10
    assert idle_turn(voyage).ending == ""


def test_s27_1_twelve_gold_given_need_more_gold_left() -> None:
    voyage = position(NAME, gold=(20, 20))
    voyage.state.tally = 12
    assert idle_turn(voyage).ending == "poorer"


def test_s27_1_both_at_once_leave_the_choice() -> None:
    voyage = position(NAME, cards=FIVE, gold=(20, 12))
    voyage.state.tally = 12
    idle_turn(voyage)
    assert voyage.moves("title") == {"grave-robber", "patron"}
    assert voyage.do("title patron").ending == "patron"


# S-27.2: set-up


def test_s27_2_the_named_tiles_are_among_their_stacks() -> None:
    voyage = position(NAME, tiles={"A1": 8, "A4": 9, "A2": 20, "A3": 21}, explorer={0: "A1"}, held="food 4")
    near = voyage.copy().do("wheel explore", "sail B4")
    assert near.moves("~tile") == {"B4 11", "B4 12", "B4 13"}
    assert voyage.do("wheel explore", "sail B3").moves("~tile") == {"B3 17", "B3 18", "B3 19"}


def test_s27_2_any_tile_of_the_cost_while_places_are_left_for_it() -> None:
    voyage = position(NAME, held="food 1").do("wheel explore", "sail A1")
    assert {"A1 11", "A1 12", "A1 13", "A1 5", "A1 16"} <= voyage.moves("~tile")


def test_s27_2_four_pillage_tokens_lie_aside() -> None:
    voyage = new_voyage(NAME)
    assert voyage.state.numbers == 0b11110
    assert set(voyage.state.tokens) == {0}


# S-27.3: the Ruins token stays first


def test_s27_3_the_ruins_token_stays_after_use() -> None:
    voyage = position(NAME, tiles={"B5": 18}, marks={1: "B5.1"}, adversary_acts="settle")
    voyage.do("~token 0", "~card cornucopia")
    assert voyage.settlers(ADVERSARY) == {"B7.1", "B7.2", "B7.3", "B5.4", "B5.1"}
    assert column(voyage) == ["ruins", "craft", "food", "weapons"]  # weapons was used second, and moved


def test_s27_3_ruins_come_first_every_time() -> None:
    tiles = {"B5": 18, "C1": 11}
    voyage = position(NAME, tiles=tiles, marks={1: "B5.1 C1.1"}, adversary_acts="settle")
    voyage.do("~token 0")
    assert voyage.moves("pick") == {"B5", "C1"}
    voyage.do("pick B5", "~card cornucopia", "~card cornucopia")
    assert voyage.settlers(ADVERSARY) >= {"B5.4", "C1.4"}


def test_s27_3_a_random_action_is_drawn_and_ruins_go_back_to_the_top() -> None:
    voyage = position(NAME, adversary_acts="settle")
    voyage.do("~token 1*", "~column craft-food-ruins-weapons")
    assert column(voyage) == ["ruins", "craft", "food", "weapons"]
    assert voyage.gold(ADVERSARY) == 0  # it produced: one settler on craft is no pair
    assert voyage.question == "wheel"


def test_s27_3_a_random_action_may_be_settle() -> None:
    voyage = position(NAME, tiles={"B5": 18}, marks={1: "B5.1"}, adversary_acts="produce")
    voyage.do("~token 2*", "~column ruins-food-craft-weapons")
    assert voyage.question == "card"


# S-27.4: pillage


def test_s27_4_ruins_without_a_token_bring_a_card_and_get_one() -> None:
    voyage = digger().do("wheel settle")
    dig(voyage, "A1.4").do("~card compass")
    assert voyage.hand() == ["compass"]
    assert voyage.token("A1")


def test_s27_4_a_pillaged_island_brings_no_card() -> None:
    voyage = digger()
    voyage.state.tokens[voyage.at("A1")] = 1
    voyage.state.numbers = 0b11100
    dig(voyage.do("wheel settle"), "A1.4")
    assert voyage.question == "take"  # the second settler, and no card in between
    assert voyage.hand() == []
    assert voyage.state.numbers == 0b11100


def test_s27_4_another_island_is_not_pillaged_by_it() -> None:
    voyage = digger().do("wheel settle")
    dig(dig(voyage, "A1.4").do("~card compass"), "B3.4").do("~card map")
    assert sorted(voyage.hand()) == ["compass", "map"]
    assert voyage.token("A1") != voyage.token("B3")


def test_s27_4_other_islands_of_the_tile_get_no_token() -> None:
    voyage = digger().do("wheel settle")
    dig(voyage, "A1.1")
    assert voyage.token("A1") == 0
    assert voyage.held() == (1, 0, 0)


def test_s27_4_the_fifth_island_brings_a_card_without_a_token() -> None:
    voyage = digger()
    voyage.state.numbers = 0
    dig(voyage.do("wheel settle"), "A1.4").do("~card compass")
    assert voyage.token("A1") == 0


def test_s27_4_the_adversary_neither_pillages_nor_is_barred() -> None:
    voyage = position(NAME, tiles={"B5": 18, "C1": 11}, marks={1: "B5.1 C1.1"})
    voyage.state.tokens[voyage.at("B5")] = 1
    voyage.run(AdversarySettle(0, 1)).do("pick B5")
    assert voyage.question == "card"
    voyage.do("~card cornucopia").run(AdversarySettle(0, 1))
    assert voyage.token("C1") == 0
    assert voyage.state.column[0] == RUINS


# S-27.5: gifts


def visitor(gold: int = 20, settlers: str = "B3.1 B3.2 B3.4") -> Voyage:
    return position(NAME, tiles={"B3": 18}, settlers={1: settlers}, explorer={0: "B2"}, gold=(gold, 7)).do(
        "wheel explore"
    )


def test_s27_5_two_gold_to_each_settler_before_exploring() -> None:
    voyage = visitor()
    coins, board = voyage.state.coins, voyage.state.reserve()
    voyage.do("sail B3")
    assert voyage.question == "offer"
    assert voyage.moves() == {"deed bribe 6", "skip"}
    voyage.do("deed bribe 6")
    assert (voyage.gold(), voyage.gold(ADVERSARY)) == (14, 13)
    assert voyage.state.coins == coins
    assert voyage.state.tally == 6
    assert voyage.state.reserve() == board + 3
    assert voyage.settlers(ADVERSARY) == {"B7.1", "B7.2", "B7.3"}
    assert voyage.question == "mark"


def test_s27_5_it_may_be_left() -> None:
    voyage = visitor().do("sail B3", "skip")
    assert voyage.state.tally == 0
    assert len(voyage.settlers(ADVERSARY)) == 6
    assert voyage.question == "mark"


def test_s27_5_all_of_them_or_none() -> None:
    voyage = visitor(gold=5).do("sail B3")
    assert voyage.question == "mark"


def test_s27_5_nothing_without_opposing_settlers() -> None:
    voyage = position(NAME, tiles={"B3": 18}, explorer={0: "B2"}, gold=(20, 7)).do("wheel explore", "sail B3")
    assert voyage.question == "mark"


def test_s27_5_the_warship_gives_nothing() -> None:
    voyage = position(NAME, tiles={"B3": 18}, settlers={1: "B3.1"}, warship={0: "B2"}, gold=(20, 7))
    voyage.do("wheel engage", "sail B3")
    assert voyage.state.tally == 0
    assert voyage.gold() == 21  # it scared the settler away


def test_s27_5_gifts_add_up_to_a_patron() -> None:
    voyage = visitor()
    voyage.state.tally = 6
    voyage.do("sail B3", "deed bribe 6", "mark B3.1")
    assert voyage.state.tally == 12
    assert voyage.ending == "patron"


def test_s27_6_the_road_of_the_grave_robber_and_patron() -> None:
    first = BY_VICTORY["remains-of-unrest", "grave-robber"]
    assert (first.leads_to, first.gives, first.lives) == ("curse-of-mu", (), 1)
    second = BY_VICTORY["remains-of-unrest", "patron"]
    assert (second.leads_to, second.gives, second.lives) == ("flash-of-steel", (("holder", "12"),), 0)
