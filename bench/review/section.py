"""What a game brings to `python -m bench.review`: `bench/review/<game>/__init__.py` has SECTION."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from sandtable.games import Position, load
from sandtable.players import Player, SeatView

Record = dict[str, Any]
Tell = Callable[[str], None]


class Section(Protocol):
    """Games between levels, a deeper judgement, and what is fitted."""

    game: str
    levels: tuple[str, ...]
    """Whose accuracy is compared, the weakest first."""
    strong: str
    """Who plays the games in which a blunder is planted."""
    planted: float
    """What it costs at least, in the unit of the game."""

    def play(self, levels: Sequence[str], seed: str) -> Record:
        """The record of a game between these levels."""

    def play_from(self, record: Record, ply: int, move: str, seed: str) -> Record:
        """The record up to a ply, another move there, and the strong player to the end."""

    def deeper(self, view: SeatView, best: str, move: str, seed: str) -> tuple[float, float] | None:
        """How far the best move is ahead by a 20 times deeper search, and its standard error.

        None: nothing deeper is needed, because the grade is proven.
        """

    def worst(self, view: SeatView, seed: str) -> tuple[str, float]:
        """The worst move, and how much it costs."""

    def fit(self, folder: Path, tell: Tell) -> None:
        """Measure the constants that reviews of this game rest on, and print them."""


def section_of(game: str) -> Section:
    """The section of a game."""
    return cast(Section, import_module(f"bench.review.{game}").SECTION)


def play_on(position: Position, players: Sequence[Player], budget: float = 60.0) -> Position:
    """A position played to its end, with all the time the players want."""
    while (seat := position.seat) is not None:
        position.play(players[seat].choose(SeatView.of(position, seat), budget).move)
    return position


def position_after(record: Record, ply: int, move: str, seed: str) -> Position:
    """A record up to a ply, and another move there; from then on chance plays itself."""
    game = load(record["game"])
    position = game.from_deal(record["deal"], **record["options"])
    for text in (*record["moves"][:ply], move):
        position.play(text)
    position.supply_chance(seed)
    return position
