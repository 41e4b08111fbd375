"""S-25: An Answer Too Late. Outposts at A3, B4 and C3; your city is B1, that of the Aztecs B7."""

from __future__ import annotations

import pytest

from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.adversary_explore import AdversaryExplore
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY
from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FACE_DOWN, YOU
from tests.games.campaign.voyage import Voyage, new_voyage, position

NAME = "answer-too-late"
EXPLORER_BOARD = Bonuses(board=3)  # its exploration ship moves three tiles
SEA = {"B3": 21, "B4": 22, "B5": 23, "A2": 5}


def to_the_end(voyage: Voyage) -> Voyage:
    while voyage.question in ("end", "discard", "gain", "trade"):
        voyage.do({"end": "end", "trade": "done"}.get(voyage.question) or min(voyage.moves()))
    return voyage


def test_s25_3_three_of_four_tokens_lie_face_down() -> None:
    voyage = new_voyage(NAME)
    assert {place: voyage.token(place) for place in voyage.names if voyage.token(place)} == dict.fromkeys(
        ("A3", "B4", "C3"), FACE_DOWN
    )
    assert voyage.state.numbers == 0b11110


def test_s25_4_a_tile_you_turn_up_shows_its_outpost() -> None:
    voyage = position(NAME, tiles={"B3": 21}, explorer={YOU: "B3"}, held="food 2")
    voyage.do("wheel explore", "sail B4", "~tile B4 22")
    assert voyage.moves() == {"~number 1", "~number 2", "~number 3", "~number 4"}
    voyage.do("~number 3")
    assert (voyage.token("B4"), voyage.state.numbers) == (3, 0b10110)


def test_s25_4_a_number_seen_is_not_seen_again() -> None:
    voyage = position(NAME, tiles=SEA, warship={YOU: "B3"}, strength={YOU: 6})
    voyage.state.tokens[voyage.at("A3")] = 3
    voyage.state.numbers = 0b10110
    assert voyage.do("wheel engage", "sail B4").moves("~number") == {"1", "2", "4"}


def test_s25_4_a_tile_the_adversary_turns_up_leaves_it_face_down() -> None:
    voyage = position(NAME, tiles={"B5": 21}, explorer={ADVERSARY: "B5"}, marks={ADVERSARY: "B5.1 B6.1"})
    voyage.state.active = ADVERSARY
    voyage.run(AdversaryExplore()).do("~course B4", "~tile B4 22")
    assert voyage.token("B4") == FACE_DOWN
    voyage = position(NAME, tiles={"B5": 21}, warship={ADVERSARY: "B5"})
    voyage.state.active = ADVERSARY
    voyage.run(AdversaryEngage(0, 0, 1)).do("~tile B4 22")
    assert voyage.token("B4") == FACE_DOWN


def test_s25_4_your_ship_entering_such_a_tile_turns_it_up() -> None:
    voyage = position(NAME, tiles=SEA, explorer={YOU: "B3"}).do("wheel explore", "sail B4")
    assert voyage.question == "number"


def test_s25_4_passing_it_is_entering_it() -> None:
    voyage = position(NAME, tiles=SEA, explorer={YOU: "B3"}).do("wheel explore", "sail B5")
    assert voyage.question == "number"
    voyage.do("~number 2", "mark B5.1")
    assert (voyage.token("B4"), voyage.explorer()) == (2, "B5")


def test_s25_4_a_way_that_does_not_lead_there_leaves_it() -> None:
    voyage = position(NAME, tiles=SEA, explorer={YOU: "B3"}).do("wheel explore", "sail A2", "mark A2.1")
    assert voyage.token("B4") == FACE_DOWN


def test_s25_4_two_ways_past_different_outposts_leave_the_choice() -> None:
    tiles = {**SEA, "A3": 24, "A4": 19, "C2": 20, "C3": 18}
    voyage = position(NAME, tiles=tiles, explorer={YOU: "B3"}, bonuses=EXPLORER_BOARD)
    voyage.state.tokens[voyage.at("B4")] = 1
    voyage.do("wheel explore", "sail B5")
    assert (voyage.question, voyage.moves("pick")) == ("past-outpost", {"A3", "C3"})
    voyage.do("pick C3", "~number 4", "mark B5.1")
    assert (voyage.token("A3"), voyage.token("C3")) == (FACE_DOWN, 4)


