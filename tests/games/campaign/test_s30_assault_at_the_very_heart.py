"""An Assault at the Very Heart (S-30).

      A1  A2* A3  A4* A5
    B1  B2  B3  B4  B5  B6  B7      B1 is your city, B7 the Aztecs'
          C1  C2* C3  C4* C5        (C1 lies below B2 and B3)

The archipelagos by their distance from your city: A2, C2, A4, C4.
"""

from __future__ import annotations

import pytest

from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY
from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FACE_DOWN
from seaboard.games.diluvium.campaign.scenarios.assault_at_the_very_heart.rules import Refuge, nearest_refuges
from tests.games.campaign.voyage import Voyage, new_voyage, position, settlers_by_side

NAME = "assault-at-the-very-heart"
SEA = {
    "A1": 5, "A2": 6, "A3": 21, "A4": 22, "A5": 7, "B3": 18, "B4": 23, "B5": 24, "C1": 8, "C2": 19, "C3": 20, "C4": 9,
    "C5": 10,
}  # fmt: skip
PAIR = {"A2": 1, "C2": 2, "A4": 3, "C4": 4}


def at_sea(
    *, tokens: dict[str, int] | None = None, lying: tuple[int, int, int, int] = (0, 0, 0, 0), **pieces: object
) -> Voyage:
    """Every tile face up; `tokens` other than face down, 0 for a corrupted archipelago."""
    voyage = position(NAME, tiles=SEA, **pieces)  # type: ignore[arg-type]
    for place, token in (tokens or {}).items():
        voyage.state.tokens[voyage.at(place)] = token
        if token in range(1, 5):
            voyage.state.numbers &= ~(1 << token)
    voyage.state.lying = list(lying)
    return voyage


# S-30.1: the victory


def test_s30_1_the_opposing_city_conquered_wins() -> None:
    voyage = at_sea(warship={0: "B6", 1: "A4"}, strength={0: 6, 1: 1}, gold=(5, 5))
    voyage.do("wheel engage", "sail B7", "~token 2")
    assert voyage.ending == "pitiless"


def test_s30_1_it_needs_more_gold() -> None:
    voyage = at_sea(warship={0: "B6", 1: "A4"}, strength={0: 6, 1: 1}, gold=(5, 9))
    voyage.do("wheel engage", "sail B7", "~token 2")
    assert voyage.ending == "poorer"


def test_s30_1_its_warship_in_your_city_is_the_end() -> None:
    voyage = at_sea(warship={1: "B2"}).run(AdversaryEngage(0, 0, 1))
    assert voyage.ending == "city-fallen"


# S-30.2: settlers that lie down


def test_s30_2_a_lying_settler_only_stands_up() -> None:
    voyage = at_sea(lying=(0, 3, 0, 0)).do("wheel settle")
    assert voyage.moves("take") == {"lying.settle", "board.produce", "board.engage"}
    voyage.do("take lying.settle")
    assert voyage.state.lying == [0, 2, 0, 0]
    assert voyage.state.sections[:4] == [0, 3, 3, 3]
    assert voyage.question == "take"
    assert voyage.held() == (0, 0, 0)


def test_s30_2_a_standing_one_of_the_same_section_moves() -> None:
    voyage = at_sea(lying=(0, 1, 0, 0)).do("wheel settle")
    assert voyage.moves("take") == {"board.settle", "lying.settle", "board.produce", "board.engage"}
    voyage.do("take board.settle", "place B1.1")
    assert voyage.state.lying == [0, 1, 0, 0]
    assert voyage.state.sections[:4] == [0, 2, 3, 3]


def test_s30_2_the_one_that_stood_up_is_not_moved_by_the_same_action() -> None:
    voyage = at_sea(lying=(0, 3, 0, 0)).do("wheel settle", "take lying.settle")
    assert voyage.moves("take") == {"lying.settle", "board.produce", "board.engage"}
    voyage.do("take lying.settle")
    assert voyage.state.lying == [0, 1, 0, 0]
    assert voyage.question != "take"


