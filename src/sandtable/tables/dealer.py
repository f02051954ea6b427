"""Who deals at a table: all its chance comes from one place."""

from abc import ABC, abstractmethod
from copy import copy

from ..games import Position
from ..games.dice import below, dice
from .settings import Settings


class Dealer(ABC):
    """A source of numbers, and what a table does with them."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """The next number from 0 to bound - 1, each exactly as likely as any other."""

    @abstractmethod
    def copy(self) -> "Dealer":
        """The same numbers from here on."""

    def deal(self, settings: Settings) -> Position:
        """The start of the game."""
        return settings.rules.deal_by(self.below, **settings.options)

    def follow(self, position: Position) -> str | None:
        """Play the chance that a move calls for, and say what came; None if nothing is due."""
        return position.play_chance(self.below)


class DiceDealer(Dealer):
    """Dice that fall as those of `Game.deal`: for people who trust the one who deals.

    A game that was begun elsewhere keeps its deal and its chance; the dice roll what comes after.
    """

    def __init__(self, seed: int | str | None, begun: Position | None = None) -> None:
        self._rolls = dice(seed)
        self._begun = begun
        self._came = [] if begun is None else list(filter(begun.game.is_chance_text, begun.moves))

    def below(self, bound: int) -> int:
        """Rolled."""
        return int(below(self._rolls, bound))

    def copy(self) -> "DiceDealer":
        """Dice that will fall the same way."""
        other = copy(self)
        other._rolls, other._came = self._rolls.copy(), self._came.copy()
        return other

    def deal(self, settings: Settings) -> Position:
        """As the game was begun, or as the dice fall."""
        if self._begun is None:
            return super().deal(settings)
        return settings.rules.from_deal(self._begun.deal, **settings.options)

    def follow(self, position: Position) -> str | None:
        """What came when the game was played before; the dice roll the rest."""
        if not position.needs_chance:
            return None
        if self._came:
            position.play(self._came.pop(0))
        super().follow(position)
        return position.moves[-1]
