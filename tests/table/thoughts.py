"""What runs in other processes in tests of bots and of the workshop. Imports little: it is imported there, too."""

from __future__ import annotations

import os
import time

from seaboard.bots.bot import Observation
from seaboard.bots.registry import load_bot
from seaboard.core.errors import BadEdition, BadRecord
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.table.thinking import Question
from tests.table.reefs import ReefsGame

THOUGHT = 0.1


def slow_choice(question: Question, bot: str) -> str:
    """Runs in the other process, where nobody knows Reefs."""
    time.sleep(THOUGHT)
    play = Play(ReefsGame(), {})
    for mover, text in question.events:
        play.do(mover, text)
    seen = Observation(play.game, play.state, question.seat)
    return play.game.write(play.state, load_bot(bot).choose(seen, Rng(*question.luck)))


def endless_choice(question: Question, bot: str) -> str:
    """Only the quick bot comes to an end."""
    while bot != "greedy":
        time.sleep(0.01)
    raise ArithmeticError


def double(number: int) -> int:
    return 2 * number


def forever() -> None:
    while True:
        pass


def own_number() -> int:
    return os.getpid()


def greed(size: int) -> int:
    return len(bytearray(size))


def stumble() -> None:
    raise ZeroDivisionError


def refuse() -> None:
    raise BadEdition(Message("edition-bad-values", {"count": 1}), [Message("edition-no-name")])


def vanish() -> None:
    os._exit(7)


def tell_number(*_: object, **__: object) -> None:
    """In which process this was done."""
    raise BadRecord(Message("game-unknown", {"game": str(os.getpid()), "known": ""}))
