"""What the terminal has to know of a game's looks and words. No rules: those come as views."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.console import RenderableType

View = Mapping[str, Any]
Sheet = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Scene:
    """What a board is drawn from."""

    view: View
    names: Sequence[str]
    last_move: str | None = None
    before: View | None = None
    """The same seat's view before the last move."""
    picture: str = ""
    """The position as text, for a board that knows no more of it."""


class Board(ABC):
    """The looks and words of one game."""

    move_forms: ClassVar[tuple[tuple[str, str], ...]]
    """Every kind of move, as it is typed, and what it does."""
    legend: ClassVar[str]
    """How to read the board."""
    endings: ClassVar[Mapping[str, str]]
    """Why a game is over, in words."""

    tie_break: ClassVar[str] = ""
    """What decides between equal scores, in words."""

    @abstractmethod
    def draw(self, scene: Scene) -> RenderableType:
        """The position as the viewer may see it."""

    @abstractmethod
    def task(self, view: View, name: str) -> str:
        """What the player on turn has to decide, as a sentence."""

    @abstractmethod
    def sheet(self, sheets: Sequence[Sheet], view: View, names: Sequence[str]) -> RenderableType:
        """How the final points of each seat come together."""

    def verdict(self, view: View, names: Sequence[str]) -> str:
        """Who won a finished game, and by how much."""
        scores = view["scores"]
        winner = view["winner"]
        if winner is None:
            return f"a draw, {scores[0]} all"
        by = f" {self.tie_break}" if scores[0] == scores[1] else ""
        return f"{names[winner]} wins {scores[winner]} to {scores[1 - winner]}{by}"
