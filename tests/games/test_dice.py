"""The seeded dice: fair, repeatable, and the published generator."""

from itertools import permutations

import numpy as np
import pytest

from sandtable.games.dice import below, dice, roll, roll_all, shuffle

MASK = (1 << 64) - 1


def xoshiro(state: list[int]) -> int:
    """The published generator in plain integers: 64 bits, of which we use the upper half."""

    def rotated(word: int, by: int) -> int:
        return (word << by | word >> (64 - by)) & MASK

    result = rotated(state[1] * 5 & MASK, 7) * 9 & MASK
    shifted = state[1] << 17 & MASK
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = rotated(state[3], 45)
    return result


def test_it_is_the_published_generator() -> None:
    rolls = dice(1)
    plain = [int(word) for word in rolls]
    assert [roll(rolls) for _ in range(200)] == [xoshiro(plain) >> 32 for _ in range(200)]


def test_a_seed_repeats_and_another_differs() -> None:
    assert dice(7).tolist() == dice(7).tolist()
    assert dice(7).tolist() != dice(8).tolist()
    assert dice("a").tolist() != dice("b").tolist()


def test_without_a_seed_nobody_can_foresee() -> None:
    assert dice().tolist() != dice().tolist()


def test_a_copy_has_the_same_future() -> None:
    rolls = dice(3)
    twin = rolls.copy()
    assert [below(rolls, 6) for _ in range(50)] == [below(twin, 6) for _ in range(50)]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 48, 108, 2**31 - 1])
def test_numbers_stay_below_their_bound(bound: int) -> None:
    rolls = dice(bound)
    assert all(0 <= below(rolls, bound) < bound for _ in range(500))


@pytest.mark.parametrize("bound", [2, 3, 6, 7])
def test_every_number_is_equally_likely(bound: int) -> None:
    rolls = dice(11)
    times = 7000
    counts = np.bincount([below(rolls, bound) for _ in range(times)], minlength=bound)
    expected = times / bound
    assert float(((counts - expected) ** 2 / expected).sum()) < 25  # 6 degrees: p < 0.0004


def test_a_bound_just_over_half_the_range_is_still_fair() -> None:
    """Here the plain remainder or product would prefer some numbers two to one."""
    rolls = dice(2)
    bound = 3 * 2**29
    thirds = np.bincount([below(rolls, bound) // 2**29 for _ in range(6000)], minlength=3)
    assert all(abs(count - 2000) < 5 * (6000 * 2 / 9) ** 0.5 for count in thirds)


def test_all_bounds_are_rolled_in_order() -> None:
    bounds = np.array([1, 1000, 1, 1000])
    numbers = np.empty_like(bounds)
    rolls, twin = dice(5), dice(5)
    roll_all(rolls, bounds, numbers)
    assert numbers.tolist() == [below(twin, int(bound)) for bound in bounds]


def test_every_shuffle_of_four_is_reached_by_exactly_one_roll() -> None:
    """4 x 3 x 2 rolls, 24 orders: each once."""
    orders = set()
    for a in range(4):
        for b in range(3):
            for c in range(2):
                things = np.arange(4)
                shuffle(things, np.array([a, b, c]))
                orders.add(tuple(things.tolist()))
    assert orders == set(permutations(range(4)))
