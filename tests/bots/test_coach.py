"""The coach: chances and reasons in every game, from what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from seaboard.bots.bot import Observation
from seaboard.bots.campaign.hint import terms_of as campaign_terms
from seaboard.bots.campaign.value import ANY_TITLE, BAD
from seaboard.bots.campaign.value import worth as campaign_worth
from seaboard.bots.diluvia.hint import JUDGE
from seaboard.bots.diluvia.hint import terms_of as diluvia_terms
from seaboard.bots.diluvium.hint import chance_of
from seaboard.bots.diluvium.hint import terms_of as diluvium_terms
from seaboard.bots.diluvium.value import WEIGHTS, score, worth_of_others
from seaboard.bots.hint import COSTLY, Guide, advise, judge
from seaboard.bots.nautilion.hint import GROUPS, MEASURES, WHOLE
from seaboard.bots.nautilion.hint import terms_of as nautilion_terms
from seaboard.bots.nautilion.plan import standing
from seaboard.bots.nautilion.sketch import Sketch
from seaboard.bots.nautilion.value import WEIGHTS as NAUTILION_WEIGHTS
from seaboard.bots.reason import BESIDE_THE_BEST, BESIDE_THE_NEXT, reason_against
from seaboard.bots.registry import may_hint
from seaboard.bots.skill import skill_of
from seaboard.core.fingerprint import fingerprint
from seaboard.core.messages import Message
from seaboard.core.options import Options
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.language import LANGUAGES, language
from tests.bots.helpers import questions

EVERY_ONE: dict[str, Options] = {
    "nautilion": {"mages": "yes", "mercenaries": "2"},
    "diluvium": {"players": 3},
    "diluvia": {"players": 3},
    "campaign": {},
}


def guide_of(game: str) -> Guide[Any]:
    guide = skill_of(game).guide
    assert guide is not None
    return guide


def standing_still() -> float:
    return 0.0


def choices(game: str, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Some questions with more than one answer."""
    rules = load_game(game)
    open_ones = [(s, seat) for s, seat in questions(rules, EVERY_ONE[game], seed) if len(rules.legal(s, seat)) > 1]
    assert open_ones
    yield from open_ones[::every]


@pytest.mark.parametrize("game", EVERY_ONE)
def test_a_hint_tells_chances_and_a_reason_in_every_language(game: str) -> None:
    rules = load_game(game)
    for state, seat in list(choices(game, 3, 9))[:4]:
        before = fingerprint(state.data())
        found = advise(guide_of(game), Observation(rules, state, seat), Rng(2), standing_still, 3)
        assert fingerprint(state.data()) == before
        assert 1 <= len(found) <= 3
        assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)
        for hint in found:
            assert hint.action in rules.legal(state, seat)
            assert 0 <= hint.low <= hint.chance <= hint.high <= 1
            for code in LANGUAGES:
                said = language(code).say(hint.why)
                assert "coach-" not in said
                assert said.endswith(".")


@pytest.mark.parametrize("game", EVERY_ONE)
def test_every_term_has_its_words(game: str) -> None:
    rules, guide = load_game(game), guide_of(game)
    named: set[str] = set()
    for state, seat in choices(game, 3, 9):
        named |= guide.terms(state.copy(), seat, rules.legal(state, seat)[0], Rng(1)).keys()
    assert len(named) > 3
    for name in named:
        for way in ("more", "less"):
            assert all(language(code).knows(f"coach-{game}-{name}-{way}") for code in LANGUAGES), name


@pytest.mark.parametrize("game", ["diluvium", "diluvia"])
def test_hint_and_verdict_are_the_same_in_every_world_the_seat_could_be_in(game: str) -> None:
    rules, differed = load_game(game), 0
    for state, seat in list(choices(game, 4, 12))[:4]:
        other = rules.imagine(state, seat, Rng(77))
        differed += fingerprint(other.data()) != fingerprint(state.data())
        one, two = Observation(rules, state, seat), Observation(rules, other, seat)
        assert advise(guide_of(game), one, Rng(2), standing_still, 2) == advise(
            guide_of(game), two, Rng(2), standing_still, 2
        )
        worst = rules.legal(state, seat)[-1]
        assert judge(guide_of(game), one, worst, Rng(2), standing_still, most=2) == judge(
            guide_of(game), two, worst, Rng(2), standing_still, most=2
        )
    assert differed


