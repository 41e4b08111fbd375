"""The Curse of Mu (S-32).

A1 the sanctuary, B1 tile 28, C1 C2, D1 tile 17, E1 E2 E3, F1 tile 16, G1 your city, G2 (cost 0), G3 tile 11,
H1, H2 tile 13, H3, I1 I2: a way upwards past the guardians F1, D1 and B1.
"""

from __future__ import annotations

from itertools import pairwise

from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, FACE_DOWN
from tests.games.campaign.voyage import Voyage, new_voyage, position, settlers_by_side

NAME = "curse-of-mu"
ORDER = ["I2", "I1", "H3", "H2", "H1", "G3", "G2", "F1", "E3", "E2", "E1", "D1", "C2", "C1", "B1", "A1"]


def token(voyage: Voyage) -> tuple[str, bool]:
    """Where the token lies, and whether it shows its face."""
    place = next(place for place in voyage.names if voyage.token(place))
    return place, voyage.token(place) != FACE_DOWN


def about_to_sink(place: str, **pieces: object) -> Voyage:
    voyage = position(NAME, **pieces)  # type: ignore[arg-type]
    voyage.state.tokens = [0] * 36
    voyage.state.tokens[voyage.at(place)] = 1
    return voyage


def at_the_gate(**pieces: object) -> Voyage:
    """All guardians are slain and B1 lies beside the sanctuary, tile 20 (ruins 1, 2, food 3, craft 4)."""
    voyage = position(NAME, tiles={"A1": 20}, **pieces)  # type: ignore[arg-type]
    for place in ("F1", "D1", "B1"):
        voyage.state.slain |= 1 << voyage.at(place)
    return voyage


# S-32.1, S-32.3: lifting the curse


def test_s32_1_two_cards_in_the_sanctuary_win() -> None:
    voyage = at_the_gate(explorer={0: "B1"}, cards="gate gate").do("wheel explore", "sail A1", "mark A1.1")
    assert (voyage.question, voyage.moves()) == ("offer", {"deed lift gate", "skip"})
    assert (voyage.do("deed lift gate").ending, voyage.hand()) == ("saved", [])


def test_s32_3_which_two_is_your_choice() -> None:
    voyage = at_the_gate(explorer={0: "B1"}, cards="gate map cannon").do("wheel explore", "sail A1", "mark A1.1")
    assert voyage.moves() == {"deed lift cannon", "deed lift gate", "deed lift map", "skip"}
    voyage.do("deed lift gate")
    assert (voyage.question, voyage.moves()) == ("lift", {"deed lift cannon", "deed lift map"})
    voyage.do("deed lift cannon")
    assert voyage.hand() == ["map"]
    assert voyage.do("end").ending == "saved"


def test_s32_3_you_may_wait() -> None:
    voyage = at_the_gate(explorer={0: "B1"}, cards="gate gate").do("wheel explore", "sail A1", "mark A1.1", "skip")
    assert (voyage.ending, voyage.hand()) == ("", ["gate", "gate"])


def test_s32_3_one_card_is_not_enough() -> None:
    voyage = at_the_gate(explorer={0: "B1"}, cards="map").do("wheel explore", "sail A1", "mark A1.1")
    assert voyage.question != "offer"


def test_s32_3_a_card_found_there_will_do() -> None:
    voyage = at_the_gate(explorer={0: "B1"}, cards="map").do("wheel explore", "sail A1", "mark A1.2")
    voyage.do("take board.settle", "place A1.1", "~card gate")
    assert voyage.moves() == {"deed lift gate", "deed lift map", "skip"}


def test_s32_3_the_warship_may_bring_them() -> None:
    voyage = at_the_gate(warship={0: "B1"}, cards="gate map").do("wheel engage", "sail A1", "deed lift gate")
    assert voyage.ending == "saved"


def test_s32_3_nowhere_else() -> None:
    voyage = position(NAME, cards="gate map")
    assert voyage.do("wheel explore", "sail G2").question == "mark"


# S-32.2: no adversary


def test_s32_2_nobody_else_plays() -> None:
    voyage = new_voyage(NAME)
    assert (voyage.settlers(ADVERSARY), voyage.state.sections[4:], voyage.explorer(ADVERSARY)) == (set(), [0] * 4, "")
    voyage.do("wheel produce", "wheel settle")
    assert voyage.state.rounds == 2


def test_s32_2_divine_punishment_has_nobody_to_favour() -> None:
    voyage = new_voyage(NAME, level=3)
    assert (voyage.question, voyage.gold(ADVERSARY)) == ("wheel", 0)


# S-32.4: the sea rises


def test_s32_4_the_token_begins_face_down_in_the_corner() -> None:
    assert token(new_voyage(NAME)) == ("I2", False)


def test_s32_4_every_second_turn_a_tile_sinks() -> None:
    voyage = new_voyage(NAME).do("wheel produce")
    assert token(voyage) == ("I2", True)
    voyage.do("wheel engage", "stay")
    assert (token(voyage), voyage.state.sunk) == (("I1", False), 1 << voyage.at("I2"))


