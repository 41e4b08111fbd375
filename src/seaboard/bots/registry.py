"""The bots by name."""

from __future__ import annotations

from seaboard.bots.bot import Bot
from seaboard.bots.greedy_bot import GreedyBot
from seaboard.bots.random_bot import RandomBot
from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message

BOTS: tuple[str, ...] = ("random", "greedy")


def load_bot(name: str) -> Bot:
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise BadOptions(Message("bot-unknown", {"bot": name, "known": ", ".join(BOTS)}))
