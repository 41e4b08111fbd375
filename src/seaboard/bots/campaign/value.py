"""How good a position of the campaign is: the turns a victory still takes, the gold it needs, and what threatens it.

Everything is in gold; a turn that a victory still takes is like TURN of it. The weights were set by hand and checked
with `seaboard campaign survey --proof`.
"""

from __future__ import annotations

from typing import Final, List

from seaboard.bots.campaign.goals import RIVAL_GOLD
from seaboard.bots.campaign.scenarios import BY_CHAPTER
from seaboard.bots.diluvium import value as diluvium_value
from seaboard.bots.diluvium.value import (
    best_monster,
    worth_of_cards,
    worth_of_exploring,
    worth_of_resources,
    worth_of_settlers,
)
from seaboard.core.native import i64
from seaboard.games.diluvium.campaign.rules.adversary_engage import sea_for_warships
from seaboard.games.diluvium.campaign.rules.adversary_explore import unexplored
from seaboard.games.diluvium.campaign.rules.astrolabe import distance_to
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FIRST_VICTORY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import beside
from seaboard.games.diluvium.rules.actions import BIT, CRAFT, ENGAGE, EXPLORE, PRODUCING, SETTLE
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP

ANY_TITLE: Final = -1

VICTORY: Final = 250.0
DEFEAT: Final = -250.0
OTHER_TITLE: Final = -225.0
BAD: Final = -80.0  # what is worse than this differs less and less, and is better than any defeat
WORSE: Final = 130.0
TURN: Final = 5.0  # a turn that the slower of goal and gold still takes
OTHER_TURN: Final = 2.5  # and the faster
LATE: Final = 12.0  # each turn beyond the end of the game
HOPE: Final = 0.55  # of what the position promises
GOLD_A_TURN: Final = 2.5  # by which a lead grows
SAFE_LEAD: Final = 3.0
RESERVE: Final = 1.5  # a settler the adversary can still place without a windfall
ITS_MARKER: Final = 1.6  # an exploration marker of its own
WINDFALL: Final = 10.0  # S-4.8, S-5.7
SPACE_GOLD: Final = 2.0  # on the space it prefers, S-4.6
COPIES: Final = 0.77  # how often the adversary does what you did
BY_CHANCE: Final = 0.06  # how often it does a given action all the same
FALL: Final = 300.0  # what losing the city costs
SECOND_ENGAGE: Final = 0.06  # how soon it strikes when it is two actions away
MOST_TURNS: Final = 11.0
ROUNDS_FOR_A_TOKEN: Final = 1.05
ROUNDS_FOR_A_COIN: Final = 0.13
STRENGTH: Final = 0.35
WEIGHTS: Final[List[float]] = diluvium_value.WEIGHTS


def worth(state: SoloState, title: i64) -> float:
    """For a certain title, or for the most promising one."""
    if state.ending:
        return worth_of_ending(state, title)
    rounds = rounds_left(state)
    answer = expected_answer(state)
    common = worth_of_position(state, rounds) - RIVAL_GOLD * answer
    if title != ANY_TITLE:
        return above_defeat(common + worth_of_goal(state, title, rounds, answer))
    best = worth_of_goal(state, 0, rounds, answer)
    for other in range(1, len(state.story.titles)):
        best = max(best, worth_of_goal(state, other, rounds, answer))
    return above_defeat(common + best)


def above_defeat(found: float) -> float:
    if found >= BAD:
        return found
    beyond = BAD - found
    return BAD - WORSE * beyond / (WORSE + beyond)


def worth_of_ending(state: SoloState, title: i64) -> float:
    gold = float(state.gold[YOU])
    if state.ending < FIRST_VICTORY:
        return DEFEAT + 0.2 * (gold - float(state.gold[ADVERSARY]))
    if title not in (ANY_TITLE, state.ending - FIRST_VICTORY):
        return OTHER_TITLE
    return VICTORY + gold


def rounds_left(state: SoloState) -> float:
    """S-2.2: by the pool that is emptied first; your own turn, where it is not over, is not counted."""
    if state.last_round:
        return 0.0
    if state.story.exhausted(state):
        return 1.0
    least = 99.0
    for kind in range(3):
        tokens: i64 = state.tray[kind]
        if tokens:
            least = min(least, ROUNDS_FOR_A_TOKEN * float(tokens))
    coins = state.coins + state.aside
    return 1.0 + min(least, ROUNDS_FOR_A_COIN * float(coins))


