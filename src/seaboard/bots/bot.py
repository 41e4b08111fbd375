"""The Bot protocol and the only thing a bot is given."""

from __future__ import annotations

from typing import Any, Generic, List, Protocol

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
