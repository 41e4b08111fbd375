"""S-12: what earlier scenarios give for the rest of the campaign."""

from __future__ import annotations

import pytest

from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.rules.ledger import Chapter, Ledger
from seaboard.games.diluvium.campaign.rules.roads import rank_of
from tests.games.campaign.helpers import CALM, position, scenario

YOU, ADVERSARY = 0, 1
CONQUEROR = Chapter("perilous-land", "conqueror", won=True, gold=30)
MERCHANT = Chapter("friend-in-need", "merchant", won=True, gold=40)


def test_s12_1_bonuses_are_kept() -> None:
    ledger = Ledger("normal", 3).after(CONQUEROR).after(MERCHANT)
    assert ledger.options("remains-of-unrest") == {
        "scenario": "remains-of-unrest",
        "difficulty": "normal",
        "food": "yes",
        "board": "artisan",
    }


def test_s12_2_a_board() -> None:
    solo = scenario(board=1)
    assert (solo.state.board[YOU], solo.state.strength[YOU]) == (1, 3)


def test_s12_3_food_from_the_supply() -> None:
    solo = scenario(food=1)
    assert (solo.held(), solo.state.tray[0]) == ({"food": 1}, 15)


def test_s12_4_a_token_of_value_nothing_fewer() -> None:
    assert kinds(scenario(token=1).state.combat) == [0, 1, 1, 2, 3, 3, 4]


def test_s12_5_a_tile_in_the_place_of_your_city() -> None:
    solo = position(tiles={place: tile for place, tile in CALM.items() if place != "A1"}, bonuses={"home": 6})
    assert solo.state.tiles[solo.cell("B1")] == 6
    solo.do("wheel settle", "take board.settle")
    assert {"place B1.1", "place B1.4"} <= set(solo.moves())  # without exploring it


def test_s12_5_ships_return_to_it_but_settlers_do_not() -> None:
    home = {"home": 6}
    tiles = {place: tile for place, tile in CALM.items() if place != "A1"}
    solo = position(tiles=tiles, bonuses=home, explorer={0: "B6"}, settlers={0: "B6.1"}).it_does("engage")
    assert solo.explorer(YOU) == "B1"
    assert not [move for move in solo.moves() if move.startswith("flee B1")]


def test_s12_6_the_aztec_settler_brings_two_resources_each_time_it_is_placed() -> None:
    solo = position(tiles=CALM, bonuses={"veteran": 1}, marks={0: "B2.1"})
    solo.do("wheel settle", "take aztec", "place B2.1")
    assert solo.held() == {"food": 2}
    solo.do("take board.settle", "place B2.3")
    assert solo.held() == {"food": 2, "craft": 1}


def test_s12_7_a_ruins_card_in_hand() -> None:
    solo = scenario(card=4)
    assert (solo.hand(), len(kinds(solo.state.deck))) == (["treasure"], 15)


@pytest.mark.parametrize(("limit", "asked"), [(6, True), (12, False)])
def test_s12_8_a_holder_for_twelve(limit: int, asked: bool) -> None:
    solo = position(tiles=CALM, bonuses={"limit": limit}, held="food 4 craft 1 weapons 4")
    solo.do("wheel engage", "stay")
    assert (solo.question == "discard") == asked


def test_s12_9_the_aztec_warship_adds_one_where_it_is_with_yours() -> None:
    for escort, won in (("B4", True), ("B1", False)):
        solo = position(tiles=CALM, warship={0: "B4", 1: "B4"}, strength={0: 2, 1: 3})
        solo.state.escort = solo.cell(escort)
        solo.do("wheel engage", "stay", "~token 0")
        assert (solo.warship(ADVERSARY) == "B7") == won


def test_s12_9_alone_it_fights_as_yours() -> None:
    solo = position(tiles=CALM, strength={0: 1, 1: 3})
    solo.state.escort = solo.cell("B6")
    solo.it_does("engage", "~token 0")
    assert (solo.state.escort, solo.warship(YOU)) == (solo.state.home(), "B1")


def test_s12_10_allies_are_those_of_the_story() -> None:
    shepherdess = Chapter("friend-in-need", "shepherdess", won=True, gold=1)
    assert Ledger("normal", 3).after(CONQUEROR).after(shepherdess).bonuses()["allies"] == "egyptians"


def test_s12_11_a_defeat_costs_a_life_and_the_last_one_the_empire() -> None:
    ledger = Ledger("normal", 1).after(Chapter("perilous-land", "exhausted", won=False, gold=0))
    assert (ledger.lives, ledger.status, ledger.open_scenarios()) == (0, "ongoing", ("perilous-land",))
    fallen = ledger.after(Chapter("perilous-land", "poorer", won=False, gold=0))
    assert (fallen.status, fallen.open_scenarios()) == ("fallen", ())


@pytest.mark.parametrize(
    ("gold", "rank"),
    [(19, "forgotten"), (20, "lucky"), (70, "lucky"), (71, "brash"), (150, "brash"), (151, "sovereign"),
     (209, "sovereign"), (210, "god-queen")],
)  # fmt: skip
def test_s12_12_the_rank_at_the_end(gold: int, rank: str) -> None:
    assert rank_of(gold) == rank
