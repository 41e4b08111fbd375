"""S-24: A Friend in Need. Outlined: A2, A3, C2, C3; your city is B1, that of the Aztecs B7."""

from __future__ import annotations

from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY
from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, YOU
from tests.games.campaign.voyage import Voyage, new_voyage, position

NAME = "friend-in-need"
ISLES = {"A2": 5, "A3": 6, "C2": 7}  # the first three spaces of each are its large island
MARKS = {YOU: "A2.1 A3.1 C2.1"}
EIGHT = "A2.1 A2.2 A2.3 A3.1 A3.2 A3.3 C2.1 C2.2"


def to_the_end(voyage: Voyage) -> Voyage:
    while voyage.question in ("end", "discard", "gain", "trade"):
        voyage.do({"end": "end", "trade": "done"}.get(voyage.question) or min(voyage.moves()))
    return voyage


def test_s24_3_nine_egyptians_wait_beside_your_board() -> None:
    voyage = new_voyage(NAME, bonuses=Bonuses(allies=2))
    assert voyage.state.allied == 9
    assert voyage.state.people[ALLY] == 1
    assert voyage.settlers(ALLY) == set()


def test_s24_2_five_six_and_seven_lie_among_the_four_outlined_places() -> None:
    voyage = position(NAME, tiles={"A1": 5, "A2": 8, "B3": 21}, explorer={YOU: "B3"}, held="food 1")
    assert voyage.do("wheel explore", "sail C2").moves("~tile") == {"C2 6", "C2 7"}
    voyage = position(NAME, tiles={"A1": 5, "A2": 6, "C1": 7, "B3": 21}, explorer={YOU: "B3"}, held="food 1")
    assert voyage.do("wheel explore", "sail C2").moves("~tile") == {f"C2 {tile}" for tile in range(8, 17)}


def test_s24_1_nine_egyptians_on_the_large_islands_are_the_shepherdess() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS, settlers={ALLY: EIGHT}, gold=(5, 4))
    voyage.do("wheel settle", "take allies", "place C2.3", "take board.settle", "place A2.4")
    assert to_the_end(voyage).ending == "shepherdess"


def test_s24_1_all_nine_placed_one_may_go_on() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS, settlers={ALLY: EIGHT}, gold=(5, 4))
    voyage.do("wheel settle", "take allies", "place C2.3", "take A2.1", "place A2.4")
    assert to_the_end(voyage).ending == "shepherdess"


def test_s24_1_one_on_a_small_island_is_not_enough() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS, settlers={ALLY: EIGHT}, gold=(5, 4))
    voyage.do("wheel settle", "take allies", "place C2.4", "take board.settle", "place A2.4")
    assert to_the_end(voyage).ending == ""


def test_s24_1_your_own_settlers_do_not_stand_for_egyptians() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS, settlers={ALLY: EIGHT}, gold=(5, 4))
    voyage.do("wheel settle", "take board.settle", "place C2.3", "take allies", "place A2.4")
    assert to_the_end(voyage).ending == ""


def test_s24_1_with_no_more_gold_it_is_a_defeat() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS, settlers={ALLY: f"{EIGHT} C2.3"}, gold=(4, 4))
    assert to_the_end(voyage.do("wheel engage", "stay")).ending == "poorer"


def test_s24_4_own_egyptian_or_both() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS).do("wheel settle")
    assert {"take allies", "take board.settle"} <= voyage.moves()
    voyage.do("take allies", "place A2.1", "take allies", "place A2.2")
    assert voyage.settlers(ALLY) == {"A2.1", "A2.2"}
    assert voyage.state.allied == 7


def test_s24_4_only_where_you_have_explored_and_in_your_city() -> None:
    voyage = position(NAME, tiles=ISLES, marks={YOU: "A2.1"}).do("wheel settle", "take allies")
    assert {space.split(".")[0] for space in voyage.moves("place")} == {"A2", "B1"}


def test_s24_4_not_under_the_adversarys_warship() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS, warship={ADVERSARY: "A2"}).do("wheel settle", "take allies")
    assert "A2" not in {space.split(".")[0] for space in voyage.moves("place")}


def test_s24_4_an_egyptian_on_the_map_may_move_to_another_island() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS, settlers={ALLY: "A2.4"}).do("wheel settle", "take A2.4")
    assert "A2.4" not in voyage.moves("place")
    voyage.do("place A2.1")
    assert voyage.settlers(ALLY) == {"A2.1"}
    assert "A2.1" not in voyage.moves("take")
    assert voyage.state.allied == 8


def test_s24_4_a_settle_space_takes_an_egyptian_too() -> None:
    voyage = position(NAME, tiles=ISLES, explorer={YOU: "B2"}).do("wheel explore", "sail A2", "mark A2.3")
    voyage.do("take allies", "place A2.2")
    assert voyage.settlers(ALLY) == {"A2.2"}


def test_s24_5_they_bring_nothing_when_placed() -> None:
    tiles = {**ISLES, "B3": 18}
    voyage = position(NAME, tiles=tiles, marks={YOU: "A2.1 B3.1"})
    voyage.do("wheel settle", "take allies", "place A2.1", "take allies", "place B3.4")
    assert voyage.settlers(ALLY) == {"A2.1", "B3.4"}
    assert (voyage.held(), voyage.hand()) == ((0, 0, 0), [])


