"""Who plays when no person does."""

import random

from ..games import Game, Position
from ..players import Decision, Player, RandomPlayer, SeatView
from ..players.ratings import ratings_of
from ..players.registry import PLAYERS, RANDOM, kind_of, make_player
from .warming import say

BOT_PREFIX = "Bot "
RANDOM_NAME = "Random player"


def generator(purpose: str, seed: str | None) -> random.Random:
    """Random numbers of one's own: foreseeable with a seed, by nobody without one."""
    if seed is None:
        return random.SystemRandom()
    return random.Random(f"{purpose} {seed}")


def name_of(kind: str) -> str:
    """What a player of a kind is called at a table and in a record."""
    return RANDOM_NAME if kind == RANDOM else f"{BOT_PREFIX}{kind}"


def kind_called(game: Game, name: str) -> str | None:
    """The kind of player that has this name in a record; None if it is a person's."""
    return next((kind for kind in PLAYERS[game.name] if name_of(kind) == name), None)


def is_computer_name(name: str) -> bool:
    """Whether a name would make a person be taken for the computer."""
    return name == RANDOM_NAME or name.startswith(BOT_PREFIX)


def kind_wished(game: str, word: str) -> str:
    """The kind of player that is meant by its name, or by its number in the list of a game."""
    kinds = list(PLAYERS[game])
    if word.isdecimal() and int(word) < len(kinds):
        return kinds[int(word)]
    kind_of(game, word)
    return word


def introductions(game: str) -> list[str]:
    """A line about each kind of player of a game, with its number, the weakest first."""
    ratings = ratings_of(game)
    lines = []
    for number, (name, kind) in enumerate(PLAYERS[game].items()):
        time = f", {kind.budget:g} s/move" if kind.budget else ""
        rating = f", Elo {ratings[name].elo:+d}" if name in ratings else ""
        lines.append(f"  {number}  {name:<11} {kind.words}{time}{rating}")
    return lines


class Opponent:
    """A seat that the computer plays."""

    def __init__(self, game: Game, kind: str, seed: str | None = None, cores: int = 1) -> None:
        self.name = name_of(kind)
        self.decision: Decision | None = None
        """What it thought when it last moved."""
        self._budget = kind_of(game.name, kind).budget
        self._player = _player(game, kind, seed, cores)

    def choose(self, position: Position) -> str:
        """A move for whoever is on turn."""
        assert position.seat is not None
        self.decision = self._player.choose(SeatView.of(position, position.seat), self._budget)
        return self.decision.move


def _player(game: Game, kind: str, seed: str | None, cores: int) -> Player:
    """Only a random player can be made to play the same again."""
    if kind == RANDOM and seed is not None:
        return RandomPlayer(f"random player {seed}")
    return make_player(game.name, kind, cores, say)
