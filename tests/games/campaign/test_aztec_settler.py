"""The Aztec settler (S-12.6), in any scenario: here A Perilous Land, where A1 is tile 9 (craft 1, 2, weapons 3, 4)."""

from __future__ import annotations

from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from tests.games.campaign.voyage import Voyage, position

NAME = "perilous-land"
ON_ENGAGE = Bonuses(veteran=3)


def settling(**pieces: object) -> Voyage:
    return position(NAME, tiles={"A1": 9}, marks={0: "A1.1"}, bonuses=ON_ENGAGE, **pieces)  # type: ignore[arg-type]


def test_s12_6_it_is_one_of_your_nine() -> None:
    voyage = settling()
    assert voyage.state.sections[:4] == [0, 3, 3, 3]
    assert voyage.do("wheel settle").moves("take") == {"board.settle", "board.produce", "board.engage", "aztec"}


def test_s12_6_two_resources_when_placed_one_for_the_others() -> None:
    voyage = settling().do("wheel settle", "take aztec", "place A1.1")
    assert voyage.held() == (0, 2, 0)
    assert voyage.state.sections[:4] == [0, 3, 3, 2]
    voyage.do("take board.engage", "place A1.2")
    assert voyage.held() == (0, 3, 0)


def test_s12_6_again_when_it_moves_on() -> None:
    voyage = settling(settlers={0: "B1.1"}, sections=(0, 3, 3, 2))
    voyage.state.veteran = voyage.at("B1") * 8
    voyage.do("wheel settle", "take B1.1", "place A1.3")
    assert voyage.held() == (0, 0, 2)
    assert voyage.state.veteran == voyage.at("A1") * 8 + 2


def test_s12_6_the_last_of_its_section_is_the_aztec_one() -> None:
    voyage = settling(sections=(0, 3, 3, 1)).do("wheel settle")
    assert voyage.moves("take") == {"board.settle", "board.produce", "aztec"}


def test_s12_6_no_more_than_the_tray_has() -> None:
    voyage = settling()
    voyage.state.tray[1] = 1
    voyage.do("wheel settle", "take aztec", "place A1.1")
    assert voyage.held() == (0, 1, 0)


def test_s12_6_two_resources_in_the_city_when_it_is_scared_there() -> None:
    voyage = settling(settlers={0: "A1.1"}, sections=(0, 3, 3, 2))
    voyage.lay("A2", 5)
    voyage.state.veteran = voyage.at("A1") * 8
    voyage.state.ships[3] = voyage.at("A2")
    voyage.run(AdversaryEngage(0, 0, 1))
    while voyage.question == "course":
        voyage.do("~course A1")
    voyage.do("flee B1.2")
    assert voyage.held() == (0, 2, 0)
    assert voyage.state.veteran == voyage.at("B1") * 8 + 1


def test_s12_6_scared_to_the_board_it_is_named_there_again() -> None:
    voyage = settling(settlers={0: "A1.1"}, sections=(0, 2, 3, 3))
    voyage.lay("A2", 5)
    voyage.state.veteran = voyage.at("A1") * 8
    voyage.state.ships[3] = voyage.at("A2")
    voyage.run(AdversaryEngage(0, 0, 1))
    while voyage.question == "course":
        voyage.do("~course A1")
    voyage.do("flee board.settle")
    assert "aztec" in voyage.do("wheel settle").moves("take")