def test_s32_4_from_right_to_left_and_upwards() -> None:
    for before, after in pairwise(ORDER):
        assert token(about_to_sink(before).do("wheel produce")) == (after, False)


def test_s32_4_no_ship_sails_to_a_sunk_tile() -> None:
    voyage = about_to_sink("H2", held="food 4").do("wheel produce", "wheel explore")
    assert "H2" not in voyage.moves("sail")
    assert "H1" in voyage.moves("sail")


def test_s32_4_nobody_settles_or_maps_a_sunk_tile() -> None:
    voyage = about_to_sink("H2", tiles={"H2": 13}, marks={0: "H2.1"}, cards="map").do("wheel produce", "end")
    assert "H2" not in {mark.split(".")[0] for mark in voyage.copy().do("play map").moves("mark")}
    voyage.do("wheel settle", "take board.settle")
    assert {space.split(".")[0] for space in voyage.moves("place")} == {"G1"}


def test_s32_4_the_curse_lifted_sinks_nothing() -> None:
    voyage = at_the_gate(explorer={0: "B1"}, warship={0: "B1"}, cards="gate gate")
    voyage.state.tokens[voyage.at("I2")] = 0
    voyage.state.tokens[voyage.at("B1")] = 1
    assert voyage.do("wheel explore", "sail A1", "mark A1.1", "deed lift gate").ending == "saved"


# S-32.5, S-32.6: swallowed


def test_s32_5_a_swallowed_ship_loses_at_once() -> None:
    for ship in ("explorer", "warship"):
        assert about_to_sink("G2", **{ship: {0: "G2"}}).do("wheel produce").ending == "swallowed"


def test_s32_5_not_on_a_tile_that_stays() -> None:
    assert about_to_sink("G3", explorer={0: "G2"}).do("wheel produce").ending == ""


def test_s32_6_swallowed_settlers_do_not_come_back() -> None:
    voyage = about_to_sink("H2", tiles={"H2": 13}, settlers={0: "H2.1 H2.2 G1.1"})
    before = settlers_by_side(voyage.state)
    voyage.do("wheel engage", "stay")
    assert (voyage.settlers(), voyage.state.lost, voyage.state.settlers_on_board(0)) == ({"G1.1"}, 2, 6)
    assert settlers_by_side(voyage.state) == before


def test_s32_6_the_last_settler_swallowed_loses() -> None:
    voyage = about_to_sink("H2", tiles={"H2": 13}, settlers={0: "H2.1"}, sections=(0, 0, 0, 0))
    assert voyage.do("wheel engage", "stay").ending == "swallowed"


def test_s32_6_one_left_anywhere_goes_on() -> None:
    voyage = about_to_sink("H2", tiles={"H2": 13}, settlers={0: "H2.1"}, sections=(0, 0, 0, 1))
    assert voyage.do("wheel engage", "stay").ending == ""


def test_s32_6_the_aztec_settler_drowns_like_others() -> None:
    voyage = about_to_sink("H2", tiles={"H2": 13}, settlers={0: "H2.1"}, bonuses=Bonuses(veteran=1))
    voyage.state.veteran = voyage.at("H2") * 8
    assert voyage.do("wheel engage", "stay").state.veteran == -1


# S-32.7: guardians


def test_s32_7_no_ship_passes_a_guardian() -> None:
    voyage = position(NAME, explorer={0: "G2"}, held="food 6").do("wheel explore")
    assert "F1" in voyage.moves("sail")
    assert not {"E1", "E2"} & voyage.moves("sail")


def test_s32_7_not_even_by_stopping_there_first() -> None:
    voyage = position(NAME, explorer={0: "F1"}, held="food 6").do("wheel explore")
    assert not {"E1", "E2", "E3"} & voyage.moves("sail")
    assert "G2" in voyage.moves("sail")


def test_s32_7_a_slain_guardian_lets_pass() -> None:
    voyage = position(NAME, warship={0: "G2"}, explorer={0: "G2"}, strength={0: 4}, held="food 6")
    voyage.do("wheel engage", "sail F1", "slay")
    assert voyage.gold() == 5
    voyage.do("wheel explore")
    assert {"E1", "E2"} <= voyage.moves("sail")
    assert "D1" not in voyage.moves("sail")  # face-down tiles lie between


def test_s32_7_the_tile_of_a_guardian_is_explored_as_usual() -> None:
    voyage = position(NAME, explorer={0: "G2"}).do("wheel explore", "sail F1", "mark F1.2")
    assert voyage.state.explored[0] == 1 << voyage.at("F1")


def test_s32_7_the_far_side_of_a_gap_is_still_sailed() -> None:
    voyage = position(NAME, explorer={0: "F1"}, held="food 6")
    voyage.state.slain |= 1 << voyage.at("F1")
    for place in ("G2", "G3"):
        voyage.state.sunk |= 1 << voyage.at(place)
    assert {"E1", "E2"} <= voyage.do("wheel explore").moves("sail")


# S-32.8: the sanctuary sinks


def test_s32_8_without_the_sanctuary_all_is_lost() -> None:
    assert about_to_sink("A1").do("wheel produce").ending == "swallowed"
