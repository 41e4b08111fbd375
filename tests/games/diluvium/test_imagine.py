"""What a seat imagines hangs on nothing it may not know: two truths it cannot tell apart give the same worlds."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.rng import Rng
from seaboard.games.diluvium.rules.battle import Battle
from tests.games.diluvium.helpers import CALM_SEA, GAME, Table, position

TRUTHS: dict[str, list[dict[str, Any]]] = {
    "gold": [{"gold": {1: 0, 2: 9}}, {"gold": {1: 7, 2: 7}}],
    "racks": [{"held": {1: "food 2", 2: "craft 2"}}, {"held": {1: "craft 2", 2: "food 2"}}],
    "hands": [{"cards": {1: "gate", 2: "map"}}, {"cards": {1: "cannon", 2: "gate"}}],
}


@pytest.mark.parametrize("secret", TRUTHS)
@pytest.mark.parametrize("seat", [0, -2])
def test_the_same_worlds_whatever_the_truth(secret: str, seat: int) -> None:
    one, two = (position(players=3, **pieces) for pieces in TRUTHS[secret])
    assert one.state.data() != two.state.data()
    for seed in range(20):
        worlds = [GAME.imagine(table.state, seat, Rng(seed)).data() for table in (one, two)]
        assert worlds[0] == worlds[1]


@pytest.mark.parametrize("secret", TRUTHS)
def test_the_truth_is_but_one_of_many(secret: str) -> None:
    table = position(players=3, **TRUTHS[secret][0])
    field = {"gold": "gold", "racks": "held", "hands": "cards"}[secret]
    assert len({str(getattr(GAME.imagine(table.state, 0, Rng(seed)), field)) for seed in range(60)}) > 2


def sealed(weapons: int) -> Table:
    """Seat 0 has sealed; seat 1 is to answer, and cannot tell two racks of seat 0 and 2 apart."""
    table = position(
        players=3, tiles={"B2": 1, "B1": 5}, warship={0: "B2", 1: "B1"}, held={0: "weapons 3", 1: "weapons 1"}
    )
    return table.do("wheel engage", "sail B1").answer(0, f"commit {weapons}")


@pytest.mark.parametrize("seat", [1, 2, -2])
def test_a_sealed_number_is_not_in_it(seat: int) -> None:
    found = set()
    for seed in range(40):
        worlds = [GAME.imagine(sealed(weapons).state, seat, Rng(seed)) for weapons in (0, 3)]
        assert worlds[0].data() == worlds[1].data()
        rule = worlds[0].stack[-1]
        assert isinstance(rule, Battle)
        assert 0 <= rule.attack <= worlds[0].held[2]
        found.add(rule.attack)
    assert len(found) > 1


@pytest.mark.parametrize("seat", [0, 2, -2])
def test_nor_is_what_a_defender_sealed(seat: int) -> None:
    pieces: dict[str, Any] = {"warship": {0: "B2", 1: "B1"}, "held": {0: "weapons 1", 1: "weapons 3"}}
    table = position(players=3, tiles={"B2": 1, "B1": 5}, **pieces).do("wheel engage", "sail B1").answer(1, "commit 3")
    rules = [GAME.imagine(table.state, seat, Rng(seed)).stack[-1] for seed in range(40)]
    assert len({rule.defence for rule in rules if isinstance(rule, Battle)}) > 1


def test_who_sealed_it_knows_it() -> None:
    rule = GAME.imagine(sealed(2).state, 0, Rng(1)).stack[-1]
    assert isinstance(rule, Battle)
    assert rule.attack == 2


def test_with_two_players_the_trays_tell_what_the_other_holds() -> None:
    """16 less the tray, the discards and one's own: as at a table."""
    table = position(held={0: "craft 1", 1: "food 2 weapons 1"}, tiles=CALM_SEA)
    assert all(GAME.imagine(table.state, 0, Rng(seed)).held == table.state.held for seed in range(10))
