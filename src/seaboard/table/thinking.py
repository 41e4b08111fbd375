"""What runs in the processes where bots think. Imports no web and no database: a process is there in a moment."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from seaboard.bots.bot import Observation
from seaboard.bots.hint import Hint
from seaboard.bots.registry import bot_for, hints, load_bot, verdict
from seaboard.core.options import OptionValue
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.games import load_game
from seaboard.table.wire.answers import Moment
from seaboard.table.wire.live import Advice

Luck = tuple[int, int]  # seeds what is drawn in thought


@dataclass(frozen=True)
class Question:
    """A game as it was stored, and the seat that is asked."""

    game: str
    edition: str
    options: dict[str, OptionValue]
    events: list[tuple[int, str]]
    seat: int
    luck: Luck

    def observed(self) -> tuple[Play[Any], Observation[Any]]:
        play = Play(load_game(self.game, self.edition), self.options)
        for mover, text in self.events:
            play.do(mover, text)
        return play, Observation(play.game, play.state, self.seat)


def choice(question: Question, bot: str) -> str:
    """What the bot answers, in notation."""
    play, observation = question.observed()
    return play.game.write(play.state, load_bot(bot).choose(observation, Rng(*question.luck)))


def advice(question: Question) -> list[Advice]:
    """The best answers in notation, each with its chance to win, the interval of that, and from how many games."""
    play, observation = question.observed()
    found = hints(observation, Rng(*question.luck), perf_counter)
    return [said(play, question.seat, hint) for hint in found]


def said(play: Play[Any], seat: int, hint: Hint) -> Advice:
    game, state = play.game, play.state
    text, label = game.write(state, hint.action), game.verbs(state).label(state, seat, hint.action)
    return Advice(text, label, hint.chance, hint.low, hint.high, hint.games, hint.why)


def weighed(question: Question, numbers: list[int], seconds: float) -> list[Moment]:
    """How the seat's own choices compare with the best ones, by what it knew then."""
    play, _ = question.observed()
    return [moment(play, question, number, seconds) for number in numbers]


def moment(play: Play[Any], question: Question, number: int, seconds: float) -> Moment:
    game, state, seat = play.game, play.at(number - 1), question.seat
    action = game.read(state, play.events[number - 1].text)
    found = verdict(Observation(game, state, seat), action, Rng(*question.luck), perf_counter, seconds)
    assert found is not None  # it was a choice
    label = game.verbs(state).label
    return Moment(
        number,
        label(state, seat, action),
        label(state, seat, found.best.action),
        found.chosen.chance,
        found.best.chance,
        found.loss,
        found.costly(),
        found.best.why,
    )


def warm(game: str, bot: str) -> None:
    """Imports what the first choice will need."""
    load_game(game)
    bot_for(game, bot)
