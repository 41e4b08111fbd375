"""The generator: bounds, fairness, pinned values. All seeds are fixed, so nothing here is a matter of luck."""

from __future__ import annotations

import pytest

from seaboard.core.rng import Rng, scrambled

FACTOR = 0x3DA5B054
MODULUS = FACTOR * 2**30 - 1


def chi_square(seen: list[int], drawn: int) -> float:
    wanted = drawn / len(seen)
    return sum((one - wanted) ** 2 / wanted for one in seen)


def is_prime(number: int) -> bool:
    """Miller and Rabin's test with the bases that settle every number below 2**64."""
    twos, odd = 0, number - 1
    while odd % 2 == 0:
        twos, odd = twos + 1, odd // 2
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, number)
        if power in (1, number - 1):
            continue
        if not any((power := power * power % number) == number - 1 for _ in range(twos - 1)):
            return False
    return True


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 216, 1000, 33 * 34 * 35 * 36, 2**29])
def test_below_stays_below(bound: int) -> None:
    rng = Rng(bound)
    drawn = [rng.below(bound) for _ in range(2000)]
    assert min(drawn) >= 0
    assert max(drawn) < bound
    assert max(drawn) >= bound * 9 // 10 - 1  # and the top of the range is reached


# the value a fair generator exceeds once in a thousand runs, by degrees of freedom
@pytest.mark.parametrize(("bound", "rare"), [(2, 10.83), (3, 13.82), (6, 20.52), (9, 26.12), (20, 43.82), (36, 66.62)])
@pytest.mark.parametrize("seed", [1, 2, 2024])
def test_every_value_is_as_likely(bound: int, rare: float, seed: int) -> None:
    rng, drawn = Rng(seed), 20_000
    seen = [0] * bound
    for _ in range(drawn):
        seen[rng.below(bound)] += 1
    assert chi_square(seen, drawn) < rare


def test_a_large_bound_that_does_not_divide_the_word_is_fair_too() -> None:
    """Without rejection two values in three would come three times among all words and the others twice."""
    rng, drawn = Rng(7), 60_000
    seen = [0, 0, 0]
    for _ in range(drawn):
        seen[rng.below(3 * 2**27) % 3] += 1
    assert chi_square(seen, drawn) < 13.82


@pytest.mark.parametrize("seed", [0, 1, 99])
def test_neighbouring_draws_are_independent(seed: int) -> None:
    rng, drawn = Rng(seed), 36_000
    seen = [0] * 36
    last = rng.below(6)
    for _ in range(drawn):
        last, before = rng.below(6), last
        seen[before * 6 + last] += 1
    assert chi_square(seen, drawn) < 66.62


def test_first_draws_of_neighbouring_seeds_are_independent() -> None:
    seen = [0] * 6
    for seed in range(6000):
        seen[Rng(seed).below(6)] += 1
    assert chi_square(seen, 6000) < 20.52


PINNED: dict[tuple[int, int], list[int]] = {
    (0, 0): [663904, 135627, 889769, 374178, 967743],
    (1, 0): [114582, 262741, 221362, 591523, 998855],
    (1, 1): [64220, 844813, 402728, 482691, 803835],
    (2**64 - 1, 0): [94365, 918717, 901485, 948155, 99011],
    (-1, 7): [868564, 357253, 63376, 571016, 954451],
}


@pytest.mark.parametrize(("seed", "stream"), PINNED)
def test_the_first_values_are_the_same_everywhere(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    assert [rng.below(1_000_000) for _ in range(5)] == PINNED[seed, stream]


def test_streams_of_one_seed_differ() -> None:
    draws = {tuple(rng.below(2**29) for _ in range(3)) for rng in (Rng(5, stream) for stream in range(200))}
    assert len(draws) == 200


def test_seeds_and_streams_do_not_mirror_each_other() -> None:
    assert len({scrambled(seed, stream) for seed in range(100) for stream in range(100)}) == 10_000


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64 - 1, 2**64, 2**200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 < scrambled(seed, 0) <= 2**58
    rng = Rng(seed)
    assert len({rng.below(2**29) for _ in range(100)}) == 100


def test_the_same_seed_gives_the_same_draws() -> None:
    one, other = Rng(11, 3), Rng(11, 3)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def test_a_copy_goes_on_from_here_and_is_independent() -> None:
    rng = Rng(42)
    for _ in range(10):
        rng.below(6)
    twin, ahead = rng.copy(), rng.copy()
    expected = [ahead.below(1000) for _ in range(20)]
    assert [twin.below(1000) for _ in range(20)] == expected
    assert [rng.below(1000) for _ in range(20)] == expected  # the draws of the twins did not move the original


def test_choice_picks_from_the_options() -> None:
    rng = Rng(3)
    assert {rng.choice([4, 8, 15]) for _ in range(100)} == {4, 8, 15}


def test_the_modulus_is_a_safe_prime_so_the_period_is_as_long_as_promised() -> None:
    assert is_prime(MODULUS)
    assert is_prime((MODULUS - 1) // 2)
    assert not is_prime(MODULUS - 2 * 3)


def test_each_step_divides_by_two_to_the_30_modulo_the_prime() -> None:
    """What multiply-with-carry is, said differently than the code says it."""
    rng = Rng(9)
    for _ in range(100):
        before = rng._state
        rng.below(1)
        assert rng._state * 2**30 % MODULUS == before % MODULUS
        assert rng._state < 2**60
