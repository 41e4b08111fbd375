"""S-10: the adversary and monsters."""

from __future__ import annotations

import pytest

from tests.games.campaign.helpers import CALM, Solo, position

ADVERSARY = 1


def meets(strength: int, token: str) -> Solo:
    """At B6 lies tile 15: a monster of strength 3 that pays 4."""
    solo = position(tiles={**CALM, "B6": 15}, strength={1: strength})
    return solo.it_does("engage", f"~token {token}")


@pytest.mark.parametrize(
    ("strength", "token", "won"), [(1, "2", True), (1, "1", False), (3, "0", True), (2, "1*", True)]
)
def test_s10_1_it_fights_where_it_ends_and_wins_with_as_much(strength: int, token: str, won: bool) -> None:
    solo = meets(strength, token)
    assert bool(solo.state.slain >> solo.cell("B6") & 1) == won


def test_s10_2_the_monsters_gold_is_its_own() -> None:
    assert meets(1, "2").state.gold[ADVERSARY] == 4


def test_s10_3_who_loses_stays_where_it_is() -> None:
    solo = meets(1, "1")
    assert (solo.warship(ADVERSARY), solo.state.gold[ADVERSARY]) == ("B6", 0)


def test_s10_1_a_token_of_value_nothing_makes_it_stronger_afterwards() -> None:
    solo = meets(2, "0")
    assert (solo.state.strength[ADVERSARY], solo.state.slain) == (3, 0)


def test_s10_2_a_slain_monster_fights_no_more() -> None:
    solo = position(tiles={**CALM, "B6": 15})
    solo.state.slain |= 1 << solo.cell("B6")
    assert solo.it_does("engage").question == "wheel"
