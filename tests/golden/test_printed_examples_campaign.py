"""The worked examples of the solo booklet, opened at the right event of a golden game, with all their figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from seaboard.core.pieces.pile import kinds
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.rules.adversary import AdversaryTurn
from seaboard.games.diluvium.campaign.rules.adversary_explore import (
    AdversaryExplore,
    its_explorer,
    passable,
    unexplored,
)
from seaboard.games.diluvium.campaign.rules.astrolabe import rings
from seaboard.games.diluvium.campaign.rules.battle import SoloBattle
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.rules.actions import CRAFT, FOOD, WEAPONS
from tests.golden import goldens


def opened(name: str) -> Play[Any]:
    return goldens.played("campaign", f"example-{name}")


def last(play: Play[Any], fits: Callable[[SoloState, str], bool]) -> int:
    """The number of events before the last one that fits."""
    return [number for number, event in enumerate(play.events) if fits(play.at(number), event.text)][-1]


def top(state: SoloState) -> object:
    return state.stack[-1] if state.stack else None


def spins(state: SoloState, text: str) -> bool:
    return isinstance(top(state), AdversaryExplore) and text.startswith("~course")


def its_turn(state: SoloState, text: str) -> bool:
    return isinstance(top(state), AdversaryTurn) and text.startswith("~token")


def far_away(state: SoloState) -> int:
    return len(rings(state, its_explorer(state), unexplored(state), passable(state))) - 1


def test_the_astrolabe_points_at_one_of_three_tiles_equally_far() -> None:
    play = opened("astrolabe")
    number = last(play, spins)
    before, after = play.at(number), play.at(number + 1)
    assert far_away(before) == 1
    assert len({action for action, _ in play.game.outcomes(before)}) == 3
    assert its_explorer(after) != its_explorer(before)
    assert unexplored(before) >> its_explorer(after) & 1


def test_a_range_of_three_and_tiles_two_away_make_two_moves() -> None:
    play = opened("range")
    first = min(number for number, event in enumerate(play.events) if number >= 0 and _begins(play, number, event.text))
    before = play.at(first)
    assert (int(before.reach()), far_away(before)) == (3, 2)
    end = play.state
    ways = rings(before, its_explorer(end), 1 << its_explorer(before), passable(before) | 1 << its_explorer(end))
    assert len(ways) - 1 == 2


def _begins(play: Play[Any], number: int, text: str) -> bool:
    state = play.at(number)
    rule = top(state)
    return spins(state, text) and isinstance(rule, AdversaryExplore) and rule.moves == 3 and far_away(state) == 2


def test_the_blocked_food_space_is_passed_over_for_craft() -> None:
    play = opened("settle")
    before, after = play.at(last(play, its_turn)), play.state
    assert before.column[:2] == [WEAPONS, FOOD]
    assert after.adversary_on(WEAPONS) - before.adversary_on(WEAPONS) == 1
    assert after.adversary_on(FOOD) == before.adversary_on(FOOD)
    assert after.adversary_on(CRAFT) - before.adversary_on(CRAFT) == 1
    assert after.column[0] == FOOD
    assert after.column[2:] == [WEAPONS, CRAFT]
    assert after.reserve() == before.reserve() - 2


def test_three_on_craft_and_three_on_weapons_produce() -> None:
    play = opened("produce")
    before, after = play.at(last(play, its_turn)), play.state
    assert (int(before.adversary_on(CRAFT)), int(before.adversary_on(WEAPONS))) == (3, 3)
    assert after.gold[ADVERSARY] - before.gold[ADVERSARY] == 3
    assert after.strength[ADVERSARY] - before.strength[ADVERSARY] == 1


def test_a_battle_won_against_a_token_of_nothing() -> None:
    play = opened("battle")
    number = last(play, lambda state, text: isinstance(top(state), SoloBattle) and text == "~token 0")
    before, after = play.at(number), play.at(number + 1)
    rule = top(before)
    assert isinstance(rule, SoloBattle)
    assert (before.strength[YOU], int(rule.might), max(0, int(rule.weapons))) == (3, 2, 0)
    assert after.gold[YOU] - before.gold[YOU] >= 1
    assert after.strength[ADVERSARY] == 3
    assert after.ships[ADVERSARY * 2 + 1] == after.tables.city[ADVERSARY]
    assert len(kinds(after.shown)) == len(kinds(before.shown)) + 1


def test_chance_could_have_answered_otherwise() -> None:
    """The examples are positions of real games: they can be played on to an end."""
    play = opened("produce")
    state, rng = play.state.copy(), Rng(1)
    while (ask := play.game.ask(state)) is not None:
        legal = play.game.legal(state, ask.seat) if ask.seat >= 0 else []
        play.game.apply(state, ask.seat, legal[rng.below(len(legal))] if legal else play.game.sample(state, rng))
    assert play.game.outcome(state) is not None
