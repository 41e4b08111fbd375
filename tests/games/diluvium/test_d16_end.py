"""D-16: the last round, and who has won."""

from __future__ import annotations

import pytest

from tests.games.diluvium.helpers import Table, position


@pytest.mark.parametrize("empty", ["food", "craft", "weapons"])
def test_d16_1_an_empty_tray_at_the_first_players_turn_brings_the_last_round(empty: str) -> None:
    left = " ".join(f"{kind} 5" for kind in ("food", "craft", "weapons") if kind != empty)
    assert position(tray=left).see().last_round
    assert not position(tray=f"{left} {empty} 1").see().last_round


def test_d16_1_everybody_has_one_last_turn() -> None:
    table = position(players=3, first=1, active=1, tray="craft 9 weapons 9")
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        table.do("wheel produce")
    assert asked == [1, 2, 0]
    assert table.outcome.ending


def test_d16_1_a_tray_that_empties_during_a_round_ends_nothing_yet() -> None:
    """Seat 0 takes the last food; seat 1 plays on, and the last round begins with seat 0."""
    table = position(settlers={0: "B1.1"}, tray="food 1 craft 9 weapons 9").do("wheel produce")
    assert (table.tray()[0], table.see().last_round) == (0, False)
    table.do("wheel produce")
    assert (table.asked, table.see().last_round) == (0, True)
    table.do("wheel engage", "stay")
    assert table.asked == 1
    table.do("wheel engage", "stay")
    assert table.outcome.ending


def test_d16_1_at_another_players_turn_an_empty_tray_means_nothing() -> None:
    table = position(players=3, first=0, active=1, tray="craft 9 weapons 9")
    assert not table.see().last_round
    table.do("wheel produce", "wheel produce")
    assert (table.asked, table.see().last_round) == (0, True)


def test_d16_1_the_limit_is_kept_at_the_very_end_too() -> None:
    table = position(active=1, held={1: "food 7"}, tray="food 0")
    table.state.last_round = 1
    assert table.do("wheel engage", "stay").question == "discard"
    assert table.do("discard food").outcome.ending


def ended(gold: list[int], boards: list[int]) -> Table:
    """Over with this gold and so many settlers left on each board."""
    players = len(gold)
    table = position(
        players=players,
        active=players - 1,
        gold=dict(enumerate(gold)),
        sections={seat: (0, min(left, 3), max(0, left - 3), 1) for seat, left in enumerate(boards)},
        tray="food 0",
    )
    table.state.last_round = 1
    return table.do("wheel explore", *_first_way(table))


def _first_way(table: Table) -> list[str]:
    explore = table.copy().do("wheel explore")
    moves = [f"sail {min(explore.moves('sail'))}"]
    table.state.markers[explore.asked] = 0  # so that the voyage earns nothing
    return moves


@pytest.mark.parametrize("gold", [[5, 4], [4, 5], [3, 9, 8], [1, 0, 2, 3]])
def test_d16_2_most_gold_wins(gold: list[int]) -> None:
    table = ended(gold, [3] * len(gold))
    assert (table.outcome.ending, table.outcome.winners) == ("most-gold", (gold.index(max(gold)),))
    assert table.outcome.scores == tuple(gold)


def test_d16_2_settlers_do_not_matter_against_more_gold() -> None:
    assert ended([5, 4], [5, 0]).outcome.winners == (0,)


@pytest.mark.parametrize(
    ("gold", "boards", "winner"),
    [([5, 5], [2, 3], 0), ([5, 5], [3, 2], 1), ([5, 5, 5], [3, 1, 2], 1), ([9, 2, 9, 9], [4, 0, 4, 3], 3)],
)
def test_d16_3_the_fewest_settlers_on_the_board_among_the_tied(gold: list[int], boards: list[int], winner: int) -> None:
    table = ended(gold, boards)
    assert (table.outcome.ending, table.outcome.winners) == ("fewest-settlers", (winner,))


@pytest.mark.parametrize(
    ("gold", "boards", "winners"),
    [([5, 5], [2, 2], (0, 1)), ([5, 5, 5], [2, 3, 2], (0, 2)), ([5, 5, 5, 4], [1, 1, 1, 0], (0, 1, 2))],
)
def test_d16_4_still_tied_they_share_the_victory(gold: list[int], boards: list[int], winners: tuple[int, ...]) -> None:
    table = ended(gold, boards)
    assert (table.outcome.ending, table.outcome.winners) == ("shared-victory", winners)
