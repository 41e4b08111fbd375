"""A campaign's atlas as text: the road taken, the roads left, and what each victory gives."""

from __future__ import annotations

import click

from seaboard.core.messages import Argument, Message
from seaboard.games.diluvium.campaign.logbook import gifts
from seaboard.games.diluvium.campaign.rules.ledger import FALLEN, WON, Chapter, Ledger
from seaboard.games.diluvium.campaign.rules.roads import LENGTH, Road
from seaboard.language import Language
from seaboard.table.campaign.atlas import (
    CLOSED,
    GRAPH,
    OPEN,
    carried,
    chapter_gifts,
    chapter_outcome,
    road_state,
)


def scenario_name(scenario: str) -> Message:
    return Message(f"solo-scenario-{scenario}")


def line_of(language: Language, name: str, ledger: Ledger, playing: str | None) -> str:
    """A campaign in one line."""
    args: dict[str, Argument] = {
        "name": name,
        "difficulty": Message(f"log-level-{ledger.difficulty}"),
        "victories": len(ledger.victories),
        "length": LENGTH,
        "gold": ledger.gold,
        "lives": ledger.lives,
        "rank": Message(f"rank-{ledger.rank}") if ledger.rank is not None else "",
    }
    ways = {WON: "log-line-won", FALLEN: "log-line-fallen"}
    line = language.text(ways.get(ledger.status, "log-line-ongoing"), **args)
    if playing is None:
        return line
    return language.text("log-line-playing", line=line, scenario=scenario_name(playing))


def atlas_lines(
    language: Language, name: str, ledger: Ledger, playing: str | None, everything: bool = False
) -> list[str]:
    """What has been reached and what is open; the other roads only for who wants to know everything."""
    lines = [line_of(language, name, ledger, playing)]
    if ledger.rank is not None:
        lines.append(language.text(f"rank-{ledger.rank}-text"))
    lines += _section(language, "log-taken", [line for entry in _chapters(language, ledger) for line in entry])
    lines += _section(language, "log-carried", [f"+ {language.say(message)}" for message in carried(ledger)])
    open_now = [line for scenario in ledger.open_scenarios() for line in _open(language, scenario)]
    lines += _section(language, "log-open", open_now)
    return lines + (_roads(language, ledger) if everything else ["", language.text("log-show-all")])


def _open(language: Language, scenario: str) -> list[str]:
    """An open scenario, what wins it, and what each victory gives."""
    lines = [f"{language.say(scenario_name(scenario))} ({scenario})"]
    for road in won_by(scenario):
        title, what = Message(f"solo-title-{road.title}"), Message(f"board-solo-goal-{road.title}")
        lines.append(f"   {language.text('log-way', title=title, what=what)}")
        lines += [f"      + {language.say(gift)}" for gift in gifts(road)]
    return lines


def won_by(scenario: str) -> list[Road]:
    return [road for road in GRAPH if road.scenario == scenario]


def _roads(language: Language, ledger: Ledger) -> list[str]:
    lines: list[str] = []
    for heading, state in (("log-left", OPEN), ("log-closed", CLOSED)):
        roads = [road for road in GRAPH if road_state(ledger, road) == state]
        lines += _section(language, heading, [line for road in roads for line in _road(language, road)])
    return lines


def go_on_lines(language: Language, campaign: str, ledger: Ledger) -> list[str]:
    """How to play on, word for word: of several open scenarios each with its own command."""
    scenarios = ledger.open_scenarios()
    if len(scenarios) <= 1:
        return [language.text("log-go-on", campaign=campaign)] if scenarios else []
    lines = [language.text("log-choose")]
    for scenario in scenarios:
        lines.append(f"  {language.say(scenario_name(scenario))}")
        lines.append(f"    {language.text('log-command', campaign=campaign, scenario=scenario)}")
    return lines


def _section(language: Language, heading: str, lines: list[str]) -> list[str]:
    return ["", click.style(language.text(heading), bold=True), *[f"  {line}" for line in lines]] if lines else []


def _chapters(language: Language, ledger: Ledger) -> list[list[str]]:
    if not ledger.chapters:
        return [[language.text("log-nothing-taken")]]
    return [chapter_lines(language, number, chapter) for number, chapter in enumerate(ledger.chapters, 1)]


def chapter_lines(language: Language, number: int, chapter: Chapter) -> list[str]:
    scenario, outcome = scenario_name(chapter.scenario), chapter_outcome(chapter)
    if not chapter.won:
        return [language.text("log-chapter-lost", number=number, scenario=scenario, reason=outcome)]
    line = language.text("log-chapter-won", number=number, scenario=scenario, title=outcome, gold=chapter.gold)
    return [line, *[f"   + {language.say(message)}" for message in chapter_gifts(chapter)]]


def _road(language: Language, road: Road) -> list[str]:
    args: dict[str, Argument] = {"scenario": scenario_name(road.scenario), "title": Message(f"solo-title-{road.title}")}
    if road.leads_to is None:
        line = language.text("log-road-last", **args)
    else:
        line = language.text("log-road", next=scenario_name(road.leads_to), **args)
    return [line, *[f"   + {language.say(message)}" for message in gifts(road)]]
