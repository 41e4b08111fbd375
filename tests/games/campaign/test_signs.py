"""What places mean in a scenario, told wherever a game leads: the won games of the golden ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from seaboard.core.record import read_record, replay
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.presentation.signs import signs
from seaboard.games.diluvium.campaign.presentation.words import words_of
from seaboard.games.diluvium.campaign.rules.roads import ROADS
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY
from seaboard.games.diluvium.campaign.scenarios import IDS
from seaboard.language import LANGUAGES, language
from tests.games.campaign.helpers import position, scenario

GOLDEN = Path(__file__).parents[2] / "golden" / "campaign"
MEANINGS = {
    "whispers-from-the-east": {"craft-sought", "ruins-sought"}, "friend-in-need": {"isle"},
    "curse-of-mu": {"sanctuary", "guardian"}, "flash-of-steel": {"ally"}, "last-bastion": {"gate"},
    "hydras-ire": {"hydra", "haven"}, "seething-heart": {"rebels"},
}  # fmt: skip


@pytest.mark.parametrize(("name", "title"), [(road.scenario, road.title) for road in ROADS])
def test_every_sign_and_token_of_a_won_game_has_its_sentence(name: str, title: str) -> None:
    play = replay(load_game("campaign"), read_record((GOLDEN / f"{title}-{name}.toml").read_text("utf-8")))
    seen = {sign for number in range(len(play.events)) for sign in signs(play.at(number)).values()}
    assert seen <= MEANINGS.get(name, set())
    laid = any(any(play.at(number).tokens) for number in range(len(play.events)))
    for known in map(language, LANGUAGES):
        assert all(known.knows(f"solo-sign-{sign}") for sign in seen)
        assert known.knows(f"solo-token-{name}") or not laid


def test_every_scenario_with_signs_is_here() -> None:
    assert set(MEANINGS) == {name for name in IDS if words_of(name).signs is not None}


def named(name: str, **more: Any) -> dict[str, str]:
    solo = position(name, **more)
    return {solo.names[cell]: sign for cell, sign in signs(solo.state).items()}


def test_s35_2_the_hydra_until_its_last_head_and_the_havens_found() -> None:
    before = scenario("hydras-ire")
    assert list(signs(before.state).values()) == ["hydra"]
    assert "hydra" not in named("hydras-ire", tally=3).values()
    assert named("hydras-ire", tiles={"A1": 5})["A1"] == "haven"


def test_s32_7_a_guardian_is_one_until_it_is_slain() -> None:
    solo = scenario("curse-of-mu")
    guarded = [cell for cell, sign in signs(solo.state).items() if sign == "guardian"]
    assert len(guarded) == 3
    solo.state.slain |= 1 << guarded[0]
    assert guarded[0] not in signs(solo.state)


def test_s34_1_the_gates_are_the_two_tiles_beside_its_city() -> None:
    solo = scenario("last-bastion")
    city = solo.names[solo.state.tables.city[ADVERSARY]]
    assert (city, sorted(solo.names[cell] for cell in signs(solo.state))) == ("B7", ["B6", "C5"])


def test_s22_1_the_tiles_sought_are_told_when_they_are_found() -> None:
    assert named("whispers-from-the-east") == {}
    found = named("whispers-from-the-east", tiles={"A3": 19, "A4": 20})
    assert found == {"A3": "craft-sought", "A4": "ruins-sought"}


def test_s33_6_and_s37_2_cities_to_be_armed() -> None:
    assert list(named("flash-of-steel").values()) == ["ally"]
    assert named("seething-heart") == {"B7": "rebels"}
