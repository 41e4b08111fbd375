"""Facing Destiny (S-28).

      A1  A2  A3* A4* A5
    B1  B2  B3  B4  B5  B6  B7      B1 is your city, B7 the Chinese one
          C1  C2* C3* C4  C5        (C1 lies below B2 and B3)

Face up and green: A3 is tile 21 (food 1 to 3, weapons 4, 5), A4 tile 22 (craft 1 to 3, food 4, 5), C2 tile 23 (weapons
1 to 3, craft 4, 5), C3 tile 24 (food 1, 2, craft 3, 4, weapons 5). The allies:
A3.1, A3.4, A4.1, A4.4, C2.1, C2.4, C3.1, C3.3.
"""

from __future__ import annotations

from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversarySettle
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY
from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY
from seaboard.games.diluvium.rules.notation import KIND_NAMES
from tests.games.campaign.voyage import Voyage, new_voyage, position, settlers_by_side

NAME = "facing-destiny"
ALLIES = {"A3.1", "A3.4", "A4.1", "A4.4", "C2.1", "C2.4", "C3.1", "C3.3"}
NINE = "A3.2 A3.3 A3.5 A4.2 A4.3 A4.5 C2.2 C2.3 C2.5"
AZTECS = 2


def column(voyage: Voyage) -> list[str]:
    return [KIND_NAMES[kind] for kind in voyage.state.column]


def remove_allies(voyage: Voyage, *spaces: str) -> Voyage:
    for space in spaces or sorted(voyage.settlers(ALLY)):
        place, slot = space.split(".")
        voyage.state.remove(ALLY, voyage.at(place) * 8 + int(slot) - 1)
        voyage.state.lost += 1
    return voyage


def full_a3(**pieces: object) -> Voyage:
    """The adversary has explored A3, which has no free space left."""
    return position(NAME, settlers={0: "A3.2 A3.3 A3.5"}, marks={1: "A3.1"}, **pieces)  # type: ignore[arg-type]


# S-28.1: the victories


def test_s28_1_all_settlers_on_green_tiles_win_even_when_poorer() -> None:
    voyage = position(NAME, settlers={0: NINE}, gold=(1, 30)).do("wheel produce", "produce A3")
    while voyage.ending == "":
        voyage.do("done")
    assert voyage.ending == "leader"


def test_s28_1_one_that_leaves_the_green_tiles_again_changes_nothing() -> None:
    voyage = position(NAME, settlers={0: NINE.removesuffix(" C2.5")}, marks={0: "A3.1 C2.1"})
    voyage.do("wheel settle", "take board.engage", "place C2.5", "take A3.2", "place B1.1", "gain food")
    assert voyage.ending == "leader"


def test_s28_1_one_settler_elsewhere_does_not() -> None:
    voyage = position(NAME, settlers={0: NINE.replace("C2.5", "B1.1")}).do("wheel produce", "produce B1")
    assert voyage.ending == ""


def test_s28_1_one_settler_on_the_board_does_not() -> None:
    voyage = position(NAME, settlers={0: NINE.removesuffix(" C2.5")}).do("wheel produce", "produce C2")
    assert voyage.ending == ""


def test_s28_1_the_aztec_settler_is_not_of_your_colour() -> None:
    eight = NINE.removesuffix(" C2.5")
    voyage = position(NAME, bonuses=Bonuses(veteran=3, allies=AZTECS), settlers={0: eight})
    assert voyage.state.sections[:4] == [0, 0, 0, 1]  # the Aztec one is left on the board
    assert voyage.state.story.met(voyage.state) == [0]
    voyage.settle(0, ["B1.1"])
    voyage.state.veteran = voyage.at("B1") * 8
    assert voyage.state.story.met(voyage.state) == [0]
    voyage.state.veteran = voyage.at("A3") * 8 + 1  # somebody of your colour in the city
    assert voyage.state.story.met(voyage.state) == []


