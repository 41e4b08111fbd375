"""The Bot protocol, the only thing a bot is given, and the row that announces a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Generic, List, Protocol

from seaboard.core.game import Game
from seaboard.core.procedure import S
from seaboard.core.rng import Rng
from seaboard.core.view import View


class Observation(Generic[S]):
    """What a seat may know when it is asked. The true state stays behind: `imagine` gives one it could be."""

    def __init__(self, game: Game[S], state: S, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    @property
    def view(self) -> View:
        return self.game.view(self.__state, self.seat)

    @property
    def legal(self) -> List[int]:
        """The answers open to this seat: a list of the bot's own."""
        return list(self.game.legal(self.__state, self.seat))

    def imagine(self, rng: Rng) -> S:
        """A full state this seat could be in; the bot may do with it what it likes."""
        return self.game.imagine(self.__state, self.seat, rng)


class Bot(Protocol):
    """`choose` answers the pending ask; all chance a bot needs comes from `rng`."""

    name: str

    def choose(self, observation: Observation[Any], rng: Rng) -> int: ...


@dataclass(frozen=True)
class BotRow:
    """One row a bot: how it is made, which games it can play, its place in lists, the strongest last, and whether it
    is a level that people are offered.

    An entry point of the group `seaboard.bots` names it, under the name of the bot.
    """

    make: Callable[[], Bot]
    plays: Callable[[str], bool]
    place: int = 5
    level: bool = False
