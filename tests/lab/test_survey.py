"""The survey: every road is sailed, bonuses are carried, the figures follow from the seed, a page tells them."""

from __future__ import annotations

import json

import pytest

from seaboard.cli.pages.survey_page import COLUMNS, SurveyPage
from seaboard.games.diluvium.campaign.rules.ledger import FALLEN, WON
from seaboard.games.diluvium.campaign.rules.roads import LENGTH, ROADS, STANDALONE
from seaboard.games.diluvium.rules.notation import CARD_NAMES
from seaboard.lab.survey import (
    STRIDE,
    Chapter,
    Inquiry,
    Voyage,
    bonuses_on,
    play_chapter,
    prove,
    report,
    roads,
    sail,
    survey,
    titles,
    ways_to,
)
from seaboard.language import Language

QUICK = Inquiry("normal", "random", 5)


def test_the_roads_are_every_way_through_four_scenarios() -> None:
    assert len(roads()) == len({tuple(road.title for road in way) for way in roads()}) == 14
    assert {len(way) for way in roads()} == {LENGTH}
    assert {road for way in roads() for road in way} == {road for road in ROADS if road.scenario not in STANDALONE}
    assert sorted(number * STRIDE % 14 for number in range(14)) == list(range(14))


def test_a_campaign_goes_on_until_it_is_won_or_lost() -> None:
    voyage = sail(QUICK, 3)
    assert voyage.status in (WON, FALLEN)
    assert voyage == sail(QUICK, 3)
    lost = [chapter for chapter in voyage.chapters if not chapter.won]
    assert len(voyage.chapters) <= LENGTH + len(lost)
    for one, two in zip(voyage.chapters, voyage.chapters[1:], strict=False):
        assert one.won or one.scenario == two.scenario


def test_a_bot_told_a_title_wins_by_it() -> None:
    chapter, state = play_chapter(Inquiry("normal", "greedy", 0), {"scenario": "what-killed-them"}, "navigator", 0)
    assert (chapter.ending, chapter.aim, chapter.gold) == ("navigator", "navigator", state.gold[0])


def test_a_proof_goes_through_every_title() -> None:
    inquiry = Inquiry("normal", "random", 2, proof=True)
    found = [prove(inquiry, number) for number in range(len(titles()))]
    assert [(one.chapters[0].scenario, one.chapters[0].aim) for one in found] == titles()
    assert report(inquiry, found)["campaigns"] == {}


def test_a_proof_carries_the_bonuses_of_each_way_in_turn() -> None:
    ways = ways_to("remains-of-unrest")
    assert [[road.title for road in way] for way in ways] == [
        ["conqueror", "merchant"],
        ["prospector", "merchant"],
        ["explorer", "archeologist"],
    ]
    assert [bonuses_on(way, 1) for way in ways] == [
        {"food": "yes", "board": "artisan"},
        {"token": "yes", "board": "artisan"},
        {"card": CARD_NAMES[1]},
    ]
    assert ways_to("perilous-land") == ways_to(STANDALONE[0]) == [()]


def test_workers_do_not_change_the_result() -> None:
    assert survey(QUICK, 3, workers=2) == survey(QUICK, 3)


def made_up() -> list[Voyage]:
    won = Chapter("perilous-land", "conqueror", "conqueror", won=True, gold=30, rival=20, rounds=12)
    other = Chapter("perilous-land", "conqueror", "bellicose", won=True, gold=20, rival=10, rounds=10)
    lost = Chapter("perilous-land", "bellicose", "city-fallen", won=False, gold=10, rival=30, rounds=8)
    return [Voyage((won, other), WON, 180, "sovereign"), Voyage((lost,), FALLEN, 0, "")]


def test_a_branch_is_won_with_its_own_title_only() -> None:
    figures = report(QUICK, made_up())
    assert [(row["title"], row["games"], row["wins"]) for row in figures["branches"]] == [
        ("bellicose", 1, 0),
        ("conqueror", 2, 1),
    ]
    assert [(row["games"], row["wins"], row["rounds"]) for row in figures["scenarios"]] == [(3, 2, 10)]
    assert (figures["campaigns"]["wins"], figures["campaigns"]["ranks"]) == (1, {"sovereign": 1})
    assert json.loads(json.dumps(figures)) == figures


@pytest.mark.parametrize("code", ["en", "fr", "es"])
def test_the_page_says_it_in_every_language(code: str) -> None:
    figures = {**report(QUICK, made_up()), "command": "seaboard campaign survey"}
    page = SurveyPage(Language(code), [figures, {**figures, "proof": True, "campaigns": {}}])
    assert len(page.text().splitlines()) == 7 + 1 + 4
    told = page.markdown("survey.svg")
    assert told.count("\n|") == 2 * 7
    assert told.count("\n## ") == 2
    assert f"|{'---|' * len(COLUMNS)}" in told
    assert "survey-" not in told.replace("survey.svg", "")
    assert page.picture().startswith("<svg")
