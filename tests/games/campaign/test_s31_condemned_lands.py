"""The Condemned Lands (S-31).

    A1  A2  A3*
  B1  B2  B3  B4*
C1  C2  C3  C4  C5  C6*     C1 is your starting tile, B1 and C2 begin face up
      D1  D2  D3  D4*
            E1              E1 is the Aztec city
"""

from __future__ import annotations

from seaboard.core.seats import NATURE
from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.adversary_explore import passable
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversarySettle
from seaboard.games.diluvium.campaign.rules.ledger import chapter_of
from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FACE_DOWN
from tests.games.campaign.voyage import Voyage, new_voyage, position

NAME = "condemned-lands"
GREEN = ("A3", "B4", "C6", "D4")
START_TILE = 13  # weapons 1, 2, craft 3, ruins 4


def stores(voyage: Voyage, place: str) -> tuple[int, ...]:
    """Food, craft, weapons on a tile."""
    at = voyage.at(place) * 3
    return tuple(voyage.state.stores[at : at + 3])


def lay_stores(voyage: Voyage, place: str, *tokens: int) -> None:
    at = voyage.at(place) * 3
    voyage.state.stores[at : at + 3] = list(tokens)


def tokens_down(voyage: Voyage) -> set[str]:
    return {place for place in voyage.names if voyage.token(place) == FACE_DOWN}


def near_d4(**pieces: object) -> Voyage:
    """Your exploration ship is next to D4, which lies face down."""
    return position(NAME, tiles={"D3": 22}, explorer={0: "D3"}, held="food 4", **pieces)  # type: ignore[arg-type]


# S-31.1: the victory


def test_s31_1_the_promised_land_wins_without_gold() -> None:
    voyage = near_d4(gold=(0, 30)).do("wheel explore", "sail D4", "~tile D4 21", "~number 1", "mark D4.1")
    assert voyage.ending == "discoverer"


def test_s31_1_another_number_does_not() -> None:
    voyage = near_d4().do("wheel explore", "sail D4", "~tile D4 21", "~number 2", "mark D4.1")
    assert (voyage.ending, voyage.token("D4")) == ("", 2)


def test_s31_1_the_warship_finds_nothing() -> None:
    voyage = position(NAME, tiles={"D3": 22}, warship={0: "D3"}, held="food 4")
    voyage.do("wheel engage", "sail D4", "~tile D4 21", "~number 1")
    assert (voyage.ending, voyage.token("D4")) == ("", 1)


def test_s31_1_the_ship_comes_later_to_a_known_token() -> None:
    voyage = position(NAME, tiles={"D3": 22, "D4": 21}, explorer={0: "D3"})
    voyage.state.tokens[voyage.at("D4")] = 1
    assert voyage.do("wheel explore", "sail D4", "mark D4.1").ending == "discoverer"


def test_s31_1_found_in_its_turn_it_stays_found() -> None:
    """Its warship drives your ship to the promised land; you sail on, but the round is the last."""
    voyage = position(
        NAME, warship={0: "B1", 1: "C2"}, tiles={"D4": 21, "D3": 22}, marks={0: "D4.1"}, adversary_acts="engage"
    )
    voyage.do("~token 0", "~number 1")
    assert (voyage.explorer(), voyage.question) == ("D4", "wheel")
    voyage.do("wheel explore", "sail D3", "mark D3.1")
    assert (voyage.explorer(), voyage.ending) == ("D3", "discoverer")


# S-31.2: set-up


def test_s31_2_tokens_lie_face_down_on_the_green_tiles() -> None:
    voyage = new_voyage(NAME)
    assert tokens_down(voyage) == set(GREEN)
    assert voyage.state.numbers == 0b11110


def test_s31_2_the_two_tiles_of_cost_0_begin_with_resources() -> None:
    voyage = new_voyage(NAME)
    laid = [0, 0, 0]
    for place in ("B1", "C2"):
        laid = [before + here for before, here in zip(laid, stores(voyage, place), strict=True)]
        assert sum(stores(voyage, place)) == 3
    assert [before - now for before, now in zip((24, 24, 10), voyage.state.tray, strict=True)] == laid
    assert sum(voyage.state.stores) == 6


# S-31.3: tokens


def test_s31_3_a_tile_it_turns_up_keeps_its_token_down() -> None:
    voyage = position(NAME, tiles={"D3": 22}, explorer={1: "D3"}, marks={1: "B1.1 C2.1 D3.1"}, adversary_acts="explore")
    voyage.do("~token 0")
    while voyage.question == "course":
        voyage.do("~course D4" if "~course D4" in voyage.moves() else min(voyage.moves()))
    place = voyage.explorer(ADVERSARY)
    assert place == "D4"
    voyage.do("~tile D4 21")
    assert voyage.token("D4") == FACE_DOWN


