"""Bots of a level at all seats but the agent's, each of which sees what its seat may know."""

from collections.abc import Sequence

from ...games import Position
from ...games.position import Position as Followed
from ...games.stepping import LEVEL, LOST, WON
from ...players import SeatView
from ...players.registry import RANDOM, kind_of, make_player
from ..vector.games import VectorGames

VERDICTS = {"won": WON, "lost": LOST, "draw": LEVEL, "stopped": LEVEL}

__all__ = ["RANDOM", "Bots"]


class Bots:
    """Plays one of `VectorGames` for all seats but one.

    It follows the game in text, because bots ask what has happened so far; after each of the
    agent's actions the arrays of the game are brought up to date.
    """

    def __init__(self, games: VectorGames, bot: str, budget: float | None) -> None:
        if budget is not None and budget <= 0:
            raise ValueError(f"a bot needs time for its moves, not {budget} seconds")
        self._games = games
        name = games.game.name
        self._players = [make_player(name, bot) for _ in range(games.seats)]
        self._budget = kind_of(name, bot).budget if budget is None else budget
        self._position: Followed | None = None
        self._moves = 0

    @property
    def position(self) -> Position:
        """The game so far."""
        assert self._position is not None, "reset comes first"
        return self._position

    def begin(self, seed: int | str, seat: int) -> None:
        """Follow the game that has just been dealt; the seed is for its chance."""
        games = self._games
        start = games.states.copy()
        self._position = Position(games.game, start.copy(), games.options, start)
        self._position.supply_chance(seed)
        self._moves = 0
        self._answer(seat)

    def play(self, action: int, seat: int) -> float:
        """A legal action of the agent, and all answers to it; what this was worth to its seat."""
        before = self._progress(seat)
        self.position.play(self._games.game.action_texts[action])
        self._moves += 1
        self._answer(seat)
        games = self._games
        is_over = self.position.is_over
        games.terminated[0] = is_over
        games.truncated[0] = not is_over and self._moves >= games.most_moves
        reward = self._progress(seat) - before
        if games.terminated[0] or games.truncated[0]:
            reward += self._end(seat)
        return reward

    def _answer(self, seat: int) -> None:
        position, games = self.position, self._games
        while (turn := position.seat) not in (None, seat) and self._moves < games.most_moves:
            view = SeatView.of(position, turn)
            position.play(self._players[turn].choose(view, self._budget).move)
            self._moves += 1
        games.states[0] = position.state
        games.show()

    def _progress(self, seat: int) -> float:
        """How far the seat has come, for shaped rewards."""
        if self._games.reward != "shaped":
            return 0.0
        return lead(self._games.progress(), seat)

    def _end(self, seat: int) -> float:
        """The reward for the end."""
        if self._games.reward == "points":
            return lead(self.position.score_now(), seat)
        outcome = self.position.outcome
        return LEVEL if outcome is None else VERDICTS[outcome.for_seat(seat)]


def lead(points: Sequence[int], seat: int) -> float:
    """How far a seat is before its best rival; or the one number that all share."""
    rivals = [*points[:seat], *points[seat + 1 :]]
    return float(points[seat] - max(rivals) if rivals else points[0])
