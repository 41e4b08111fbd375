"""How far one is on the way to a victory, and what is left to do for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.core.record import read_record, replay
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.presentation.aims import progress, still_to_do
from seaboard.games.diluvium.campaign.presentation.words import words_of
from seaboard.games.diluvium.campaign.rules.roads import ROADS
from seaboard.language import LANGUAGES, language
from tests.games.campaign.helpers import Solo, position

GOLDEN = Path(__file__).parents[2] / "golden" / "campaign"


def left(solo: Solo, title: int = 0) -> str:
    message = still_to_do(solo.state, title)
    return "" if message is None else language("en").say(message)


@pytest.mark.parametrize(("name", "title"), [(road.scenario, road.title) for road in ROADS])
def test_a_victory_is_far_at_first_complete_when_won_and_never_overdone(name: str, title: str) -> None:
    play = replay(load_game("campaign"), read_record((GOLDEN / f"{title}-{name}.toml").read_text("utf-8")))
    story = play.state.story
    mine = story.titles.index(title)
    steps = [progress(play.at(number), mine) for number in range(len(play.events) + 1)]
    assert all(0 <= have <= need for have, need in steps)
    assert steps[0][0] < steps[0][1] or title in {"leader", "loner"}  # allies are laid out by the first events
    assert steps[-1][0] == steps[-1][1]
    assert still_to_do(play.state, mine) is None
    left = [still_to_do(play.at(number), mine) for number in range(len(play.events))]
    assert (words_of(name).aims[title].left is not None) == any(message is not None for message in left)
    for message in left:
        for tongue in map(language, LANGUAGES):
            assert message is None or not tongue.render(message)[1]


def test_s22_1_found_explored_settled() -> None:
    sea = {"A3": 19}
    assert progress(position("whispers-from-the-east").state, 0) == (0, 3)
    found = position("whispers-from-the-east", tiles=sea)
    assert (progress(found.state, 0), left(found)) == ((1, 3), "Tile 19 is found: explore it.")
    explored = position("whispers-from-the-east", tiles=sea, marks={0: "A3.1"})
    assert (progress(explored.state, 0), left(explored)) == (
        (2, 3),
        "Tile 19 is explored: send a settler to its craft.",
    )
    assert left(explored, 1) == "Tile 20 lies under one of 4 outlined tiles."


@pytest.mark.parametrize(("name", "whither"), [("flash-of-steel", "the Egyptian city"), ("seething-heart", "its city")])
def test_s33_6_s37_3_weapons_to_bring(name: str, whither: str) -> None:
    some = position(name, held="weapons 4")
    assert progress(some.state, 0) == (4, 6)
    assert left(some).startswith("2 more weapons")
    enough = position(name, held="weapons 6")
    assert left(enough).startswith("You hold the weapons")
    assert whither in left(enough)
    assert progress(position(name, tally=1).state, 0) == (6, 6)


def test_s32_3_cards_and_guardians() -> None:
    none = position("curse-of-mu")
    assert (progress(none.state, 0), left(none)) == ((0, 2), "2 ruins cards to find. 3 guardians are alive.")
    both = position("curse-of-mu", cards="gate map")
    assert (progress(both.state, 0), left(both)) == (
        (2, 2),
        "You hold the cards: take them to the sanctuary. 3 guardians are alive.",
    )


def test_s31_1_tokens_to_turn_up() -> None:
    solo = position("condemned-lands")
    assert (progress(solo.state, 0), left(solo)) == (
        (0, 4),
        "One of 4 tokens that lie face down is the promised land.",
    )
    laid = [cell for cell, token in enumerate(solo.state.tokens) if token]
    for cell, number in zip(laid[:3], (2, 3, 4), strict=True):
        solo.state.tokens[cell] = number
    assert progress(solo.state, 0) == (3, 4)
    assert left(solo) == "The last token that lies face down is the promised land: sail there."
