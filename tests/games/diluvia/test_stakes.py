"""DV-9.1: what a declared card is about, and whose side it touches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.diluvia.helpers import CAPYBARAS, CHEETAHS, CROCODILES, GAME, position

EVERYBODY_HOLDS = {1: "undo move", 2: "move"}
PAIRS: dict[str, Any] = {"players": 4, "teams": "pairs"}


@pytest.mark.parametrize(
    ("card", "move", "more", "touched"),
    [
        ("move", "move c3 c4", {"jungle": {0: "c3", 1: "a7", 2: "g7"}}, set()),
        ("move", "move c3 d4", {"jungle": {0: "c3", 1: "a7"}, "raft": "d4"}, {CROCODILES, CHEETAHS}),
        ("move", "move raft.c1 raft.c2", {"aboard": {0: "c1"}}, {CROCODILES, CHEETAHS}),
        ("stampede", "push c3 c4", {"jungle": {0: "c3", 1: "c4", 2: "g7"}}, {CROCODILES}),
        ("stampede", "push c3 c4", {"jungle": {0: "c3", 2: "c4", 1: "g7"}}, {CHEETAHS}),
        ("maneuver", "maneuver left", {"jungle": {0: "a7", 1: "g7"}, "raft": "d4"}, {CROCODILES}),
        ("maneuver", "maneuver left", {"jungle": {0: "c4", 1: "g7"}, "raft": "d4"}, {CROCODILES, CHEETAHS}),
        ("tsunami", "tsunami left", {"aboard": {0: "c2"}}, {CROCODILES, CHEETAHS}),
        ("rescue", "rescue raft.a1", {"aboard": {1: "c2"}}, {CROCODILES, CHEETAHS}),
    ],
)  # fmt: skip
def test_dv9_1_a_card_touches_whom_it_changes_something_for(
    card: str, move: str, more: dict[str, Any], touched: set[int]
) -> None:
    jungle = {0: "a7", 1: "", 2: "", **more.pop("jungle", {})}
    table = position(hands={0: f"{card} move", **EVERYBODY_HOLDS}, jungle=jungle, **more).do(move)
    assert table.question == "undo"
    assert GAME.window_kind(table.state) == card
    assert {seat for seat in (CROCODILES, CHEETAHS) if GAME.touches(table.state, seat)} == touched


def test_dv9_1_in_a_team_a_mate_is_touched_too() -> None:
    jungle = {0: "c3", 1: "a7", 2: "g7", 3: "c4"}
    table = position(hands={0: "stampede", 2: "undo", 3: "move"}, jungle=jungle, **PAIRS).do("push c3 c4")
    assert [GAME.touches(table.state, seat) for seat in (2, 3)] == [True, True]


def test_dv9_1_no_hand_has_a_part_in_it() -> None:
    def touched(hands: dict[int, str]) -> list[bool]:
        table = position(hands={0: "move move", **hands}, jungle={0: "c3", 1: "a7", 2: "g7"}).do("move c3 c4")
        return [GAME.touches(table.state, seat) for seat in (CAPYBARAS, CROCODILES, CHEETAHS)]

    assert touched({1: "undo", 2: "move"}) == touched({1: "move", 2: "undo"}) == [True, False, False]
