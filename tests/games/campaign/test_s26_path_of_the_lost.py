"""S-26: On the Path of the Lost. Your city is A1, above B1 and B2; D5 is the Aztecs' city; row F is empty."""

from __future__ import annotations

import pytest

from seaboard.games.diluvium.campaign.components.loading import booklet
from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY
from seaboard.games.diluvium.campaign.rules.setup import Bonuses, set_up
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE, YOU
from seaboard.games.diluvium.rules.state import EXPLORER, WARSHIP
from tests.games.campaign.voyage import Voyage, position

NAME = "path-of-the-lost"
SEA = {"B2": 5, "C1": 8, "C2": 6, "C3": 7, "D2": 21, "D3": 22, "E3": 23, "E4": 24}


def to_the_end(voyage: Voyage) -> Voyage:
    while voyage.question in ("end", "discard"):
        voyage.do("end" if voyage.question == "end" else min(voyage.moves()))
    return voyage


def searching(exile: str, explorer: str, gold: int = 5, met: int = 0) -> Voyage:
    voyage = position(NAME, tiles=SEA, explorer={YOU: explorer}, gold=(gold, 0))
    voyage.state.exile = voyage.at(exile)
    voyage.state.tally = met
    return voyage


def test_s26_3_the_first_exile_is_on_one_of_the_two_tiles_beside_your_city() -> None:
    chart = booklet().chart(NAME)
    voyage = Voyage(set_up(chart.solo_tables(6), chart.story, chart.people, 0, Bonuses()))
    voyage.do("~tile B1 1")
    assert (voyage.question, voyage.moves()) == ("first-exile", {"~course B1", "~course B2"})
    voyage.do("~course B2")
    assert (voyage.name(voyage.state.exile), voyage.state.tally) == ("B2", 0)


def test_s26_2_there_is_no_sea_below_row_e() -> None:
    voyage = position(NAME, tiles=SEA, explorer={YOU: "E3"}, held="food 6").do("wheel explore")
    assert not any(place.startswith("F") for place in voyage.moves("sail"))


def test_s26_4_two_gold_meet_the_exile_where_the_ship_has_stopped() -> None:
    voyage = searching("C2", "B2").do("wheel explore", "sail C2", "mark C2.1")
    gold = voyage.gold()
    assert (voyage.question, voyage.moves()) == ("offer", {"deed meet 0", "skip"})
    voyage.do("deed meet 0")
    assert (voyage.gold(), voyage.state.tally) == (gold - 2, 1)
    assert voyage.moves() == {"~course D2", "~course D3"}


def test_s26_4_gold_paid_does_not_go_back_to_the_supply() -> None:
    voyage = searching("C2", "B2").do("wheel explore", "sail C2", "mark C2.1")
    coins = voyage.state.coins
    assert voyage.do("deed meet 0", "~course D2").state.coins == coins


def test_s26_4_you_may_keep_your_gold_and_explore() -> None:
    voyage = searching("C2", "B2").do("wheel explore", "sail C2", "mark C2.1", "skip")
    assert (voyage.name(voyage.state.exile), voyage.state.tally) == ("C2", 0)
    assert voyage.state.explored[YOU] == 1 << voyage.at("C2")


def test_s26_4_the_gold_of_exploring_may_pay() -> None:
    voyage = searching("C2", "B2", gold=0).do("wheel explore", "sail C2", "mark C2.2")
    assert (voyage.gold(), voyage.question) == (3, "offer")


def test_s26_4_without_two_gold_nothing_is_offered() -> None:
    voyage = searching("C2", "B2", gold=1)
    voyage.mark(YOU, ["C2.1"])
    voyage.do("wheel explore", "sail C2")
    assert voyage.question != "offer"
    assert voyage.state.tally == 0


def test_s26_4_passing_or_a_warship_meets_nobody() -> None:
    voyage = searching("C2", "B2").do("wheel explore", "sail D3", "mark D3.1")
    assert voyage.question != "offer"
    voyage = searching("B2", "A1").do("wheel engage", "sail B2")
    assert voyage.question != "offer"