def test_s30_2_in_a_later_action_it_moves() -> None:
    voyage = at_sea(lying=(0, 2, 0, 0)).do("wheel settle")
    assert "board.settle" in voyage.moves("take")


def test_s30_2_an_exploration_space_may_be_spent_on_standing_up() -> None:
    voyage = at_sea(explorer={0: "B2"}, lying=(0, 3, 3, 3)).do("wheel explore", "sail B3", "mark B3.3")
    assert voyage.moves("take") == {"lying.settle", "lying.produce", "lying.engage"}
    voyage.do("take lying.engage")
    assert voyage.state.lying == [0, 3, 3, 2]
    assert voyage.settlers() == set()


def test_s30_2_a_section_of_lying_settlers_is_not_empty() -> None:
    voyage = at_sea(lying=(0, 3, 0, 0))
    assert voyage.state.bonus == 0


# S-30.3: the opposing city


def test_s30_3_only_your_warship_sails_into_it() -> None:
    voyage = at_sea(warship={0: "B6", 1: "A4"}, explorer={0: "C5"})
    assert "B7" in voyage.copy().do("wheel engage").moves("sail")
    assert "B7" not in voyage.do("wheel explore").moves("sail")


def test_s30_3_it_fights_with_its_strength_and_a_token_and_wins_ties() -> None:
    voyage = at_sea(warship={0: "B6", 1: "A4"}, strength={0: 2, 1: 3}, held="weapons 2", gold=(9, 0))
    voyage.do("wheel engage", "sail B7", "commit 2")
    won = voyage.copy().do("~token 0")
    assert won.ending == "pitiless"
    assert won.gold() == 11  # as for strength 3
    assert won.state.strength[ADVERSARY] == 4  # a token of 0
    lost = voyage.do("~token 1")
    assert lost.warship() == "B1"
    assert lost.gold(ADVERSARY) == 1  # as for your strength of 2
    assert lost.state.conquered == 0


def test_s30_3_one_battle_even_with_its_warship_at_home() -> None:
    voyage = at_sea(warship={0: "B6"}, strength={0: 6}, gold=(9, 0))
    assert voyage.warship(ADVERSARY) == "B7"
    voyage.do("wheel engage", "sail B7", "~token 1")
    assert voyage.ending == "pitiless"
    assert voyage.warship(ADVERSARY) == "B7"
    assert voyage.gold() == 10  # for strength 1, and nobody scared out of the city


# S-30.4: refuge


def test_s30_4_a_beaten_warship_goes_to_the_archipelago_closest_to_your_city() -> None:
    voyage = at_sea(warship={0: "B4", 1: "B5"}, strength={0: 6}).do("wheel engage", "sail B5", "~token 1")
    assert voyage.warship(ADVERSARY) == "A2"


def test_s30_4_also_when_it_attacked() -> None:
    voyage = at_sea(warship={0: "B4", 1: "B5"}, strength={0: 6}).run(AdversaryEngage(0, 0, 1)).do("~token 1")
    assert voyage.warship(ADVERSARY) == "A2"


def test_s30_4_to_the_second_where_your_warship_is_on_the_first() -> None:
    voyage = at_sea(warship={0: "B3", 1: "A2"}, strength={0: 6}).do("wheel engage", "sail A2", "~number 3", "~token 1")
    assert voyage.warship(ADVERSARY) == "C2"


def test_s30_4_your_exploration_ship_and_settlers_there_are_scared() -> None:
    voyage = at_sea(
        warship={0: "B4", 1: "B5"},
        strength={0: 6},
        explorer={0: "A2"},
        settlers={0: "A2.1 A2.2"},
        sections=(0, 2, 3, 2),
    )
    voyage.do("wheel engage", "sail B5", "~token 1")
    assert voyage.explorer() == "B1"
    assert voyage.question == "flee"
    assert voyage.moves("flee") == {"board.settle", "board.engage"}
    voyage.do("flee board.settle")
    assert voyage.state.lying == [0, 1, 0, 1]
    assert voyage.gold(ADVERSARY) == 3
    assert settlers_by_side(voyage.state) == (9, 9)


