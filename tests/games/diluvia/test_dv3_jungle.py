"""DV-3 The jungle board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.diluvia.helpers import CAPYBARAS, CROCODILES, EVERYBODY, Setting, Table, position, random_play

FULL = {0: "a1 b1 c1 d1 e1", 1: "a2 b2 c2 d2 e2", 2: "a3 b3 c3 d3 e3"}
ONE_LEFT = {**FULL, 2: "a3 b3 c3 d3"}


def test_dv3_1_an_animal_that_moves_to_the_raft_boards_at_once() -> None:
    table = position(jungle={0: "c1 a7"}, hands={0: "move"}).do("move c1 d1")
    assert (table.question, table.asked, len(table.moves("seat"))) == ("seat", CAPYBARAS, 15)
    table.do("seat raft.c2")
    assert (table.jungle(), table.aboard()) == ({"a7"}, {"c2"})


def test_dv3_1_any_free_seat_but_no_other() -> None:
    table = position(jungle={0: "c1 a7"}, aboard={1: "c2", 0: "a1"}, hands={0: "move"}).do("move c1 d1")
    assert len(table.moves("seat")) == 13
    assert table.refused("seat raft.c2").rules == ("DV-3.1",)


def test_dv3_1_any_arrival_boards_by_whatever_card() -> None:
    """Disagreement 3: the Spanish text speaks only of an animal one moves."""
    scooped = position(jungle={1: "e1 g7"}, hands={0: "maneuver"}).do("maneuver right")
    pushed = position(jungle={0: "b1 a7", 1: "c1 g7"}, hands={0: "stampede"}).do("push b1 c1")
    for table in (scooped, pushed):
        assert table.question == "seat"
        table.do("seat raft.a1")
        assert (table.aboard(CROCODILES), table.jungle(CROCODILES)) == ({"a1"}, {"g7"})


@pytest.mark.parametrize(("seats", "chooser"), [("actor", CAPYBARAS), ("owner", CROCODILES)])
@pytest.mark.parametrize(
    ("card", "move", "jungle"),
    [
        ("maneuver", "maneuver right", {1: "e1 g7"}),
        ("stampede", "push b1 c1", {0: "b1 a7", 1: "c1 g7"}),
    ],
)
def test_dv3_1_whoever_acts_chooses_the_seat_or_by_option_the_owner(
    seats: str, chooser: int, card: str, move: str, jungle: dict[int, str]
) -> None:
    table = position(jungle=jungle, hands={0: card}, seats=seats).do(move)
    assert (table.question, table.all_asked) == ("seat", (chooser,))
    table.do("seat raft.b3")
    assert table.aboard(CROCODILES) == {"b3"}


def test_dv3_1_the_last_seat_is_taken_without_asking() -> None:
    table = position(jungle={0: "c1 a7"}, aboard=ONE_LEFT, hands={0: "move"})
    assert "boards" in table.lines_of("move c1 d1")
    table.do("move c1 d1")
    assert (table.question, "e3" in table.aboard()) == ("die", True)


@pytest.mark.parametrize(
    ("card", "move", "jungle", "rules"),
    [
        ("move", "move c1 d1", {0: "c1 a7"}, ("DV-3.1",)),
        ("stampede", "push b1 c1", {0: "b1 a7", 1: "c1 g7"}, ("DV-10.1",)),
        ("maneuver", "maneuver right", {1: "e1 g7"}, ("DV-3.1", "DV-8.1")),
    ],
)
def test_dv3_1_nobody_boards_a_full_raft(card: str, move: str, jungle: dict[int, str], rules: tuple[str, ...]) -> None:
    full, left = [position(jungle=jungle, aboard=raft, hands={0: card}) for raft in (FULL, ONE_LEFT)]
    assert full.refused(move).rules == rules
    left.do(move)


def test_dv3_1_a_full_raft_may_still_be_steered_to_a_free_square() -> None:
    table = position(jungle={1: "e1 g7"}, aboard=FULL, hands={0: "maneuver"})
    assert table.moves("maneuver") == {"left"}


@pytest.mark.parametrize(("before", "after", "level"), [(4, 5, 0), (5, 0, 1)])
def test_dv3_2_the_token_comes_to_the_cloud_and_the_water_rises_at_once(before: int, after: int, level: int) -> None:
    """Disagreement 4: this turn, not the next."""
    table = position(meter=before, hands={0: "tsunami"}).do("drop tsunami", "~die cloud")
    assert (table.state.meter, table.state.level) == (after, level)


def test_dv3_2_the_cloud_is_the_start_and_does_not_trigger_there() -> None:
    table = position(meter=0, hands={0: "tsunami"}).do("drop tsunami", "~die sun", "~die cloud")
    assert (table.state.meter, table.state.level) == (1, 0)


def test_dv3_2_six_clouds_go_round() -> None:
    table = position()
    for clouds in range(1, 7):
        assert table.state.level == 0
        if table.question == "draw":
            table = position(active=table.state.active, meter=table.state.meter)
        table.do("~die cloud")
        assert table.state.meter == clouds % 6
    assert table.state.level == 1


def risen(jungle: dict[int, str], level: int = 2, raft: str = "d3", **more: Any) -> Table:
    """The meter makes the water rise from this level."""
    return position(jungle=jungle, level=level, raft=raft, meter=5, hands={0: "undo"}, **more).do(
        "drop undo", "~die cloud"
    )


def test_dv3_3_line_and_raft_go_up_one_row_in_the_rafts_column() -> None:
    """The printed example: the line comes to row 3, the raft to row 4 in the same column."""
    table = risen({0: "a7"}, raft="e3")
    assert (table.state.level, table.raft()) == (3, "e4")


def test_dv3_3_animals_at_or_below_the_line_go_adrift() -> None:
    """Disagreement 5: the line covers row 3, so whoever stands there is caught."""
    table = risen({0: "a3 b3 c4 d5", 1: "g3 g4"})
    assert (table.jungle(0), table.adrift(0)) == ({"c4", "d5"}, 3 + 2)
    assert (table.jungle(1), table.adrift(1)) == ({"g4"}, 5 + 1)


def test_dv3_3_the_rise_takes_an_animal_above_the_raft_aboard() -> None:
    table = risen({1: "d4 g7"})
    assert (table.question, table.all_asked) == ("seat", (CAPYBARAS,))
    assert table.see().ask is not None
    table.do("seat raft.c2")
    assert (table.aboard(CROCODILES), table.jungle(CROCODILES)) == ({"c2"}, {"g7"})
    assert table.question == "die"


def test_dv3_3_the_owner_chooses_by_option() -> None:
    assert risen({1: "d4 g7"}, seats="owner").all_asked == (CROCODILES,)


def test_dv3_3_with_one_seat_left_it_is_taken_and_with_none_the_animal_drifts() -> None:
    one, none = risen({1: "d4 g7"}, aboard=ONE_LEFT), risen({1: "d4 g7"}, aboard=FULL)
    assert ("e3" in one.aboard(CROCODILES), one.adrift(CROCODILES)) == (True, 0)
    assert (none.aboard(CROCODILES), none.adrift(CROCODILES)) == ({"a2", "b2", "c2", "d2", "e2"}, 1)
    assert (one.question, none.question) == ("die", "die")


def test_dv3_3_the_story_tells_who_was_caught_and_who_found_no_seat() -> None:
    table = position(jungle={1: "d4 d3", 2: "a3 g7"}, aboard=FULL, level=2, raft="e3", meter=5, hands={0: "undo"})
    assert {"rises", "caught"} <= set(table.do("drop undo").lines_of("~die cloud"))
    full = position(jungle={1: "d4 g7"}, aboard=FULL, level=2, raft="d3", meter=5, hands={0: "undo"}).do("drop undo")
    assert "no-seat" in full.lines_of("~die cloud")


@pytest.mark.parametrize(("active", "teams"), [(1, "pairs"), (3, "pairs")])
def test_dv3_3_in_a_team_whoever_rolls_chooses_the_seat(active: int, teams: str) -> None:
    table = position(active=active, jungle={0: "d2 a7"}, meter=5, players=4, teams=teams).refill().do("~die cloud")
    assert (table.question, table.all_asked) == ("seat", (active,))


def test_dv3_4_nothing_moves_to_a_flooded_row() -> None:
    table = position(jungle={0: "a3 c7"}, level=2, raft="g3", hands={0: "move"})
    assert table.moves("move") >= {"a3 a4", "a3 b3", "a3 b4"}
    assert not [move for move in table.moves("move") if move.endswith("2")]
    assert table.refused("move a3 a2").rules == ("DV-3.4",)


def test_dv3_4_nobody_is_pushed_into_the_water() -> None:
    table = position(jungle={0: "a4", 1: "a3 b4"}, level=2, raft="g3", hands={0: "stampede"})
    assert table.moves("push") == {"a4 b4"}
    assert table.refused("push a4 a3").rules == ("DV-10.1",)


def test_dv3_5_the_raft_keeps_to_the_lowest_dry_row() -> None:
    table = position(level=3, raft="c4", hands={0: "tentacles"})
    assert table.moves("tentacles") == {f"{column}4" for column in "abdefg"}
    assert table.refused("tentacles c5").rules == ("DV-3.5", "DV-11.1")


@pytest.mark.parametrize("setting", EVERYBODY.values(), ids=list(EVERYBODY))
def test_dv3_5_in_whole_games(setting: Setting) -> None:
    play = random_play(setting, 5)
    for number in range(len(play.events) + 1):
        state = play.at(number)
        assert state.level == 7 or state.raft // 7 == state.level
