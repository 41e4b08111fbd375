"""N-9: air ducts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.games.nautilion.helpers import EVERYBODY, SUBMARINES, Table, position

# the ducts once more, written down from the component notes and not read from the game's data
RING_OF_EIGHT = "12 23 34 45 56 67 78 81"
DUCTS = {
    "A1": f"{RING_OF_EIGHT} 92 94 96 98",
    "A2": "12 23 34 45 56 67 78 89 16 25 58 49",
    "B1": f"{RING_OF_EIGHT} 92",
    "B2": "12 23 34 45 56 67 78 89 91",
    "C1": "12 23 34 45 56 67 78 59",
    "C2": "12 23 34 45 56 67 78 89",
}


def joined(submarine: str, one: int, other: int) -> bool:
    pairs = DUCTS[submarine].split()
    return f"{one}{other}" in pairs or f"{other}{one}" in pairs


def connected(submarine: str, crew: frozenset[int]) -> bool:
    """Whether one can walk through ducts from any member to all others."""
    if not crew:
        return True
    waiting, met = [min(crew)], {min(crew)}
    while waiting:
        here = waiting.pop()
        found = {other for other in crew - met if joined(submarine, here, other)}
        met |= found
        waiting += found
    return met == crew


def connected_crews(submarine: str) -> Iterator[frozenset[int]]:
    """Every crew that play can bring about."""
    for size in range(1, 10):
        for crew in combinations(EVERYBODY, size):
            if connected(submarine, frozenset(crew)):
                yield frozenset(crew)


def landed_on(token: int, crew: list[int], submarine: str = "A1") -> Table:
    """The Nautilion has just stopped on this token."""
    start = position(nautilion=4, phantom=20, crew=crew, submarine=submarine, path={6: token, 18: 1, 19: 1})
    return start.sail(1, 1, 1)


@pytest.mark.parametrize("submarine", SUBMARINES)
def test_n9_1_a_token_is_placed_only_beside_someone_aboard(submarine: str) -> None:
    for aboard in EVERYBODY:
        for token in set(EVERYBODY) - {aboard}:
            table = landed_on(token, [aboard], submarine)
            assert (f"place {token}" in table.moves()) == joined(submarine, aboard, token), (aboard, token)


def test_n9_1_any_crew_member_will_do() -> None:
    assert "place 7" in landed_on(7, [4, 5, 6]).moves()


def test_n9_1_without_a_duct_the_token_goes_to_the_reserve() -> None:
    table = landed_on(7, [4])
    assert (table.question, table.see.reserve_crew, table.see.crew) == ("roll", (7,), (4,))


def test_n9_1_the_story_tells_that_there_was_no_duct() -> None:
    table = position(nautilion=6, phantom=20, crew=[4]).roll(1, 1, 1)
    assert "N-9.1" in table.narrated("plan 1 1 1")["nautilion-reserved-no-duct"]


def test_n9_1_afterwards_it_stays_in_the_reserve_duct_or_not() -> None:
    refusal = landed_on(7, [4]).roll(1, 1, 1).refused("place 7")
    assert (refusal.message, refusal.rules) == ("nautilion-stays-in-reserve", ("N-8.6",))


@pytest.mark.parametrize("token", EVERYBODY)
def test_n9_2_the_first_token_needs_no_duct(token: int) -> None:
    assert f"place {token}" in landed_on(token, [], "C2").moves()


@pytest.mark.parametrize("token", EVERYBODY)
def test_n9_2_nor_does_the_first_after_the_nautilion_was_emptied(token: int) -> None:
    table = position(nautilion=4, phantom=20, crew=[1], spare=0, submarine="C2", path={6: token, 18: 1, 19: 1})
    table.sail(3, 1, 1)
    assert table.see.crew == ()
    assert table.do(f"place {token}").see.crew == (token,)


def test_n9_3_nobody_leaves_who_would_split_the_others() -> None:
    table = position(nautilion=4, phantom=20, crew=[1, 2, 3], spare=2).sail(3, 1, 1)
    assert table.moves() == {"discard 1", "discard 3", "discard reserve"}
    refusal = table.refused("discard 2")
    assert (refusal.message, refusal.rules) == ("nautilion-would-split", ("N-9.3",))
    assert table.near_refusals() == {"discard 2": refusal}


def test_n9_3_somebody_in_a_ring_may_leave() -> None:
    table = position(nautilion=4, phantom=20, crew=[2, 3, 4, 9], spare=0).sail(3, 1, 1)
    assert table.moves() == {"discard 2", "discard 3", "discard 4", "discard 9"}


@pytest.mark.parametrize("submarine", SUBMARINES)
@pytest.mark.parametrize("reserve", [0, 1])
def test_n9_3_for_every_crew_exactly_those_may_leave_who_split_nobody(submarine: str, reserve: int) -> None:
    """And somebody always may: on every submarine, whatever the crew."""
    start = position(nautilion=4, phantom=20, submarine=submarine, spare=reserve).roll(1, 1, 3)
    for crew in connected_crews(submarine):
        leaving = {f"discard {one}" for one in crew if connected(submarine, crew - {one})}
        assert leaving
        table = start.copy()
        table.state.crew = sum(1 << member for member in crew)
        table.do("plan 3 1 1")
        if len(leaving) + reserve == 1:
            assert table.see.crew == ()
        else:
            assert table.moves() == leaving | ({"discard reserve"} if reserve else set())


@pytest.mark.parametrize("submarine", SUBMARINES)
def test_n9_3_after_any_discard_the_crew_still_breathes_together(submarine: str) -> None:
    start = position(nautilion=4, phantom=20, submarine=submarine, spare=0).roll(1, 1, 3)
    for crew in connected_crews(submarine):
        if len(crew) != 5:
            continue
        table = start.copy()
        table.state.crew = sum(1 << member for member in crew)
        table.do("plan 3 1 1")
        for move in table.moves():
            assert connected(submarine, frozenset(table.copy().do(move).see.crew))
