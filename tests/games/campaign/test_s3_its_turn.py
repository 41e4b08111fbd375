"""S-3: the adversary mirrors your action, unless a combat token says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.engine import advance
from seaboard.core.pieces.pile import kinds
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.presentation.view import SoloView
from seaboard.games.diluvium.campaign.rules.adversary import AdversaryTurn
from seaboard.games.diluvium.campaign.rules.turn import SoloTurn
from tests.games.campaign.helpers import CALM, Solo, position, scenario

ADVERSARY = 1


def turn_over(solo: Solo) -> Solo:
    """Your turn is over and a token is to be drawn."""
    while solo.question not in ("token", ""):
        move = next((move for move in ("end", "done", "skip", "stay") if move in solo.moves()), solo.moves()[0])
        solo.do(move)
    return solo


def test_s3_1_in_the_first_round_only_you_act() -> None:
    solo = scenario()
    assert (solo.question, solo.state.rounds) == ("wheel", 1)


@pytest.mark.parametrize("action", ["explore", "produce", "engage", "settle"])
def test_s3_1_it_does_what_you_did(action: str) -> None:
    solo = position(tiles=CALM, settlers={0: "B1.1"}, column="food weapons craft ruins")
    solo.do(f"wheel {action}")
    turn_over(solo).do("~token 1")
    told = {
        "explore": solo.explorer(ADVERSARY) != "B7",
        "settle": solo.column() != "food weapons craft ruins" or solo.state.gold[ADVERSARY] > 0,
        "produce": solo.explorer(ADVERSARY) == solo.warship(ADVERSARY) == "B7",
        "engage": solo.warship(ADVERSARY) != "B7" or solo.question == "course",
    }
    if solo.question == "course" and action == "explore":
        return
    assert told[action]


def test_s3_2_a_token_without_the_symbol_mirrors_and_one_with_it_shuffles() -> None:
    solo = turn_over(position(tiles=CALM, settlers={0: "B1.1"}).do("wheel produce"))
    assert set(solo.moves()) == {"~token 0", "~token 1", "~token 1*", "~token 2", "~token 2*"}
    assert solo.do("~token 1*").question == "column"


def test_s3_3_three_tokens_of_a_value_are_shuffled_together() -> None:
    solo = turn_over(
        position(tiles=CALM, settlers={0: "B1.1"}, combat="0 0 1 2 2", shown="1* 1 2*").do("wheel produce")
    )
    solo.do("~token 1")
    assert (kinds(solo.state.shown), len(kinds(solo.state.combat))) == ([], 8)


def test_s3_3_two_of_a_value_are_not() -> None:
    solo = turn_over(
        position(tiles=CALM, settlers={0: "B1.1"}, combat="0 0 1 1 2 2", shown="1* 2*").do("wheel produce")
    )
    solo.do("~token 0")
    assert len(kinds(solo.state.shown)) == 3


def test_s3_4_the_column_is_laid_anew_for_a_random_action() -> None:
    solo = turn_over(position(tiles=CALM, settlers={0: "B1.1"}).do("wheel produce")).do("~token 2*")
    assert len(solo.moves()) == 24
    solo.do("~column craft-ruins-food-weapons")
    assert solo.column() == "craft ruins food weapons"


@pytest.mark.parametrize(
    ("order", "happens"),
    [
        ("food-craft-weapons-ruins", "explores"),
        ("ruins-food-craft-weapons", "settles"),
        ("craft-food-weapons-ruins", "produces"),
        ("weapons-food-craft-ruins", "engages"),
    ],
)
def test_s3_5_the_top_of_the_column_is_its_action(order: str, happens: str) -> None:
    solo = position(
        tiles=CALM, settlers={0: "B1.1", 1: "A5.1 B6.1 B6.2 A4.1"}, marks={1: "A5.1 B6.1 A4.1"}, markers={1: 3}
    )
    turn_over(solo.do("wheel produce")).do("~token 2*", f"~column {order}")
    if solo.question == "course":
        solo.chance()
    seen = {
        "explores": solo.explorer(ADVERSARY) != "B7",
        "settles": len(solo.settlers(ADVERSARY)) > 7 or solo.question == "settle-for-it",
        "produces": solo.state.gold[ADVERSARY] == 0 and solo.explorer(ADVERSARY) == solo.warship(ADVERSARY) == "B7",
        "engages": solo.warship(ADVERSARY) != "B7",
    }
    assert seen[happens]


def test_s3_6_it_does_not_engage_when_you_have_beaten_its_warship() -> None:
    solo = position(tiles=CALM, warship={0: "B5", 1: "B6"}, strength={0: 6})
    solo.do("wheel engage", "sail B6", "~token 0")
    turn_over(solo).do("~token 1")
    assert (solo.question, solo.warship(ADVERSARY)) == ("wheel", "B7")


def test_s3_6_nor_when_a_random_action_says_so_but_another_it_does() -> None:
    beaten: dict[str, Any] = {"tiles": CALM, "warship": {0: "B5", 1: "B6"}, "strength": {0: 6}}
    for order, explorer in (("weapons-food-craft-ruins", "B7"), ("food-weapons-craft-ruins", "")):
        solo = position(**beaten)
        turn_over(solo.do("wheel engage", "sail B6", "~token 0")).do("~token 2*", f"~column {order}").chance()
        assert solo.warship(ADVERSARY) == "B7"
        assert (solo.explorer(ADVERSARY) == "B7") == (explorer == "B7")


@pytest.mark.parametrize(("beaten", "where"), [(1, "B7"), (0, "B5")])
def test_s3_6_nor_does_a_compass_move_a_beaten_warship(beaten: int, where: str) -> None:
    """A random Settle, ruins, a Zephyr Compass: the only card that would make it engage in such a turn."""
    solo = position(tiles=CALM, warship={0: "B2"}, marks={1: "C4.1"}, sections={4: 1}, wheel={0: 3})
    solo.state.defeated = beaten
    solo.state.stack = [SoloTurn(1), AdversaryTurn()]
    solo.state.active = ADVERSARY
    advance(solo.state)
    solo.do("~token 2*", "~column ruins-food-craft-weapons", "~card compass").chance()
    assert (solo.question, solo.warship(ADVERSARY)) == ("wheel", where)


def test_s3_6_the_compass_is_told_as_it_is() -> None:
    for beaten, told in ((1, "solo-card-no-voyage"), (0, "solo-card-sails")):
        solo = position(tiles=CALM, marks={1: "C4.1"}, sections={4: 1}, column="ruins food craft weapons")
        solo.state.defeated = beaten
        solo.it_does("settle")
        lines = load_game("campaign").foresee(solo.state, -1, solo.notation.read("~card compass"))
        assert told in [line.message.id for line in lines]


def test_s3_6_it_threatens_nothing_before_its_rest_is_over() -> None:
    solo = position(tiles=CALM, warship={0: "B5", 1: "B6"}, strength={0: 6}, cards="treasure")
    game = load_game("campaign")
    before = game.view(solo.state, 0)
    solo.do("wheel engage", "sail B6", "~token 0")
    after = game.view(solo.state, 0)
    assert isinstance(before, SoloView)
    assert isinstance(after, SoloView)
    assert solo.question == "end"
    assert (bool(before.players[ADVERSARY].threatens), after.players[ADVERSARY].threatens) == (True, ())


def test_s3_6_the_rest_is_over_with_the_turn() -> None:
    solo = position(tiles=CALM, warship={0: "B5", 1: "B6"}, strength={0: 6})
    turn_over(solo.do("wheel engage", "sail B6", "~token 0"))
    assert solo.state.defeated == 1
    assert solo.do("~token 1").state.defeated == 0


def fled_with(held: str, **given: Any) -> Solo:
    """Its warship scares a settler of yours into the city, where it harvests."""
    solo = position(tiles=CALM, warship={1: "B4"}, settlers={0: "B3.1"}, held=held, **given)
    return solo.it_does("engage", "flee B1.1")


def test_s3_8_more_than_six_resources_are_discarded_after_its_turn() -> None:
    solo = fled_with("food 2 craft 2 weapons 2")
    assert (solo.question, solo.asked, solo.state.resources(0)) == ("discard", 0, 7)
    assert set(solo.moves()) == {"discard food", "discard craft", "discard weapons"}
    assert solo.do("discard craft").question == "wheel"
    assert solo.state.resources(0) == 6


def test_s3_8_six_are_kept_and_with_a_second_holder_twelve() -> None:
    assert fled_with("food 2 craft 2 weapons 1").question == "wheel"
    assert fled_with("food 2 craft 2 weapons 2", bonuses={"limit": 12}).question == "wheel"


def test_s3_7_its_settlers_harvest_nothing() -> None:
    solo = position(tiles=CALM, marks={1: "C5.1"})
    before = solo.state.tray[:]
    solo.it_does("settle")
    assert (solo.state.tray, solo.state.resources(ADVERSARY)) == (before, 0)