def test_s24_5_your_own_settlers_do() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS)
    voyage.do("wheel settle", "take board.settle", "place A2.1", "take allies", "place A2.2")
    assert voyage.held() == (1, 0, 0)


def test_s24_5_no_coin_for_them_on_the_settler_board() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS, bonuses=Bonuses(board=4))
    voyage.do("wheel settle", "take allies", "place A2.1")
    assert voyage.gold() == 0
    assert voyage.do("take board.explore", "place A2.2").gold() == 1


def test_s24_5_nor_when_you_produce() -> None:
    voyage = position(NAME, tiles=ISLES, marks=MARKS, settlers={YOU: "A2.1 B1.2", ALLY: "A2.2 A2.3 A3.1"})
    voyage.do("wheel produce")
    assert voyage.moves("produce") == {"A2", "B1"}
    assert voyage.do("produce A2").held() == (1, 0, 0)


def engaging(voyage: Voyage, moves: int = 1) -> Voyage:
    voyage.state.active = ADVERSARY
    return voyage.run(AdversaryEngage(0, 0, moves))


def test_s24_6_its_warship_makes_for_egyptians_that_are_closer() -> None:
    tiles = {**ISLES, "A5": 8, "A4": 21}
    voyage = position(NAME, tiles=tiles, settlers={ALLY: "A3.1"}, warship={ADVERSARY: "A5"})
    assert engaging(voyage).warship(ADVERSARY) == "A4"
    assert engaging(voyage, 2).warship(ADVERSARY) == "A3"


def test_s24_6_and_for_your_city_when_that_is_closer() -> None:
    voyage = position(NAME, tiles=ISLES, settlers={ALLY: "A3.1"}, warship={ADVERSARY: "B2"})
    assert engaging(voyage).ending == "city-fallen"


def test_s24_6_the_astrolabe_decides_when_both_are_as_far() -> None:
    voyage = position(NAME, tiles={**ISLES, "A1": 8}, settlers={ALLY: "A3.1"}, warship={ADVERSARY: "A1"})
    assert engaging(voyage).warship(ADVERSARY) == "B1"
    voyage = position(NAME, tiles=ISLES, settlers={ALLY: "A3.1"}, warship={ADVERSARY: "A2"})
    assert engaging(voyage).warship(ADVERSARY) == "A3"
    voyage = position(NAME, tiles={**ISLES, "C1": 8}, settlers={ALLY: "A2.1"}, warship={ADVERSARY: "C1"})
    engaging(voyage)
    assert (voyage.question, voyage.moves("~course")) == ("course", {"B2", "B3"})


def test_s24_7_scared_egyptians_come_back_to_you() -> None:
    voyage = position(NAME, tiles={**ISLES, "A4": 21}, settlers={ALLY: "A3.1 A3.2"}, warship={ADVERSARY: "A4"})
    before = voyage.gold(ADVERSARY)
    engaging(voyage)
    assert (voyage.settlers(ALLY), voyage.state.allied, voyage.state.lost) == (set(), 9, 0)
    assert voyage.gold(ADVERSARY) - before == 2


def test_s24_7_your_own_warship_scares_no_egyptian() -> None:
    voyage = position(NAME, tiles=ISLES, settlers={ALLY: "A2.1", ADVERSARY: "A2.2"}, warship={YOU: "A2"})
    voyage.do("wheel engage", "stay")
    assert (voyage.settlers(ALLY), voyage.gold()) == ({"A2.1"}, 1)
    assert "A2.2" not in voyage.settlers(ADVERSARY)


def test_s24_8_one_of_each_resource_buys_a_token() -> None:
    voyage = position(NAME, held="food 2 craft 2 weapons 2").do("wheel produce", "deed barter 0")
    assert (voyage.held(), voyage.state.tally, voyage.gold()) == ((1, 1, 1), 1, 0)


def test_s24_8_once_in_each_produce_action() -> None:
    voyage = position(NAME, held="food 2 craft 4 weapons 2").do("wheel produce", "deed barter 0")
    assert voyage.moves() == {"sell", "done"}


def test_s24_8_not_without_one_of_each() -> None:
    voyage = position(NAME, held="food 2 craft 2").do("wheel produce")
    assert voyage.moves() == {"sell", "done"}


def test_s24_1_four_tokens_are_the_merchant() -> None:
    voyage = position(NAME, held="food 1 craft 1 weapons 1", gold=(5, 4))
    voyage.state.tally = 3
    assert to_the_end(voyage.do("wheel produce", "deed barter 0")).ending == "merchant"


def test_s24_1_three_tokens_are_not() -> None:
    voyage = position(NAME, held="food 1 craft 1 weapons 1", gold=(5, 4))
    voyage.state.tally = 2
    assert to_the_end(voyage.do("wheel produce", "deed barter 0")).ending == ""


def test_s24_9_the_road_of_the_shepherdess_and_merchant() -> None:
    first = BY_VICTORY["friend-in-need", "shepherdess"]
    assert (first.leads_to, first.gives, first.lives) == (
        "facing-destiny",
        (("board", "settler"), ("allies", "egyptians")),
        0,
    )
    second = BY_VICTORY["friend-in-need", "merchant"]
    assert (second.leads_to, second.gives, second.lives) == ("remains-of-unrest", (("board", "artisan"),), 0)