def test_s31_3_your_ship_turns_it_up_when_it_comes() -> None:
    voyage = position(NAME, tiles={"D3": 22, "D4": 21}, explorer={0: "D3"}).do("wheel explore", "sail D4")
    assert (voyage.asked, voyage.question) == (NATURE, "number")
    assert voyage.do("~number 3").token("D4") == 3


def test_s31_3_a_number_is_seen_once() -> None:
    voyage = position(NAME, tiles={"D3": 22, "D4": 21}, explorer={0: "D3"})
    voyage.state.numbers = 0b10010
    assert voyage.do("wheel explore", "sail D4").moves() == {"~number 1", "~number 4"}


# S-31.4: resources on tiles turned up


def test_s31_4_one_for_each_space_from_the_trays() -> None:
    voyage = near_d4()
    before = voyage.state.tray[:]
    voyage.do("wheel explore", "sail D4", "~tile D4 18")  # weapons 2, food 1, ruins 1
    assert stores(voyage, "D4") == (1, 0, 2)
    assert voyage.state.tray == [before[0] - 1, before[1], before[2] - 2]


def test_s31_4_as_far_as_the_trays_last() -> None:
    voyage = near_d4()
    voyage.state.tray[0] = 1
    voyage.do("wheel explore", "sail D4", "~tile D4 21")
    assert (stores(voyage, "D4")[0], voyage.state.tray[0]) == (1, 0)


# S-31.5: settlers


def test_s31_5_a_settler_takes_from_the_tile() -> None:
    voyage = position(NAME, tiles={"D3": 22}, marks={0: "D3.1"})  # craft 1 to 3, food 4, 5
    lay_stores(voyage, "D3", 2, 1, 0)
    before = voyage.state.tray[:]
    voyage.do("wheel settle", "take board.settle", "place D3.1")
    assert (voyage.held(), stores(voyage, "D3"), voyage.state.tray) == ((0, 1, 0), (2, 0, 0), before)


def test_s31_5_nothing_from_an_empty_tile() -> None:
    voyage = position(NAME, tiles={"D3": 22}, marks={0: "D3.1"})
    lay_stores(voyage, "D3", 2, 0, 0)
    voyage.do("wheel settle", "take board.settle", "place D3.1")
    assert (voyage.held(), stores(voyage, "D3")) == ((0, 0, 0), (2, 0, 0))


def test_s31_5_the_starting_tile_gives_from_the_trays() -> None:
    voyage = position(NAME, bonuses=Bonuses(home=START_TILE))
    before = voyage.state.tray[2]
    voyage.do("wheel settle", "take board.settle", "place C1.1")
    assert (voyage.held(), voyage.state.tray[2], stores(voyage, "C1")) == ((0, 0, 1), before - 1, (0, 0, 0))


# S-31.6: Produce


def test_s31_6_produce_takes_what_the_tile_has() -> None:
    voyage = position(NAME, tiles={"D3": 22}, settlers={0: "D3.1 D3.2 D3.4"})
    lay_stores(voyage, "D3", 1, 1, 0)
    before = voyage.state.tray[:]
    voyage.do("wheel produce")
    assert (voyage.held(), stores(voyage, "D3"), voyage.state.tray) == ((1, 1, 0), (0, 0, 0), before)


def test_s31_6_the_starting_tile_produces_from_the_trays() -> None:
    voyage = position(NAME, settlers={0: "C1.1 C1.2"})
    before = voyage.state.tray[:]
    voyage.do("wheel produce")
    assert voyage.held() == (1, 1, 0)
    assert voyage.state.tray == [before[0] - 1, before[1] - 1, before[2]]


# S-31.7: its settlers


def test_s31_7_its_settler_takes_a_resource_off_the_tile() -> None:
    voyage = position(NAME, tiles={"D3": 22}, marks={1: "D3.1"})  # its column: food, craft, ruins, weapons
    lay_stores(voyage, "D3", 2, 1, 0)
    voyage.run(AdversarySettle(0, 2))
    assert (voyage.settlers(ADVERSARY) >= {"D3.4", "D3.1"}, stores(voyage, "D3")) == (True, (1, 0, 0))
    voyage.run(AdversarySettle(0, 1))
    assert stores(voyage, "D3") == (0, 0, 0)