def test_s30_4_a_hidden_archipelago_is_turned_up() -> None:
    voyage = position(NAME, tiles={"B4": 23, "B5": 24}, warship={0: "B4", 1: "B5"}, strength={0: 6})
    voyage.do("wheel engage", "sail B5", "~token 1")
    assert voyage.moves("~tile") >= {"A2 5", "A2 16"}
    voyage.do("~tile A2 5")
    assert voyage.token("A2") == FACE_DOWN  # the adversary turns no number up


def test_s30_4_corrupted_archipelagos_are_no_refuge() -> None:
    voyage = at_sea(tokens={"A2": 0, "C2": 0}).run(Refuge())
    assert voyage.warship(ADVERSARY) == "A4"


def test_s30_4_its_city_when_no_archipelago_is_left() -> None:
    voyage = at_sea(tokens=dict.fromkeys(PAIR, 0), warship={1: "B4"}).run(Refuge())
    assert voyage.warship(ADVERSARY) == "B7"
    voyage = at_sea(tokens={"A2": 0, "C2": 0, "A4": 0}, warship={0: "C4", 1: "C4"}).run(Refuge())
    assert voyage.warship(ADVERSARY) == "B7"


def test_s30_4_it_stays_out_of_the_next_turn() -> None:
    voyage = at_sea(warship={0: "B4", 1: "B5"}, strength={0: 6}).do("wheel engage", "sail B5", "~token 1", "~token 1")
    assert voyage.warship(ADVERSARY) == "A2"
    assert voyage.question == "wheel"


def test_s30_4_distances_are_never_tied_on_the_map() -> None:
    voyage = at_sea()
    for place in ("A2", "C2", "A4", "C4"):
        assert nearest_refuges(voyage.state) == [voyage.at(place)]
        voyage.state.tokens[voyage.at(place)] = 0
    assert nearest_refuges(voyage.state) == []


# S-30.5: numbers, and corrupting


@pytest.mark.parametrize("ship", ["explore", "engage"])
def test_s30_5_a_ship_that_stops_turns_the_number_up(ship: str) -> None:
    voyage = at_sea(explorer={0: "B3"}, warship={0: "B3"}).do(f"wheel {ship}", "sail C2")
    assert voyage.moves("~number") == {"1", "2", "3", "4"}
    voyage.do("~number 2")
    assert voyage.token("C2") == 2


def test_s30_5_passing_turns_nothing_up() -> None:
    voyage = at_sea(explorer={0: "B3"}).do("wheel explore", "sail C3")
    assert voyage.token("C2") == FACE_DOWN


def test_s30_5_its_ships_turn_nothing_up() -> None:
    voyage = at_sea(warship={1: "B4"}, tokens={"A2": 1}).run(AdversaryEngage(0, 0, 1))
    voyage.do("~course C2") if "C2" in voyage.moves("~course") else None
    assert voyage.token("C2") == FACE_DOWN


def test_s30_5_the_exploration_ship_may_corrupt_for_the_number_in_gold() -> None:
    voyage = at_sea(explorer={0: "B3"}, gold=(5, 0)).do("wheel explore", "sail C2", "~number 3")
    coins = voyage.state.coins
    assert voyage.moves() == {"deed corrupt 3", "skip"}
    voyage.do("deed corrupt 3")
    assert voyage.gold() == 2
    assert voyage.token("C2") == 0
    assert voyage.state.coins == coins
    assert voyage.question == "mark"  # a marker may be placed there


