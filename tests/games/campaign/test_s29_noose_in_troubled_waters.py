"""A Noose in Troubled Waters (S-29), and the Aztec warship (S-12.9).

            A1                      the Chinese city
      B1  B2  B3  B4
        C1  C2  C3  C4  C5
      D1  D2  D3  D4  D5
        E1  E2  E3  E4  E5          E5 is the Egyptian city
      F1  F2  F3  F4                F1 is your city
            G1

Between the cities: F1, E1, D2 (or C1), B2, A1; F1, F2, F3, E3 (or F4), E4, E5. Spaces of a city: food, craft, weapons.
"""

from __future__ import annotations

import pytest

from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversarySettle
from seaboard.games.diluvium.campaign.rules.battle import ITS_SECOND
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY
from seaboard.games.diluvium.campaign.rules.scare import SoloScare
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FACE_DOWN, NOWHERE, YOU
from tests.games.campaign.voyage import Voyage, new_voyage, position

NAME = "noose-in-troubled-waters"
SEA = {
    "B1": 5, "B3": 6, "C1": 7, "C4": 8, "C5": 9, "E1": 10, "E4": 11, "F3": 12, "G1": 13,
    "B4": 18, "C2": 19, "C3": 20, "D1": 21, "D2": 22, "D3": 23, "D4": 24, "E2": 26, "E3": 27, "F4": 28,
}  # fmt: skip
IN_CITY = {"E5.1", "E5.2", "E5.3"}


def at_sea(
    *, escort: str = "F1", rival: str = "A1", tokens: tuple[int, int] = (FACE_DOWN, FACE_DOWN), **pieces: object
) -> Voyage:
    """Every tile face up; `tokens` on the Egyptian and on the Chinese city, 0 for a conquered one."""
    tiles = {**SEA, **pieces.pop("tiles", {})}  # type: ignore[dict-item]
    voyage = position(NAME, tiles=tiles, **pieces)  # type: ignore[arg-type]
    state = voyage.state
    state.slain = sum(1 << cell for cell in range(25))
    state.escort = voyage.at(escort)
    state.rival = voyage.at(rival) if rival else NOWHERE
    for place, token in zip(("E5", "A1"), tokens, strict=True):
        state.tokens[voyage.at(place)] = token
        if token in range(1, 5):
            state.numbers &= ~(1 << token)
        if token == 0:
            state.conquered += 1
    return voyage


def engage(voyage: Voyage, goal: str, escort: bool = False) -> Voyage:
    """Your warship sails; with or without the Aztec one, where that can be asked."""
    voyage.do("wheel engage", f"sail {goal}")
    if voyage.question == "escort":
        voyage.do("deed escort 0" if escort else "skip")
    return voyage


# S-29.1: the victory


def test_s29_1_both_cities_conquered_win() -> None:
    voyage = at_sea(tokens=(0, 1), warship={0: "B2"}, strength={0: 6}, gold=(5, 3), rival="A1")
    engage(voyage, "A1").do("~token 2")
    assert voyage.state.conquered == 2
    assert voyage.ending == "peacemaker"


def test_s29_1_one_city_does_not() -> None:
    voyage = at_sea(tokens=(FACE_DOWN, 1), warship={0: "B2"}, strength={0: 6}, gold=(5, 3))
    engage(voyage, "A1").do("~token 2")
    assert voyage.state.conquered == 1
    assert voyage.ending == ""


def test_s29_1_both_cities_need_more_gold() -> None:
    voyage = at_sea(tokens=(0, 1), warship={0: "B2"}, strength={0: 6}, gold=(5, 30))
    engage(voyage, "A1").do("~token 2")
    assert voyage.ending == "poorer"


@pytest.mark.parametrize("which", [0, ITS_SECOND])
def test_s29_1_either_warship_in_your_city_is_the_end(which: int) -> None:
    voyage = at_sea(warship={1: "E1"} if which == 0 else {}, rival="E1" if which else "A1")
    voyage.run(AdversaryEngage(0, which, 1, 1))
    assert voyage.ending == "city-fallen"


# S-29.2: set-up


def test_s29_2_a_face_down_number_on_each_city() -> None:
    voyage = new_voyage(NAME)
    assert voyage.token("A1") == voyage.token("E5") == FACE_DOWN
    assert sum(1 for token in voyage.state.tokens if token) == 2
    assert voyage.state.numbers == 0b11110
    assert voyage.warship(ADVERSARY) == "E5"
    assert voyage.name(int(voyage.state.rival)) == "A1"
    assert voyage.settlers(ADVERSARY) == IN_CITY
    assert voyage.state.reserve() == 6


# S-29.3: storming a city


