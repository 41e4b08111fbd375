"""The arena: everybody sits everywhere, victories are counted fairly, the figures follow from the seed."""

from __future__ import annotations

import pytest

from seaboard.core.errors import BadOptions
from seaboard.lab.arena import Contest, Played, by_bot, by_seat, by_trait, contest, hold, line_up, rates, report
from seaboard.lab.chart import AHEAD, BEHIND, EVEN, Bar, colour, svg

SMALL = {"players": "2,3", "boards": "dealt"}


def played(winners: tuple[int, ...], scores: tuple[int, ...], bots: tuple[str, ...]) -> Played:
    traits = {"board": ("artisan", "settler", "artisan")[: len(bots)]}
    return Played(0, 0, bots, tuple(range(len(bots))), winners, scores, 10, traits)


def small_contest(seed: int = 1) -> Contest:
    return contest("diluvium", SMALL, ("greedy", "random"), 3, seed, "")


def test_the_first_bot_sits_alone_in_every_seat_in_turn() -> None:
    assert [line_up(("a", "b"), (0, 1, 2), number) for number in range(4)] == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
        ("a", "b", "b"),
    ]
    assert line_up(("a", "b", "c"), (0, 1, 2), 3) == ("a", "c", "b")
    assert line_up(("a",), (0, 1, 2, 3), 2) == ("a", "a", "a", "a")


def test_in_teams_the_first_bot_has_a_whole_team() -> None:
    assert line_up(("a", "b"), (0, 1, 0, 1), 0) == ("a", "b", "a", "b")
    assert line_up(("a", "b"), (0, 1, 0, 1), 1) == ("b", "a", "b", "a")
    job = contest("diluvia", {"players": "6", "teams": "pairs"}, ("greedy", "random"), 3, 1, "")
    for number, game in enumerate(hold(job)):
        assert [seat for seat, bot in enumerate(game.bots) if bot == "greedy"] == [2 * number, 2 * number + 1]


def test_tables_a_game_does_not_have_are_left_out_and_none_is_played_twice() -> None:
    given = {"players": "2,4,6", "teams": "none,pairs,threes", "express": "no,yes"}
    job = contest("diluvia", given, ("random",), 1, 1, "")
    assert [tuple(value for _, value in setting[:3]) for setting in job.settings] == [
        (2, "none", "no"),
        (4, "none", "no"),
        (4, "none", "yes"),
        (4, "pairs", "no"),
        (4, "pairs", "yes"),
        (6, "none", "no"),
        (6, "none", "yes"),
        (6, "threes", "no"),
        (6, "threes", "yes"),
    ]
    with pytest.raises(BadOptions):
        contest("diluvia", {"players": "3", "teams": "pairs"}, ("random",), 1, 1, "")


def test_a_shared_victory_counts_in_parts_and_luck_by_seats() -> None:
    games = [played((0, 1), (9, 9, 3), ("a", "b", "b")), played((2,), (1, 2, 6), ("b", "b", "a"))]
    first, second = rates(games, by_bot)
    assert (first.name, first.games, first.wins, second.wins) == ("a", 2, 1.5, 0.5)
    assert [first.chance, second.chance, second.score] == pytest.approx([1 / 3, 2 / 3, (6 + 1.5) / 2])
    assert [rate.wins for rate in rates(games, by_seat)] == [0.5, 0.5, 1]
    assert [(rate.name, rate.wins) for rate in rates(games, by_trait("board"))] == [("artisan", 1.5), ("settler", 0.5)]


def test_the_seats_of_a_team_win_together() -> None:
    games = [
        Played(0, 0, ("a",) * 4, (0, 0, 1, 1), winners, (3, 3, 2, 2), 10, {}) for winners in ((0, 1), (0, 1, 2, 3))
    ]
    found = [(rate.name, rate.wins, rate.chance) for rate in rates(games, by_seat)]
    assert found == [("1+2", 1.5, 0.5), ("3+4", 0.5, 0.5)]


def test_the_result_depends_on_the_seed_and_not_on_the_workers() -> None:
    told: list[int] = []
    alone = hold(small_contest(), progress=told.append)
    assert told == list(range(1, 7))
    assert hold(small_contest(), workers=2) == alone
    assert hold(small_contest(2)) != alone


def test_the_report_has_every_table_with_bots_seats_turns_and_boards() -> None:
    job = small_contest()
    figures = report(job, hold(job))
    assert [setting["options"]["players"] for setting in figures["settings"]] == [2, 3]
    for setting in figures["settings"]:
        assert [rate["name"] for rate in setting["bots"]] == ["greedy", "random"]
        assert len(setting["seats"]) == len(setting["turn"]) == setting["options"]["players"]
        assert sum(rate["wins"] for rate in setting["board"]) == pytest.approx(3)


@pytest.mark.parametrize(
    ("game", "options", "bots"),
    [("diluvium", {"players": "2,7"}, ("random",)), ("diluvium", {}, ("oracle",)), ("chess", {}, ("random",))],
)
def test_what_cannot_be_held_is_refused(game: str, options: dict[str, str], bots: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        contest(game, options, bots, 1, 1, "")


def test_a_bar_is_dark_or_pale_only_beyond_doubt() -> None:
    shades = [colour(Bar("", "", 0.5, low, high, 0.5)) for low, high in ((0.51, 0.9), (0.4, 0.6), (0.1, 0.49))]
    assert shades == [AHEAD, EVEN, BEHIND]


def test_the_picture_escapes_what_it_writes() -> None:
    drawn = svg("A & B", "", [Bar("<group>", "label", 0.5, 0.4, 0.6, 0.5)])
    assert "A &amp; B" in drawn
    assert "&lt;group&gt;" in drawn
