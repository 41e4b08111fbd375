"""S-23: What Killed Them Will Make Us Stronger. Outlined: B2, C4, D1; C2 and C6 begin face up."""

from __future__ import annotations

from seaboard.core.pieces.pile import added, count
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.presentation.description import how_you_stand
from seaboard.games.diluvium.campaign.presentation.view import goals
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversaryCard
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU
from seaboard.games.diluvium.rules.notation import CARD_NAMES
from tests.games.campaign.voyage import Voyage, new_voyage, position

NAME = "what-killed-them"
RUINS = {"B2": 11, "C4": 12, "D1": 13}  # each with its ruins on the fourth space
MARKS = {YOU: "B2.3 C4.3 D1.3"}


def finished(voyage: Voyage, *moves: str) -> Voyage:
    voyage.do(*moves)
    while voyage.question in ("end", "discard"):
        voyage.do("end" if voyage.question == "end" else min(voyage.moves()))
    return voyage


def test_s23_2_the_outlined_places_hold_eleven_to_thirteen() -> None:
    voyage = position(NAME, explorer={YOU: "B3"}, tiles={"B3": 18}, held="food 1").do("wheel explore", "sail C4")
    assert voyage.moves("~tile") == {"C4 11", "C4 12", "C4 13"}
    voyage.do("~tile C4 12")
    assert 12 not in {
        int(move.split()[1]) for move in position(NAME, held="food 1").do("wheel explore", "sail B1").moves("~tile")
    }


def test_s23_1_a_settler_on_all_three_ruins_is_the_archeologist() -> None:
    voyage = position(NAME, tiles=RUINS, marks=MARKS, settlers={YOU: "B2.4 C4.4"}, gold=(5, 4))
    finished(voyage, "wheel settle", "take board.engage", "place D1.4", "~card gate", "take board.engage", "place C1.1")
    while voyage.question in ("end", "discard", "gain"):
        voyage.do(min(voyage.moves()))
    assert voyage.question == "kept-card"
    voyage.do("~card map")
    assert voyage.ending == "archeologist"
    assert voyage.state.prize == CARD_NAMES.index("map")


def test_s23_1_ruins_held_in_the_round_and_left_again_count() -> None:
    voyage = position(NAME, tiles=RUINS, marks=MARKS, settlers={YOU: "B2.4 C4.4"}, gold=(5, 4))
    finished(voyage, "wheel settle", "take board.engage", "place D1.4", "~card gate", "take B2.4", "place B2.1")
    assert voyage.question == "kept-card"
    assert voyage.do("~card map").ending == "archeologist"


def test_s23_1_two_of_the_ruins_are_not_enough() -> None:
    voyage = position(NAME, tiles=RUINS, marks=MARKS, settlers={YOU: "B2.4 C4.4"}, gold=(5, 4))
    finished(voyage, "wheel settle", "take board.engage", "place D1.1", "take board.engage", "place C1.1")
    assert voyage.ending == ""


def test_s23_1_a_settler_of_the_adversary_on_one_of_them_prevents_it() -> None:
    settlers = {YOU: "B2.4 C4.4", ADVERSARY: "D1.4"}
    voyage = position(NAME, tiles=RUINS, marks=MARKS, settlers=settlers, gold=(5, 4)).do(
        "wheel settle", "take board.engage"
    )
    assert "D1.4" not in voyage.moves("place")
    assert voyage.state.story.met(voyage.state) == []


def test_s23_1_with_no_more_gold_than_the_adversary_it_is_a_defeat() -> None:
    voyage = position(NAME, tiles=RUINS, marks=MARKS, settlers={YOU: "B2.4 C4.4 D1.4"}, gold=(4, 4))
    finished(voyage, "wheel engage", "stay")
    assert voyage.ending == "poorer"


def test_s23_1_an_aim_that_would_lose_for_want_of_gold_is_warned_of() -> None:
    game = load_game("campaign")
    for gold, warned in (((4, 4), True), ((9, 4), False)):
        voyage = position(NAME, tiles=RUINS, marks=MARKS, settlers={YOU: "B2.4 C4.4"}, gold=gold)
        voyage.do("wheel settle", "take board.engage")
        aim = goals(voyage.state)[0]
        assert (aim.need - aim.have, aim.poor) == (1, warned)
        assert ("solo-see-too-poor" in [message.id for message in how_you_stand(voyage.state)]) == warned
        told = game.foresee(voyage.state, YOU, game.read(voyage.state, "place D1.4"))
        assert ("solo-met-poorer" in [line.message.id for line in told]) == warned


def test_s23_3_the_card_kept_is_never_drawn() -> None:
    voyage = position(NAME, tiles=RUINS, marks=MARKS, gold=(5, 4))
    voyage.state.deck = added(0, CARD_NAMES.index("map"))
    voyage.state.buried = added(0, CARD_NAMES.index("gate"))
    voyage.do("wheel settle", "take board.engage", "place D1.4")
    assert voyage.moves() == {"~card gate"}
    assert voyage.state.prize == CARD_NAMES.index("map")


