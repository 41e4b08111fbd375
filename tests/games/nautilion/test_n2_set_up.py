"""N-2: the table before the first roll."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.errors import BadOptions, TooManyOutcomes
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.nautilion.rules.setup import drawn_from_the_bag
from tests.games.nautilion.helpers import (
    ABYSS,
    GAME,
    ISLES,
    KNOWN_PATH,
    SUBMARINES,
    Table,
    lay,
    new_table,
    position,
)


def test_n2_1_the_path_lies_as_it_is_drawn() -> None:
    backwards = [*reversed(KNOWN_PATH)]
    assert list(new_table(path=backwards).see.path[1:37]) == backwards


def test_n2_1_four_tokens_of_each_number() -> None:
    table = Table(GAME.new({}))
    rng = Rng(5)
    while table.question == "lay":
        GAME.apply(table.state, NATURE, GAME.sample(table.state, rng))
    assert Counter(table.see.path[1:37]) == dict.fromkeys(range(1, 10), 4)


def test_n2_1_shuffles_differ() -> None:
    laid = set()
    for seed in range(20):
        table = Table(GAME.new({}))
        laid.add(GAME.sample(table.state, Rng(seed)))
    assert len(laid) == 20


def test_n2_1_every_number_is_as_likely_to_lie_first() -> None:
    state = GAME.new({})
    rng = Rng(1)
    firsts = Counter(GAME.write(state, GAME.sample(state, rng)).split()[1] for _ in range(9000))
    assert sum((seen - 1000) ** 2 / 1000 for seen in firsts.values()) < 26.1  # chi-square, 8 degrees, 1 in 1000
    assert len(firsts) == 9


class Stacked(Rng):
    """Gives zeros, except for one draw, whose value is chosen; remembers how large each draw could have been."""

    def __init__(self, draw: int, value: int) -> None:
        super().__init__(0)
        self.draw, self.value = draw, value
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        if not hasattr(self, "bounds"):  # the warm-up of the generator itself
            return 0
        self.bounds.append(bound)
        return self.value if len(self.bounds) - 1 == self.draw else 0


@pytest.mark.source  # a generator of one's own cannot inherit from the compiled one
@pytest.mark.parametrize(("draw", "orders"), [(0, 12 * 11 * 10 * 9), (1, 8 * 7 * 6 * 5), (2, 4 * 3 * 2 * 1)])
def test_n2_1_every_order_of_the_tokens_is_exactly_as_likely(draw: int, orders: int) -> None:
    """A bag of twelve different tokens: as many results of the generator as orders, and each gives another order."""
    bag = sum(16**kind for kind in range(1, 13))
    trial = Stacked(draw, 0)
    drawn_from_the_bag(bag, trial)
    assert trial.bounds[draw] == orders
    found = {drawn_from_the_bag(bag, Stacked(draw, value)) for value in range(orders)}
    assert len(found) == orders
    assert all(sorted(tokens >> 4 * place & 15 for place in range(12)) == [*range(1, 13)] for tokens in found)


def test_n2_1_a_fifth_token_of_a_number_is_impossible() -> None:
    table = Table(GAME.new({}))
    refusal = table.refused_chance("~lay 1 1 1 1 1 2 2 2 2 3 3 3")
    assert refusal.rules == ("N-2.1",)


def test_n2_1_a_number_may_run_out_in_a_later_draw() -> None:
    table = Table(GAME.new({})).do("~lay 1 1 1 1 2 2 2 2 3 3 3 3")
    assert table.refused_chance("~lay 4 4 4 4 5 5 5 5 6 6 6 1").rules == ("N-2.1",)


def test_n2_1_nature_lays_before_it_rolls() -> None:
    table = Table(GAME.new({})).do(*lay(KNOWN_PATH)[:2])
    assert table.refused_chance("~roll 1 1 1").rules == ("N-2.1",)


def test_n2_1_the_orders_are_too_many_to_list() -> None:
    with pytest.raises(TooManyOutcomes):
        GAME.outcomes(GAME.new({}))


def test_n2_2_both_ends_belong_to_the_38_spaces() -> None:
    path = new_table().see.path
    assert len(path) == 38
    assert [place for place, token in enumerate(path) if token == -1] == [ISLES, ABYSS]


def test_n2_3_all_discards_go_to_one_pile() -> None:
    table = position(nautilion=3, phantom=20, crew=[7], spare=0, held=[5, 8], path={4: 2, 5: 2, 18: 9, 19: 6})
    table.roll(1, 3, 3).do("whirlwind").roll(3, 1, 1)  # the Whirlwind costs the 5
    table.do("plan 3 1 1", "discard 7")  # the Phantom thins the path by the 6
    assert table.see.discarded == (5, 6, 7)


def test_n2_3_nothing_is_discarded_at_the_start() -> None:
    assert new_table().see.discarded == ()


@pytest.mark.parametrize("submarine", SUBMARINES)
def test_n2_4_the_chosen_nautilion_begins_at_the_happy_isles(submarine: str) -> None:
    seen = new_table(submarine=submarine).see
    assert (seen.submarine, seen.nautilion, seen.crew) == (submarine, ISLES, ())


def test_n2_4_there_is_no_other_submarine() -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new({"submarine": "D1"})
    assert refusal.value.message.id == "option-bad-value"
    assert "N-2.4" in refusal.value.rules


def test_n2_5_four_tokens_in_the_reserve_unless_chosen_otherwise() -> None:
    table = Table(GAME.new({})).do(*lay(KNOWN_PATH))
    assert table.see.reserve == 4
    assert table.see.reserve_crew == ()


def test_n2_5_the_grimoire_is_at_hand_from_the_first_turn() -> None:
    table = new_table().roll(1, 2, 4)
    assert {"whirlwind", "translation", "tide 1 3"} <= table.moves()


def test_n2_6_the_phantom_begins_at_the_abyss() -> None:
    assert new_table().see.phantom == ABYSS


def test_n2_6_the_darkhouse_never_leaves_its_place() -> None:
    """It has no space of the path: a high die of its own moves neither submarine any further."""
    low, high = new_table().sail(1, 2, 1), new_table().sail(4, 2, 1)
    assert (low.see.phantom, low.see.nautilion) == (high.see.phantom, high.see.nautilion)
