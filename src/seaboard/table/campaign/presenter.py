"""A campaign as it is sent: its summary in the list, and its atlas."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from seaboard.games.diluvium.campaign.logbook import LENGTH, STANDALONE, Chapter, Ledger, Road, gifts
from seaboard.table.campaign.atlas import (
    GRAPH,
    carried,
    chapter_gifts,
    chapter_outcome,
    chapter_story,
    places,
    road_state,
)
from seaboard.table.wire.answers import Atlas, AtlasChapter, AtlasRoad, AtlasScenario, CampaignSummary, Playing


@dataclass(frozen=True)
class Head:
    """A campaign as it is stored: its id, its name, when it was begun, and the table of the game in progress."""

    campaign: str
    name: str
    created: int
    table: str | None


def summary(head: Head, ledger: Ledger) -> CampaignSummary:
    return CampaignSummary(**_summary(head, ledger))


def _summary(head: Head, ledger: Ledger) -> dict[str, Any]:
    return {
        **asdict(head),
        "difficulty": ledger.difficulty,
        "hearts": ledger.hearts,
        "lives": ledger.lives,
        "status": ledger.status,
        "gold": ledger.gold,
        "rank": ledger.rank,
        "victories": len(ledger.victories),
        "length": LENGTH,
        "played": len(ledger.chapters),
        "open": tuple(ledger.open_scenarios()),
    }


def atlas(head: Head, ledger: Ledger, own: set[str], sections: list[str], playing: Playing | None) -> Atlas:
    """`own` are the tables that are this campaign's own, not of one it was forked from."""
    return Atlas(
        **_summary(head, ledger),
        chapters=[_chapter(number, chapter, own) for number, chapter in enumerate(ledger.chapters, 1)],
        bonuses=carried(ledger),
        scenarios=[AtlasScenario(**asdict(place)) for place in places(ledger)],
        roads=[_road(ledger, road) for road in GRAPH],
        standalone=tuple(STANDALONE),
        sections=sections,
        playing=playing,
    )


def _chapter(number: int, chapter: Chapter, own: set[str]) -> AtlasChapter:
    return AtlasChapter(
        number=number,
        scenario=chapter.scenario,
        ending=chapter.ending,
        won=chapter.won,
        gold=chapter.gold,
        outcome=chapter_outcome(chapter),
        story=chapter_story(chapter),
        gives=chapter_gifts(chapter),
        game=chapter.game,
        mine=chapter.game in own,
    )


def _road(ledger: Ledger, road: Road) -> AtlasRoad:
    state = road_state(ledger, road)
    return AtlasRoad(road.scenario, road.title, road.leads_to, gifts(road), road.lives, state)
