"""The campaign's bots: what they know, what they aim at, and that the strong beat the weak."""

from __future__ import annotations

import pytest

from seaboard.bots.bot import Observation
from seaboard.bots.campaign.bots import aiming
from seaboard.bots.campaign.mind import CampaignMind
from seaboard.bots.campaign.scenarios import BY_CHAPTER
from seaboard.bots.campaign.value import DEFEAT, VICTORY, danger, worth
from seaboard.bots.registry import bots_for
from seaboard.bots.search_bot import SearchBot
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FIRST_VICTORY, POORER, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios import SCENARIOS
from seaboard.games.diluvium.rules.state import SHIPS, WARSHIP
from seaboard.lab.simulate import play_out
from tests.golden import goldens

GAME = load_game("campaign")
VICTORIES = [(story.id, title) for story in SCENARIOS.values() for title in story.titles]


def begun(scenario: str) -> SoloState:
    state = GAME.new({"scenario": scenario})
    dice = Rng(3)
    while (ask := GAME.ask(state)) is not None and ask.seat < 0:
        GAME.apply(state, ask.seat, GAME.sample(state, dice))
    assert isinstance(state, SoloState)
    return state


def test_all_bots_play_the_campaign() -> None:
    assert bots_for("campaign") == ("random", "novice", "sailor", "greedy", "mate", "search", "captain")


@pytest.mark.parametrize(("scenario", "title"), VICTORIES)
def test_no_victory_is_near_at_the_start(scenario: str, title: str) -> None:
    state = begun(scenario)
    number = state.story.titles.index(title)
    assert 2.0 < BY_CHAPTER[state.story.number].turns_to(state, number) < 40.0
    assert DEFEAT < worth(state, number) < VICTORY


@pytest.mark.parametrize(("scenario", "title"), VICTORIES)
def test_a_victory_won_takes_no_more_turns(scenario: str, title: str) -> None:
    state = goldens.played("campaign", f"{title}-{scenario}").state
    number = state.story.titles.index(title)
    assert BY_CHAPTER[state.story.number].turns_to(state, number) == 0.0
    assert worth(state, number) > VICTORY


def test_another_title_than_the_one_aimed_at_is_no_success() -> None:
    state = begun("perilous-land")
    state.ending = FIRST_VICTORY
    assert worth(state, 0) >= VICTORY > 0 > worth(state, 1)
    state.ending = POORER
    assert worth(state, 0) < worth(begun("perilous-land"), 0)


def test_a_warship_at_the_gates_is_a_danger() -> None:
    state = begun("perilous-land")
    far = danger(state)
    state.ships[ADVERSARY * SHIPS + WARSHIP] = state.home() + 1
    assert danger(state) > 10 * max(far, 1.0)


def test_greedy_beats_random() -> None:
    wins = {}
    for bot in ("random", "greedy"):
        ends = [play_out(GAME, {"scenario": "what-killed-them"}, [aiming(bot, 1)], seed)[0].ending for seed in range(6)]
        wins[bot] = sum(ending >= FIRST_VICTORY for ending in ends)
    assert wins["greedy"] > wins["random"] + 2


def test_the_search_answers_every_ask_of_a_turn() -> None:
    play, dice, thoughts = Play(GAME, {"scenario": "friend-in-need"}), Rng(1), Rng(1, 1)
    bot = SearchBot(CampaignMind(width=3, worlds=1, rounds=1, turns=6, title=1))
    asked = 0
    while (ask := GAME.ask(play.state)) is not None and asked < 12:
        if ask.seat < 0:
            play.apply(ask.seat, GAME.sample(play.state, dice))
        else:
            assert ask.seat == YOU
            play.apply(YOU, bot.choose(Observation(GAME, play.state, YOU), thoughts))
            asked += 1
    assert asked == 12
