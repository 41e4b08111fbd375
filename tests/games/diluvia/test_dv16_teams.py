"""DV-16 Teams."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.trace import trace
from seaboard.games.diluvia.presentation.names import who, whom
from tests.games.diluvia.helpers import EVERYBODY, GAME, Setting, Table, begun, new_table, position

TEAMS = {name: setting for name, setting in EVERYBODY.items() if "teams" in setting}
SIZES = {"2v2": [0, 0, 1, 1], "2v2v2": [0, 0, 1, 1, 2, 2], "3v3": [0, 0, 0, 1, 1, 1], "3v3 express": [0, 0, 0, 1, 1, 1]}


@pytest.mark.parametrize("name", TEAMS)
def test_dv16_1_two_or_three_to_a_team(name: str) -> None:
    """Disagreements 2 and 25."""
    table = begun(**TEAMS[name])
    assert [player.side for player in table.see().players] == SIZES[name]
    assert table.see().teams == len(set(SIZES[name]))


def test_dv16_1_six_always_play_in_teams() -> None:
    assert [player.side for player in begun(players=6).see().players] == SIZES["2v2v2"]


@pytest.mark.parametrize("setting", TEAMS.values(), ids=list(TEAMS))
def test_dv16_1_five_animals_and_three_cards_each(setting: Setting) -> None:
    table = begun(**setting)
    seats = range(int(setting["players"]))
    assert [(len(table.jungle(seat)), len(table.hand(seat))) for seat in seats] == [(5, 3)] * len(seats)


def team(**more: Any) -> Table:
    return position(players=4, teams="pairs", **more)


@pytest.mark.parametrize("name", ["2v2", "2v2v2", "3v3"])
def test_dv16_2_every_member_plays_and_draws_then_one_roll(name: str) -> None:
    """Disagreement 26: one roll for the team."""
    players, sides = len(SIZES[name]), SIZES[name]
    table = position(hands=dict.fromkeys(range(players), "undo"), discards="", **TEAMS[name])
    story: list[str] = []
    while len([line for line in story if line.startswith("die")]) < 2:
        question, active = table.question, int(table.state.active)
        if question in {"play", "die", "draw"}:
            story.append(f"{question} {active}")
        if question == "draw":
            table.refill()
        else:
            answers = {"play": "drop undo", "die": "~die sun"}
            table.do(answers[question])
    first, second = [[seat for seat in range(players) if sides[seat] == side] for side in (0, 1)]
    plays = [[f"{what} {seat}" for seat in members for what in ("play", "draw")] for members in (first, second)]
    assert story == [*plays[0], f"die {first[-1]}", *plays[1], f"die {second[-1]}"]


def test_dv16_2_one_card_each_and_no_second() -> None:
    table = team(hands={0: "undo undo undo", 1: "undo"}).do("drop undo")
    assert table.question == "draw"
    table.do("~draw move")
    assert (table.question, table.asked) == ("play", 1)


def test_dv16_2_the_last_member_decides_on_a_joker() -> None:
    table = team(active=1, hands={1: "undo move move"}).do("drop undo", "~draw move", "~die joker")
    assert (table.question, table.all_asked) == ("joker", (1,))
    table.do("advance")
    assert (table.state.meter, table.state.active) == (1, 2)


def test_dv16_2_a_member_without_cards_draws_up_to_three() -> None:
    table = team()
    drawn = 0
    while table.question == "draw":
        table.do("~draw move")
        drawn += 1
        if table.state.active != 0:
            break
    assert drawn == 3


def test_dv16_2_the_turn_passes_to_the_next_team() -> None:
    table = team(active=3, hands={3: "undo"}).do("drop undo").refill().do("~die sun")
    assert table.state.active == 0


@pytest.mark.parametrize(
    ("name", "first", "order"),
    [
        ("2v2", 0, [0, 1, 2, 3, 0]),
        ("2v2", 1, [1, 0, 2, 3, 1]),
        ("2v2", 3, [3, 2, 0, 1, 3]),
        ("2v2v2", 3, [3, 2, 4, 5, 0, 1, 3]),
        ("3v3", 4, [4, 5, 3, 0, 1, 2, 4]),
        ("3v3", 2, [2, 0, 1, 3, 4, 5, 2]),
    ],
)
def test_dv16_2_who_has_the_throne_begins_and_the_others_of_the_team_follow(
    name: str, first: int, order: list[int]
) -> None:
    table, rng = begun(first=first, **TEAMS[name]), Rng(first)
    assert (table.see().first, table.see().active) == (first, first)
    seen = [first]
    while len(seen) < len(order):
        asked = table.asked
        action = GAME.sample(table.state, rng) if asked == NATURE else GAME.legal(table.state, asked)[0]
        GAME.apply(table.state, asked, action)
        if table.state.active != seen[-1]:
            seen.append(table.state.active)
    assert seen == order


@pytest.mark.parametrize(("name", "first"), [("2v2", 3), ("3v3", 4), ("2v2v2", 1)])
def test_dv16_2_the_story_gives_the_throne_to_who_begins(name: str, first: int) -> None:
    table, rng = new_table(**TEAMS[name]), Rng(1)
    while table.question != "first":
        GAME.apply(table.state, NATURE, GAME.sample(table.state, rng))
    moments = trace(table.state, NATURE, GAME.read(table.state, f"~first {first + 1}"))
    messages = [line.message for moment in moments for line in GAME.narrate(moment, 0)]
    throne = [message.args["who"] for message in messages if message.id in ("diluvia-first", "diluvia-turn")]
    assert throne == [who(first), whom(first)]


def test_dv16_2_a_flood_drawn_by_a_member_ends_their_refill_and_the_next_goes_on() -> None:
    table = team(hands={0: "undo", 1: "move"}, jungle={1: "c3"}).do("drop undo", "~draw flood")
    table.deal(*["move " * 3] * 4)
    assert (table.state.active, table.question) == (1, "play")


def test_dv16_3_only_own_animals_are_moved() -> None:
    table = team(jungle={0: "c3", 1: "e5"}, aboard={1: "c2"}, hands={0: "move"})
    assert {move.split()[0] for move in table.moves("move")} == {"c3"}
    assert table.refused("move e5 e6").rules == ("DV-6.1", "DV-16.3")
    assert table.refused("move raft.c2 raft.c1").rules == ("DV-6.1", "DV-16.3")


def test_dv16_3_only_own_animals_push_and_are_rescued() -> None:
    table = team(jungle={0: "a1", 1: "e5", 2: "e4"}, hands={0: "stampede rescue"}, adrift={0: 0, 1: 3})
    assert table.moves() == {"drop stampede", "drop rescue"}


@pytest.mark.parametrize(
    ("name", "active", "asked"),
    [("2v2", 0, (2, 3)), ("2v2", 3, (0, 1)), ("2v2v2", 2, (0, 1, 4, 5)), ("3v3", 1, (3, 4, 5))],
)
def test_dv16_4_teammates_are_not_asked_to_undo(name: str, active: int, asked: tuple[int, ...]) -> None:
    """Disagreement 27."""
    players = len(SIZES[name])
    hands = {seat: "maneuver" if seat == active else "move" for seat in range(players)}
    table = position(active=active, hands=hands, **TEAMS[name]).do("maneuver left")
    assert (table.question, table.all_asked) == ("undo", asked)


def test_dv16_4_a_waiver_holds_for_the_turn_of_the_whole_team() -> None:
    """A turn of DV-9.5 is the team's."""
    hands = {0: "maneuver", 1: "maneuver", 2: "undo", 3: "move"}
    table = team(hands=hands).do("maneuver left", "3 waive", "4 pass", "~close").refill()
    assert table.do("maneuver left").all_asked == (3,)


