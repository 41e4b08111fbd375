"""DV-14 The empty jungle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.diluvia.helpers import Table, position

GONE = {"maneuver", "tentacles"}


def everywhere(table: Table) -> set[str]:
    hands = [card for seat in range(int(table.state.players)) for card in table.hand(seat)]
    return {*hands, *table.deck(), *table.discards()}


def last_one(active_hand: str, **more: Any) -> Table:
    hands = {0: active_hand, 1: "maneuver tentacles rescue"}
    return position(jungle={0: "c1", 1: "", 2: ""}, hands=hands, discards="maneuver tentacles " + "undo " * 6, **more)


def test_dv14_1_maneuvers_and_tentacles_leave_hands_deck_and_discards() -> None:
    """Disagreement 22: out of the game, for reshuffles would bring them back."""
    table = last_one("move maneuver tentacles move")
    assert everywhere(table) >= GONE
    table.do("move c1 d1")
    assert not table.see().emptied  # the animal is on its way
    table.do("seat raft.c2")
    assert (everywhere(table) & GONE, table.see().emptied) == (set(), True)
    assert (table.hand(0), table.hand(1)) == (["move"], ["rescue"])


@pytest.mark.parametrize("card", ["maneuver left", "move c1 d1"])
def test_dv14_1_the_card_that_empties_it_goes_with_the_others(card: str) -> None:
    table = last_one("move maneuver").do(card, "seat raft.c2")
    assert (everywhere(table) & GONE, table.see().emptied) == (set(), True)


def test_dv14_1_the_water_can_empty_it() -> None:
    table = position(jungle={0: "a1", 1: "", 2: ""}, meter=5, hands={1: "maneuver move"}).do("~die cloud")
    assert (everywhere(table) & GONE, table.hand(1), table.question) == (set(), ["move"], "die")


def test_dv14_1_so_can_a_rise_that_takes_the_last_one_aboard() -> None:
    table = position(jungle={0: "d2", 1: "", 2: ""}, meter=5, hands={1: "maneuver move"}).do("~die cloud")
    assert not table.see().emptied
    table.do("seat raft.a1")
    assert (table.see().emptied, table.hand(1)) == (True, ["move"])


def test_dv14_1_not_while_an_animal_is_left_or_when_the_game_is_over() -> None:
    left = position(jungle={0: "a1", 1: "a2", 2: ""}, meter=5).do("~die cloud")
    assert everywhere(left) >= GONE
    over = position(jungle={0: "a7", 1: "", 2: ""}, level=6, meter=5, aboard={1: "c2"}).do("~die cloud")
    assert (over.see().emptied, over.outcome.ending) == (False, "most-animals")


def test_dv14_1_hands_are_filled_up_at_the_end_of_their_owners_turns() -> None:
    table = last_one("move").do("move c1 d1", "seat raft.c2", "~die sun", "~die sun")
    table.refill("rescue", "rescue")
    assert (table.state.active, len(table.hand(0)), table.hand(1)) == (1, 6, ["rescue"])


def test_dv14_1_a_player_whose_hand_vanishes_plays_no_second_card() -> None:
    table = last_one("move maneuver tentacles").do("move c1 d1", "seat raft.c2")
    assert (table.hand(0), table.question) == ([], "die")
    table.do("~die sun")
    assert table.question == "die"  # one card, two rolls


def test_dv14_1_they_do_not_come_back_with_a_flood() -> None:
    table = last_one("move").do("move c1 d1", "seat raft.c2", "~die sun", "~die sun", "~draw flood")
    assert table.question == "hand"
    assert table.refused("~hand 0 0 1 0 0 0 0").message == "move-impossible-chance"
    table.deal("move " * 6, "stampede " * 6, "move " * 6)
    assert (len(table.deck()), everywhere(table) & GONE) == (42 - 18 + 1, set())


def test_dv14_1_the_game_goes_on_to_the_seventh_row() -> None:
    table = position(jungle={0: "", 1: "", 2: ""}, emptied=True, level=5, meter=5, aboard={0: "c2"})
    table.do("~die cloud")
    assert (table.state.level, table.question) == (6, "die")
