"""The interface that all three reference games share."""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol, Self


class ReferenceGame(Protocol):
    """One game in progress; `play` changes it, `copy` gives an independent twin."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over or chance is due."""

    @property
    def needs_chance(self) -> bool:
        """Whether a card must come before anybody decides."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def ending(self) -> str | None:
        """Why the game ended; None until then."""

    @property
    def scores(self) -> list[int] | None:
        """The final scores; None until the game is over."""

    @property
    def winner(self) -> int | bool | None:
        """The winning seat (Mandamina: won or not); None for a draw or an unfinished game."""

    def legal_moves(self) -> set[str]:
        """All moves of the seat to decide, as text; empty when there is no such seat."""

    def chance_outcomes(self) -> dict[str, Fraction]:
        """The next single card, as text, with its probability; empty when none is due."""

    def play(self, text: str) -> None:
        """Play a legal move or one single-card outcome; ValueError if it is neither."""

    def copy(self) -> Self:
        """An independent game in the same position."""

    def zones(self) -> dict[str, object]:
        """Everything on the table as plain JSON-able data."""