# S-31.8: missing weapons


def test_s31_8_missing_weapons_call_its_warship() -> None:
    voyage = near_d4()
    voyage.state.tray[2] = 1
    voyage.do("wheel explore", "sail D4", "~tile D4 18", "~number 4")
    assert (stores(voyage, "D4"), voyage.state.tray[2]) == ((1, 0, 1), 0)
    assert (voyage.warship(ADVERSARY), voyage.question) == ("D3", "mark")


def test_s31_8_not_while_there_are_enough() -> None:
    voyage = near_d4()
    voyage.state.tray[2] = 2
    voyage.do("wheel explore", "sail D4", "~tile D4 18", "~number 4")
    assert (voyage.warship(ADVERSARY), voyage.question) == ("E1", "mark")


def test_s31_8_nor_for_a_tile_without_weapons() -> None:
    voyage = near_d4()
    voyage.state.tray[2] = 0
    voyage.do("wheel explore", "sail D4", "~tile D4 19", "~number 4")
    assert (voyage.warship(ADVERSARY), voyage.question) == ("E1", "mark")


def test_s31_8_it_engages_wholly_and_then_you_explore_where_you_are() -> None:
    voyage = near_d4(warship={1: "D3"})
    voyage.state.tray[2] = 0
    voyage.do("wheel explore", "sail D4", "~tile D4 18", "~number 4")
    assert (voyage.explorer(), voyage.warship(ADVERSARY), voyage.gold(ADVERSARY)) == ("C1", "D4", 1)
    assert voyage.state.explored[0] == 0


def test_s31_8_not_once_the_promised_land_is_found() -> None:
    voyage = near_d4(warship={1: "D3"})
    voyage.state.tray[2] = 0
    voyage.do("wheel explore", "sail D4", "~tile D4 18", "~number 1")
    assert (voyage.explorer(), voyage.warship(ADVERSARY)) == ("D4", "D3")
    assert voyage.do("mark D4.1").ending == "discoverer"


def test_s31_8_also_for_a_tile_its_exploration_ship_turns_up() -> None:
    voyage = position(NAME, tiles={"D3": 22, "D2": 8}, explorer={1: "D3"}, adversary_acts="explore")
    voyage.mark(ADVERSARY, ["D3.1", "D2.1"])
    voyage.state.tray[2] = 0
    voyage.do("~token 0")
    while voyage.question == "course":
        voyage.do("~course D4")
    voyage.do("~tile D4 18")
    assert voyage.warship(ADVERSARY) == "D2"


def test_s31_8_a_tile_its_warship_turns_up_makes_it_engage_once_more() -> None:
    voyage = position(NAME, tiles={"C3": 14}, explorer={0: "C3"}, adversary_acts="engage")
    voyage.state.tray[2] = 0
    voyage.do("~token 0")
    assert (voyage.warship(ADVERSARY), voyage.explorer()) == ("D2", "C3")
    voyage.do("~tile D2 9")
    assert (voyage.warship(ADVERSARY), voyage.explorer()) == ("C3", "C1")


def test_s31_8_the_monster_there_comes_first() -> None:
    voyage = position(NAME, tiles={"C3": 14}, explorer={0: "C3"}, strength={1: 5}, adversary_acts="engage")
    voyage.state.tray[2] = 0
    voyage.do("~token 0", "~tile D2 16")
    assert (voyage.warship(ADVERSARY), voyage.question) == ("D2", "token")
    voyage.do("~token 1")
    assert (voyage.warship(ADVERSARY), voyage.explorer(), voyage.gold(ADVERSARY)) == ("C3", "C1", 6)


def test_s31_8_a_beaten_warship_stays_at_home_in_its_turn() -> None:
    for beaten, where in ((1, "E1"), (0, "D2")):
        voyage = position(NAME, tiles={"D3": 22, "D2": 8}, explorer={1: "D3"}, adversary_acts="engage")
        voyage.mark(ADVERSARY, ["D3.1", "D2.1"])
        voyage.state.tray[2], voyage.state.defeated = 0, beaten
        voyage.do("~token 1*", "~column food-craft-weapons-ruins")
        while voyage.question == "course":
            voyage.do("~course D4")
        voyage.do("~tile D4 18")
        assert voyage.warship(ADVERSARY) == where


# S-31.9: it hunts your exploration ship


def test_s31_9_its_warship_sails_for_the_exploration_ship() -> None:
    voyage = position(NAME, tiles={"D3": 22, "D4": 21}, explorer={0: "D4"}, adversary_acts="engage").do("~token 0")
    assert voyage.warship(ADVERSARY) == "D3"