def test_dv16_4_and_for_no_longer() -> None:
    table = team(active=1, hands={0: "undo", 1: "maneuver", 2: "maneuver", 3: "move"})
    table.do("maneuver left", "3 waive", "4 waive", "~close").refill().do("~die sun")
    assert (table.state.active, table.state.waived) == (2, 0)
    assert table.do("maneuver left").all_asked == (0, 1)


def test_dv16_4_also_where_the_throne_began_in_the_middle_of_the_team() -> None:
    table = team(active=1, hands={0: "maneuver", 1: "maneuver", 2: "undo", 3: "move"})
    table.state.first = 1
    table.do("maneuver left", "3 waive", "4 pass", "~close").refill()
    assert table.state.active == 0
    assert table.do("maneuver left").all_asked == (3,)


def test_dv16_5_the_teams_animals_count_together() -> None:
    table = team(level=6, raft="d7", active=3, meter=5, aboard={0: "a1", 1: "a2 a3", 2: "c2 b2"}).refill()
    table.do("~die cloud")
    assert (table.outcome.ending, table.outcome.winners, table.outcome.scores) == ("most-animals", (0, 1), (3, 3, 2, 2))
    assert "DV-16.5" in table.outcome.rules


def test_dv16_5_so_does_the_tie_break() -> None:
    table = team(level=6, raft="d7", active=3, meter=5, aboard={0: "a1", 1: "b2 b3", 2: "c2", 3: "e1 e2"}).refill()
    table.do("~die cloud")
    assert (table.outcome.ending, table.outcome.winners) == ("nearest-vip", (2, 3))


def test_dv16_5_teams_share_a_victory() -> None:
    aboard = {0: "b1", 1: "a1", 2: "d1", 3: "e1", 4: "c2"}
    table = position(players=6, level=6, raft="d7", active=5, meter=5, aboard=aboard).refill().do("~die cloud")
    assert (table.outcome.ending, table.outcome.winners) == ("shared-victory", (0, 1, 2, 3))
