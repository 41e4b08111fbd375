"""A Seething Heart (S-37).

  A1  A2  A3  A4  A5
B1  B2  B3  B4  B5  B6  B7      B1 is your city, B7 that of the Egyptians
      C1  C2  C3  C4  C5
"""

from __future__ import annotations

from tests.games.campaign.voyage import Voyage, position

NAME = "seething-heart"


def at_the_walls(held: str = "weapons 6", **pieces: object) -> Voyage:
    """Its warship is at sea, your exploration ship before its city."""
    ships = {"explorer": {0: "B6"}, "warship": {1: "B4"}, "tiles": {"B4": 22}, "gold": (5, 4), **pieces}
    return position(NAME, held=held, **ships).do("wheel explore")  # type: ignore[arg-type]


# S-37.1, S-37.3: the delivery


def test_s37_1_six_weapons_delivered_and_more_gold_win() -> None:
    voyage = at_the_walls().do("sail B7")
    assert voyage.moves() == {"deed deliver 0", "skip"}
    voyage.do("deed deliver 0")
    assert (voyage.ending, voyage.held()) == ("insurgent", (0, 0, 0))


def test_s37_1_not_with_less_gold() -> None:
    assert at_the_walls(gold=(4, 4)).do("sail B7", "deed deliver 0").ending == "poorer"


def test_s37_3_you_may_keep_them() -> None:
    voyage = at_the_walls().do("sail B7", "skip")
    assert (voyage.ending, voyage.held(), voyage.explorer()) == ("", (0, 0, 6), "B7")


def test_s37_3_five_are_not_enough() -> None:
    voyage = at_the_walls("weapons 5").do("sail B7")
    assert (voyage.question, voyage.explorer()) == ("token", "B7")


def test_s37_3_only_in_the_city() -> None:
    voyage = at_the_walls(tiles={"B4": 22, "B5": 23}).do("sail B5")
    assert voyage.question == "mark"


# S-37.2: the city is open


def test_s37_2_not_beside_its_warship() -> None:
    assert "B7" not in at_the_walls(warship={1: "B7"}).moves("sail")


def test_s37_2_not_for_your_warship() -> None:
    voyage = position(NAME, warship={0: "B6", 1: "B4"}).do("wheel engage")
    assert "B7" not in voyage.moves("sail")
