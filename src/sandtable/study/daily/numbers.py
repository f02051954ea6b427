"""Numbers that everybody can compute again: the scheme of docs/fairness.md with a day's key."""

import hmac

WORD = 4
WORDS = 1 << 32


class Numbers:
    """A stream of numbers: eight 32-bit words from each HMAC-SHA256(key, "message|counter")."""

    def __init__(self, key: bytes, message: str) -> None:
        self._key = key
        self._message = message
        self._counter = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """The next number from 0 to bound - 1; words that would favour some are passed over."""
        while True:
            if not self._words:
                message = f"{self._message}|{self._counter}".encode()
                block = hmac.digest(self._key, message, "sha256")
                self._words = [
                    int.from_bytes(block[at : at + WORD], "big")
                    for at in range(0, len(block), WORD)
                ]
                self._counter += 1
            word = self._words.pop(0)
            if word < WORDS - WORDS % bound:
                return word % bound
