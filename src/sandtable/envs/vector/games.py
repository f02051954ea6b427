"""Thousands of games in one array, moved on by one compiled call: the plain interface of arrays.

    games = VectorGames(name, 1024, seed=7)
    while learning:
        actions = ...                 # from games.observations or games.tensors, and games.masks
        games.step(actions)           # games.rewards, games.terminated, games.truncated

The arrays are made once and written again by every step: nothing is allocated and nothing copied,
so copy what must outlive the next step. They begin at multiples of 64 bytes, and NumPy's arrays
speak DLPack: `jax.dlpack.from_dlpack(games.tensors)` shares the memory.
"""

import os
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, Literal, NoReturn
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from ...games import Game, load
from ...games.batch import NOBODY, Numbers, States
from ...games.compiled import jit_is_on
from ...games.desk import desk_of
from ...games.dice import WORDS, dice
from ...games.game import Options
from ...games.stepping import (
    ALL_SEATS,
    MOVES,
    OBSERVER,
    OUTSIDE,
    REASON,
    REWARDS,
    SAMPLED,
    TERMINATED,
    TRUNCATED,
    TURN,
    Flags,
)
from ...games.tensors import Floats, TensorLayout, layout_of
from ...games.warmup import Warmup, log_notice
from .crew import Crew
from .memory import aligned, aligned_rows

Reward = Literal["win", "points", "shaped"]
Illegal = Literal["lose", "random"]
ILLEGAL = ("lose", "random")
WHOLE = "iu"
"""Kinds of NumPy's types that are whole numbers."""
Outside = int | Sequence[int] | None
Seed = int | str | Sequence[int | str | None] | NDArray[Any] | np.generic | None


@cache
def warmup_of(game: Game) -> Warmup:
    """Compiles all that the environments of a game need."""

    def use() -> None:
        games = VectorGames(game, 1, seed=0, tensors=True, threads=1)
        games.step(games.sampled)
        games.as_tensors(games.observe(0), 0)

    what = f"the environments of {game.title}"
    return Warmup(what, "up to half a minute", use, game.stepping.step_desk)