def worth_of_goal(state: SoloState, title: i64, rounds: float, answer: float) -> float:
    """The goal and the gold must both be there when the game ends; a lead beyond the need counts no more here."""
    goals = BY_CHAPTER[state.story.number]
    goal = goals.turns_to(state, title)
    lead = float(state.gold[YOU] - state.gold[ADVERSARY] - goals.gold_to_pay(state, title)) - answer
    lead += goals.lead_to_come(state, answer)
    money = max(0.0, (SAFE_LEAD - lead) / GOLD_A_TURN) if state.story.needs_gold else 0.0
    slower = max(goal, money)
    found = -TURN * slower - OTHER_TURN * min(goal, money)
    return found - LATE * max(0.0, slower - rounds)


def worth_of_position(state: SoloState, rounds: float) -> float:
    turns = min(rounds, MOST_TURNS)
    wheel: i64 = state.wheel[YOU]
    hope = (
        worth_of_resources(state, YOU, turns, wheel, WEIGHTS)
        + worth_of_exploring(state, YOU, turns, wheel, WEIGHTS)
        + worth_of_settlers(state, YOU, turns, wheel, WEIGHTS)
        + worth_of_cards(state, YOU, turns, WEIGHTS)
        + STRENGTH * float(state.strength[YOU]) * min(turns, 6.0)
        + best_monster(state, YOU, 0, WEIGHTS)
    )
    return BY_CHAPTER[state.story.number].worth_of_gold(state) + HOPE * hope + room_left(state) - danger(state)


def expected_answer(state: SoloState) -> float:
    """The gold the adversary is likely to get for doing the same."""
    if not state.story.acts():
        return 0.0
    wheel: i64 = state.wheel[YOU]
    if wheel == SETTLE:
        return COPIES * WINDFALL * float(max(0, 2 - state.reserve()))
    if wheel == EXPLORE:
        return COPIES * gold_for_exploring(state)
    if wheel == PRODUCING:
        return COPIES * 3.0 * float(state.adversary_on(CRAFT) // 2)
    return 0.0


def gold_for_exploring(state: SoloState) -> float:
    """S-4.6, S-4.8: where a tile that it may explore is near."""
    goals = unexplored(state)
    here: i64 = BIT[state.ships[ADVERSARY * SHIPS + EXPLORER]]
    if not goals & (here | beside(state.tables, here)) and state.reach() < 2:
        return 0.0
    left: i64 = state.markers[ADVERSARY]
    if left == 0:
        return WINDFALL
    tables = state.tables
    return float(tables.track[tables.markers - left]) + SPACE_GOLD


def room_left(state: SoloState) -> float:
    """What keeps it from windfalls later."""
    if not state.story.acts():
        return 0.0
    return RESERVE * float(state.reserve()) + ITS_MARKER * float(state.markers[ADVERSARY])


def danger(state: SoloState) -> float:
    """S-2.1: an enemy warship that may be in your city after its next action, or the one after it."""
    if not state.story.acts():
        return 0.0
    found = danger_of(state, state.ships[ADVERSARY * SHIPS + WARSHIP], 0)
    return found + danger_of(state, state.rival, 1) if state.rival != NOWHERE else found


def danger_of(state: SoloState, start: i64, which: i64) -> float:
    home: i64 = BIT[state.home()]
    if start == NOWHERE or not state.story.takes_city(state, state.home()):
        return 0.0
    if not state.story.quarry(state, which) & home:
        return 0.0
    distance = distance_to(state, start, home, sea_for_warships(state))
    if distance < 0:
        return 0.0
    actions = (distance + state.reach() - 1) // state.reach()
    likely = COPIES + BY_CHANCE if state.wheel[YOU] == ENGAGE and not state.defeated else BY_CHANCE
    if actions <= 1:
        return FALL * likely
    return FALL * likely * SECOND_ENGAGE if actions == 2 else FALL * likely * SECOND_ENGAGE / 8.0
