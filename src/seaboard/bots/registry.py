"""The bots by name, and which of them can play which game: whatever the group `seaboard.bots` announces."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

from seaboard import entries
from seaboard.bots.bot import Bot, BotRow, Observation
from seaboard.bots.hint import Clock, Hint, Verdict, advise, judge
from seaboard.bots.skill import skill_of
from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message
from seaboard.core.rng import Rng


def _rows() -> Dict[str, BotRow]:
    """The weakest first."""
    rows = entries.find_all(entries.BOTS, BotRow)
    return {name: rows[name] for name in sorted(rows, key=lambda name: (rows[name].place, name))}


def load_bot(name: str) -> Bot:
    """Raises BadOptions when there is no such bot."""
    row = entries.find(entries.BOTS, name, BotRow)
    if row is None:
        raise BadOptions(Message("bot-unknown", {"bot": name, "known": ", ".join(_rows())}))
    return row.make()


def bots_for(game: str) -> Tuple[str, ...]:
    """The bots that can play this game, the strongest last."""
    return tuple(name for name, row in _rows().items() if row.plays(game))


def levels_for(game: str) -> Tuple[str, ...]:
    """The bots people are offered: the levels and those of other packages, the strongest last; in a game that has
    none, all that can play it.
    """
    rows, ours = {name: row for name, row in _rows().items() if row.plays(game)}, entries.own_entries(entries.BOTS)
    return tuple(name for name, row in rows.items() if row.level or name not in ours) or tuple(rows)


def bot_for(game: str, name: str) -> Bot:
    """Raises BadOptions when there is no such bot, or it cannot play this game."""
    bot = load_bot(name)
    if name not in bots_for(game):
        raise BadOptions(Message("bot-cannot-play", {"bot": name, "game": game, "known": ", ".join(bots_for(game))}))
    return bot


def may_hint(game: str, persons: int) -> bool:
    """Hints are for who plays alone or among bots: beside other people they would be help from outside."""
    return persons == 1 and skill_of(game).guide is not None


def hints(observation: Observation[Any], rng: Rng, clock: Clock) -> List[Hint]:
    """The best answers with the chance to win, within a second of this clock, in a game that `may_hint`."""
    guide = skill_of(observation.game.id).guide
    return advise(guide, observation, rng, clock) if guide is not None else []


def verdict(observation: Observation[Any], action: int, rng: Rng, clock: Clock, seconds: float) -> Optional[Verdict]:
    """How an answer compares with the best one; None where there is nobody to tell, or nothing to choose."""
    guide = skill_of(observation.game.id).guide
    if guide is None or len(observation.legal) == 1:
        return None
    return judge(guide, observation, action, rng, clock, seconds)
