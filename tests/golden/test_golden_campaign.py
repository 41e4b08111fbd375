"""The golden games of the campaign: one win for each victory at Normal, one loss for each way to lose a scenario."""

from __future__ import annotations

import pytest

from seaboard.games.diluvium.campaign.presentation.outcome import DEFEATS
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios import SCENARIOS
from tests.browser.voyage import WAY, known
from tests.golden import goldens

CAMPAIGN = "campaign"
NAMES = goldens.names(CAMPAIGN)
RECORDS = {name: goldens.record(CAMPAIGN, name) for name in NAMES}
ENDED = [name for name, record in RECORDS.items() if record.result]
VICTORIES = [(story.id, title) for story in SCENARIOS.values() for title in story.titles]
NOTHING_TO_FALL = ("facing-destiny", "condemned-lands", "curse-of-mu")  # S-28.5, S-31.9, S-32.2: no warship comes


def losses_of(story: Scenario) -> list[str]:
    found = ["exhausted"]
    if story.needs_gold:
        found.append("poorer")
    if story.id not in NOTHING_TO_FALL:
        found.append("city-fallen")
    if story.id == "curse-of-mu":
        found.append("swallowed")
    if story.id == "hydras-ire":
        found.append("forsaken")
    return found


LOSSES = [(story.id, loss) for story in SCENARIOS.values() for loss in losses_of(story)]


@pytest.mark.parametrize("name", ENDED)
def test_the_name_tells_the_ending_and_the_scenario(name: str) -> None:
    record = RECORDS[name]
    assert name == f"{record.result['ending']}-{record.options['scenario']}"


@pytest.mark.parametrize(("scenario", "title"), VICTORIES)
def test_every_victory_is_won_at_normal_without_bonuses(scenario: str, title: str) -> None:
    record = RECORDS[f"{title}-{scenario}"]
    plain = goldens.played(CAMPAIGN, f"{title}-{scenario}").game.options()
    assert {**record.options, "scenario": ""} == {option.name: option.default for option in plain} | {"scenario": ""}
    assert record.result["winners"] == [1]


@pytest.mark.parametrize(("scenario", "loss"), LOSSES)
def test_every_way_to_lose(scenario: str, loss: str) -> None:
    record = RECORDS[f"{loss}-{scenario}"]
    assert (record.result["ending"], record.result["winners"]) == (loss, [])


@pytest.mark.parametrize("name", ENDED)
def test_gold_decides_where_it_must(name: str) -> None:
    """S-2.5, counted here once more."""
    state = goldens.played(CAMPAIGN, name).state
    assert isinstance(state, SoloState)
    ending, met = RECORDS[name].result["ending"], bool(state.story.met(state))
    richer = state.gold[YOU] > state.gold[ADVERSARY] or not state.story.needs_gold
    if ending in state.story.titles:
        assert met
        assert richer
    elif ending == "poorer":
        assert met
        assert not richer
    else:
        assert ending in [name for name, _ in DEFEATS.values()]


def test_the_campaign_that_is_clicked_through_holds() -> None:
    """The browser's test plays it: when rules or maps change, `python -m tests.browser.voyage` looks for another."""
    assert [chapter.ending for chapter in known().ledger.chapters] == [ending for _, _, ending in WAY]
