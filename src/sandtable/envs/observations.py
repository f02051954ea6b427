"""What an agent gets to see, in the form it asked for, and the space that form lies in.

Every observation is a dictionary, as those of PettingZoo's own board games: `observation` in one of
three forms, and `action_mask` with a 1 for each legal action (all 0 for a seat not to move).

- `flat`: one row of floats (`games.layout.sections` says what is where);
- `planes`: a dictionary of `board`, the bitboards as planes of rows and columns, and `rest`;
- `text`: the picture of the position as the seat sees it.
"""

import string
from typing import Any, Literal

import numpy as np
from gymnasium import spaces

from ..games.stepping import OBSERVER
from .vector.games import VectorGames

Form = Literal["flat", "planes", "text"]
FORMS = ("flat", "planes", "text")
MOST_TEXT = 10_000
LINES = frozenset(string.printable)
Seen = dict[str, Any]


class Observations:
    """Shows the first of some games to one seat or another."""

    def __init__(self, games: VectorGames, form: Form, copies: bool = True) -> None:
        if form not in FORMS:
            raise ValueError(f"there is no form {form!r} (there are: {', '.join(FORMS)})")
        if form == "planes" and not games.layout.plane_count:
            raise ValueError(f"{games.game.title} has no board to make planes of: take 'flat'")
        self._games = games
        self._form = form
        self._copies = copies
        # Looked up once: a single game is asked often.
        self._column, self._tensor, self._mask = (
            games.numbers[:, 0],
            games.tensors[0],
            games.masks[0],
        )
        self.space = spaces.Dict(
            {
                "observation": space_of(games, form),
                "action_mask": spaces.Box(0, 1, (games.action_count,), np.int8),
            }
        )

    def seen_by(self, seat: int) -> Seen:
        """What a seat may know now, and what it may do."""
        games = self._games
        if self._column.item(OBSERVER) == seat:
            tensor, mask = self._tensor, self._mask
            if self._copies:
                tensor, mask = tensor.copy(), mask.copy()
        else:
            tensor = games.as_tensors(games.observe(seat), seat)[0]
            mask = np.zeros(games.action_count, np.int8)
        if self._form == "flat":
            return {"observation": tensor, "action_mask": mask}
        if self._form == "planes":
            return {"observation": planes(games, tensor), "action_mask": mask}
        return {"observation": games.game.draw(games.states[0], seat), "action_mask": mask}


def space_of(games: VectorGames, form: Form) -> spaces.Space[Any]:
    """Where the observations of a form lie."""
    layout = games.layout
    low, high = layout.bounds
    if form == "flat":
        return spaces.Box(low, high, dtype=np.float32)
    if form == "text":
        return spaces.Text(MOST_TEXT, charset=LINES)
    shape = (layout.plane_count, *layout.board_shape)
    rest = spaces.Box(low[layout.board_size :], high[layout.board_size :], dtype=np.float32)
    return spaces.Dict({"board": spaces.Box(0, 1, shape, np.float32), "rest": rest})


def planes(games: VectorGames, tensors: Any) -> Seen:
    """Tensors cut in two: planes and what is on no board. The memory stays the same."""
    layout = games.layout
    shape = (*tensors.shape[:-1], layout.plane_count, *layout.board_shape)
    return {
        "board": tensors[..., : layout.board_size].reshape(shape),
        "rest": tensors[..., layout.board_size :],
    }