def test_s23_3_nor_does_the_adversary_draw_it() -> None:
    voyage = position(NAME)
    voyage.state.deck = added(0, CARD_NAMES.index("map"))
    voyage.state.buried = added(0, CARD_NAMES.index("treasure"))
    voyage.run(AdversaryCard())
    assert voyage.moves() == {"~card treasure"}


def test_s23_3_two_cards_leave_open_which_of_them_is_kept() -> None:
    voyage = position(NAME, tiles=RUINS, marks=MARKS)
    voyage.state.deck = added(added(0, CARD_NAMES.index("map")), CARD_NAMES.index("gate"))
    voyage.do("wheel settle", "take board.engage", "place D1.4")
    assert voyage.moves() == {"~card map", "~card gate"}


def test_s23_4_a_tile_turned_up_and_explored_in_one_explore_gets_a_token() -> None:
    voyage = position(NAME, held="food 1").do("wheel explore", "sail B1", "~tile B1 5")
    assert voyage.state.tally == 0
    voyage.do("mark B1.2")
    assert (voyage.token("B1"), voyage.state.tally) == (1, 1)


def test_s23_4_a_tile_that_was_face_up_before_gets_none() -> None:
    voyage = position(NAME).do("wheel explore", "sail C2", "mark C2.1")
    assert (voyage.token("C2"), voyage.state.tally) == (0, 0)


def test_s23_4_a_forgotten_map_after_your_warship_turned_it_up_gives_none() -> None:
    voyage = position(NAME, held="food 1", cards="map").do(
        "wheel engage", "sail B1", "~tile B1 5", "play map", "mark B1.2"
    )
    assert voyage.state.explored[YOU] == 1 << voyage.at("B1")
    assert (voyage.token("B1"), voyage.state.tally) == (0, 0)


def test_s23_4_a_settle_space_counts_as_exploring() -> None:
    voyage = position(NAME, held="food 1").do("wheel explore", "sail B1", "~tile B1 5", "mark B1.3")
    assert voyage.state.tally == 1


def test_s23_4_without_a_marker_left_there_is_no_token() -> None:
    voyage = position(NAME, held="food 1")
    voyage.state.markers[YOU] = 0
    voyage.do("wheel explore", "sail B1", "~tile B1 5")
    assert voyage.state.tally == 0


def fourth_token(gold: tuple[int, int]) -> Voyage:
    voyage = position(NAME, tiles={"B1": 5, "D1": 12, "C3": 21}, held="food 2", explorer={YOU: "C3"}, gold=gold)
    for number, place in enumerate(("B1", "D1", "C3"), 1):
        voyage.state.tokens[voyage.at(place)] = number
    voyage.state.tally = 3
    return finished(voyage, "wheel explore", "sail B3", "~tile B3 22", "mark B3.1")


def test_s23_1_four_tokens_are_the_navigator_who_chooses_a_tile() -> None:
    voyage = fourth_token((5, 4))
    assert voyage.question == "home"
    assert voyage.moves("pick") == {"B1", "D1", "C3", "B3"}
    voyage.do("pick C3")
    assert (voyage.ending, voyage.state.prize) == ("navigator", 21)


def test_s23_1_four_tokens_with_less_gold_lose() -> None:
    assert fourth_token((0, 40)).ending == "poorer"


def test_s23_1_both_at_once_leave_the_choice() -> None:
    settlers = {YOU: "B2.4 C4.4 D1.4"}
    voyage = position(NAME, tiles=RUINS, marks=MARKS, settlers=settlers, gold=(5, 4))
    voyage.state.tally = 4
    voyage.state.tokens[voyage.at("C4")] = 4
    finished(voyage, "wheel engage", "stay")
    assert voyage.moves("title") == {"archeologist", "navigator"}
    voyage.do("title navigator", "pick C4")
    assert (voyage.ending, voyage.state.prize) == ("navigator", 12)


def test_s23_3_the_deck_has_the_kept_card_among_the_others() -> None:
    voyage = new_voyage(NAME)
    assert sum(count(voyage.state.deck, kind) for kind in range(8)) == 16


def test_s23_5_the_road_of_the_archeologist() -> None:
    road = BY_VICTORY["what-killed-them", "archeologist"]
    assert (road.leads_to, road.gives, road.lives) == ("remains-of-unrest", (("card", "prize"),), 0)


def test_s23_6_the_road_of_the_navigator() -> None:
    road = BY_VICTORY["what-killed-them", "navigator"]
    assert (road.leads_to, road.gives, road.lives) == ("path-of-the-lost", (("home", "prize"),), 0)
