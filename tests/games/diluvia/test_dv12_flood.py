"""DV-12 Flood."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.diluvia.helpers import CAPYBARAS, CHEETAHS, CROCODILES, Table, position

HANDS = ("move " * 6, "move " * 5 + "undo", "stampede " * 6)


def about_to_draw(**more: object) -> Table:
    table = position(hands={1: "undo tsunami", 2: "rescue"}, discards="move undo", **more)  # type: ignore[arg-type]
    return table.do("~die sun", "~die sun")


def test_dv12_1_the_water_rises_with_all_that_belongs_to_it() -> None:
    """Disagreement 18: a full rise, not the marker alone."""
    table = about_to_draw(jungle={0: "a1 b4", 1: "d2 g7"})
    assert "flood-drawn" in table.lines_of("~draw flood")
    table.do("~draw flood")
    assert (table.state.level, table.raft(), table.jungle(), table.question) == (1, "d2", {"b4"}, "seat")
    table.do("seat raft.c2")
    assert (table.aboard(CROCODILES), table.question) == ({"c2"}, "hand")


def test_dv12_1_the_player_whose_turn_it_is_chooses_the_seat() -> None:
    assert about_to_draw(jungle={1: "d2 g7"}).do("~draw flood").all_asked == (CAPYBARAS,)


def test_dv12_1_everybody_sees_it() -> None:
    table = about_to_draw()
    action = table.game.read(table.state, "~draw flood")
    assert table.game.shown(table.state, -1, action, CHEETAHS) == "~draw flood"


@pytest.mark.parametrize("drawn", [0, 1, 5])
def test_dv12_2_all_cards_are_shuffled_and_six_dealt_to_each(drawn: int) -> None:
    """Disagreement 19; whoever was filling up their hand draws no more."""
    table = about_to_draw()
    for _ in range(drawn):
        table.do("~draw move")
    table.do("~draw flood")
    assert [table.hand(seat) for seat in range(3)] == [[], [], []]
    assert Counter(table.deck())["move"] == 16
    assert table.discards() == []
    table.deal(*HANDS)
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 6, 6]
    assert (table.state.active, table.question) == (CROCODILES, "play")


def test_dv12_2_then_the_flood_goes_back_into_the_deck() -> None:
    """Disagreement 9: there is one of it."""
    table = about_to_draw().do("~draw flood").deal(*HANDS)
    assert (table.deck().count("flood"), len(table.deck())) == (1, 38)


def test_dv12_2_three_cards_each_in_teams() -> None:
    table = position(players=4, teams="pairs").do("~draw flood")
    table.deal(*["move " * 3] * 4)
    assert [len(table.hand(seat)) for seat in range(4)] == [3] * 4
    assert table.state.active == 1


def test_dv12_2_a_hand_is_its_owners() -> None:
    table = about_to_draw().do("~draw flood")
    action = table.game.read(table.state, "~hand 6 0 0 0 0 0 0")
    assert table.game.shown(table.state, -1, action, 0) == "~hand 6 0 0 0 0 0 0"
    assert {table.game.shown(table.state, -1, action, seat) for seat in (1, 2, -2)} == {"~hand ?"}


@pytest.mark.parametrize("meter", [0, 1, 5])
def test_dv12_3_the_token_goes_back_to_the_cloud(meter: int) -> None:
    table = about_to_draw(meter=meter).do("~draw flood")
    assert (table.state.meter, table.state.level) == (0, 1)


def test_dv12_3_the_deck_of_the_base_game_never_runs_out() -> None:
    table = position(deck="flood", discards="move " * 6).do("~die sun", "~die sun")
    assert table.chances() == {"~draw flood": 1}
    assert table.do("~draw flood").question == "hand"
