"""D-3: turn order, the wheel, the bonus."""

from __future__ import annotations

import pytest

from seaboard.games import load_game
from tests.games.diluvium.helpers import CALM_SEA, GAME, new_table, position

ACTIONS = {"explore", "settle", "produce", "engage"}


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 1), (4, 2)])
def test_d3_1_turns_go_clockwise_from_the_first_player(players: int, first: int) -> None:
    table = new_table(players=players, first=first)
    asked = []
    for action in ("produce", "engage"):
        for _ in range(players):
            asked.append(table.asked)
            table.do(f"wheel {action}")
            if action == "engage":
                table.do("stay")
    assert asked == [(first + turn) % players for turn in range(players)] * 2


def test_d3_1_the_cities_lie_clockwise_in_turn_order() -> None:
    """Seen from the middle, the angle of the cities only ever turns one way."""
    for players in (3, 4):
        sea = new_table(players=players).see().sea
        at = {place.city: (2 * place.q + place.r, place.r) for place in sea if place.city is not None}
        for seat in range(players):
            (x, y), (x2, y2) = at[seat], at[(seat + 1) % players]
            assert x * y2 - y * x2 > 0  # rows grow downwards: a positive turn is clockwise


def test_d3_2_one_of_four_actions() -> None:
    assert new_table().moves("wheel") == ACTIONS


@pytest.mark.parametrize(
    ("action", "question"), [("explore", "sail"), ("settle", "take"), ("produce", "trade"), ("engage", "sail-to-war")]
)
def test_d3_2_the_wheel_leads_to_its_action(action: str, question: str) -> None:
    table = position(held={0: "food 1 craft 1"})
    assert table.do(f"wheel {action}").question == question
    assert table.see().players[0].wheel == action


def test_d3_2_an_action_may_be_chosen_though_nothing_of_it_can_be_done() -> None:
    table = position().do("wheel produce")
    assert (table.asked, table.held(), table.gold()) == (1, (0, 0, 0), 0)


@pytest.mark.parametrize("last", sorted(ACTIONS))
def test_d3_3_the_action_of_the_previous_turn_is_not_chosen_again(last: str) -> None:
    table = position(wheel={0: last})
    assert table.moves("wheel") == ACTIONS - {last}
    refusal = table.refused(f"wheel {last}")
    assert (refusal.message, refusal.rules) == ("diluvium-no-same-action", ("D-3.3",))


def test_d3_3_another_players_action_bars_nothing() -> None:
    table = new_table().do("wheel produce")
    assert (table.asked, table.moves("wheel")) == (1, ACTIONS)


def test_d3_3_the_action_before_the_last_may_be_chosen() -> None:
    table = new_table().do("wheel produce", "wheel produce", "wheel engage", "stay", "wheel engage", "stay")
    assert table.moves("wheel") == ACTIONS - {"engage"}


def test_d3_4_the_main_effect_is_carried_out_options_may_be_left_alone() -> None:
    table = position(settlers={0: "B1.2"}, held={0: "craft 3 weapons 2"}).do("wheel produce")
    assert table.held() == (0, 4, 2)
    assert "done" in table.moves()
    assert table.do("done").held() == (0, 4, 2)


def test_d3_4_options_as_often_as_one_can_pay() -> None:
    table = position(held={0: "craft 4 weapons 2"}).do("wheel produce", "sell", "arm", "sell")
    assert (table.asked, table.gold(), table.state.strength[0]) == (1, 6, 2)


@pytest.mark.parametrize(("left", "gold"), [(0, 1), (1, 0), (3, 0)])
def test_d3_4_a_bonus_needs_a_section_without_settlers(left: int, gold: int) -> None:
    assert position(sections={0: (0, 3, left, 3)}).do("wheel produce").gold() == gold


@pytest.mark.parametrize(("section", "action"), [((0, 1, 3, 3), "settle"), ((0, 3, 1, 3), "produce")])
def test_d3_4_a_section_emptied_this_turn_before_the_action_earns_nothing(
    section: tuple[int, int, int, int], action: str
) -> None:
    """The Traveler's Gate takes the last settler: too late, the turn has begun."""
    table = position(sections={0: section}, cards={0: "gate"})
    table.do("play gate", f"take board.{action}", "place B1.1")
    assert table.board()[{"settle": 1, "produce": 2}[action]] == 0
    table.do(f"wheel {action}")
    if action == "settle":
        table.do("take board.produce", "place B1.2", "take board.engage", "place B1.3")
        assert (table.asked, table.held()) == (1, (1, 1, 1))  # harvested, no bonus on top
    else:
        assert (table.question, table.held(), table.gold()) == ("trade", (2, 0, 0), 0)
        assert table.do("done").gold() == 0


def test_d3_4_the_gate_does_not_earn_the_engage_bonus_either() -> None:
    table = position(
        tiles={"B3": 25}, warship={0: "B2"}, sections={0: (0, 3, 3, 1)}, cards={0: "gate"}, strength={0: 5}
    )
    table.do("play gate", "take board.engage", "place B1.1", "wheel engage", "sail B3", "slay")
    assert table.gold() == 6


def test_d3_4_a_section_emptied_in_an_earlier_turn_earns_it() -> None:
    table = position(sections={0: (0, 3, 1, 3)})
    table.do("wheel settle", "take board.produce", "place B1.2", "take board.settle", "place B1.1")
    table.do("wheel produce", "wheel produce", "done")  # the other player, then a produce with the bonus
    assert (table.asked, table.held(), table.gold()) == (1, (2, 2, 0), 1)


def test_d3_4_without_room_for_settlers_there_is_no_bonus() -> None:
    """Only an owner's board could lack the section; Explore never has a bonus."""
    text = '[edition]\nname = "x"\n[board.a]\nsettlers = [3, 3, 0, 3]\n'
    game = load_game("diluvium", text)
    assert position(game=game).do("wheel produce").gold() == 0
    assert position(sections={0: (0, 3, 3, 3)}, tiles=CALM_SEA).see().players[0].cleared == ()
    assert GAME.edition == ""


@pytest.mark.parametrize("action", sorted(ACTIONS))
def test_d3_3_a_warship_that_has_just_engaged_threatens_nobody(action: str) -> None:
    table = position(tiles=CALM_SEA, wheel={1: action}, warship={1: "B4"}, held={1: "food 2"})
    rival = table.see().players[1]
    assert (rival.threatens == rival.may_threaten == ()) == (action == "engage")
    assert ("B3" in rival.threatens) == (action != "engage")


def test_d3_3_but_it_does_while_it_is_about_to_sail() -> None:
    table = position(tiles=CALM_SEA, active=1, warship={1: "B4"}).do("wheel engage")
    assert "B3" in table.see().players[1].threatens
    assert table.do("sail B3").see().players[1].threatens == ()