def test_s28_1_no_ally_left_makes_a_loner_without_gold() -> None:
    voyage = remove_allies(position(NAME, gold=(0, 30))).do("wheel produce")
    assert voyage.ending == "loner"


def test_s28_1_one_ally_left_does_not() -> None:
    voyage = remove_allies(position(NAME), *sorted(ALLIES)[1:]).do("wheel produce")
    assert voyage.ending == ""


def test_s28_1_the_round_is_played_to_its_end() -> None:
    voyage = remove_allies(
        position(NAME, warship={1: "B5"}, tiles={"B5": 14}, adversary_acts="engage"), *sorted(ALLIES - {"A4.1"})
    )
    voyage.do("~token 0")
    assert voyage.settlers(ALLY) == set()
    assert voyage.question == "wheel"
    assert voyage.do("wheel produce").ending == "loner"


def test_s28_1_both_leave_the_choice() -> None:
    voyage = remove_allies(position(NAME, settlers={0: NINE})).do("wheel produce", "produce A4", "done")
    assert voyage.moves("title") == {"leader", "loner"}


# S-28.2: set-up


def test_s28_2_eight_allies_stand_on_the_map() -> None:
    voyage = new_voyage(NAME)
    assert voyage.settlers(ALLY) == ALLIES
    assert settlers_by_side(voyage.state) == (9, 9, 8)
    assert [voyage.state.tiles[voyage.at(place)] for place in ("A3", "A4", "C2", "C3")] == [21, 22, 23, 24]


def test_s28_2_the_allies_are_those_of_the_campaign() -> None:
    assert new_voyage(NAME).state.people[ALLY] == 1
    assert new_voyage(NAME, bonuses=Bonuses(allies=AZTECS)).state.people[ALLY] == AZTECS


def test_s28_2_you_neither_move_nor_scare_nor_harvest_with_them() -> None:
    voyage = position(NAME, warship={0: "B3"}, marks={0: "A3.1"}).do("wheel engage", "sail A3")
    assert voyage.settlers(ALLY) == ALLIES
    voyage = position(NAME, marks={0: "A3.1"}).do("wheel settle")
    assert voyage.moves("take") == {"board.settle", "board.produce", "board.engage"}
    assert "A3.1" not in voyage.do("take board.settle").moves("place")  # taken
    voyage = position(NAME, marks={0: "A3.1"}).do("wheel produce")
    assert voyage.held() == (0, 0, 0)


# S-28.3, S-28.4: an ally is replaced


def test_s28_3_an_ally_is_replaced_by_the_highest_token() -> None:
    voyage = full_a3(adversary_acts="settle").do("~token 0")
    assert voyage.settlers(ADVERSARY) == {"B7.1", "B7.2", "B7.3", "A3.1", "A3.4"}  # food, then weapons
    assert voyage.state.lost == 2
    assert voyage.state.reserve() == 4
    assert voyage.gold(ADVERSARY) == 0
    assert column(voyage) == ["craft", "ruins", "food", "weapons"]
    assert settlers_by_side(voyage.state) == (9, 9, 8)


def test_s28_3_a_free_space_is_settled_first() -> None:
    voyage = position(NAME, settlers={0: "A3.2 A3.3"}, marks={1: "A3.1"}).run(AdversarySettle(0, 1))
    assert "A3.5" in voyage.settlers(ADVERSARY)
    assert voyage.state.lost == 0


def test_s28_3_ties_between_tiles_are_yours_to_break() -> None:
    voyage = position(NAME, settlers={0: "A3.2 A3.3 A3.5 C3.2 C3.4 C3.5"}, marks={1: "A3.1 C3.1"})
    voyage.run(AdversarySettle(0, 1))
    assert voyage.question == "replace"
    assert voyage.moves() == {"pick A3", "pick C3"}
    voyage.do("pick C3")
    assert "C3.1" in voyage.settlers(ADVERSARY)
    assert voyage.settlers(ALLY) == ALLIES - {"C3.1"}


