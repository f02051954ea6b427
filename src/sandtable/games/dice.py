"""The seeded generator that supplies chance where no table supplies it.

Rules never roll dice: they are told what was rolled. This is one of those who tell, small, exact
and the same on every machine: xoshiro256**, a published public-domain generator, with its
256-bit state as four words of an array, so that a copy of the array is a copy of the future.
"""

import hashlib
import secrets

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled, wrapping

Dice = NDArray[np.uint64]

WORDS = 4
LOW_32 = 0xFFFFFFFF


def dice(seed: int | str | None = None) -> Dice:
    """Dice that fall the same way for the same seed; without one, nobody can foresee them."""
    if seed is None:
        entropy = secrets.token_bytes(8 * WORDS)
    else:
        entropy = hashlib.sha256(f"sandtable dice {seed}".encode()).digest()
    return np.frombuffer(entropy, dtype="<u8").astype(np.uint64)


@compiled
def _rotated(word: np.uint64, by: int) -> np.uint64:
    return np.uint64((word << np.uint64(by)) | (word >> np.uint64(64 - by)))


@wrapping
def roll(rolls: Dice) -> int:
    """The next 32 random bits."""
    result = _rotated(rolls[1] * np.uint64(5), 7) * np.uint64(9)
    shifted = rolls[1] << np.uint64(17)
    rolls[2] ^= rolls[0]
    rolls[3] ^= rolls[1]
    rolls[1] ^= rolls[2]
    rolls[0] ^= rolls[3]
    rolls[2] ^= shifted
    rolls[3] = _rotated(rolls[3], 45)
    return int(result >> np.uint64(32))


@compiled
def below(rolls: Dice, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly as likely as any other (bound up to 2**31)."""
    bound = int(bound)  # a small integer of a state must not set the width of the product
    product = roll(rolls) * bound
    if product & LOW_32 < bound:
        biased = (LOW_32 + 1 - bound) % bound
        while product & LOW_32 < biased:
            product = roll(rolls) * bound
    return product >> 32


@compiled
def roll_all(rolls: Dice, bounds: NDArray[np.int64], numbers: NDArray[np.int64]) -> None:
    """Fill `numbers` with one number below each of `bounds`."""
    for i in range(len(bounds)):
        numbers[i] = below(rolls, bounds[i])


@compiled
def shuffle(things: NDArray[np.int64], numbers: NDArray[np.int64]) -> None:
    """Swap each place, from the last down, with the one of the places up to it that is rolled."""
    for i in range(len(numbers)):
        last = len(things) - 1 - i
        things[last], things[numbers[i]] = things[numbers[i]], things[last]
