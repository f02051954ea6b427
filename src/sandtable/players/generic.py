"""A bot for any game: it tries moves by random games, and needs nothing but the rules."""

import time
from dataclasses import replace
from functools import cache
from statistics import fmean, pstdev
from types import SimpleNamespace

import numpy as np

from ..games import Game
from ..games.batch import States
from ..games.compiled import specialise_all
from ..games.dice import dice
from ..games.warmup import Warmup
from ..search import any_game, ismcts
from .clock import Clock
from .player import Decision, Player, SeatView, Thought

EXPLORATION = 0.7
RESERVE = 0.003
"""Seconds kept back for what comes before and after the search."""
SLICE_SECONDS = 0.004
"""About so long between two looks at the clock."""
TREE_NODES = 200_000
SURVEY_GAMES = 16
SURVEY_SHARE = 0.1
"""Random games to learn about the game from: so many, in at most this share of the time."""
SPREADS = 4.0
"""How many standard deviations of random games lie between a value of 0 and one of 1."""


@cache
def search_of(game: Game) -> SimpleNamespace:
    """The search, compiled for a game."""
    return specialise_all(any_game.TEMPLATES, game.rules)


@cache
def warmup_of(game: Game) -> Warmup:
    """The search, compiled before it is asked for."""

    def think_once() -> None:
        position = game.deal(seed=0)
        assert position.seat is not None
        GenericBot(game, simulations=1).think(SeatView.of(position, position.seat), Clock(0.0))

    return Warmup(f"a bot for {game.title}", "seconds", think_once, search_of(game).simulate)


class GenericBot(Player):
    """Plays the move that most random games were tried on."""

    def __init__(
        self,
        game: Game,
        name: str = "generic",
        simulations: int | None = None,
        seed: int | str | None = None,
    ) -> None:
        self.name = name
        self.warmup = warmup_of(game)
        self.thinks_by_time = simulations is None
        self._most = ismcts.NO_LIMIT if simulations is None else simulations
        self._search = search_of(game)
        self._rolls = dice(seed)
        sizes = (len(game.action_texts), game.most_legal, game.chance_outcomes)
        self._minds = np.zeros(1, dtype=any_game.mind_type(*sizes))
        self._mind = self._minds[0]
        self._mind.settings[:] = (EXPLORATION, 0.0, 0.0)
        self._states = np.zeros(1, dtype=game.state_type)
        self._tree = ismcts.new_tree(min(TREE_NODES, 1 + self._most))  # a node a simulation

    @property
    def nbytes(self) -> int:
        """How much memory it holds."""
        return self._tree.nbytes + self._minds.nbytes

    def throw_dice_of(self, seed: str) -> None:
        """Its random games are those of the seed."""
        self._rolls = dice(seed)

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The move most simulations went to, with its chance to win or the score it leads to."""
        self.need_code()
        started = time.perf_counter()
        if len(view.legal_moves) == 1:
            return Decision(view.legal_moves[0], line=view.legal_moves)
        decision = self.think(view, Clock(budget - RESERVE))
        return replace(decision, seconds=time.perf_counter() - started)

    def think(self, view: SeatView, clock: Clock) -> Decision:
        """Simulate until time is up, at least once."""
        self._take_seat(view)
        self._survey(view.now, clock)
        done = self._simulate(view.now, clock)
        thoughts = tuple(self._thoughts(view))
        line = ismcts.line(self._tree, view.game.action_numbers[thoughts[0].move])
        return Decision(
            move=thoughts[0].move,
            value=thoughts[0].value,
            unit="chance" if self._mind.task[any_game.RIVALS] else "score",
            line=tuple(view.game.action_texts[action] for action in line),
            thoughts=thoughts,
            depth=len(line),
            effort=done,
        )

    def _take_seat(self, view: SeatView) -> None:
        """Who thinks, and who wants the contrary."""
        seats = view.game.seat_count(view.options)
        rivals = 0 if view.game.shared_result else seats - 1
        self._mind.task[any_game.OBSERVER] = view.seat
        self._mind.task[any_game.RIVALS] = rivals
        self._mind.against[:] = rivals > 0
        self._mind.against[view.seat] = 0

    def _survey(self, observations: States, clock: Clock) -> None:
        """How far random games go and how much their points differ."""
        for horizon in (any_game.LONG, any_game.SHORT):
            self._mind.task[any_game.HORIZON] = horizon
            part = clock.part(SURVEY_SHARE)
            ended: list[bool] = []
            points: list[float] = []
            while len(ended) < SURVEY_GAMES and not (ended and part.is_up()):
                ended.append(
                    self._search.survey(observations, self._states, self._rolls, self._minds)
                )
                points.append(float(self._mind.points[0]))
            if fmean(ended) > 0.5:
                break
        width = max(SPREADS * pstdev(points), 1.0)
        self._mind.scale[:] = (fmean(points) - width / 2, width)

    def _simulate(self, observations: States, clock: Clock) -> int:
        """Simulate until time is up, in slices that grow until they take long enough."""
        self._search.clear(self._tree, self._minds)
        done, piece = 0, 1
        while done == 0 or not (done == self._most or clock.is_up()):
            before = clock.left
            count = min(piece, self._most - done)
            self._search.simulate(
                observations, self._states, self._rolls, self._tree, self._minds, count
            )
            done += count
            if before - clock.left < SLICE_SECONDS / 2:
                piece *= 2
        return done

    def _thoughts(self, view: SeatView) -> list[Thought]:
        """Every move that was tried, the one most often tried first."""
        low, width = self._mind.scale if not self._mind.task[any_game.RIVALS] else (0.0, 1.0)
        thoughts = [
            Thought(
                view.game.action_texts[node.action],
                float(low + width * node.total / node.visits),
                int(node.visits),
            )
            for node in ismcts.children(self._tree, self._tree[ismcts.ROOT])
        ]
        return sorted(thoughts, key=lambda thought: (-thought.effort, thought.move))
