"""Chance that everybody at a table can check.

The table draws a secret of 256 bits and publishes its hash, the commitment, before anybody sits
down. Everybody who sits down publishes the hash of a random seed of their own in the same way, and
shows the seed only when all are committed. All chance of the game (who starts, the deal, every
draw) comes from HMAC-SHA256 with the secret as its key over the players' seeds and a counter. The
secret is shown when the game is over: then everybody can see that all fits what was published, and
compute every card again. One player with a random seed is enough: everybody else was bound before
that seed was known, so nobody could choose what came. See docs/fairness.md.

In the first scheme players gave their seeds at once; such games can still be checked and played on.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence

from .dealer import Dealer

SCHEME = "sandtable-chance/2"
FIRST_SCHEME = "sandtable-chance/1"
"""Without commitments of the players: the table and whoever sat down last could choose together."""
SCHEMES = (FIRST_SCHEME, SCHEME)
ONE_KEYBOARD = "one-keyboard"
"""No scheme: all sit at one keyboard and trust who deals there. Nothing can be checked."""
WORD_BYTES = 4
WORD_SPAN = 2 ** (8 * WORD_BYTES)
SEED_PATTERN = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a player may add; no character that separates seeds is among them."""
SEED_DOMAIN = "sandtable-seed/1|"
"""Before a seed when it is hashed: its hash can be taken for nothing else."""
COMMITMENT_PATTERN = re.compile(r"[0-9a-f]{64}")


def commitment_to(secret: bytes) -> str:
    """What the table publishes before anybody sits down."""
    return hashlib.sha256(secret).hexdigest()


def commitment_to_seed(seed: str) -> str:
    """What a player publishes before anybody shows a seed."""
    return hashlib.sha256(f"{SEED_DOMAIN}{seed}".encode()).hexdigest()


def is_seed(text: str) -> bool:
    """Whether a player may add this text."""
    return SEED_PATTERN.fullmatch(text) is not None


def is_commitment(text: str) -> bool:
    """Whether this can be the hash of a seed."""
    return COMMITMENT_PATTERN.fullmatch(text) is not None


class Chance(Dealer):
    """The numbers of one table, in the order in which the game asks for them."""

    def __init__(self, secret: bytes, seeds: Sequence[str], scheme: str = SCHEME) -> None:
        self._secret = secret
        self._message = "|".join([scheme, *seeds])
        self._counter = 0
        self._words = b""

    def copy(self) -> "Chance":
        """The same numbers from here on."""
        other = Chance(self._secret, ())
        other._message, other._counter, other._words = self._message, self._counter, self._words
        return other

    def below(self, bound: int) -> int:
        """The next number from 0 to bound - 1, each exactly as likely as any other."""
        fair = WORD_SPAN - WORD_SPAN % bound
        while (word := self._word()) >= fair:
            pass
        return word % bound

    def _word(self) -> int:
        """The next 32 bits."""
        if not self._words:
            message = f"{self._message}|{self._counter}".encode()
            self._words = hmac.digest(self._secret, message, "sha256")
            self._counter += 1
        word, self._words = self._words[:WORD_BYTES], self._words[WORD_BYTES:]
        return int.from_bytes(word, "big")

    def shuffled(self, count: int) -> list[int]:
        """The numbers 0 to count - 1 in an order that chance decides."""
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def seats_by(chance: Chance, starter: str, count: int) -> list[int]:
    """The chair that gets each seat; the first seat begins."""
    if starter == "lot":
        return chance.shuffled(count)
    first = 0 if starter == "host" else 1
    return [(first + seat) % count for seat in range(count)]
