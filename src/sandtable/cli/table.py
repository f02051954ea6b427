"""A table: one game in progress and who sits at it."""

from dataclasses import dataclass, field
from typing import Any

from ..games import Game, Position
from .opponents import Opponent
from .undo import Past
from .wording import shown_name

KEPT_KEYS = ("started", "comments")
"""What a resumed record may say beside the game, and still says when it is saved again."""


@dataclass
class Table:
    """A game, the names of the seats, and the seats that the computer plays."""

    position: Position
    names: list[str]
    robots: dict[int, Opponent] = field(default_factory=dict)
    past: Past = field(default_factory=Past)
    extras: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        """The rules this table plays by."""
        return self.position.game

    @property
    def shown_names(self) -> list[str]:
        """The names as the boards have room for them."""
        return [shown_name(name) for name in self.names]

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat in range(self.position.seats) if seat not in self.robots]

    @property
    def hides_hands(self) -> bool:
        """Whether people who share this keyboard have secrets from each other."""
        return self.game.has_secrets and len(self.people) > 1

    def play(self, move: str) -> None:
        """Make the move of whoever is on turn, or raise IllegalMove."""
        before = self.position.copy()
        self.position.play(move)
        self.past.add(before, by_person=before.seat not in self.robots)

    def play_robots(self) -> None:
        """Let the computer play until a person is on turn or the game is over."""
        while self.position.seat in self.robots:
            self.play(self.robots[self.position.seat].choose(self.position))

    def undo(self) -> None:
        """Take back the last move of a person, or raise CannotUndo."""
        self.position = self.past.take_back(self.position)

    def record(self) -> dict[str, Any]:
        """The game record, with all that it holds."""
        return {**self.position.record(self.names), **self.extras}
