"""S-2: how a scenario ends."""

from __future__ import annotations

import pytest

from seaboard.core.trace import trace
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.presentation.view import SoloView
from tests.games.campaign.helpers import CALM, Solo, position
from tests.golden import goldens

YOU, ADVERSARY = 0, 1


def pass_turn(solo: Solo) -> Solo:
    """You produce nothing and end your turn."""
    solo.do("wheel produce" if "wheel produce" in solo.moves() else "wheel settle")
    while solo.question not in ("token", "", "wheel"):
        solo.do(next((move for move in ("done", "end") if move in solo.moves()), solo.moves()[0]))
    return solo


def test_s2_1_its_warship_in_your_city_is_the_end_at_once() -> None:
    solo = position(tiles=CALM, warship={1: "B2"}, gold={0: 50}).it_does("engage")
    assert solo.ending() == "city-fallen"


def test_s2_2_an_empty_tray_makes_the_next_round_the_last() -> None:
    solo = position(tiles=CALM, tray={0: 0})
    pass_turn(solo)
    assert (solo.ending(), solo.state.last_round) == ("", 1)
    solo.do("~token 1").chance()
    pass_turn(solo)
    assert solo.ending() == "exhausted"


def test_s2_3_so_does_an_empty_supply_of_gold() -> None:
    solo = position(tiles=CALM, coins=0)
    pass_turn(solo)
    assert solo.state.last_round == 1


def test_s2_3_gold_is_earned_on_when_the_supply_is_empty() -> None:
    solo = position(tiles=CALM, coins=1, settlers={0: "B1.1"}, held="craft 2")
    solo.do("wheel produce", "sell")
    assert (solo.state.gold[YOU], solo.state.coins) == (3, 0)


def test_s2_4_a_condition_met_ends_the_game_with_the_round() -> None:
    solo = position(tiles=CALM, wins=4, gold={0: 5, 1: 4})
    pass_turn(solo)
    assert solo.ending() == "bellicose"


def test_s2_4_met_in_its_turn_you_finish_the_round() -> None:
    solo = position(tiles=CALM, wins=3, gold={0: 5, 1: 4}, warship={0: "B6"}, strength={0: 6})
    solo.it_does("engage", "~token 1")
    assert (solo.state.wins, solo.question) == (4, "wheel")
    assert pass_turn(solo).ending() == "bellicose"


def met_and_left() -> Solo:
    """All settlers stand on green tiles after the first move of a Settle; the second takes one away again."""
    green = "A2.1 A2.2 A2.3 A2.4 A3.1 A3.2 A3.3 A3.4"
    return position(tiles=CALM, gold={0: 5}, settlers={0: green}, marks={0: "A2.1 A3.1 C3.1"}).do(
        "wheel settle", "take board.engage"
    )


def test_s2_4_a_condition_that_was_met_makes_the_round_the_last() -> None:
    solo = met_and_left().do("place C3.1", "take A2.1")
    game = load_game("campaign")
    shown = game.view(solo.state, YOU)
    assert isinstance(shown, SoloView)
    assert (shown.last_round, [goal.met for goal in shown.solo.goals]) == (True, [False, True])
    assert "diluvium-see-last-round" in [message.id for message in game.describe(solo.state, YOU)]
    assert solo.do("place B1.1", "gain food").ending() == "conqueror"


def test_s2_4_it_is_told_when_it_is_met() -> None:
    solo, game = met_and_left(), load_game("campaign")
    lines = game.foresee(solo.state, YOU, solo.notation.read("place C3.1"))
    told = next(line for line in lines if line.message.id == "solo-met")
    assert told.rules == ("S-2.4", "S-21.1")
    solo.do("place C3.1", "take A2.1")
    lines = game.foresee(solo.state, YOU, solo.notation.read("place B1.1"))
    assert "solo-met" not in [line.message.id for line in lines]


@pytest.mark.parametrize("name", [name for name in goldens.names("campaign") if not name.startswith("example")])
def test_s2_4_no_condition_met_in_a_step_is_ever_forgotten(name: str) -> None:
    """Every step of the golden games, in slow motion."""
    play = goldens.played("campaign", name)
    for number, event in enumerate(play.events):
        state = play.at(number)
        if not event.text.startswith("undo"):
            for moment in trace(state, event.seat, play.game.read(state, event.text)):
                before, after = moment.before, moment.after
                gone = set(before.story.met(before)) - set(after.story.met(after))
                assert gone <= set(after.titles_met())
                assert after.doom or not before.story.defeat(before) or after.story.defeat(after)


def test_s2_5_you_need_more_gold_than_the_adversary() -> None:
    for mine, ending in ((5, "bellicose"), (4, "poorer"), (3, "poorer")):
        solo = position(tiles=CALM, wins=4, gold={0: mine, 1: 4})
        assert pass_turn(solo).ending() == ending


def test_s2_5_two_victories_at_once_leave_you_the_choice() -> None:
    green = "A2.1 A2.2 A2.3 A2.4 A3.1 A3.2 A3.3 A3.4 C3.1"
    solo = position(tiles=CALM, wins=4, gold={0: 5}, settlers={0: green}, marks={0: "A2.1 A3.1 C3.1"})
    solo.do("wheel engage", "stay")
    assert (solo.question, set(solo.moves())) == ("title", {"title bellicose", "title conqueror"})
    assert solo.do("title conqueror").ending() == "conqueror"
