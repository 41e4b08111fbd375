"""DV-17 Express."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.diluvia.helpers import EVERYBODY, Table, begun, position

EXPRESS = [{"players": 2}, {"players": 3, "express": "yes"}, EVERYBODY["four express"], EVERYBODY["3v3 express"]]


@pytest.mark.parametrize("setting", EXPRESS)
def test_dv17_1_all_three_floods_go_into_the_deck(setting: dict[str, Any]) -> None:
    """Disagreement 28."""
    table = begun(**setting)
    assert (table.deck().count("flood"), table.deck().count("express"), table.see().floods) == (1, 2, 3)


def express(**more: Any) -> Table:
    return position(players=2, **more).do("~die sun", "~die sun")


@pytest.mark.parametrize("card", ["flood", "express"])
def test_dv17_2_the_water_rises_and_nothing_else(card: str) -> None:
    """Disagreement 29: meter and shuffling wait for the end of the deck."""
    table = express(meter=4, discards="move undo", hands={1: "rescue"}).do("~draw tsunami", f"~draw {card}")
    assert (table.state.level, table.state.meter, table.hand(0), table.hand(1)) == (1, 4, ["tsunami"], ["rescue"])
    assert Counter(table.discards()) == Counter(["move", "undo", card])


def test_dv17_2_the_drawing_goes_on() -> None:
    table = express().do("~draw express")
    assert table.question == "draw"
    table.refill()
    assert (len(table.hand(0)), table.state.active) == (6, 1)


def test_dv17_2_several_floods_in_one_refill() -> None:
    table = express().do("~draw express", "~draw flood", "~draw express")
    assert (table.state.level, table.see().floods, table.question) == (3, 0, "draw")


def test_dv17_2_an_animal_boards_before_the_drawing_goes_on() -> None:
    table = express(jungle={1: "d2 g7"}).do("~draw flood")
    assert table.question == "seat"
    assert table.do("seat raft.c2").question == "draw"


def test_dv17_3_when_a_card_is_needed_and_none_is_left_everything_starts_again() -> None:
    table = express(
        meter=4, deck="move", hands={1: "rescue undo"}, discards="move " * 5 + "tsunami " * 6 + "flood express express"
    )
    assert {"deck-empty", "reshuffled"} <= set(table.lines_of("~draw move"))
    table.do("~draw move")
    assert (table.question, table.state.meter, table.hand(0), table.hand(1)) == ("hand", 0, [], [])
    table.deal("move " * 6, "tsunami " * 6)
    assert Counter(table.deck()) == Counter(["rescue", "undo", "flood", "express", "express"])
    assert (table.state.active, table.question, table.discards()) == (1, "play", [])


def test_dv17_3_not_before_a_card_is_needed() -> None:
    table = express(meter=4, deck="move " * 6, discards="tsunami flood", hands={1: "rescue"}).refill()
    assert (table.state.active, table.deck(), table.state.meter) == (1, [], 4)


def test_dv17_3_a_flood_may_be_the_last_card() -> None:
    table = express(meter=4, deck="express", hands={1: "undo"}, discards="move " * 14 + "flood express")
    table.do("~draw express")
    assert (table.state.level, table.question, table.state.meter) == (1, "hand", 0)


def test_dv17_3_by_option_only_the_discards_are_shuffled() -> None:
    table = express(
        reset="discards", meter=4, deck="move", hands={1: "rescue undo"}, discards="tsunami " * 6 + "flood express"
    )
    assert {"deck-empty", "discards-shuffled"} <= set(table.lines_of("~draw move"))
    table.do("~draw move")
    assert (table.question, table.hand(0), table.hand(1)) == ("draw", ["move"], ["undo", "rescue"])
    assert Counter(table.deck()) == Counter(["tsunami"] * 6 + ["flood", "express"])
    assert table.discards() == []


def test_dv17_3_the_meter_starts_again_with_that_option_too() -> None:
    """Disagreement 29: meter and shuffling wait for the same moment; the option is about hands."""
    table = express(reset="discards", meter=4, deck="move", discards="tsunami " * 6 + "flood express")
    assert table.do("~draw move").state.meter == 0


def test_dv17_3_teams_are_dealt_three_cards() -> None:
    table = position(
        players=4, teams="pairs", express="yes", deck="move", discards="tsunami " * 6 + "move " * 15 + "flood"
    )
    table.do("~draw move").deal(*["move " * 3] * 4)
    assert [len(table.hand(seat)) for seat in range(4)] == [3] * 4
    assert (table.state.active, table.question) == (1, "play")


def test_dv17_4_two_players_always_play_express() -> None:
    assert begun(players=2, express="no").see().express
    assert not begun(players=3).see().express


def test_dv17_4_teams_may() -> None:
    assert begun(players=6, teams="threes", express="yes").see().express
    assert not begun(players=6, teams="threes").see().express
