"""A campaign to be clicked through: a defeat, then four victories, each game the shortest of many by the greedy bot.

`python -m tests.browser.voyage` looks for it again, when rules or bots have changed, and writes `voyage.toml`: a
campaign as the table exports it, with the seeds of its dice.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Litestar

from seaboard.bots.bot import Observation
from seaboard.bots.campaign.bots import aiming
from seaboard.core.play import Play
from seaboard.core.record import record_of, write_record
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.logbook import options_of
from seaboard.games.diluvium.campaign.rules.ledger import Chapter, Ledger, chapter_of
from seaboard.games.diluvium.campaign.scenarios import scenario
from seaboard.table import app, hall
from seaboard.table.campaign.file import CampaignFile, read_campaign, write_campaign
from seaboard.table.dice import CommittedDice, dice_of_number

APP = "tests.browser.voyage:create_app"
FILE = Path(__file__).with_name("voyage.toml")
NAME = "Odyssey"
HEARTS = 3
SEEDS = range(1, 61)
# What is aimed at, and how it shall end.
WAY = (
    ("whispers-from-the-east", "explorer", "city-fallen"),
    ("whispers-from-the-east", "explorer", "explorer"),
    ("what-killed-them", "navigator", "navigator"),
    ("path-of-the-lost", "traveler", "traveler"),
    ("condemned-lands", "discoverer", "discoverer"),
)


def known() -> CampaignFile:
    return read_campaign(FILE.read_text("utf-8"))


def create_app() -> Litestar:
    """The table, with the dice of the voyage for the games of one campaign, one after the other."""
    seeds = iter([game.seed for game in known().games])
    setattr(hall, "fresh_dice", lambda: CommittedDice(next(seeds)))  # noqa: B010 (a name of the module, not of ours)
    return app.create_app()


def played(options: dict[str, Any], title: int, number: int) -> Play[Any]:
    """A game of the greedy bot with the dice of this number."""
    game, dice, thoughts = load_game("campaign"), dice_of_number(number), Rng(number, 1)
    play, bot = Play(game, options), aiming("greedy", title)
    while (ask := game.ask(play.state)) is not None:
        if ask.seat == NATURE:
            play.apply(NATURE, dice.answer(game, play.state, len(play.events) + 1))
        else:
            play.apply(ask.seat, bot.choose(Observation(game, play.state, ask.seat), thoughts))
    return play


def moves(play: Play[Any]) -> list[str]:
    return [event.text for event in play.events if event.seat != NATURE]


def shortest(ledger: Ledger, name: str, aim: str, ending: str) -> tuple[Chapter, str]:
    """The chapter with the fewest moves, and its record."""
    options = options_of(load_game("campaign"), ledger, name)
    title = scenario(name).titles.index(aim)
    found = [(len(moves(play)), number, play) for number in SEEDS for play in [played(options, title, number)]
             if chapter_of(play.state).ending == ending]  # fmt: skip
    _, number, play = min(found, key=lambda one: one[:2])
    return chapter_of(play.state), write_record(record_of(play, dice_of_number(number).receipt(over=True)))


def main() -> None:
    ledger, records = Ledger("normal", HEARTS), list[str]()
    for name, aim, ending in WAY:
        chapter, record = shortest(ledger, name, aim, ending)
        ledger = ledger.after(chapter)
        records.append(record)
    FILE.write_text(write_campaign(NAME, ledger, records), "utf-8")


if __name__ == "__main__":
    main()
