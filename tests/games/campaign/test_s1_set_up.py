"""S-1: the set-up of a scenario."""

from __future__ import annotations

import pytest

from seaboard.core.engine import advance
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.components.loading import booklet
from seaboard.games.diluvium.campaign.rules.deeds import TurnUpNumber
from seaboard.games.diluvium.campaign.rules.movement import tiles_for
from seaboard.games.diluvium.campaign.scenarios import IDS
from tests.games.campaign.helpers import position, scenario

YOU, ADVERSARY = 0, 1


@pytest.mark.parametrize("name", IDS)
def test_s1_1_every_scenario_begins_with_your_turn(name: str) -> None:
    solo = scenario(name)
    assert (solo.question, solo.state.rounds, solo.state.gold[YOU]) == ("wheel", 1, 0)
    assert solo.explorer(YOU) == solo.warship(YOU) == solo.names[solo.state.home()]


def test_s1_2_tiles_of_cost_nothing_lie_open_and_named_tiles_where_the_map_says() -> None:
    solo = scenario()
    assert {name for name in solo.names if solo.state.up >> solo.cell(name) & 1} == {"B1", "B2", "B6", "B7"}
    assert [action >> 11 for action in tiles_for(solo.state, solo.cell("A2"))] == [5]
    assert 5 not in [action >> 11 for action in tiles_for(solo.state, solo.cell("A1"))]


def test_s1_2_a_shuffled_stack_holds_its_named_tiles_for_sure() -> None:
    """Tiles 19 and 20 and three others lie on five places: each of the two is there with a chance of a fifth."""
    solo = scenario("whispers-from-the-east")
    cell = booklet().chart("whispers-from-the-east").chart.green[0]
    tiles = [action >> 11 for action in tiles_for(solo.state, cell)]
    assert tiles.count(19) * 5 == tiles.count(20) * 5 == len(tiles)
    for other in booklet().chart("whispers-from-the-east").chart.green[1:4]:
        solo.state.tiles[other] = 21
    assert {action >> 11 for action in tiles_for(solo.state, cell)} == {19, 20}


def test_s1_4_its_board_and_city() -> None:
    solo = scenario()
    assert (solo.state.reserve(), solo.settlers(ADVERSARY)) == (6, ["B7.1", "B7.2", "B7.3"])
    assert (solo.state.markers[ADVERSARY], solo.state.strength[ADVERSARY]) == (6, 1)


def test_s1_5_resources_and_gold_are_counted_out() -> None:
    solo = scenario("whispers-from-the-east")
    assert (solo.state.tray, solo.state.coins) == ([16, 14, 14], 60)


def test_s1_6_the_settlement_tokens_lie_in_the_order_of_the_scenario() -> None:
    assert scenario().column() == "food weapons craft ruins"
    assert scenario("whispers-from-the-east").column() == "craft ruins food weapons"


def test_s1_6_eight_combat_tokens() -> None:
    assert kinds(scenario().state.combat) == [0, 0, 1, 1, 2, 3, 3, 4]


def test_s1_3_ships_begin_in_their_city() -> None:
    solo = scenario()
    assert [solo.explorer(seat) for seat in (YOU, ADVERSARY)] == ["B1", "B7"]
    assert [solo.warship(seat) for seat in (YOU, ADVERSARY)] == ["B1", "B7"]


def test_s1_7_a_deed_is_offered_and_may_be_left() -> None:
    solo = position(
        "seething-heart",
        tiles={"B6": 2},
        explorer={0: "B6"},
        warship={1: "A5"},
        held="weapons 6",
    )
    solo.do("wheel explore", "sail B7")
    assert (solo.question, solo.moves()) == ("offer", ["deed deliver 0", "skip"])
    assert solo.do("skip").state.tally == 0


def test_s1_8_a_token_face_down_is_any_of_those_not_seen() -> None:
    solo = scenario("answer-too-late")
    state = solo.state
    state.stack.append(TurnUpNumber(0, solo.cell("B4")))
    advance(state)
    assert solo.moves() == [f"~number {number}" for number in (1, 2, 3, 4)]
    solo.do("~number 3")
    state.stack.append(TurnUpNumber(0, solo.cell("A3")))
    advance(state)
    assert solo.moves() == [f"~number {number}" for number in (1, 2, 4)]