def test_a_costly_mistake_is_told_apart_from_a_good_answer() -> None:
    rules, guide = load_game("nautilion"), guide_of("nautilion")
    state, seat = next(iter(questions(rules, {}, 6)))
    seen = Observation(rules, state, seat)
    verdicts = [judge(guide, seen, action, Rng(1), standing_still, most=60) for action in rules.legal(state, seat)[::2]]
    mistakes = [verdict for verdict in verdicts if verdict.costly()]
    assert 0 < len(mistakes) < len(verdicts)
    for verdict in mistakes:
        assert verdict.best.chance - verdict.chosen.chance == pytest.approx(verdict.loss)
        assert verdict.loss >= COSTLY
    best = mistakes[0].best.action
    assert not judge(guide, seen, best, Rng(1), standing_still, most=60).costly()


def test_nautilions_terms_add_up_to_the_judges_measure() -> None:
    named = [place for places in GROUPS.values() for place in places]
    assert sorted([*named, *MEASURES, 23]) == list(range(len(NAUTILION_WEIGHTS)))
    for state, _ in choices("nautilion", 5, 3):
        WHOLE.look_at(state.tables)
        sketch = Sketch(state)
        worth = standing(sketch, WHOLE, sketch.crew, sketch.guests)
        assert sum(nautilion_terms(state).values()) == pytest.approx(worth)


def test_diluviums_terms_add_up_to_its_score() -> None:
    for state, seat in choices("diluvium", 5, 9):
        worth = score(state, seat, WEIGHTS) - worth_of_others(state, seat, WEIGHTS)
        assert sum(diluvium_terms(state, seat).values()) == pytest.approx(worth, abs=0.1)


def test_a_turn_may_be_the_last_of_diluvium() -> None:
    rules = load_game("diluvium")
    *_, (state, seat) = questions(rules, EVERY_ONE["diluvium"], 5)
    action = rules.legal(state, seat)[0]
    rules.apply(over := state.copy(), seat, action)
    assert rules.ask(over) is None
    found = guide_of("diluvium").terms(state.copy(), seat, action, Rng(1))
    assert found["gold"] == over.gold[seat]
    assert set(found) == {"gold", "others"}


def test_diluvias_terms_add_up_to_the_judges_measure() -> None:
    for state, seat in choices("diluvia", 5, 9):
        JUDGE.look_at(state.tables)
        assert sum(diluvia_terms(state, seat).values()) == pytest.approx(JUDGE.worth(state, seat))


def test_the_campaigns_terms_add_up_to_its_worth() -> None:
    compared = 0
    for state, _ in choices("campaign", 5, 2):
        total = sum(campaign_terms(state).values())
        if total > BAD:  # below, the measure is bent
            compared += 1
            assert total == pytest.approx(campaign_worth(state, ANY_TITLE))
    assert compared


def test_a_lead_in_diluvium_wins_more_often_the_later_it_is() -> None:
    for state, _ in choices("diluvium", 5, 9):
        if min(state.board) >= 0:
            chances = [chance_of(state, seat) for seat in range(3)]
            scores = [score(state, seat, WEIGHTS) for seat in range(3)]
            assert all(0 < chance < 1 for chance in chances)
            best = max(range(3), key=lambda seat: scores[seat])
            if scores.count(scores[best]) == 1 and abs(scores[best] - sorted(scores)[1]) > 3:
                assert max(chances) == chances[best]


def test_the_largest_differences_become_the_sentence() -> None:
    def what(mine: dict[str, float], other: dict[str, float], against: str = BESIDE_THE_NEXT) -> Any:
        return reason_against("diluvium", mine, other, 0.1, against).args["what"]

    more, less = Message("coach-diluvium-gold-more"), Message("coach-diluvium-cards-less")
    assert what({"gold": 3.0}, {"gold": 1.0}) == Message("coach-gain", {"gain": more})
    both = what({"gold": 3.0, "cards": 0.0}, {"gold": 1.0, "cards": 1.5})
    assert both == Message("coach-gain-and-cost", {"gain": more, "cost": less})
    assert what({"gold": 3.0, "cards": 0.0}, {"gold": 1.0, "cards": 0.3}) == Message("coach-gain", {"gain": more})
    assert what({"cards": 0.0}, {"cards": 2.0}) == Message("coach-cost", {"cost": less})
    assert what({"cards": 0.0}, {"cards": 2.0}, BESIDE_THE_BEST) == Message("coach-only-cost", {"cost": less})
    assert what({"gold": 1.0}, {"gold": 1.05}) == Message("coach-alike")


def test_who_may_be_helped() -> None:
    assert all(may_hint(game, 1) for game in EVERY_ONE)
    assert not any(may_hint(game, 2) for game in EVERY_ONE)