def test_s26_4_also_on_a_tile_explored_before() -> None:
    voyage = searching("C2", "B2")
    voyage.mark(YOU, ["C2.1"])
    voyage.do("wheel explore", "sail C2")
    assert voyage.question == "offer"


@pytest.mark.parametrize(
    ("exile", "ship", "options"),
    [("B2", "A1", {"C2", "C3"}), ("C3", "B2", {"D3", "D4"}), ("D2", "C2", {"E2", "E3"})],
)
def test_s26_5_the_next_exile_is_below(exile: str, ship: str, options: set[str]) -> None:
    voyage = searching(exile, ship).do("wheel explore", f"sail {exile}", f"mark {exile}.1", "deed meet 0")
    assert (voyage.question, voyage.moves("~course")) == ("next-exile", options)
    goal = min(options)
    assert voyage.name(voyage.do(f"~course {goal}").state.exile) == goal


def city_found(place: str = "F4") -> Voyage:
    voyage = searching("E3", "D2", met=3).do("wheel explore", "sail E3", "mark E3.1", "deed meet 0")
    assert (voyage.question, voyage.moves("~course")) == ("chinese-city", {"F3", "F4"})
    return voyage.do(f"~course {place}")


def test_s26_6_the_fourth_leads_to_the_city_in_an_empty_place() -> None:
    voyage = city_found()
    assert (voyage.name(voyage.state.found), voyage.state.exile, voyage.state.tally) == ("F4", NOWHERE, 4)


def test_s26_1_finding_it_is_not_being_there() -> None:
    assert to_the_end(city_found()).ending == ""


def arrive(gold: tuple[int, int]) -> Voyage:
    voyage = position(NAME, tiles=SEA, explorer={YOU: "D3"}, gold=gold)
    voyage.state.tally = 4
    voyage.state.found = voyage.at("F4")
    voyage.lay("F4", 30)
    return to_the_end(voyage.do("wheel explore", "sail F4"))


def test_s26_1_your_exploration_ship_in_the_city_is_the_traveler() -> None:
    assert arrive((5, 4)).ending == "traveler"


def test_s26_1_with_no_more_gold_it_is_a_defeat() -> None:
    assert arrive((4, 4)).ending == "poorer"


def test_s26_7_your_warship_does_not_stop_in_the_city() -> None:
    voyage = position(NAME, tiles=SEA, explorer={YOU: "E3"}, warship={YOU: "E3"})
    voyage.state.found = voyage.at("F4")
    voyage.lay("F4", 30)
    state = voyage.state
    assert state.story.closed(state, WARSHIP) >> voyage.at("F4") & 1
    assert not state.story.closed(state, EXPLORER) >> voyage.at("F4") & 1
    assert "F4" not in voyage.copy().do("wheel engage").moves("sail")
    assert "F4" in voyage.do("wheel explore").moves("sail")
    assert "F3" not in voyage.moves("sail")


def test_s26_8_exiles_fear_no_warship_and_take_no_space() -> None:
    voyage = searching("C2", "A1")
    voyage.state.ships[2 * ADVERSARY + WARSHIP] = voyage.at("D3")
    voyage.state.active = ADVERSARY
    voyage.run(AdversaryEngage(0, 0, 1))
    while voyage.question == "course":
        voyage.do("~course C2")
    assert voyage.warship(ADVERSARY) == "C2"
    assert voyage.name(voyage.state.exile) == "C2"
    assert voyage.state.taken[voyage.at("C2")] == 0


def test_s26_2_a_tile_may_be_your_home() -> None:
    voyage = position(NAME, bonuses=Bonuses(home=21)).do("wheel settle", "take board.settle")
    assert voyage.moves("place") == {f"A1.{slot}" for slot in range(1, 6)}


def test_s26_9_the_road_of_the_traveler() -> None:
    road = BY_VICTORY["path-of-the-lost", "traveler"]
    assert (road.leads_to, road.gives, road.lives) == ("condemned-lands", (("board", "explorer"),), 0)
