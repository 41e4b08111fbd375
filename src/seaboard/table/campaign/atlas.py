"""The atlas of a campaign: the graph of scenarios with the road taken, the roads left, and what each victory gives."""

from __future__ import annotations

from dataclasses import dataclass

from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.logbook import (
    BY_VICTORY,
    LENGTH,
    ROADS,
    STANDALONE,
    STARTS,
    Chapter,
    Ledger,
    Road,
    bonus,
    gifts,
)

WON, OPEN, AHEAD, CLOSED = "won", "open", "ahead", "closed"
TAKEN = "taken"
GRAPH = tuple(road for road in ROADS if road.scenario not in STANDALONE)
SCENARIOS = tuple(dict.fromkeys(road.scenario for road in GRAPH))


@dataclass(frozen=True)
class Place:
    """A scenario in the graph; `depth` is which of a campaign's four it would be, from 0."""

    scenario: str
    place: str
    depth: int
    lost: int
    chapter: int | None


def depths() -> dict[str, int]:
    found = dict.fromkeys(STARTS, 0)
    for _ in range(LENGTH):
        for road in GRAPH:
            if road.scenario in found and road.leads_to is not None:
                found[road.leads_to] = found[road.scenario] + 1
    return found


def reachable(ledger: Ledger) -> set[str]:
    """What can be played now or may still come."""
    found = set(ledger.open_scenarios())
    for _ in range(LENGTH):
        found |= {road.leads_to for road in GRAPH if road.scenario in found and road.leads_to is not None}
    return found


def places(ledger: Ledger) -> list[Place]:
    ahead, now, depth = reachable(ledger), ledger.open_scenarios(), depths()
    won = {chapter.scenario: number for number, chapter in enumerate(ledger.chapters, 1) if chapter.won}
    shown = []
    for scenario in SCENARIOS:
        lost = sum(chapter.scenario == scenario and not chapter.won for chapter in ledger.chapters)
        later = OPEN if scenario in now else AHEAD if scenario in ahead else CLOSED
        place = WON if scenario in won else later
        shown.append(Place(scenario, place, depth[scenario], lost, won.get(scenario)))
    return shown


def road_state(ledger: Ledger, road: Road) -> str:
    if any((chapter.scenario, chapter.ending) == (road.scenario, road.title) for chapter in ledger.victories):
        return TAKEN
    return OPEN if road.scenario in reachable(ledger) else CLOSED


# bonuses in words


def carried(ledger: Ledger) -> list[Message]:
    return [bonus(name, value) for name, value in ledger.bonuses().items()]


def chapter_outcome(chapter: Chapter) -> Message:
    return Message(f"solo-title-{chapter.ending}") if chapter.won else Message(f"log-defeat-{chapter.ending}")


def chapter_story(chapter: Chapter) -> list[Message]:
    """What came of it, and after a victory which way it opens; of the other way nothing is told."""
    if not chapter.won:
        return [Message(f"story-defeat-{chapter.ending}")]
    told = [Message(f"story-{chapter.scenario}-{chapter.ending}")]
    leads = BY_VICTORY[chapter.scenario, chapter.ending].leads_to
    return [*told, Message(f"story-way-{chapter.scenario}-{chapter.ending}")] if leads is not None else told


def chapter_gifts(chapter: Chapter) -> list[Message]:
    return gifts(BY_VICTORY[chapter.scenario, chapter.ending], chapter.prize) if chapter.won else []