def test_s29_3_your_warship_may_sail_into_a_city_your_explorer_may_not() -> None:
    voyage = at_sea(warship={0: "E4"}, explorer={0: "D5"})
    assert "E5" in voyage.copy().do("wheel engage").moves("sail")
    assert "E5" not in voyage.do("wheel explore").moves("sail")


def test_s29_3_the_number_is_turned_up_then_you_commit_weapons() -> None:
    voyage = at_sea(warship={0: "E4"}, held="weapons 3")
    engage(voyage, "E5")
    assert voyage.moves("~number") == {"1", "2", "3", "4"}
    voyage.do("~number 3")
    assert voyage.question == "commit"
    assert voyage.token("E5") == 3


def test_s29_3_passing_a_city_turns_nothing_up() -> None:
    voyage = at_sea(warship={0: "E4"})
    engage(voyage, "D5")
    assert voyage.token("E5") == FACE_DOWN


def test_s29_3_your_strength_must_be_greater_than_number_and_token() -> None:
    voyage = at_sea(warship={0: "E4"}, strength={0: 2, 1: 6}, held="weapons 3", tokens=(3, FACE_DOWN))
    engage(voyage, "E5").do("commit 3")
    won = voyage.copy().do("~token 1")
    assert won.token("E5") == 0  # five against four: its strength of six does not matter
    assert won.warship() == "E5"
    assert won.gold() == 2  # as for strength 3
    lost = voyage.do("~token 2")
    assert lost.token("E5") == 3  # five against five
    assert lost.warship() == "F1"
    assert lost.gold(ADVERSARY) == 1  # as for your strength of 2
    assert lost.held() == (0, 0, 0)


def test_s29_3_a_token_of_0_makes_the_adversary_stronger() -> None:
    voyage = at_sea(warship={0: "E4"}, strength={0: 2}, tokens=(1, FACE_DOWN))
    engage(voyage, "E5").do("~token 0")
    assert voyage.state.strength[ADVERSARY] == 2


def test_s29_3_a_warship_in_the_city_does_not_fight_for_itself() -> None:
    voyage = at_sea(warship={0: "E4"}, strength={0: 3, 1: 6}, tokens=(1, FACE_DOWN))
    assert voyage.warship(ADVERSARY) == "E5"
    engage(voyage, "E5").do("~token 1")
    assert voyage.warship() == "E5"


def test_s29_3_nobody_is_scared_out_of_a_city() -> None:
    voyage = at_sea(warship={0: "E4"}, strength={0: 6}, tokens=(1, FACE_DOWN))
    engage(voyage, "E5").do("~token 1")
    assert voyage.settlers(ADVERSARY) == IN_CITY
    assert voyage.explorer(ADVERSARY) == "E5"
    assert voyage.gold() == 1


# S-29.4: two warships


def test_s29_4_both_move_in_an_engage_action() -> None:
    voyage = at_sea(warship={1: "D4"}, rival="B3", adversary_acts="engage")
    voyage.do("~token 0")
    while voyage.question == "course":
        voyage.do(f"~course {min(voyage.moves('~course'))}")
    assert voyage.warship(ADVERSARY) in {"D3", "E3"}
    assert voyage.name(int(voyage.state.rival)) in {"B2", "C2"}


def test_s29_4_both_fight_with_the_same_strength() -> None:
    voyage = at_sea(warship={0: "E2", 1: "E5"}, rival="D3", strength={0: 4, 1: 3}, escort="F1")
    voyage.run(AdversaryEngage(0, ITS_SECOND, 1, 1))
    voyage.do("~course E2") if voyage.question == "course" else None
    voyage.do("~token 1")  # four against four: the attacker wins
    assert voyage.warship() == "F1"
    assert voyage.name(int(voyage.state.rival)) == "E2"


def test_s29_4_a_beaten_warship_goes_to_its_own_city() -> None:
    voyage = at_sea(warship={0: "D2", 1: "D3"}, rival="C2", strength={0: 6})
    chinese = engage(voyage.copy(), "C2").do("~token 0")
    assert chinese.name(int(chinese.state.rival)) == "A1"
    assert chinese.warship(ADVERSARY) == "D3"
    egyptian = engage(voyage, "D3").do("~token 0")
    assert egyptian.warship(ADVERSARY) == "E5"
    assert egyptian.name(int(egyptian.state.rival)) == "C2"


def test_s29_4_two_on_one_tile_are_fought_one_after_the_other() -> None:
    voyage = at_sea(warship={0: "D2", 1: "D3"}, rival="D3", strength={0: 6})
    engage(voyage, "D3").do("~token 0", "~token 0")
    assert voyage.warship(ADVERSARY) == "E5"
    assert voyage.name(int(voyage.state.rival)) == "A1"
    assert voyage.state.wins == 2


