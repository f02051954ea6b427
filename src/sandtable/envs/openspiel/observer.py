"""What players are told of a state: as text, and as numbers for those who learn."""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ...games import Game
from ...games.batch import NOBODY
from .state import SandtableState

BITS = 64


class Observer:
    """Describes states to a player, in the form that OpenSpiel asks for.

    The numbers are the fields of our observation record by name: counts as they are, and each
    bitboard as 64 zeros and ones. Text with perfect recall tells what was seen since the deal.
    Without private information it is what a spectator sees; what is private alone is only text.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody may look at the cards of all players")
        self._game = game
        self._recalls = kind.perfect_recall
        self._is_public = kind.public_info
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._observations = np.zeros(1, dtype=game.observation_type)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._is_public and not self._recalls:
            self._lay_out()

    def _lay_out(self) -> None:
        """One flat tensor, and a view of it for every field."""
        names = self._game.observation_type.names or ()
        shapes = {name: self._numbers(name).shape for name in names}
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        start = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def _numbers(self, name: str) -> NDArray[np.float32]:
        field = np.atleast_1d(self._observations[0][name])
        if field.dtype.itemsize == 8:
            places = np.arange(BITS, dtype=np.int64)
            field = field[..., np.newaxis] >> places & 1
        return field.astype(np.float32)

    def set_from(self, state: SandtableState, player: int) -> None:
        """Put what a player sees into `tensor` and `dict`."""
        if self.tensor is None:
            return
        if not state.is_dealt:
            self.tensor.fill(0)
            return
        observer = player if self._is_private else NOBODY
        self._game.batch.observe_all(state.states, np.array([observer]), self._observations)
        for name, numbers in self.dict.items():
            numbers[...] = self._numbers(name)

    def string_from(self, state: SandtableState, player: int) -> str:
        """What a player sees, or has seen, as text."""
        observer = player if self._is_private else NOBODY
        if not self._is_public:
            return state.private_text(observer)
        return (
            state.information_text(observer) if self._recalls else state.observation_text(observer)
        )
