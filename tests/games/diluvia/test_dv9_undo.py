"""DV-9 Undo."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from seaboard.core.view import plain
from tests.games.diluvia.helpers import CAPYBARAS, CHEETAHS, CROCODILES, Table, position


def tsunami(hands: dict[int, str], **more: Any) -> Table:
    """The capybaras declare a Tsunami that would throw off two animals of the crocodiles."""
    aboard = {0: "c2", 1: "a1 a2"}
    return position(aboard=aboard, hands={0: "tsunami tsunami move", **hands}, **more).do("tsunami left")


def test_dv9_1_every_opponent_is_asked_at_once_also_without_an_undo() -> None:
    table = tsunami({1: "undo move", 2: "move"})
    assert (table.question, table.all_asked) == ("undo", (CROCODILES, CHEETAHS))
    assert table.moves(seat=CROCODILES) == {"undo-it", "pass", "waive"}
    assert table.moves(seat=CHEETAHS) == {"pass", "waive"}
    assert table.refused("undo-it", CHEETAHS).rules == ("DV-9.1",)


def test_dv9_1_before_the_card_takes_effect() -> None:
    """Disagreement 12."""
    table = tsunami({1: "undo"})
    assert (table.aboard(), table.aboard(CROCODILES), table.adrift(CROCODILES)) == ({"c2"}, {"a1", "a2"}, 4)
    declared = table.see(CROCODILES).play
    assert declared is not None
    assert (declared.do, declared.card, declared.player, declared.cancelled) == ("tsunami left", "tsunami", 0, False)


def test_dv9_1_the_window_is_closed_by_nature_when_all_have_answered() -> None:
    table = tsunami({1: "undo", 2: "move"}).do("3 pass", "2 pass")
    assert (table.question, table.chances()) == ("close", {"~close": 1})
    table.do("~close")
    assert (table.aboard(), table.question) == ({"b2"}, "play-or-roll")


def test_dv9_1_nobody_is_asked_without_cards() -> None:
    assert tsunami({}).question == "play-or-roll"
    assert tsunami({2: "move"}).all_asked == (CHEETAHS,)


def test_dv9_1_nobody_is_asked_when_all_undos_lie_open() -> None:
    assert tsunami({1: "move", 2: "move"}, discards="undo " * 6).question == "play-or-roll"
    assert tsunami({1: "move", 2: "move"}, discards="undo " * 5).all_asked == (CROCODILES, CHEETAHS)


@pytest.mark.parametrize(
    ("card", "move", "more"),
    [
        ("move", "move c3 c4", {"jungle": {0: "c3"}}),
        ("stampede", "push c3 c4", {"jungle": {0: "c3", 1: "c4"}}),
        ("maneuver", "maneuver left", {}),
        ("tentacles", "tentacles a1", {}),
        ("rescue", "rescue raft.a1", {}),
    ],
)
def test_dv9_1_each_kind_of_card_can_be_undone(card: str, move: str, more: dict[str, Any]) -> None:
    table = position(hands={0: f"{card} move", 1: "undo"}, **more)
    places = table.state.copy().data()
    table.do(move, "2 undo-it", "~close", "~die cloud")
    for field in ("jungle", "aboard", "adrift", "raft"):
        assert table.state.data()[field] == places[field]
    assert {card, "undo"} <= set(table.discards())


@pytest.mark.parametrize("listener", [CAPYBARAS, CHEETAHS, -2])
@pytest.mark.parametrize("answers", list(product(("pass", "waive", "undo-it"), repeat=1)))
def test_dv9_1_nobody_sees_who_has_answered_or_what(listener: int, answers: tuple[str]) -> None:
    table = tsunami({1: "undo move", 2: "undo move"})
    before = plain(table.see(listener)), table.game.describe(table.state, listener)
    table.do(f"2 {answers[0]}")
    assert (plain(table.see(listener)), table.game.describe(table.state, listener)) == before


@pytest.mark.parametrize("listener", [CAPYBARAS, -2])
def test_dv9_1_nor_that_all_have(listener: int) -> None:
    table = tsunami({1: "undo move", 2: "undo move"})
    before = plain(table.see(listener))
    table.do("2 pass", "3 undo-it")
    assert table.question == "close"
    assert plain(table.see(listener)) == before


def test_dv9_1_a_sealed_answer_is_not_told() -> None:
    table = tsunami({1: "undo"})
    for answer in ("undo-it", "pass", "waive"):
        assert table.lines_of(answer, CHEETAHS) == {}
        assert table.game.shown(table.state, 1, table.game.read(table.state, answer), CHEETAHS) == "?"
        assert table.game.shown(table.state, 1, table.game.read(table.state, answer), CROCODILES) == answer


def test_dv9_1_silence_means_no_undo() -> None:
    table = tsunami({1: "undo"})
    assert table.game.write(table.state, table.game.silence(table.state, CROCODILES)) == "pass"


@pytest.mark.parametrize(("face", "cancelled"), [("cloud", True), ("joker", False), ("sun", False)])
def test_dv9_2_only_a_storm_cloud_cancels(face: str, cancelled: bool) -> None:
    table = tsunami({1: "undo"}).do("undo-it", "~close")
    assert (table.question, table.chances()) == ("undo-die", {"~die sun": 2, "~die cloud": 2, "~die joker": 2})
    assert ("undone" if cancelled else "undo-failed") in table.lines_of(f"~die {face}")
    table.do(f"~die {face}")
    assert table.adrift(CROCODILES) == (4 if cancelled else 6)
    assert table.see().meter == 0  # the die of an Undo does not move the flood token


def test_dv9_2_it_cancels_one_card_not_the_turn() -> None:
    """Disagreement 11."""
    table = tsunami({1: "undo"}).do("undo-it", "~close", "~die cloud")
    assert (table.question, table.asked, "tsunami left" in table.moves()) == ("play-or-roll", CAPYBARAS, True)


@pytest.mark.parametrize("face", ["cloud", "sun"])
def test_dv9_3_it_is_discarded_whether_it_works_or_not(face: str) -> None:
    table = tsunami({1: "undo move"}).do("2 undo-it")
    assert table.hand(CROCODILES) == ["move", "undo"]
    table.do("~close", f"~die {face}")
    assert (table.hand(CROCODILES), table.discards().count("undo")) == (["move"], 1)


@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_dv9_3_several_roll_clockwise_from_the_player_whose_turn_it_is(active: int, order: list[int]) -> None:
    hands = {seat: "tsunami move undo" if seat == active else "undo" for seat in range(4)}
    table = position(players=4, active=active, aboard={0: "c2"}, hands=hands).do("tsunami left")
    for seat in reversed(order):
        table.do(f"{seat + 1} undo-it")
    table.do("~close")
    rolled = []
    while table.question == "undo-die":
        declared = table.see().play
        assert declared is not None
        rolled.append(declared.roller)
        table.do("~die joker")
    assert (rolled, table.aboard(0)) == (order, {"b2"})


def test_dv9_3_until_one_succeeds_and_the_others_keep_their_cards() -> None:
    table = tsunami({1: "undo", 2: "undo"}).do("3 undo-it", "2 undo-it", "~close", "~die cloud")
    assert (table.hand(CROCODILES), table.hand(CHEETAHS), table.question) == ([], ["undo"], "play-or-roll")
    assert table.discards().count("undo") == 1


def test_dv9_3_the_second_rolls_when_the_first_fails() -> None:
    table = tsunami({1: "undo", 2: "undo"}).do("3 undo-it", "2 undo-it", "~close", "~die sun", "~die cloud")
    assert (table.adrift(CROCODILES), table.hand(CROCODILES), table.hand(CHEETAHS)) == (4, [], [])


def test_dv9_3_after_a_failure_all_are_asked_again() -> None:
    table = tsunami({1: "undo undo", 2: "undo"}).do("2 undo-it", "3 pass", "~close", "~die sun")
    assert (table.question, table.all_asked) == ("undo", (CROCODILES, CHEETAHS))
    table.do("2 undo-it", "3 pass", "~close", "~die cloud")
    assert (table.adrift(CROCODILES), table.hand(CROCODILES), table.hand(CHEETAHS)) == (4, [], ["undo"])


def test_dv9_3_whoever_has_no_card_left_is_not_asked_again() -> None:
    table = tsunami({1: "undo", 2: "move"}).do("2 undo-it", "3 pass", "~close", "~die sun")
    assert table.all_asked == (CHEETAHS,)


def test_dv9_3_the_last_undo_in_the_open_ends_the_asking() -> None:
    table = tsunami({1: "undo move", 2: "move"}, discards="undo " * 5).do("2 undo-it", "3 pass", "~close", "~die sun")
    assert (table.question, table.adrift(CROCODILES)) == ("play-or-roll", 6)


def test_dv9_3_a_success_asks_nobody_again() -> None:
    table = tsunami({1: "undo undo", 2: "undo"}).do("2 undo-it", "3 pass", "~close", "~die cloud")
    assert table.question == "play-or-roll"


def test_dv9_3_never_a_roll_a_flood_or_another_undo() -> None:
    table = position(hands={0: "undo", 1: "undo"}, meter=5).do("drop undo", "~die cloud")
    assert table.question == "die"
    table.do("~die sun", "~draw flood")
    assert (table.question, table.state.level) == ("hand", 2)
    tried = tsunami({1: "undo", 2: "undo"}).do("2 undo-it", "3 pass", "~close")
    assert table.asked == tried.asked == -1


def test_dv9_3_a_cancelled_card_is_discarded_and_counts_as_played() -> None:
    table = tsunami({1: "undo"}).do("undo-it", "~close", "~die cloud")
    assert (table.discards(), table.hand()) == (["tsunami", "undo"], ["move", "tsunami"])
    table.do("roll")
    assert table.do("~die sun", "~die sun").question == "draw"


def test_dv9_3_the_second_card_has_a_window_of_its_own() -> None:
    table = tsunami({1: "undo"}).do("pass", "~close", "tsunami left")
    assert (table.question, table.all_asked) == ("undo", (CROCODILES,))


def test_dv9_4_no_new_card_before_the_end_of_the_own_next_turn() -> None:
    """Disagreement 13."""
    table = tsunami({1: "undo move move move move move"}).do("2 undo-it", "~close", "~die cloud", "roll")
    table.do("~die sun", "~die sun").refill()
    assert (table.state.active, len(table.hand()), len(table.hand(CROCODILES))) == (CROCODILES, 6, 5)
    assert table.asked == CROCODILES
    while table.question != "draw":
        answers = {"die": "~die sun", "close": "~close", "undo": "pass"}
        table.do(answers.get(table.question) or ("roll" if "roll" in table.moves() else min(table.moves())))
    assert (table.state.active, len(table.hand(CROCODILES))) == (CROCODILES, 4)
    table.refill()
    assert len(table.hand(CROCODILES)) == 6


def test_dv9_5_whoever_waives_is_not_asked_again_this_turn() -> None:
    table = tsunami({1: "undo", 2: "move"}).do("2 waive", "3 pass", "~close", "tsunami left")
    assert (table.all_asked, table.see().waived) == ((CHEETAHS,), (CROCODILES,))


def test_dv9_5_not_even_after_a_failure() -> None:
    table = tsunami({1: "undo", 2: "undo undo"}).do("2 waive", "3 undo-it", "~close", "~die sun")
    assert table.all_asked == (CHEETAHS,)


def test_dv9_5_but_in_the_next_turn() -> None:
    table = tsunami({1: "undo", 2: "undo move"}).do("3 waive", "2 pass", "~close", "roll", "~die sun", "~die sun")
    table.refill("maneuver", "maneuver")
    assert (table.state.active, table.see().waived) == (CROCODILES, ())
    table = position(active=1, hands={1: "maneuver undo", 2: "move", 0: "move"}).do("maneuver left")
    assert table.all_asked == (CAPYBARAS, CHEETAHS)


def test_dv9_5_a_waiver_is_sealed_until_the_window_closes() -> None:
    table = tsunami({1: "undo", 2: "undo"}).do("2 waive")
    assert table.see().waived == table.see(CROCODILES).waived == ()


def test_dv9_5_when_all_have_waived_nobody_is_asked() -> None:
    table = tsunami({1: "undo", 2: "undo"}).do("2 waive", "3 waive", "~close", "tsunami left")
    assert table.question == "die"