def test_s29_4_no_engage_after_either_is_beaten() -> None:
    voyage = at_sea(warship={0: "D2", 1: "E4"}, rival="C2", strength={0: 6})
    engage(voyage, "C2").do("~token 1", "~token 1")
    assert voyage.question == "wheel"
    assert voyage.warship(ADVERSARY) == "E4"


def test_s29_4_your_explorer_may_not_stop_at_either() -> None:
    voyage = at_sea(explorer={0: "D2"}, warship={1: "D3"}, rival="C2").do("wheel explore")
    assert not {"D3", "C2"} & voyage.moves("sail")


# S-29.5: a conquered city


def test_s29_5_the_egyptian_warship_leaves_the_game() -> None:
    voyage = at_sea(warship={0: "E4", 1: "D3"}, rival="B3", strength={0: 6}, tokens=(1, FACE_DOWN))
    engage(voyage, "E5").do("~token 1")
    assert voyage.warship(ADVERSARY) == ""
    assert voyage.state.rival == voyage.at("B3")


def test_s29_5_the_chinese_warship_leaves_the_game() -> None:
    voyage = at_sea(warship={0: "B2", 1: "D3"}, rival="C3", strength={0: 6}, tokens=(FACE_DOWN, 1))
    engage(voyage, "A1").do("~token 1")
    assert voyage.state.rival == NOWHERE
    assert voyage.warship(ADVERSARY) == "D3"


def test_s29_5_the_other_goes_on_but_not_in_the_next_turn() -> None:
    voyage = at_sea(warship={0: "E4", 1: "D3"}, rival="B3", strength={0: 6}, tokens=(1, FACE_DOWN))
    engage(voyage, "E5").do("~token 1", "~token 1")
    assert voyage.state.rival == voyage.at("B3")
    voyage.run(AdversaryEngage(0, 0, 1))
    while voyage.question == "course":
        voyage.do(f"~course {min(voyage.moves('~course'))}")
    assert voyage.state.rival != voyage.at("B3")


def test_s29_5_a_conquered_city_is_not_fought_again() -> None:
    voyage = at_sea(warship={0: "E4"}, tokens=(0, FACE_DOWN))
    voyage.state.ships[3] = NOWHERE
    engage(voyage, "E5")
    assert voyage.warship() == "E5"
    assert voyage.question == "token"  # the adversary's turn has begun
    assert voyage.state.conquered == 1


# S-29.6: one adversary


def test_s29_6_scared_settlers_go_first_to_the_chinese_city() -> None:
    voyage = at_sea(settlers={1: "D3.1 D3.2 D3.3 D3.4"}).run(SoloScare(0, YOU, voyage_cell("D3")))
    assert voyage.settlers(ADVERSARY) == IN_CITY | {"A1.1", "A1.2", "A1.3"}
    assert voyage.state.reserve() == 3
    assert voyage.gold() == 4


def test_s29_6_by_the_order_of_the_settlement_tokens() -> None:
    voyage = at_sea(settlers={1: "D3.1"})
    assert voyage.state.column[0] == 2  # weapons
    voyage.run(SoloScare(0, YOU, voyage_cell("D3")))
    assert voyage.settlers(ADVERSARY) == IN_CITY | {"A1.3"}


def test_s29_6_not_to_a_city_with_your_warship() -> None:
    voyage = at_sea(settlers={1: "D3.1"}, tokens=(FACE_DOWN, 0), rival="", escort="A1")
    voyage.run(SoloScare(0, YOU, voyage_cell("D3")))
    assert voyage.settlers(ADVERSARY) == IN_CITY
    assert voyage.state.reserve() == 6


def test_s29_6_the_adversary_settles_the_chinese_city() -> None:
    voyage = at_sea(adversary_acts="settle").do("~token 0")
    assert voyage.settlers(ADVERSARY) == IN_CITY | {"A1.1", "A1.3"}  # weapons, then food
    assert voyage.gold(ADVERSARY) == 0


def test_s29_6_but_no_tile_it_has_not_explored() -> None:
    voyage = at_sea(settlers={1: "A1.1 A1.2 A1.3"}).run(AdversarySettle(0, 1))
    assert voyage.gold(ADVERSARY) == 1


def test_s29_6_food_in_both_cities_counts_for_its_reach() -> None:
    assert at_sea().state.reach() == 1
    assert at_sea(settlers={1: "A1.1"}).state.reach() == 2


def test_s29_6_settlers_for_food_in_the_cities_move_both_warships() -> None:
    voyage = at_sea(settlers={1: "A1.1"}, warship={1: "D4"}, rival="B1", adversary_acts="engage").do("~token 0")
    while voyage.question == "course":
        voyage.do(f"~course {min(voyage.moves('~course'))}")
    assert voyage.name(int(voyage.state.rival)) in {"D1", "D2"}


