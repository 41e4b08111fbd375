"""The campaign log: every road, lives, the fall of the empire, ranks, forks, and logs that do not hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from seaboard.core.errors import BadRecord
from seaboard.core.options import read_options
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.rules.ledger import (
    FALLEN,
    ONGOING,
    WON,
    Chapter,
    Ledger,
    NotOnTheRoad,
    load_ledger,
)
from seaboard.games.diluvium.campaign.rules.roads import (
    BY_VICTORY,
    LENGTH,
    PRIZE,
    ROADS,
    STANDALONE,
    STARTS,
    Road,
    rank_of,
)

PRIZES = {"card": "compass", "home": "9"}


def won(scenario: str, title: str, gold: int = 20, game: str = "") -> Chapter:
    gives = dict(BY_VICTORY[scenario, title].gives)
    prize = next((PRIZES[name] for name, value in gives.items() if value == PRIZE), "")
    return Chapter(scenario, title, won=True, gold=gold, prize=prize, game=game)


def lost(scenario: str, ending: str = "exhausted") -> Chapter:
    return Chapter(scenario, ending, won=False, gold=0)


def whole_roads() -> Iterator[list[Road]]:
    """Every way through a campaign."""

    def onward(so_far: list[Road], scenario: str | None) -> Iterator[list[Road]]:
        if scenario is None:
            yield so_far
            return
        for road in ROADS:
            if road.scenario == scenario:
                yield from onward([*so_far, road], road.leads_to)

    for start in STARTS:
        yield from onward([], start)


JOURNEYS = list(whole_roads())


def name_of(journey: list[Road]) -> str:
    return "-".join(road.title for road in journey)


def test_every_scenario_of_the_campaign_is_on_some_road() -> None:
    assert {road.scenario for journey in JOURNEYS for road in journey} | set(STANDALONE) == {r.scenario for r in ROADS}
    assert len(JOURNEYS) == 14


@pytest.mark.parametrize("journey", JOURNEYS, ids=name_of)
def test_each_road_is_four_victories_whose_bonuses_are_kept_to_the_end(journey: list[Road]) -> None:
    assert len(journey) == LENGTH
    ledger = Ledger("normal", 3)
    given: dict[str, str] = {}
    for road in journey:
        assert ledger.status == ONGOING
        assert road.scenario in ledger.open_scenarios()
        assert ledger.bonuses() == given
        assert ledger.options(road.scenario) == {"scenario": road.scenario, "difficulty": "normal", **given}
        chapter = won(road.scenario, road.title)
        ledger = ledger.after(chapter)
        given.update({name: chapter.prize if value == PRIZE else value for name, value in road.gives})
        assert ledger.lives == 3 + sum(passed.lives for passed in journey[: len(ledger.chapters)])
    assert (ledger.status, ledger.gold, ledger.rank) == (WON, 80, "brash")
    assert ledger.open_scenarios() == ()
    assert load_ledger(ledger.data()) == ledger


@pytest.mark.parametrize("journey", JOURNEYS, ids=name_of)
def test_each_scenario_of_a_road_can_be_set_up_with_what_was_won(journey: list[Road]) -> None:
    game = load_game("campaign")
    ledger = Ledger("divine", 3)
    for road in journey:
        game.new(read_options(game.options(), ledger.options(road.scenario)))
        ledger = ledger.after(won(road.scenario, road.title))


def test_a_campaign_begins_with_one_of_two_scenarios() -> None:
    assert Ledger("normal", 3).open_scenarios() == STARTS
    for scenario in ("friend-in-need", *STANDALONE, "nowhere"):
        with pytest.raises(NotOnTheRoad):
            Ledger("normal", 3).options(scenario)


def test_the_scenario_that_was_lost_is_the_one_to_play_again() -> None:
    ledger = Ledger("normal", 3).after(lost("perilous-land"))
    assert (ledger.lives, ledger.open_scenarios(), ledger.gold) == (2, ("perilous-land",), 0)
    ledger = ledger.after(won("perilous-land", "conqueror")).after(lost("friend-in-need", "city-fallen"))
    assert (ledger.lives, ledger.open_scenarios(), ledger.gold) == (1, ("friend-in-need",), 20)
    assert ledger.bonuses() == {"food": "yes"}
    with pytest.raises(NotOnTheRoad):
        ledger.after(won("answer-too-late", "warmonger"))


def test_the_empire_falls_when_a_life_is_to_be_paid_and_none_is_left() -> None:
    ledger = Ledger("normal", 3)
    for lives in (2, 1, 0):
        ledger = ledger.after(lost("whispers-from-the-east"))
        assert (ledger.lives, ledger.status) == (lives, ONGOING)
    ledger = ledger.after(lost("whispers-from-the-east"))
    assert (ledger.lives, ledger.status, ledger.rank, ledger.open_scenarios()) == (-1, FALLEN, None, ())
    with pytest.raises(NotOnTheRoad):
        ledger.after(won("whispers-from-the-east", "explorer"))


def on_the_way_to(scenario: str, hearts: int) -> Ledger:
    journey = next(j for j in JOURNEYS if any(road.scenario == scenario for road in j))
    ledger = Ledger("normal", hearts)
    for road in journey:
        if road.scenario == scenario:
            break
        ledger = ledger.after(won(road.scenario, road.title))
    return ledger


def test_the_loner_pays_a_life_and_falls_without_one() -> None:
    alive = on_the_way_to("facing-destiny", 1).after(won("facing-destiny", "loner"))
    assert (alive.lives, alive.status, alive.open_scenarios()) == (0, ONGOING, ("last-bastion",))
    fallen = on_the_way_to("facing-destiny", 0).after(won("facing-destiny", "loner"))
    assert (fallen.lives, fallen.status, fallen.open_scenarios()) == (-1, FALLEN, ())


def test_the_grave_robber_gains_a_life() -> None:
    ledger = on_the_way_to("remains-of-unrest", 0).after(won("remains-of-unrest", "grave-robber"))
    assert ledger.lives == 1
    assert ledger.after(lost("curse-of-mu", "swallowed")).status == ONGOING


@pytest.mark.parametrize(
    ("gold", "rank"),
    [
        (0, "forgotten"), (19, "forgotten"), (20, "lucky"), (70, "lucky"), (71, "brash"), (150, "brash"),
        (151, "sovereign"), (209, "sovereign"), (210, "god-queen"), (999, "god-queen"),
    ],
)  # fmt: skip
def test_ranks_by_the_gold_of_the_four_victories(gold: int, rank: str) -> None:
    assert rank_of(gold) == rank
    ledger = Ledger("normal", 3)
    for place, road in enumerate(JOURNEYS[0]):
        ledger = ledger.after(won(road.scenario, road.title, gold if place == 0 else 0))
        if place < LENGTH - 1:
            assert ledger.rank is None
    assert ledger.rank == rank


def test_a_later_board_takes_the_place_of_an_earlier_one() -> None:
    """No road has two boards today; the log would keep the last."""
    ledger = Ledger("normal", 3, (won("perilous-land", "bellicose"), won("friend-in-need", "merchant")))
    assert ledger.bonuses() == {"board": "artisan"}


def test_a_fork_is_the_campaign_as_it_was() -> None:
    ledger = Ledger("hard", 3)
    for chapter in (lost("perilous-land"), won("perilous-land", "bellicose"), lost("answer-too-late")):
        ledger = ledger.after(chapter)
    assert ledger.fork(3) == ledger
    assert ledger.fork(1) == Ledger("hard", 3, (lost("perilous-land"),))
    assert (ledger.fork(2).lives, ledger.fork(2).open_scenarios()) == (2, ("answer-too-late",))
    assert ledger.fork(0) == Ledger("hard", 3)
    other = ledger.fork(1).after(won("perilous-land", "conqueror"))
    assert other.open_scenarios() == ("friend-in-need",)
    assert len(ledger.chapters) == 3


def broken(**changes: Any) -> dict[str, Any]:
    data = Ledger("normal", 3, (won("perilous-land", "bellicose", game="t1"),)).data()
    chapter = {**data["chapters"][0], **changes.pop("chapter", {})}
    return {**data, "chapters": [chapter], **changes}


def test_an_unbroken_log_is_read() -> None:
    assert load_ledger(broken()).chapters == (won("perilous-land", "bellicose", game="t1"),)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"difficulty": "normal", "hearts": 3},
        broken(difficulty="easy"),
        broken(hearts=-1),
        broken(hearts=10),
        broken(hearts="many"),
        broken(chapters=[7]),
        broken(chapters={"scenario": "perilous-land"}),
        broken(chapter={"scenario": "friend-in-need"}),
        broken(chapter={"scenario": "seething-heart", "ending": "insurgent"}),
        broken(chapter={"ending": "prospector"}),
        broken(chapter={"ending": "exhausted"}),
        broken(chapter={"gold": -1}),
        broken(chapter={"gold": "much"}),
        broken(chapters=[won("perilous-land", "bellicose").data()] * 2),
        broken(chapters=[lost("perilous-land").data()] * 5),
        broken(chapters=[lost("perilous-land").data(), won("whispers-from-the-east", "explorer").data()]),
    ],
)
def test_a_log_that_cannot_be_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        load_ledger(data)


def test_a_defeat_with_an_ending_nobody_knows_is_refused() -> None:
    with pytest.raises(BadRecord):
        load_ledger(broken(chapters=[lost("perilous-land", "bellicose").data()]))


@pytest.mark.parametrize("prize", ["", "99", "banana"])
def test_a_victory_without_its_prize_is_refused(prize: str) -> None:
    chapters = (won("whispers-from-the-east", "explorer"), won("what-killed-them", "archeologist"))
    fake = replace(chapters[1], prize=prize)
    with pytest.raises(BadRecord):
        load_ledger(Ledger("normal", 3, (chapters[0], fake)).data())
