"""Whole games of a campaign, played at random against the dice of a table: most are lost, a few are won."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.rules.ledger import chapter_of
from seaboard.table.dice import CommittedDice

LIKELY = (47, 74)  # where victories were found last; when rules change the search goes on


def seed_of(number: int) -> bytes:
    return hashlib.sha256(str(number).encode()).digest()


def voyage(options: dict[str, Any], seed: bytes, luck: int) -> Play[Any]:
    """A game to its end."""
    game = load_game("campaign")
    play, dice, rng = Play(game, options), CommittedDice(seed), Rng(luck)
    while (ask := game.ask(play.state)) is not None:
        if ask.seat == NATURE:
            play.apply(NATURE, dice.answer(game, play.state, len(play.events) + 1))
        else:
            play.apply(ask.seat, rng.choice(list(game.legal(play.state, ask.seat))))
    return play


@lru_cache(maxsize=8)
def won_whispers(title: str) -> tuple[int, Play[Any]]:
    """A game of Whispers from the East that is won like this, and the number of its seed and luck."""
    for number in (*LIKELY, *range(5000)):
        play = voyage({"scenario": "whispers-from-the-east"}, seed_of(number), number)
        if chapter_of(play.state).ending == title:
            return number, play
    raise AssertionError(title)
