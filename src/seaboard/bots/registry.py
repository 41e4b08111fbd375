"""The bots by name, and which of them can play which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from seaboard.bots.bot import Bot, Observation
from seaboard.bots.greedy_bot import BEST, GreedyBot
from seaboard.bots.nautilion.hint import Clock, Hint
from seaboard.bots.nautilion.hint import hints as nautilion_hints
from seaboard.bots.random_bot import RandomBot
from seaboard.bots.search_bot import MINDS, SearchBot
from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message
from seaboard.core.rng import Rng

BOTS: tuple[str, ...] = ("random", "greedy", "search")
Adviser = Callable[[Observation[Any], Rng, Clock], list[Hint]]
ADVISERS: dict[str, Adviser] = {"nautilion": nautilion_hints}


def load_bot(name: str) -> Bot:
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "search":
        return SearchBot()
    raise BadOptions(Message("bot-unknown", {"bot": name, "known": ", ".join(BOTS)}))


def bots_for(game: str) -> tuple[str, ...]:
    """The bots that can play this game, the strongest last."""
    players = {"random": {game}, "greedy": set(BEST), "search": set(MINDS)}
    return tuple(name for name in BOTS if game in players[name])


def bot_for(game: str, name: str) -> Bot:
    """Raises BadOptions when there is no such bot, or it cannot play this game."""
    bot = load_bot(name)
    if name not in bots_for(game):
        raise BadOptions(Message("bot-cannot-play", {"bot": name, "game": game, "known": ", ".join(bots_for(game))}))
    return bot


def may_hint(game: str, seats: int) -> bool:
    """Hints are for who plays alone: with others they would be help from outside."""
    return seats == 1 and game in ADVISERS


def hints(observation: Observation[Any], rng: Rng, clock: Clock) -> list[Hint]:
    """The best answers with the chance to win, within a second of this clock, in a game for one that `may_hint`."""
    return ADVISERS[observation.game.id](observation, rng, clock)