def test_s31_9_the_starting_tile_may_be_entered_and_is_no_loss() -> None:
    voyage = position(NAME, warship={0: "B1", 1: "C2"}, settlers={0: "C1.1"}, adversary_acts="engage").do("~token 0")
    assert (voyage.warship(ADVERSARY), voyage.ending, voyage.settlers()) == ("C1", "", set())
    assert (voyage.question, voyage.gold(ADVERSARY)) == ("wheel", 2)


def test_s31_9_its_exploration_ship_sails_through_the_starting_tile() -> None:
    voyage = position(NAME)
    assert passable(voyage.state) & 1 << voyage.at("C1")
    assert not passable(position("perilous-land").state) & 1 << position("perilous-land").at("B1")


def test_s31_9_nobody_settles_under_its_warship_there() -> None:
    voyage = position(NAME, warship={1: "C1"}, explorer={0: "C2"}, marks={0: "C2.1"}).do(
        "wheel settle", "take board.settle"
    )
    assert {space.split(".")[0] for space in voyage.moves("place")} == {"C2"}


# S-31.10: ships sent back


def scared_at_the_start(marks: str) -> Voyage:
    """Its warship comes to the starting tile, where your exploration ship lies."""
    return position(NAME, warship={0: "B1", 1: "C2"}, marks={0: marks}, tiles={"D1": 9}, adversary_acts="engage").do(
        "~token 0"
    )


def test_s31_10_sent_back_to_the_starting_tile() -> None:
    voyage = position(NAME, tiles={"D3": 22, "D4": 21}, explorer={0: "D4"}, warship={1: "D3"}, adversary_acts="engage")
    assert voyage.do("~token 0").explorer() == "C1"


def test_s31_10_or_to_the_nearest_explored_tile() -> None:
    assert scared_at_the_start("D1.1").explorer() == "D1"


def test_s31_10_you_choose_among_equals() -> None:
    voyage = scared_at_the_start("B1.1 C2.1 D1.1")
    assert (voyage.question, voyage.moves()) == ("moor", {"pick B1", "pick C2"})
    assert voyage.do("pick B1").explorer() == "B1"


def test_s31_10_it_stays_when_you_have_explored_nothing() -> None:
    voyage = scared_at_the_start("")
    assert (voyage.explorer(), voyage.gold(ADVERSARY)) == ("C1", 1)


def test_s31_10_a_token_under_the_refuge_is_turned_up() -> None:
    voyage = position(NAME, warship={0: "B1", 1: "C2"}, tiles={"D4": 21}, marks={0: "D4.1"}, adversary_acts="engage")
    assert (voyage.do("~token 0").question, voyage.explorer()) == ("number", "D4")


def test_s31_10_a_beaten_warship_too() -> None:
    voyage = position(NAME, warship={1: "C2"}, marks={0: "B1.1"}, adversary_acts="engage").do("~token 0", "~token 2")
    assert (voyage.warship(), voyage.explorer(), voyage.warship(ADVERSARY)) == ("B1", "B1", "C1")


# S-31.11: settlers go back to the board


def test_s31_11_scared_settlers_cannot_go_to_the_starting_tile() -> None:
    voyage = position(
        NAME, tiles={"D3": 22}, settlers={0: "D3.1 D3.2 D3.3 D3.4"}, explorer={0: "D3"}, warship={1: "D2"}
    )
    voyage.lay("D2", 8)
    voyage.run(AdversaryEngage(0, 0, 1))
    assert voyage.question == "flee"
    assert {goal.split(".")[0] for goal in voyage.moves("flee")} == {"board"}


# S-31.12: the end


def test_s31_12_no_weapons_left_does_not_end_it() -> None:
    voyage = position(NAME)
    voyage.state.tray[2] = 0
    assert not voyage.state.story.exhausted(voyage.state)
    voyage.state.tray[1] = 0
    assert voyage.state.story.exhausted(voyage.state)


# S-31.13: gold of a poor victory


def test_s31_13_gold_counts_only_when_you_have_more() -> None:
    poor = near_d4(gold=(3, 30)).do("wheel explore", "sail D4", "~tile D4 21", "~number 1", "mark D4.1")
    rich = near_d4(gold=(30, 3)).do("wheel explore", "sail D4", "~tile D4 21", "~number 1", "mark D4.1")
    assert (chapter_of(poor.state).won, chapter_of(poor.state).gold) == (True, 0)
    assert chapter_of(rich.state).gold > 30
