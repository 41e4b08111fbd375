"""Whole campaigns played by bots along every road, and single scenarios for every title: what can be won, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import Any

from seaboard.bots.campaign.bots import ANY_TITLE, aiming
from seaboard.core.statistics import wilson
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.components.loading import booklet
from seaboard.games.diluvium.campaign.rules.ledger import FALLEN, ONGOING, WON, Ledger, chapter_of
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY, PRIZE, RANKS, ROADS, STARTS, Road
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FIRST_VICTORY, YOU
from seaboard.games.diluvium.campaign.scenarios import SCENARIOS, scenario
from seaboard.games.diluvium.rules.notation import CARD_NAMES
from seaboard.lab.pool import results
from seaboard.lab.simulate import play_out

STRIDE = 5  # from one road to the next: a few campaigns see unlike ones
SEEDS_A_CAMPAIGN = 64  # more than a campaign can have chapters
NEW_HOMES = tuple(str(tile) for tile in range(5, 17))  # of cost 1: the first that a Navigator turns up


@dataclass(frozen=True)
class Inquiry:
    """What is played: campaigns, or with `proof` each scenario for each of its titles; each with a seed of its own."""

    difficulty: str
    bot: str
    seed: int
    proof: bool = False
    edition: str = ""


@dataclass(frozen=True)
class Chapter:
    """A game of a campaign. `aim` is the title the bot went for, or empty when it was free to choose."""

    scenario: str
    aim: str
    ending: str
    won: bool
    gold: int
    rival: int
    rounds: int


@dataclass(frozen=True)
class Voyage:
    """A campaign, or a single game of a proof; `rank` is empty unless it was won."""

    chapters: tuple[Chapter, ...]
    status: str
    gold: int
    rank: str


def roads() -> list[tuple[Road, ...]]:
    """Every way through the campaign: four victories."""
    found: list[tuple[Road, ...]] = []
    for start in STARTS:
        found += _roads_from(start)
    return found


def _roads_from(name: str | None) -> list[tuple[Road, ...]]:
    if name is None:
        return [()]
    return [(road, *rest) for road in ROADS if road.scenario == name for rest in _roads_from(road.leads_to)]


def titles() -> list[tuple[str, str]]:
    """Every scenario with each of its victories, in the order of the booklet."""
    return [(story.id, title) for story in SCENARIOS.values() for title in story.titles]


def play_chapter(inquiry: Inquiry, options: dict[str, Any], aim: str, seed: int) -> tuple[Chapter, Any]:
    """One game, and the state it ended in."""
    game = load_game("campaign", inquiry.edition)
    story = scenario(str(options["scenario"]))
    title = story.titles.index(aim) if aim in story.titles else ANY_TITLE
    state, _ = play_out(game, options, [aiming(inquiry.bot, title)], seed)
    outcome = game.outcome(state)
    assert outcome is not None
    gold, rival, rounds = int(state.gold[YOU]), int(state.gold[ADVERSARY]), int(state.rounds)
    won = state.ending >= FIRST_VICTORY
    return Chapter(story.id, aim if title != ANY_TITLE else "", outcome.ending, won, gold, rival, rounds), state


def sail(inquiry: Inquiry, number: int) -> Voyage:
    """A campaign along one of the roads; where another title was won, the rest of the way is left to the bot."""
    every = roads()
    plan = {road.scenario: road.title for road in every[number * STRIDE % len(every)]}
    ledger = Ledger(inquiry.difficulty, int(booklet(inquiry.edition).edition.values["solo.hearts"]))
    played: list[Chapter] = []
    while ledger.status == ONGOING:
        open_ = ledger.open_scenarios()
        name = next((known for known in open_ if known in plan), open_[0])
        seed = inquiry.seed + number * SEEDS_A_CAMPAIGN + len(played)
        chapter, state = play_chapter(inquiry, dict(ledger.options(name)), plan.get(name, ""), seed)
        played.append(chapter)
        ledger = ledger.after(chapter_of(state))
    return Voyage(tuple(played), ledger.status, ledger.gold, ledger.rank or "")


def ways_to(name: str) -> list[tuple[Road, ...]]:
    """The victories that lead to a scenario, one list for each way; an empty one where a campaign begins."""
    found: list[tuple[Road, ...]] = []
    for way in roads():
        before = tuple(takewhile(lambda road: road.scenario != name, way))
        if len(before) < len(way) and before not in found:
            found.append(before)
    return found or [()]


def bonuses_on(way: tuple[Road, ...], game: int) -> dict[str, str]:
    """S-12.1: what these victories give. A card and a tile that would be drawn or chosen are different ones in turn."""
    prizes = {"card": CARD_NAMES[game % len(CARD_NAMES)], "home": NEW_HOMES[game % len(NEW_HOMES)]}
    return {name: prizes[name] if value == PRIZE else value for road in way for name, value in road.gives}


def prove(inquiry: Inquiry, number: int) -> Voyage:
    """One game for one title, with the bonuses of one of the ways that lead to the scenario, in turn."""
    every = titles()
    name, title = every[number % len(every)]
    game = number // len(every)
    ways = ways_to(name)
    bonuses = bonuses_on(ways[game % len(ways)], game // len(ways))
    options = {"scenario": name, "difficulty": inquiry.difficulty, **bonuses}
    chapter, _ = play_chapter(inquiry, options, title, inquiry.seed + game)
    return Voyage((chapter,), WON if chapter.won else FALLEN, chapter.gold, "")


def voyage(inquiry: Inquiry, number: int) -> Voyage:
    return prove(inquiry, number) if inquiry.proof else sail(inquiry, number)


def survey(
    inquiry: Inquiry, count: int, workers: int = 1, progress: Callable[[int], None] = lambda _: None
) -> list[Voyage]:
    """`count` campaigns, or `count` games for each title. The result does not depend on the workers."""
    total = count * len(titles()) if inquiry.proof else count
    found: list[Voyage] = []
    for one in results(partial(voyage, inquiry), range(total), workers):
        found.append(one)
        progress(len(found))
    return found


def report(inquiry: Inquiry, found: list[Voyage]) -> dict[str, Any]:
    """The figures, ready for JSON: of each scenario, of each branch aimed at, and of whole campaigns."""
    chapters = [chapter for one in found for chapter in one.chapters]
    return {
        "difficulty": inquiry.difficulty,
        "bot": inquiry.bot,
        "seed": inquiry.seed,
        "proof": inquiry.proof,
        "scenarios": [_figures(name, "", mine) for name in SCENARIOS if (mine := _of(chapters, name))],
        "branches": [_figures(name, title, mine) for name, title in titles() if (mine := _of(chapters, name, title))],
        "campaigns": {} if inquiry.proof else _campaigns(found),
    }


def _of(chapters: Iterable[Chapter], name: str, aim: str | None = None) -> list[Chapter]:
    return [chapter for chapter in chapters if chapter.scenario == name and aim in (None, chapter.aim)]


def _figures(name: str, title: str, chapters: list[Chapter]) -> dict[str, Any]:
    """A branch is won with its own title only; a scenario with any."""
    games = len(chapters)
    wins = sum(chapter.ending == title if title else chapter.won for chapter in chapters)
    endings = Counter(chapter.ending for chapter in chapters)
    road = BY_VICTORY.get((name, title))
    return {
        "scenario": name,
        "title": title,
        "leads_to": (road.leads_to or "") if road is not None else "",
        "games": games,
        "wins": wins,
        "rate": wins / games,
        "interval_95": list(wilson(wins, games)),
        "endings": dict(sorted(endings.items())),
        "rounds": sum(chapter.rounds for chapter in chapters) / games,
        "gold": sum(chapter.gold for chapter in chapters) / games,
        "rival": sum(chapter.rival for chapter in chapters) / games,
    }


def _campaigns(found: list[Voyage]) -> dict[str, Any]:
    won = [one for one in found if one.status == WON]
    ranks = Counter(one.rank for one in won)
    return {
        "games": len(found),
        "wins": len(won),
        "rate": len(won) / len(found) if found else 0.0,
        "interval_95": list(wilson(len(won), len(found))),
        "gold": sum(one.gold for one in won) / len(won) if won else 0.0,
        "chapters": sum(len(one.chapters) for one in found) / len(found) if found else 0.0,
        "ranks": {name: ranks[name] for name in (*(name for _, name in RANKS), "forgotten") if ranks[name]},
    }
