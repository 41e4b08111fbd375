"""What the coach knows of the campaign: a trial goes on to its end, any victory counts; reasons are the measure's."""

from __future__ import annotations

from typing import final

from seaboard.bots.campaign.goals import RIVAL_GOLD
from seaboard.bots.campaign.mind import MIND
from seaboard.bots.campaign.plan import Plan
from seaboard.bots.campaign.scenarios import BY_CHAPTER
from seaboard.bots.campaign.value import (
    ANY_TITLE,
    HOPE,
    MOST_TURNS,
    STRENGTH,
    WEIGHTS,
    danger,
    expected_answer,
    room_left,
    rounds_left,
    worth_of_ending,
    worth_of_goal,
)
from seaboard.bots.diluvium.value import (
    best_monster,
    worth_of_cards,
    worth_of_exploring,
    worth_of_resources,
    worth_of_settlers,
)
from seaboard.bots.hint import Guide
from seaboard.bots.reason import Terms
from seaboard.core.engine import answer
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.campaign.rules.state import FIRST_VICTORY, YOU, SoloState

NEVER = 1_000_000


def terms_of(state: SoloState) -> Terms:
    """As `value.worth` adds them up for the most promising victory."""
    if state.ending:
        return {"ending": worth_of_ending(state, ANY_TITLE)}
    rounds, awaited = rounds_left(state), expected_answer(state)
    turns, wheel = min(rounds, MOST_TURNS), state.wheel[YOU]
    titles = range(len(state.story.titles))
    war = STRENGTH * state.strength[YOU] * min(turns, 6.0) + best_monster(state, YOU, 0, WEIGHTS)
    return {
        "goal": max(worth_of_goal(state, title, rounds, awaited) for title in titles),
        "gold": BY_CHAPTER[state.story.number].worth_of_gold(state),
        "stores": HOPE * worth_of_resources(state, YOU, turns, wheel, WEIGHTS),
        "exploring": HOPE * worth_of_exploring(state, YOU, turns, wheel, WEIGHTS),
        "settlers": HOPE * worth_of_settlers(state, YOU, turns, wheel, WEIGHTS),
        "cards": HOPE * worth_of_cards(state, YOU, turns, WEIGHTS),
        "war": HOPE * war,
        "adversary": room_left(state) - RIVAL_GOLD * awaited,
        "city": -danger(state),
    }


def play_on(state: SoloState, last: int, rng: Rng) -> None:
    """You as the quick bot would, the adversary as it must, until this round is over."""
    plan = Plan(ANY_TITLE, rng.copy(), 1)
    while (ask := state.pending) is not None and state.rounds <= last:
        if ask.seat == NATURE:
            answer(state, NATURE, state.stack[-1].sample(state, rng))
        else:
            plan.go_on(state)


@final
class CampaignGuide(Guide[SoloState]):
    game = "campaign"
    trifle = 0.4

    def chance(self, state: SoloState, seat: int, action: int, rng: Rng) -> float:
        answer(state, YOU, action)
        play_on(state, NEVER, rng)
        return 1.0 if state.ending >= FIRST_VICTORY else 0.0

    def terms(self, state: SoloState, seat: int, action: int, rng: Rng) -> Terms:
        last = state.rounds
        answer(state, YOU, action)
        play_on(state, last, rng)
        return terms_of(state)


GUIDE = CampaignGuide(MIND)
