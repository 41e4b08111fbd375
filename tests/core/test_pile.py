"""A pile packed in one number behaves as a bag of tokens."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from seaboard.core.pieces.pile import EMPTY, KINDS, added, count, kinds, lowest, removed

STEADY = settings(deadline=None, derandomize=True)

# no kind more than fifteen times: that is all the room there is
TOKENS = st.lists(st.integers(0, KINDS - 1), max_size=60).filter(
    lambda tokens: all(seen <= 15 for seen in Counter(tokens).values())
)


def pile_of(tokens: list[int]) -> int:
    pile = EMPTY
    for token in tokens:
        pile = added(pile, token)
    return pile


def test_an_empty_pile_holds_nothing() -> None:
    assert kinds(EMPTY) == []
    assert [count(EMPTY, kind) for kind in range(KINDS)] == [0] * KINDS


@STEADY
@given(TOKENS)
def test_a_pile_holds_what_was_put_in(tokens: list[int]) -> None:
    pile, counted = pile_of(tokens), Counter(tokens)
    assert kinds(pile) == sorted(tokens)
    assert [count(pile, kind) for kind in range(KINDS)] == [counted[kind] for kind in range(KINDS)]


@STEADY
@given(TOKENS.flatmap(lambda tokens: st.tuples(st.just(tokens), st.permutations(tokens))))
def test_order_does_not_matter(orders: tuple[list[int], list[int]]) -> None:
    one, other = orders
    assert pile_of(one) == pile_of(other)


@STEADY
@given(TOKENS.filter(bool), st.data())
def test_what_is_taken_out_is_gone(tokens: list[int], data: st.DataObject) -> None:
    token = data.draw(st.sampled_from(tokens))
    left = list(tokens)
    left.remove(token)
    assert removed(pile_of(tokens), token) == pile_of(left)


@STEADY
@given(TOKENS.filter(bool))
def test_the_lowest_kind(tokens: list[int]) -> None:
    assert lowest(pile_of(tokens)) == min(tokens)


def test_fifteen_of_every_kind_do_not_spill_over() -> None:
    full = pile_of([*range(KINDS)] * 15)
    assert [count(full, kind) for kind in range(KINDS)] == [15] * KINDS
    assert full < 2**60


def test_piles_are_values_and_never_change() -> None:
    pile = pile_of([3, 3, 7])
    added(pile, 1)
    removed(pile, 3)
    assert kinds(pile) == [3, 3, 7]