def test_s25_4_one_way_past_all_of_them_needs_no_choice() -> None:
    tiles = {**SEA, "A3": 24, "C3": 18}
    voyage = position(NAME, tiles=tiles, explorer={YOU: "B3"}, cards="compass")
    voyage.do("wheel explore", "play compass", "sail B5", "~number 4", "~number 1", "~number 2", "mark B5.1")
    assert FACE_DOWN not in voyage.state.tokens


def test_s25_5_no_marker_of_yours_there() -> None:
    voyage = position(NAME, tiles=SEA, explorer={YOU: "B3"}).do("wheel explore", "sail B4", "~number 1")
    assert (voyage.explorer(), voyage.state.explored[YOU]) == ("B4", 0)


def test_s25_5_nor_by_a_forgotten_map() -> None:
    voyage = position(NAME, tiles=SEA, cards="map").do("play map")
    assert "B4" not in {mark.split(".")[0] for mark in voyage.moves("mark")}


def test_s25_5_once_it_is_destroyed_you_may() -> None:
    voyage = position(NAME, tiles=SEA, explorer={YOU: "B3"})
    voyage.state.tokens[voyage.at("B4")] = 0
    voyage.do("wheel explore", "sail B4")
    assert voyage.question == "mark"


def test_s25_5_the_adversary_explores_there() -> None:
    voyage = position(NAME, tiles=SEA, explorer={ADVERSARY: "B5"}, marks={ADVERSARY: "B5.1"})
    voyage.state.active = ADVERSARY
    voyage.run(AdversaryExplore())
    assert "B4" in voyage.moves("~course")
    voyage.do("~course B4")
    assert voyage.state.explored[ADVERSARY] >> voyage.at("B4") & 1


def battle(number: int, strength: int, token: str, *, weapons: int = 0) -> Voyage:
    """Your warship meets the outpost at B4."""
    voyage = position(NAME, tiles=SEA, warship={YOU: "B3"}, strength={YOU: strength}, held=f"weapons {weapons}")
    voyage.state.tokens[voyage.at("B4")] = number
    voyage.do("wheel engage", "sail B4")
    if weapons:
        voyage.do(f"commit {weapons}")
    return voyage.do(f"~token {token}")


