"""Hints: the best answers of a seat with their chances to win, and why.

The chances come from trials made after the choice, so that the luck that made an answer look good does not flatter it.
Everybody plays on as the quick bot would: whoever plays better than that wins more often. All that is asked of the
game goes through the seat's Observation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict, Generic, List

from seaboard.bots.bot import Observation
from seaboard.bots.mind import Mind
from seaboard.bots.reason import BESIDE_THE_BEST, BESIDE_THE_CHOSEN, BESIDE_THE_NEXT, Terms, reason_against
from seaboard.core.messages import Message
from seaboard.core.procedure import S
from seaboard.core.rng import Rng
from seaboard.core.statistics import mean_interval, wilson

SHOWN = 3
CONSIDERED = 6
SECONDS = 0.6  # so that a hint is there within a second, with the way to the browser
CHOOSING = 0.4  # of them to find the best answers, the rest to tell their chances
MOST_TRIALS = 1000  # of each answer, in each of the two parts
FEWEST_TRIALS = 8
OUTLOOKS = 12  # ways a turn may end, from which the reasons come
COSTLY = 0.05  # of the chance to win: what costs less is no mistake worth a word
SEEDS = 0x3FFFFFFF

Clock = Callable[[], float]
Values = Dict[int, List[float]]


@dataclass(frozen=True)
class Hint:
    """An answer, the share of trials that were won after it, the 95 % interval of that share, and one sentence why."""

    action: int
    chance: float
    low: float
    high: float
    games: int
    why: Message


@dataclass(frozen=True)
class Verdict:
    """An answer beside the best one: by how much less it wins, between `low` and `high`. `why` is of the best one."""

    best: Hint
    chosen: Hint
    loss: float
    low: float
    high: float

    def costly(self) -> bool:
        """Clearly worse, and by more than a trifle."""
        return self.low > 0.0 and self.loss >= COSTLY


class Guide(Generic[S]):
    """What the coach needs to know of a game. A difference in a term below `trifle` is not worth a word."""

    game: str
    trifle: float
    graded = False  # whether a trial says how likely a victory is, instead of playing on to it

    def __init__(self, mind: Mind[S]) -> None:
        self.mind = mind

    def chance(self, state: S, seat: int, action: int, rng: Rng) -> float:
        """How likely the seat wins in one way the game may go on after this answer. The state is used up."""
        raise NotImplementedError

    def terms(self, state: S, seat: int, action: int, rng: Rng) -> Terms:
        """The parts of what the position is worth once this turn is over. The state is used up."""
        raise NotImplementedError

    def head_start(self, state: S, seat: int, answers: List[int]) -> List[float]:
        """What each answer has before the first trial, in victories."""
        return [0.0 for _ in answers]


class Patience:
    """How long one may go on: so many seconds, but some trials in any case and never more than enough."""

    def __init__(self, clock: Clock, seconds: float, most: int = MOST_TRIALS) -> None:
        self.clock = clock
        self.end = clock() + seconds
        self.most = most
        self.made = 0

    def more(self) -> bool:
        if self.made >= self.most or (self.made >= FEWEST_TRIALS and self.clock() > self.end):
            return False
        self.made += 1
        return True


def advise(
    guide: Guide[Any],
    observation: Observation[Any],
    rng: Rng,
    clock: Clock,
    most: int = MOST_TRIALS,
    seconds: float = SECONDS,
) -> List[Hint]:
    """The best answers first. With a clock that stands still they depend on the state and the generator alone."""
    answers = chosen_for_proof(guide, observation, rng, Patience(clock, CHOOSING * seconds, most))
    return proved(guide, observation, answers, rng, Patience(clock, (1 - CHOOSING) * seconds, most))


def judge(
    guide: Guide[Any],
    observation: Observation[Any],
    action: int,
    rng: Rng,
    clock: Clock,
    seconds: float = SECONDS,
    most: int = MOST_TRIALS,
) -> Verdict:
    """How an answer compares with the best one that is found."""
    answers = chosen_for_proof(guide, observation, rng, Patience(clock, CHOOSING * seconds, most))
    answers = [action, *[answer for answer in answers if answer != action][: SHOWN - 1]]
    values = tried(guide, observation, answers, rng, Patience(clock, (1 - CHOOSING) * seconds, most))
    best = max(answers, key=lambda answer: sum(values[answer]))
    lost = [better - worse for better, worse in zip(values[best], values[action], strict=True)]
    low, high = mean_interval(lost)
    outlooks = seen_ahead(guide, observation, [best, action], rng)
    against = reason_against(guide.game, outlooks[best], outlooks[action], guide.trifle, BESIDE_THE_CHOSEN)
    return Verdict(
        hint_of(guide, best, values[best], against),
        hint_of(guide, action, values[action], against),
        sum(lost) / len(lost),
        low,
        high,
    )


def chosen_for_proof(guide: Guide[Any], observation: Observation[Any], rng: Rng, patience: Patience) -> List[int]:
    answers = considered(guide.mind, observation, rng)
    return promising(guide, observation, answers, rng, patience) if len(answers) > SHOWN else answers


def considered(mind: Mind[Any], observation: Observation[Any], rng: Rng) -> List[int]:
    if len(observation.legal) == 1:
        return observation.legal
    return mind.ranking(observation.imagine(rng), observation.seat)[:CONSIDERED]


def promising(
    guide: Guide[Any], observation: Observation[Any], answers: List[int], rng: Rng, patience: Patience
) -> List[int]:
    """Those that win most, with what they promise for a start."""
    world = observation.imagine(rng)
    start = dict(zip(answers, guide.head_start(world, observation.seat, answers), strict=True))
    values = tried(guide, observation, answers, rng, patience)
    return sorted(answers, key=lambda action: -start[action] - sum(values[action]))[:SHOWN]


def proved(
    guide: Guide[Any], observation: Observation[Any], answers: List[int], rng: Rng, patience: Patience
) -> List[Hint]:
    """Each answer in as many games, all with the same luck."""
    values = tried(guide, observation, answers, rng, patience)
    ranked = sorted(answers, key=lambda action: -sum(values[action]))
    outlooks = seen_ahead(guide, observation, ranked, rng)
    reasons = [why(guide, outlooks, ranked, place) for place in range(len(ranked))]
    return [hint_of(guide, action, values[action], reasons[place]) for place, action in enumerate(ranked)]


def tried(guide: Guide[Any], observation: Observation[Any], answers: List[int], rng: Rng, patience: Patience) -> Values:
    """What came of each answer: all of them meet the same worlds with the same luck."""
    values: Values = {action: [] for action in answers}
    while patience.more():
        world, luck = observation.imagine(rng), rng.below(SEEDS)
        for action in answers:
            values[action].append(guide.chance(world.copy(), observation.seat, action, Rng(luck)))
    return values


def seen_ahead(guide: Guide[Any], observation: Observation[Any], answers: List[int], rng: Rng) -> Dict[int, Terms]:
    """The terms after each answer, on average over some ways the turn may end."""
    totals: Dict[int, Terms] = {action: {} for action in answers}
    for _ in range(OUTLOOKS if len(totals) > 1 else 0):
        world, luck = observation.imagine(rng), rng.below(SEEDS)
        for action, total in totals.items():
            for name, worth in guide.terms(world.copy(), observation.seat, action, Rng(luck)).items():
                total[name] = total.get(name, 0.0) + worth / OUTLOOKS
    return totals


def why(guide: Guide[Any], outlooks: Dict[int, Terms], ranked: List[int], place: int) -> Message:
    """The best answer beside the next, the others beside the best."""
    if len(ranked) == 1:
        return Message("coach-why-only")
    other, against = (ranked[1], BESIDE_THE_NEXT) if place == 0 else (ranked[0], BESIDE_THE_BEST)
    return reason_against(guide.game, outlooks[ranked[place]], outlooks[other], guide.trifle, against)


def hint_of(guide: Guide[Any], action: int, values: List[float], reason: Message) -> Hint:
    games, won = len(values), sum(values)
    low, high = mean_interval(values) if guide.graded else wilson(won, games)
    chance = won / games
    return Hint(action, chance, min(chance, max(0.0, low)), max(chance, min(1.0, high)), games, reason)