# S-29.7, S-12.9: the Aztec warship


def test_s29_7_it_begins_in_your_city() -> None:
    assert new_voyage(NAME).state.escort == new_voyage(NAME).at("F1")


def test_s29_7_it_comes_along_or_stays() -> None:
    voyage = at_sea(warship={0: "E1"}, escort="E1").do("wheel engage", "sail D2")
    assert voyage.question == "escort"
    assert voyage.moves() == {"deed escort 0", "skip"}
    assert voyage.copy().do("deed escort 0").name(int(voyage.state.escort)) == "E1"
    along = voyage.copy().do("deed escort 0")
    assert along.name(int(along.state.escort)) == "D2" == along.warship()
    left = voyage.do("skip")
    assert left.name(int(left.state.escort)) == "E1"
    assert left.warship() == "D2"


def test_s29_7_it_is_not_asked_for_from_another_tile_nor_when_you_stay() -> None:
    assert at_sea(warship={0: "E1"}, escort="E2").do("wheel engage", "sail D2").question != "escort"
    assert at_sea(warship={0: "E1"}, escort="E1").do("wheel engage", "stay").question != "escort"
    assert at_sea(explorer={0: "F1"}, escort="F1").do("wheel explore", "sail E1").question != "escort"


def test_s29_7_one_more_strength_together() -> None:
    voyage = at_sea(warship={0: "E4"}, escort="E4", strength={0: 3}, tokens=(2, FACE_DOWN))
    together = engage(voyage.copy(), "E5", escort=True).do("~token 1")
    assert together.token("E5") == 0  # four against three
    alone = engage(voyage, "E5").do("~token 1")
    assert alone.token("E5") == 2  # three against three


def test_s29_7_one_more_strength_for_a_monster() -> None:
    voyage = at_sea(warship={0: "F3"}, escort="F3", strength={0: 4})
    voyage.state.slain = 0
    assert engage(voyage.copy(), "E2", escort=True).question == "monster"  # tile 26 has strength 5
    assert engage(voyage, "E2").question != "monster"


def test_s29_7_one_more_strength_when_attacked() -> None:
    voyage = at_sea(warship={0: "E1", 1: "D2"}, escort="E1", strength={0: 2, 1: 1}).run(AdversaryEngage(0, 0, 1))
    assert voyage.do("~token 1").warship(ADVERSARY) == "E5"  # three against two
    voyage = at_sea(warship={0: "E1", 1: "D2"}, escort="F2", strength={0: 2, 1: 1}).run(AdversaryEngage(0, 0, 1))
    assert voyage.do("~token 1").warship() == "F1"  # two against two: the attacker wins


def test_s29_7_both_go_home_from_a_battle_lost() -> None:
    voyage = at_sea(warship={0: "E4"}, escort="E4", strength={0: 1}, tokens=(4, FACE_DOWN))
    engage(voyage, "E5", escort=True).do("~token 1")
    assert voyage.warship() == "F1"
    assert voyage.name(int(voyage.state.escort)) == "F1"


def test_s29_7_alone_it_fights_as_your_warship_and_may_win() -> None:
    voyage = at_sea(warship={0: "F3", 1: "D2"}, escort="E1", strength={0: 3, 1: 1}, held="weapons 1")
    voyage.run(AdversaryEngage(0, 0, 1))
    assert voyage.question == "commit"
    voyage.do("commit 1", "~token 1")
    assert voyage.warship(ADVERSARY) == "E5"
    assert voyage.gold() == 1
    assert voyage.name(int(voyage.state.escort)) == "E1"


def test_s29_7_alone_it_goes_home_when_beaten_and_your_warship_stays() -> None:
    voyage = at_sea(
        warship={0: "F3", 1: "D2"}, escort="E1", strength={0: 2, 1: 1}, settlers={0: "E1.1"}, marks={0: "E1.1"}
    )
    voyage.run(AdversaryEngage(0, 0, 1)).do("~token 1")  # two against two, without the bonus of being together
    assert voyage.name(int(voyage.state.escort)) == "F1"
    assert voyage.warship() == "F3"
    assert voyage.warship(ADVERSARY) == "E1"
    assert voyage.question == "flee"


def test_s29_7_it_bars_settlers_like_your_warship() -> None:
    voyage = at_sea(marks={1: "E1.1"}, settlers={1: "A1.1 A1.2 A1.3"}, escort="E1").run(AdversarySettle(0, 1))
    assert voyage.gold(ADVERSARY) == 1


def voyage_cell(place: str) -> int:
    return new_voyage(NAME).at(place)


def test_s29_8_the_road_of_the_peacemaker() -> None:
    road = BY_VICTORY["noose-in-troubled-waters", "peacemaker"]
    assert (road.leads_to, road.gives, road.lives) == (None, (), 0)