def test_s30_5_it_may_be_left_and_is_not_offered_without_the_gold() -> None:
    voyage = at_sea(explorer={0: "B3"}, gold=(2, 0)).do("wheel explore", "sail C2")
    assert voyage.copy().do("~number 3").question == "mark"
    voyage.do("~number 2", "skip")
    assert voyage.token("C2") == 2
    assert voyage.gold() == 2


def test_s30_5_the_warship_corrupts_nothing() -> None:
    voyage = at_sea(warship={0: "B3"}, gold=(5, 0)).do("wheel engage", "sail C2", "~number 3")
    assert voyage.question != "offer"
    assert voyage.token("C2") == 3


def test_s30_5_its_warship_does_not_enter_a_corrupted_archipelago() -> None:
    voyage = at_sea(warship={1: "C3"}, tokens={"C2": 0}).run(AdversaryEngage(0, 0, 1))
    assert voyage.warship(ADVERSARY) == "B4"
    voyage = at_sea(warship={1: "C3"}).run(AdversaryEngage(0, 0, 1))
    assert voyage.moves("~course") == {"B4", "C2"}


# S-30.6: scared settlers


def test_s30_6_scared_settlers_lie_down_on_the_board() -> None:
    voyage = at_sea(warship={1: "B4"}, settlers={0: "B3.1 B3.2"}, sections=(0, 2, 3, 2)).run(AdversaryEngage(0, 0, 1))
    assert voyage.moves("flee") == {"board.settle", "board.engage"}  # no space of the city
    voyage.do("flee board.settle")
    assert voyage.state.lying == [0, 1, 0, 1]
    assert voyage.state.sections[:4] == [0, 3, 3, 3]
    assert voyage.gold(ADVERSARY) == 2


def test_s30_6_but_not_when_it_was_you_who_attacked_and_lost() -> None:
    """It has not ended a movement there: your settlers flee as always, to the city too, and nobody lies down."""
    voyage = at_sea(warship={0: "B4", 1: "B3"}, settlers={0: "B3.1 B3.2"}, sections=(0, 2, 3, 2), strength={1: 6})
    voyage.do("wheel engage", "sail B3", "~token 1")
    assert voyage.moves("flee") == {"B1.1", "B1.2", "B1.3", "board.settle", "board.engage"}
    voyage.do("flee board.settle", "flee B1.1")
    assert (voyage.state.lying, voyage.held()) == ([0, 0, 0, 0], (1, 0, 0))
    assert voyage.state.sections[:4] == [0, 3, 3, 2]


# S-30.7: set-up


def test_s30_7_a_face_down_number_on_each_archipelago() -> None:
    voyage = new_voyage(NAME)
    assert {voyage.name(cell) for cell, token in enumerate(voyage.state.tokens) if token == FACE_DOWN} == set(PAIR)
    assert voyage.state.numbers == 0b11110


# S-12.6 with S-30.2: the Aztec settler may lie down too


def test_s30_2_the_aztec_settler_lies_and_stands_up() -> None:
    voyage = at_sea(warship={1: "B4"}, settlers={0: "B3.1 B3.2"}, sections=(0, 2, 3, 2), bonuses=Bonuses(veteran=1))
    voyage.state.veteran = voyage.at("B3") * 8
    voyage.run(AdversaryEngage(0, 0, 1)).do("flee board.settle")
    assert voyage.state.veteran_lies
    assert voyage.state.lying == [0, 1, 0, 1]
    voyage.do("wheel settle")
    assert voyage.moves("take") == {"board.settle", "board.produce", "board.engage", "aztec", "lying.engage"}
    voyage.do("take aztec")
    assert not voyage.state.veteran_lies
    assert voyage.state.lying == [0, 0, 0, 1]
    assert voyage.moves("take") == {"board.settle", "board.produce", "board.engage", "lying.engage"}


def test_s30_8_the_road_of_the_pitiless() -> None:
    road = BY_VICTORY["assault-at-the-very-heart", "pitiless"]
    assert (road.leads_to, road.gives, road.lives) == ("noose-in-troubled-waters", (("warship", "yes"),), 0)
