"""How long bots take for a move on this computer, by experience."""

from collections import defaultdict

FORGET = 0.2
"""How much a quick move lowers what is expected of the next; a slow one counts at once."""

NEARLY = 0.8
"""Bots keep some time back."""


class Experience:
    """For each level of each game what its moves took, rather too much than too little."""

    def __init__(self) -> None:
        self._seconds: defaultdict[tuple[str, str], float] = defaultdict(lambda: float("inf"))

    def expected(self, game: str, level: str, usual: float) -> float:
        """Seconds for a move; what the level may take at most if it has not moved yet."""
        return min(usual, self._seconds[game, level])

    def learn(self, game: str, level: str, usual: float, seconds: float) -> None:
        """A move took so long that was not cut short."""
        before = self.expected(game, level, usual)
        self._seconds[game, level] = max(seconds, before + FORGET * (seconds - before))


def is_cut_short(budget: float, seconds: float) -> bool:
    """Whether a bot might have thought for longer: it used nearly all of its time."""
    return seconds >= NEARLY * budget
