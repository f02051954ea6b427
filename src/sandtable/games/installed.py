"""The games that are installed, ours and those of other packages."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TypeVar

from .. import plugins
from ..errors import NotInstalled, UnknownGame
from .game import RULES, Game

T = TypeVar("T")


def load(name: str) -> Game:
    """A game by its name, as in `GAMES`."""
    found = plugins.find(plugins.GAMES, name, _accept)
    if found.thing is None:
        there_are = f"there is no game {name!r} (there are: {', '.join(names())})"
        raise UnknownGame(found.trouble or there_are)
    game: Game = found.thing
    return game


@cache
def names() -> tuple[str, ...]:
    """The names of all games in their order; those that are broken are left out."""
    entries = plugins.entries(plugins.GAMES)
    if not any(entry.value.startswith(f"{__package__}.") for entry in entries.values()):
        raise NotInstalled(
            "the games of Sandtable are not installed: run 'make', or "
            "'pip install --editable .' in its folder, and try again"
        )
    found = [plugins.find(plugins.GAMES, name, _accept).thing for name in entries]
    games = sorted((game for game in found if game), key=lambda game: (game.order, game.name))
    return tuple(game.name for game in games)


def _accept(name: str, provided: type[Game]) -> Game:
    """The game of a class that says all it has to."""
    missing = [said for said in Game.__annotations__ if not hasattr(provided, said)]
    if missing:
        raise TypeError(f"{provided.__name__} does not say its {', '.join(missing)}")
    if provided.name != name:
        raise ValueError(f"{provided.__name__} says its name is {provided.name!r}")
    absent = [rule for rule in RULES if rule not in provided.rules]
    if absent:
        raise TypeError(f"{provided.__name__} has no rule {', '.join(absent)} (see batch.py)")
    if len(provided.colours) < provided.chance_outcomes:
        found = f"{provided.chance_outcomes} outcomes of chance and {len(provided.colours)} colours"
        raise ValueError(f"{provided.__name__} has {found}: every outcome needs a letter")
    return provided()


class PerGame(Mapping[str, T]):
    """Something that every installed game has, made when it is first asked for."""

    def __init__(self, make: Callable[[str], T]) -> None:
        self._make = cache(make)

    def __getitem__(self, game: str) -> T:
        if game not in names():
            raise KeyError(game)
        return self._make(game)

    def __iter__(self) -> Iterator[str]:
        return iter(names())

    def __len__(self) -> int:
        return len(names())