def test_s28_3_the_tile_with_fewer_of_its_settlers_comes_first() -> None:
    voyage = position(NAME, settlers={0: "A3.2 A3.3 C3.2 C3.4 C3.5", 1: "A3.5"}, marks={1: "A3.1 C3.1"})
    voyage.run(AdversarySettle(0, 1))
    assert "C3.1" in voyage.settlers(ADVERSARY)


def test_s28_3_without_settlers_it_takes_ten_gold_instead() -> None:
    voyage = full_a3()
    voyage.state.sections[4] = 0
    voyage.run(AdversarySettle(0, 2))
    assert voyage.gold(ADVERSARY) == 10
    assert voyage.state.lost == 0


def test_s28_4_no_ally_on_its_tiles_means_a_coin_and_a_resource() -> None:
    voyage = remove_allies(position(NAME, tiles={"B5": 14}, settlers={0: "B5.1 B5.2 B5.3"}, marks={1: "B5.1"}), "A3.1")
    food = voyage.state.tray[0]
    voyage.run(AdversarySettle(0, 1))
    assert voyage.gold(ADVERSARY) == 1
    assert voyage.state.tray[0] == food - 1
    assert voyage.state.lost == 1
    assert column(voyage)[0] == "food"  # nothing moves


def test_s28_4_your_warship_guards_the_allies_of_its_tile() -> None:
    voyage = full_a3(warship={0: "A3"}).run(AdversarySettle(0, 1))
    assert voyage.state.lost == 0
    assert voyage.gold(ADVERSARY) == 1


# S-28.5, S-28.6: its warship


def test_s28_5_its_warship_heads_for_the_nearest_allies() -> None:
    voyage = position(NAME, warship={1: "B5"}, tiles={"B5": 14}).run(AdversaryEngage(0, 0, 1))
    assert voyage.moves("~course") == {"A4", "C3"}
    voyage.do("~course C3")
    assert voyage.warship(ADVERSARY) == "C3"


def test_s28_5_not_for_your_city_while_there_are_allies() -> None:
    voyage = remove_allies(position(NAME, warship={1: "B2"}, tiles={"B3": 8}), *sorted(ALLIES - {"C2.1"}))
    voyage.run(AdversaryEngage(0, 0, 2))
    if voyage.question == "course":
        assert voyage.moves("~course") <= {"B3", "C1"}
        voyage.do("~course B3")
    assert voyage.warship(ADVERSARY) == "C2"


def test_s28_5_for_your_city_when_none_is_left() -> None:
    voyage = remove_allies(position(NAME, warship={1: "B2"})).run(AdversaryEngage(0, 0, 1))
    assert voyage.ending == "city-fallen"


def test_s28_6_scared_allies_leave_the_game() -> None:
    voyage = remove_allies(position(NAME, warship={1: "B5"}, tiles={"B5": 14}), "C3.1", "C3.3").run(
        AdversaryEngage(0, 0, 1)
    )
    assert voyage.settlers(ALLY) == ALLIES - {"C3.1", "C3.3", "A4.1", "A4.4"}
    assert voyage.state.lost == 4
    assert voyage.gold(ADVERSARY) == 2


def test_s28_6_your_warship_protects_them_by_winning() -> None:
    voyage = remove_allies(
        position(NAME, tiles={"B5": 14}, warship={0: "A4", 1: "B5"}, strength={0: 6}), "C3.1", "C3.3"
    )
    voyage.run(AdversaryEngage(0, 0, 1)).do("~token 0")
    assert voyage.warship(ADVERSARY) == "B7"
    assert voyage.settlers(ALLY) >= {"A4.1", "A4.4"}


def test_s28_7_the_road_of_the_leader_and_loner() -> None:
    first = BY_VICTORY["facing-destiny", "leader"]
    assert (first.leads_to, first.gives, first.lives) == ("hydras-ire", (), 0)
    second = BY_VICTORY["facing-destiny", "loner"]
    assert (second.leads_to, second.gives, second.lives) == ("last-bastion", (), -1)
