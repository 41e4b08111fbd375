#!/usr/bin/env python3
"""How long a game takes, for the lobby: measured decisions of bots, each with the time a person is given for it here.

    scripts/minutes.py          writes src/seaboard/table/data/minutes.json

`alone` is one person against bots: the decisions of one seat, and the moves of the others as they are shown. `people`
is the same table with a person in every seat.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from seaboard.bots.bot import Observation  # noqa: E402 (the path comes first)
from seaboard.bots.registry import load_bot  # noqa: E402
from seaboard.core.game import Game  # noqa: E402
from seaboard.core.options import Options, fitting_options  # noqa: E402
from seaboard.core.rng import Rng  # noqa: E402
from seaboard.core.seats import NATURE  # noqa: E402
from seaboard.games import load_game  # noqa: E402

FILE = ROOT / "src" / "seaboard" / "table" / "data" / "minutes.json"
GAMES = 24
SECONDS = {"turn": 25.0, "choice": 7.0, "window": 2.0, "shown": 1.5}  # stated, not measured
TURNS = {"nautilion-ask-plan", "diluvium-ask-wheel", "diluvia-ask-play", "diluvia-ask-play-or-roll"}
EXPANSIONS: dict[str, Options] = {
    "mages": {"mages": "yes"},
    "mercenaries": {"mercenaries": "2"},
    "reefs": {"reefs": "yes"},
    "machinations": {"machinations": "intro"},
    "heroics": {"heroics": "yes"},
}
BARE: Options = dict.fromkeys(EXPANSIONS, "no")
STORM: Options = {"mages": "yes", "mercenaries": "2", "reefs": "yes", "machinations": "normal", "heroics": "yes"}
VOYAGES: list[Options] = [BARE, *({**BARE, **one} for one in EXPANSIONS.values()), STORM]
TEAMS = [(2, "none"), (3, "none"), (4, "none"), (4, "pairs"), (6, "pairs"), (6, "threes")]
TABLES: dict[str, list[Options]] = {
    "nautilion": [{"players": players, **voyage} for players, voyage in product((1, 2), VOYAGES)],
    "diluvium": [{"players": players} for players in (2, 3, 4)],
    "diluvia": [
        {"players": players, "teams": teams, "express": express}
        for (players, teams), express in product(TEAMS, ("no", "yes"))
        if players > 2 or express == "yes"
    ],
    "campaign": [{}],
}


def kind(game: Game[Any], state: Any) -> str:
    """What a decision is like; empty where there is nothing to decide."""
    ask = game.ask(state)
    assert ask is not None
    if len(game.legal(state, ask.seat)) < 2:
        return ""
    if ask.timed:
        return "window"
    return "turn" if ask.prompt in TURNS else "choice"


def decisions(game: Game[Any], options: Options, seed: int) -> dict[int, Counter[str]]:
    """Of one game: how many of each kind every seat made."""
    state, rng, bot = game.new(options), Rng(seed), load_bot("greedy")
    made: dict[int, Counter[str]] = {seat: Counter() for seat in range(game.seats(state))}
    while (ask := game.ask(state)) is not None:
        if ask.seat == NATURE:
            action = game.sample(state, rng)
        else:
            made[ask.seat][kind(game, state)] += 1
            action = bot.choose(Observation(game, state, ask.seat), rng)
        game.apply(state, ask.seat, action)
    return made


def own(made: Counter[str]) -> float:
    return sum(SECONDS[name] * count for name, count in made.items() if name)


def shown(made: Counter[str]) -> float:
    """Answers in a window that let things happen are not shown one by one."""
    return SECONDS["shown"] * (made["turn"] + made["choice"])


def measured(name: str, options: Options) -> dict[str, Any]:
    game = load_game(name)
    chosen = fitting_options(game.options(), options)
    alone = people = 0.0
    for seed in range(GAMES):
        made = decisions(game, chosen, seed)
        first, others = made[0], [count for seat, count in made.items() if seat]
        alone += own(first) + sum(shown(count) for count in others)
        people += own(first) + sum(own(count) for count in others)
    row = {"options": options, "alone": round(alone / GAMES / 60), "people": round(people / GAMES / 60)}
    print(name, row, flush=True)
    return row


def main() -> None:
    games = {name: [measured(name, options) for options in rows] for name, rows in TABLES.items()}
    rows = {"bot": "greedy", "games": GAMES, "seconds": SECONDS, "minutes": games}
    FILE.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
