"""Where an analysis stands: a start that somebody set up or dealt, and the moves from there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from ...errors import SandtableError
from ...games import Game, Position
from ..registry import study_of

KEY_BYTES = 16


class BadStart(SandtableError):
    """A start without a position, or with two."""

    code = "analysis-start"


@dataclass(frozen=True)
class Start:
    """What an analysis begins with: a picture (`str(position)`) or a deal in record form."""

    picture: str | None = None
    deal: Any = None
    options: Mapping[str, Any] = field(default_factory=dict)


def begin(game: Game, start: Start) -> Position:
    """The first position; BadPosition, BadDeal and BadOption say what is wrong with it."""
    if (start.picture is None) == (start.deal is None):
        raise BadStart("an analysis begins with a picture or with a deal")
    if start.picture is not None:
        return game.from_picture(start.picture, **start.options)
    return game.from_deal(start.deal, **start.options)


def play_line(position: Position, moves: Sequence[str]) -> list[bytes]:
    """Play moves and chance; the keys of all positions on the way, the first and last included."""
    keys = [position_key(position)]
    for move in moves:
        position.play(move)
        keys.append(position_key(position))
    return keys


def position_key(position: Position) -> bytes:
    """The same for all positions that play the same, or at least look the same, to whoever watches.

    What only a seat knows is left out: nobody who plays knows all of it, and would fill in
    anything.
    """
    digest = blake2b(position.game.name.encode(), digest_size=KEY_BYTES)
    alike = study_of(position.game.name).alike
    seen = position.observation(None).tobytes() if alike is None else alike(position).encode()
    digest.update(seen)
    return digest.digest()


def deal_of(position: Position) -> Any:
    """The deal of a position: known, or what a fresh deal would look like that is just this one;
    None if moves were made before it was set up."""
    if position.deal is not None:
        return position.deal
    game, state = position.game, position.state
    try:
        deal = game.write_deal(state)
        again = game.from_deal(deal, **position.options)
    except (SandtableError, LookupError, AssertionError):
        return None
    return deal if again.state.tobytes() == state.tobytes() else None