def cores() -> int:
    """How many this process may use, where the system says so; else how many there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class VectorGames:
    """So many games of one kind, all seats decided by the caller or all but one left to chance."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        *,
        seed: Seed = None,
        outside: Outside = None,
        reward: Reward = "win",
        most_moves: int | None = None,
        deals_again: bool = True,
        illegal: Illegal = "lose",
        tensors: bool = False,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        """Deal `count` games.

        `outside`: the seat (or one for each game) that the caller decides, while the others play
        at random; None: the caller decides for all seats. `reward`: what a reward is (see
        docs/environments.md). `most_moves`: after so many moves a game is truncated.
        `deals_again`: whether a game that ends is dealt anew in the same step. `illegal`: what an
        action that is not legal does: it loses the game, or a random legal one is played instead.
        `tensors`: whether observations are written as floats, too. `threads`: as many as there are
        cores, if not told.
        """
        self.game: Game = load(game) if isinstance(game, str) else game
        warmup_of(self.game).warm(log_notice)
        if count < 1:
            raise ValueError(f"there must be at least one game, not {count}")
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r} (there are: {', '.join(REWARDS)})")
        if most_moves is not None and most_moves < 1:
            raise ValueError(f"a game has at least one move, not {most_moves}")
        if threads is not None and threads < 1:
            raise ValueError(f"there must be at least one thread, not {threads}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal actions cannot {illegal!r} (they can: {', '.join(ILLEGAL)})")
        self.options: Options = self.game.read_options(options)
        self.seats: int = self.game.seat_count(self.options)
        self.layout: TensorLayout = layout_of(self.game, self.seats)
        self.reward: Reward = reward
        self.most_moves: int = self.game.enough_moves if most_moves is None else most_moves
        self.threads: int = min(threads or cores(), count)
        self._allocate(count, tensors)
        self.outside = outside
        self._deal_games = self.game.stepping.deal_games
        self._step_desk = self.game.stepping.step_desk
        self._settings = np.array(
            [
                REWARDS.index(reward),
                self.most_moves,
                deals_again,
                illegal == "random",
                self.layout.board_shape[1],
            ],
            np.int64,
        )
        self._desk = self._lay_desk()
        self._dealing = (self.game.deal_bounds, *self._place, *self._as_floats)
        # Bound once: a single game is played often, and binding takes as long as playing.
        self._play_first = partial(self._step_desk, 0, 1, self._chosen, self._desk, 0)
        self._crew = self._hire() if self.threads > 1 and jit_is_on else None
        self.reset(seed)

    def _allocate(self, count: int, with_tensors: bool) -> None:
        actions = len(self.game.action_texts)
        blank = self.game.new_states(self.options)
        self.states: States = aligned(count, self.game.state_type)
        """The whole truth about every game."""
        self.states[:] = blank[0]
        self.final_states: States = self.states.copy()
        """Where each game stood that has ended last."""
        self.observations: States = aligned(count, self.game.observation_type)
        """What the seat to move may know of each game."""
        self.tensors: Floats = aligned((count, self.layout.size * with_tensors), np.float32)
        """The same as floats (`layout` says which is which), if they were asked for."""
        self.masks: Flags = aligned((count, actions), np.int8)
        """1 for every legal action."""
        self.rewards: Floats = aligned((count, self.seats), np.float32)
        """What the last step was worth to each seat."""
        self.numbers: Numbers = aligned_rows(OUTSIDE + 1, count, np.int64)
        """The rows that have names below, each a little longer than there are games."""
        self._flags: Flags = aligned_rows(TRUNCATED + 1, count, np.int8)
        self._told, self._ends = self.numbers[:, :count], self._flags[:, :count]
        """Both without what is too long."""
        self._rolls = aligned((count, WORDS), np.uint64)
        self._chosen: Numbers = aligned(count, np.int64)
        self._all: Flags = np.ones(count, np.int8)
        self._place = (self.states, self._rolls, self.numbers, self.masks, self.observations)
        views = self.layout.views(self.observations)
        self._as_floats = (self.layout.plan, self.layout.board_shape[1], views, self.tensors)

    def _lay_desk(self) -> Numbers:
        """All that a step works on, in the order of stepping.py."""
        self._laid = [
            *self._place,
            self.rewards,
            self._flags,
            self.final_states,
            self.tensors,
            np.ascontiguousarray(self.game.deal_bounds, np.int64),
            self.layout.plan,
            *self._as_floats[2],
            self._settings,
        ]
        """Kept for as long as the desk, which knows nothing but addresses."""
        return desk_of(self._laid)

    def _hire(self) -> Crew:
        """Threads, which go when these games are gone: they know their arrays, but not them."""
        edges = [thread * len(self) // self.threads for thread in range(self.threads + 1)]
        crew = Crew(self._step_desk, edges, self._chosen, self._desk, self._laid)
        finalize(self, crew.close)
        return crew

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "games in one array cannot be copied or pickled: make others, and copy states"
        )

    @property
    def turns(self) -> Numbers:
        """Who is to move; below 0: the game is over."""
        row: Numbers = self._told[TURN]
        return row

    @property
    def observers(self) -> Numbers:
        """Whose observation it is: the seat to move, or the last one that was."""
        row: Numbers = self._told[OBSERVER]
        return row

    @property
    def moves(self) -> Numbers:
        """Decisions made in each game so far."""
        row: Numbers = self._told[MOVES]
        return row

    @property
    def sampled(self) -> Numbers:
        """A legal action for each game, each as likely as any other."""
        row: Numbers = self._told[SAMPLED]
        return row

    @property
    def reasons(self) -> Numbers:
        """Why the last action was refused: a number of `Game.refusals`, or -1 if the game has no
        such action; 0: it was legal."""
        row: Numbers = self._told[REASON]
        return row

    @property
    def outside(self) -> Numbers:
        """The seat of each game that the caller decides; below 0: all. It counts from a deal on.

        To be read: other seats are assigned as a whole, one for all games or one for each.
        """
        row: Numbers = self._told[OUTSIDE]
        row.flags.writeable = False
        return row

    @outside.setter
    def outside(self, seats: Outside | NDArray[Any]) -> None:
        chosen = np.asarray(ALL_SEATS if seats is None else seats)
        for seat in np.unique(chosen).tolist():
            if seat != ALL_SEATS and seat not in range(self.seats):
                raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        self._told[OUTSIDE] = chosen

    @property
    def terminated(self) -> Flags:
        """1 where the last step ended the game by its rules, or by an action that was illegal."""
        row: Flags = self._ends[TERMINATED]
        return row

    @property
    def truncated(self) -> Flags:
        """1 where it reached the limit of moves."""
        row: Flags = self._ends[TRUNCATED]
        return row

    def __len__(self) -> int:
        return len(self.states)

    @property
    def action_count(self) -> int:
        """How many different actions the game has; `game.action_texts` has their words."""
        return len(self.game.action_texts)

    def reset(
        self,
        seed: Seed = None,
        chosen: NDArray[Any] | None = None,
    ) -> None:
        """Deal anew: all games, or those `chosen` by a mask.

        A seed, or one for each game, makes the same games again; without one, the dice of each
        game roll on, and nobody can foresee what they begin with.
        """
        flags = self._flags_of(chosen)
        self._seed(seed, flags)
        if chosen is None:
            self.rewards.fill(0)
            self._flags.fill(0)
        else:
            self.rewards[flags != 0] = 0
            self._ends[:, flags != 0] = 0
        self._share(self._deal_games, flags, self._dealing)

    def _flags_of(self, chosen: NDArray[Any] | None) -> Flags:
        if chosen is None:
            return self._all
        flags = np.asarray(chosen, np.int8)
        if flags.shape != (len(self),):
            raise ValueError(f"a mask of {len(self)} games has not the shape {flags.shape}")
        return flags

    def _seed(self, seed: Any, flags: Flags) -> None:
        """Fresh dice for the games that are dealt, but not if they roll on."""
        if seed is None and self._rolls.any():
            return
        if isinstance(seed, np.ndarray | np.generic):
            seed = seed.tolist()
        if len(self) == 1 and flags[0] and isinstance(seed, int | str | None):
            self._rolls[0] = dice(seed)
            return
        if isinstance(seed, Sequence) and not isinstance(seed, str):
            if len(seed) != len(self):
                raise ValueError(f"{len(seed)} seeds were given for {len(self)} games")
            self._rolls[flags != 0] = np.array([dice(own) for own in seed])[flags != 0]
        else:
            words = np.random.Philox(key=dice(seed)[:2]).random_raw((len(self), WORDS))
            self._rolls[flags != 0] = words[flags != 0]

    def show(self, chosen: NDArray[Any] | None = None) -> None:
        """Look anew at all games, or at those `chosen` by a mask, after `states` were changed."""
        flags = self._flags_of(chosen)
        show_games = self.game.stepping.show_games
        self._share(show_games, flags, (*self._place, *self._as_floats))

    def step(self, actions: NDArray[Any]) -> None:
        """Play an action in every game, by its number; in a game that is over nothing happens.

        Of an action that is not legal `reasons` says why it was refused. It ends its game: the seat
        that chose it gets -1 (where all share their result, everybody does) and the others 0.
        """
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in WHOLE:
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        if chosen.shape != (len(self),):
            raise ValueError(f"actions for {len(self)} games have not the shape {chosen.shape}")
        self._chosen[:] = chosen
        if self._crew is None:
            self._step_desk(0, len(self), self._chosen, self._desk, 0)
        else:
            self._crew.step()

    def play(self, action: int) -> int:
        """Play an action in the first game, without a thread: for a single game.

        Return who is to move, or NOBODY if it has ended or the action was refused.
        """
        self._chosen[0] = action
        turn: int = self._play_first()
        return turn

    def observe(self, seats: NDArray[Any] | int, states: States | None = None) -> States:
        """What these seats (one for each game) may know of each game, or of other states."""
        looked_at = self.states if states is None else states
        observations = np.zeros(len(looked_at), dtype=self.game.observation_type)
        each = np.broadcast_to(np.asarray(seats, np.int64), len(looked_at)).copy()
        self.game.batch.observe_all(looked_at, each, observations)
        return observations

    def as_tensors(self, observations: States, seats: NDArray[Any] | int) -> Floats:
        """Observations of these seats as floats."""
        each = np.broadcast_to(np.asarray(seats, np.int64), len(observations)).copy()
        tensors: Floats = aligned((len(observations), self.layout.size), np.float32)
        self.layout.write(observations, each, tensors)
        return tensors

    def progress(self, i: int = 0) -> list[int]:
        """How far each seat (or all together) has come in one game, as everybody may know."""
        points = np.zeros(1 if self.game.shared_result else self.seats, np.int64)
        self.game.stepping.write_progress(self.states[i : i + 1], points)
        told: list[int] = points.tolist()
        return told

    def text(self, i: int) -> str:
        """The position of one game as text, as the seat whose observation it is sees it."""
        return self.game.draw(self.states[i], int(self.observers[i]))

    def close(self) -> None:
        """Let the threads go."""
        if self._crew is not None:
            self._crew.close()
            self._crew = None

    def _share(self, work: Any, chosen: Flags, rest: tuple[Any, ...]) -> None:
        """Let every thread do its range of the games; the first one is this thread."""
        if self._crew is None:
            work(0, len(self), chosen, *rest)
        else:
            self._crew.do(lambda first, last: work(first, last, chosen, *rest))


__all__ = ["NOBODY", "Illegal", "Reward", "VectorGames"]
