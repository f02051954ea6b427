"""What `sandtable solve` asks of the solver that a game has registered (see roster.py)."""

from collections.abc import Callable
from typing import Any, Protocol

from ..games import Position
from ..games.warmup import Warmup


class Solver(Protocol):
    """The best line from any position of one game, and a proof that none is better."""

    @property
    def warmup(self) -> Warmup:
        """What is compiled for it."""

    def solve(
        self, position: Position, prove: bool = False, progress: Callable[[Any], None] | None = None
    ) -> Any:
        """A `line` and perhaps a `certificate`; who follows it is told `seconds`, `value`, `bound`
        and `nodes` now and then."""

    def in_words(self, position: Position, solution: Any) -> list[str]:
        """What the line brings, and what is known about better ones, a sentence each."""

    def check(self, certificate: Any) -> str:
        """What a certificate proves, in words; ValueError says what is wrong with it."""
