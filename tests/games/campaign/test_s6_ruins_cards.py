"""S-6: ruins cards drawn for the adversary."""

from __future__ import annotations

from seaboard.core.pieces.pile import kinds
from tests.games.campaign.helpers import CALM, Solo, position

ADVERSARY = 1


def drawn(card: str, **given: object) -> Solo:
    """It settles a ruins space and draws this card."""
    solo = position(
        tiles=CALM,
        marks={1: "C4.1"},
        column="ruins food craft weapons",
        sections={4: 1},
        **given,  # type: ignore[arg-type]
    )
    return solo.it_does("settle", f"~card {card}")


def gold(solo: Solo) -> int:
    """Without the ten coins for the second settler it does not have."""
    return solo.state.gold[ADVERSARY] - 10


def test_s6_1_a_settler_on_ruins_draws_a_card_at_once() -> None:
    solo = position(tiles=CALM, marks={1: "C4.1"}, column="ruins food craft weapons").it_does("settle")
    assert (solo.question, "C4.4" in solo.settlers(ADVERSARY)) == ("card", True)
    solo.do("~card treasure")
    assert kinds(solo.state.buried) == [4]


def test_s6_2_resources_leave_the_supply() -> None:
    before = position().state.tray[0]
    assert drawn("cornucopia").state.tray[0] == before - 3


def test_s6_3_a_settler_is_placed() -> None:
    solo = position(tiles=CALM, marks={1: "C4.1"}, column="ruins food craft weapons", sections={4: 3})
    solo.it_does("settle", "~card gate")
    assert len(solo.settlers(ADVERSARY)) == 3 + 3


def test_s6_4_strength_grows_up_to_six() -> None:
    assert drawn("cannon", strength={1: 2}).state.strength[ADVERSARY] == 3
    assert drawn("cannon", strength={1: 6}).state.strength[ADVERSARY] == 6


def test_s6_5_gold_from_the_supply() -> None:
    solo = drawn("treasure")
    assert (gold(solo), solo.state.coins) == (2, 60 - 12)


def test_s6_7_a_marker_leaves_its_board_for_the_gold_under_it() -> None:
    solo = drawn("map", markers={1: 4})
    assert (gold(solo), solo.state.markers[ADVERSARY], solo.explored(ADVERSARY)) == (2, 3, ["C4"])


def test_s6_7_without_markers_nothing() -> None:
    assert gold(drawn("map", markers={1: 0})) == 0


def test_s6_6_its_warship_engages_up_to_two_tiles_away() -> None:
    solo = drawn("compass").chance()
    assert solo.warship(ADVERSARY) in ("A5", "B5", "C4", "C3", "B4") or solo.warship(ADVERSARY) == "B5"


def test_s6_6_it_moves_one_tile_when_that_is_enough() -> None:
    solo = drawn("compass", warship={1: "B2"})
    assert solo.ending() == "city-fallen"