@pytest.mark.parametrize(("number", "gold"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_s25_7_the_number_pays_like_the_marker(number: int, gold: int) -> None:
    voyage = battle(number, 6, "1")
    assert (voyage.gold(), voyage.token("B4"), voyage.state.conquered) == (gold, 0, 1)
    assert voyage.warship() == "B4"


def test_s25_6_number_and_token_against_strength_and_weapons() -> None:
    assert battle(3, 5, "2").state.conquered == 1  # the attacker wins a tie
    assert battle(3, 4, "2").state.conquered == 0
    assert battle(3, 4, "2", weapons=1).state.conquered == 1


def test_s25_6_passing_is_no_battle() -> None:
    voyage = position(NAME, tiles=SEA, warship={YOU: "B3"}).do("wheel engage", "sail B5", "~number 2")
    assert (voyage.token("B4"), voyage.state.conquered, voyage.warship()) == (2, 0, "B5")


def test_s25_6_the_exploration_ship_fights_nobody() -> None:
    voyage = position(NAME, tiles=SEA, explorer={YOU: "B3"}).do("wheel explore", "sail B4", "~number 2")
    assert (voyage.token("B4"), voyage.explorer()) == (2, "B4")


def test_s25_6_a_token_of_value_0_makes_the_adversary_stronger() -> None:
    assert battle(1, 6, "0").state.strength[ADVERSARY] == 2
    assert battle(1, 6, "1").state.strength[ADVERSARY] == 1


def test_s25_6_beating_an_outpost_does_not_keep_its_warship_at_home() -> None:
    voyage = battle(1, 6, "1")
    assert (voyage.state.defeated, voyage.state.wins) == (0, 0)


def test_s25_8_beaten_your_warship_goes_home() -> None:
    voyage = battle(4, 1, "2")
    assert (voyage.warship(), voyage.token("B4")) == ("B1", 4)
    assert (voyage.gold(), voyage.gold(ADVERSARY)) == (0, 0)


def test_s25_6_its_warship_is_fought_first() -> None:
    voyage = position(NAME, tiles=SEA, warship={YOU: "B3", ADVERSARY: "B4"}, strength={YOU: 6})
    voyage.state.tokens[voyage.at("B4")] = 2
    voyage.do("wheel engage", "sail B4", "~token 1")
    assert (voyage.state.wins, voyage.state.conquered) == (1, 0)
    voyage.do("~token 1")
    assert (voyage.state.wins, voyage.state.conquered) == (1, 1)


def test_s25_1_three_outposts_are_the_warmonger() -> None:
    voyage = position(NAME, tiles=SEA, warship={YOU: "B3"}, strength={YOU: 6}, gold=(5, 4))
    voyage.state.tokens[voyage.at("B4")] = 1
    voyage.state.conquered = 2
    assert to_the_end(voyage.do("wheel engage", "sail B4", "~token 1")).ending == "warmonger"


def test_s25_1_two_are_not() -> None:
    voyage = position(NAME, tiles=SEA, warship={YOU: "B3"}, strength={YOU: 6}, gold=(5, 4))
    voyage.state.tokens[voyage.at("B4")] = 1
    voyage.state.conquered = 1
    assert to_the_end(voyage.do("wheel engage", "sail B4", "~token 1")).ending == ""


def neighbours(mine: str, theirs: str, held: str = "craft 3", gold: tuple[int, int] = (5, 4)) -> Voyage:
    """B3 is tile 21: three food, two weapons."""
    return position(NAME, tiles=SEA, settlers={YOU: mine, ADVERSARY: theirs}, held=held, gold=gold).do("wheel produce")


def test_s25_9_craft_is_given_on_a_shared_island() -> None:
    voyage = neighbours("B3.1", "B3.2")
    assert voyage.moves("deed") == {"give 1", "give 2", "give 3"}
    voyage.do("deed give 2")
    assert (voyage.held(), voyage.state.tally) == ((1, 1, 0), 2)
    assert (voyage.gold(), voyage.gold(ADVERSARY)) == (5, 4)


def test_s25_9_not_on_two_islands_of_one_tile() -> None:
    assert neighbours("B3.1", "B3.4").moves("deed") == set()


def test_s25_9_any_shared_island_counts_not_only_that_of_the_tile_that_produces() -> None:
    voyage = neighbours("B3.1 B1.2", "B3.2")
    assert voyage.do("produce B1").moves("deed") == {"give 1", "give 2", "give 3", "give 4"}


def test_s25_9_craft_just_produced_may_be_given_and_more_than_once() -> None:
    voyage = position(NAME, tiles={"B4": 22}, settlers={YOU: "B4.1", ADVERSARY: "B4.2"}).do("wheel produce")
    assert voyage.moves() == {"deed give 1", "done"}
    voyage = neighbours("B3.1", "B3.2").do("deed give 1", "deed give 1")
    assert voyage.state.tally == 2


def test_s25_1_ten_craft_are_the_corruptor() -> None:
    voyage = neighbours("B3.1", "B3.2")
    voyage.state.tally = 7
    assert to_the_end(voyage.do("deed give 3")).ending == "corruptor"


def test_s25_1_nine_craft_are_not() -> None:
    voyage = neighbours("B3.1", "B3.2")
    voyage.state.tally = 7
    assert to_the_end(voyage.do("deed give 2")).ending == ""


def test_s25_1_ten_craft_with_no_more_gold_lose() -> None:
    voyage = neighbours("B3.1", "B3.2", gold=(4, 4))
    voyage.state.tally = 7
    assert to_the_end(voyage.do("deed give 3")).ending == "poorer"


def test_s25_2_the_resources_are_printed() -> None:
    state = new_voyage(NAME).state
    assert (state.tray, state.coins) == ([14, 18, 14], 64)


def test_s25_10_the_road_of_the_warmonger_and_corruptor() -> None:
    first = BY_VICTORY["answer-too-late", "warmonger"]
    assert (first.leads_to, first.gives, first.lives) == ("assault-at-the-very-heart", (), 0)
    second = BY_VICTORY["answer-too-late", "corruptor"]
    assert (second.leads_to, second.gives, second.lives) == (
        "facing-destiny",
        (("aztec", "settle"), ("allies", "aztecs")),
        0,
    )
