"""What players are told of a state: as text, and as numbers for those who learn."""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ...games import Game
from ...games.batch import NOBODY
from ...games.tensors import TensorLayout, layout_of, write_tensors
from .state import SandtableState


class Observer:
    """Describes states to a player, in the form that OpenSpiel asks for.

    The numbers are the fields of our observation record by name, as all environments give them
    (games/tensors.py). Text with perfect recall tells what was seen since the deal. Without private
    information it is what a spectator sees; what is private alone is only text.
    """

    def __init__(self, game: Game, seats: int, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody may look at the cards of all players")
        self._game = game
        self._recalls = kind.perfect_recall
        self._is_public = kind.public_info
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._is_public and not self._recalls:
            self._lay_out(layout_of(game, seats))

    def _lay_out(self, layout: TensorLayout) -> None:
        """One flat tensor, and a view of it for every field."""
        tensors = np.zeros((1, layout.size), np.float32)
        self.tensor = tensors[0]
        for section in layout.sections:
            self.dict[section.name] = self.tensor[section.start : section.end].reshape(
                section.shape
            )
        self._observer = np.zeros(1, dtype=np.int64)
        self._observations = np.zeros(1, dtype=self._game.observation_type)
        views = layout.views(self._observations)
        self._observe = self._game.batch.observe_all
        self._writing = (0, 1, self._observer, layout.plan, layout.board_shape[1], views, tensors)

    def set_from(self, state: SandtableState, player: int) -> None:
        """Put what a player sees into `tensor` and `dict`."""
        if self.tensor is None:
            return
        if not state.is_dealt:
            self.tensor.fill(0)
            return
        self._observer[0] = player if self._is_private else NOBODY
        self._observe(state.states, self._observer, self._observations)
        write_tensors(*self._writing)

    def string_from(self, state: SandtableState, player: int) -> str:
        """What a player sees, or has seen, as text."""
        observer = player if self._is_private else NOBODY
        if not self._is_public:
            return state.private_text(observer)
        return (
            state.information_text(observer) if self._recalls else state.observation_text(observer)
        )
