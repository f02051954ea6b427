"""The positions of the installed games as they are sent: for the description of the API alone.

Nothing is checked against these shapes while the server runs; tests do that.
"""

import types
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import ConfigDict, Field

from ...games import GAMES, Game, load
from ...games.shape import PicturePosition
from .shapes import CONFIG, EXACT, make_exact


def shape_of(game: Game) -> Any:
    """The shape of a game's positions, complete for Pydantic."""
    shape = game.view_shape() or _picture_shape(game)
    make_exact(shape)
    return shape


def _picture_shape(game: Game) -> Any:
    """The shape of a game that has none: it may send more than is known of it."""

    def fill(body: dict[str, Any]) -> None:
        body["__annotations__"] = {"game": Literal[game.name]}
        body["__doc__"] = f"A position of {game.title}."
        body[CONFIG] = ConfigDict(**{**EXACT, "extra": "allow"})

    return types.new_class(f"{game.name.title()}Position", (PicturePosition,), exec_body=fill)


if TYPE_CHECKING:
    AnyPosition = PicturePosition
else:
    AnyPosition = Annotated[
        reduce(or_, (shape_of(load(name)) for name in GAMES)), Field(discriminator="game")
    ]
