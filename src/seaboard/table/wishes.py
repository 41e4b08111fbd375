"""What a seat has said in advance about timed asks. Nobody else hears of it, and no hand has a part in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from seaboard.core.errors import BadOptions
from seaboard.core.game import Game
from seaboard.core.messages import Message


@dataclass(frozen=True)
class Wishes:
    """The kinds of windows a seat wants to be asked in, and whether only where it is touched."""

    kinds: tuple[str, ...]
    touching: bool

    def spare(self, game: Game[Any], state: Any, seat: int) -> bool:
        """Whether this seat lets the pending timed ask pass."""
        return game.window_kind(state) not in self.kinds or (self.touching and not game.touches(state, seat))

    def data(self) -> dict[str, Any]:
        return {"kinds": list(self.kinds), "touching": self.touching}


def wished(game: Game[Any], kinds: list[str], touching: bool) -> Wishes:
    """In the game's order. Raises BadOptions."""
    known = game.window_kinds()
    if not known or not set(kinds) <= set(known):
        raise BadOptions(Message("table-no-such-wish"))
    return Wishes(tuple(kind for kind in known if kind in kinds), touching)


def stored_wishes(game: Game[Any], stored: Mapping[str, Any]) -> dict[int, Wishes]:
    """By seat. A kind of card that a later version no longer knows is nobody's wish."""
    known = game.window_kinds()
    return {
        int(seat): Wishes(tuple(kind for kind in known if kind in wish["kinds"]), bool(wish["touching"]))
        for seat, wish in stored.items()
    }
