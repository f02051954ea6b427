"""Thousands of games in Gymnasium's `VectorEnv`: one seat of each, the others play at random."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..observations import FORMS, Form, Seen, planes, space_of
from ..rendering import FRAMES_PER_SECOND, MODES, Frame, check_mode, render
from ..vector.games import Illegal, Reward, VectorGames
from .rivals import RANDOM

MOST_SEED = 2**32
Told = tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorSeatEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """What `SeatEnv` is for one game; a game that ends is dealt again, in the same step."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": MODES,
        "render_fps": FRAMES_PER_SECOND,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        bot: str = RANDOM,
        seat: int | None = 0,
        observations: Form = "flat",
        reward: Reward = "win",
        illegal: Illegal = "lose",
        most_moves: int | None = None,
        threads: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        """So many games of this name, with its options.

        `seat`: the agent's; None: every seat in turn, by the number of the game. `copy`: whether
        what is returned has memory of its own; if not, the next step writes over it.
        `autoreset_mode`: SAME_STEP, or DISABLED: a game that has ended waits for a reset with its
        place in `options["reset_mask"]`. The rest is as in `SeatEnv` and `VectorGames`.
        """
        check_mode(render_mode)
        if bot != RANDOM:
            raise ValueError(
                f"only {RANDOM!r} has the other seats here, not {bot!r}: "
                "for bots, make_vec(..., vectorization_mode='sync') has one environment for each"
            )
        if observations not in FORMS[:2]:
            raise ValueError(f"there is no form {observations!r} here (there are: flat, planes)")
        if autoreset_mode not in (AutoresetMode.SAME_STEP, AutoresetMode.DISABLED):
            raise ValueError(
                f"games are dealt again in the same step or not at all: {autoreset_mode}"
            )
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}  # type: ignore[misc]
        self._deals_again = autoreset_mode is AutoresetMode.SAME_STEP
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.games = VectorGames(
            game,
            num_envs,
            outside=seat or 0,
            reward=reward,
            illegal=illegal,
            most_moves=most_moves,
            deals_again=self._deals_again,
            tensors=True,
            threads=threads,
            **options,
        )
        if seat is None:
            self.games.outside = np.arange(num_envs) % self.games.seats
        self._form = observations
        self._copies = copy
        mask = spaces.Box(0, 1, (self.games.action_count,), np.int8)
        form = space_of(self.games, observations)
        self.single_observation_space = spaces.Dict({"observation": form, "action_mask": mask})
        self.single_action_space = spaces.Discrete(self.games.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all games anew, or those of `options["reset_mask"]`; a seed, or one for each."""
        chosen = None if options is None else options.get("reset_mask")
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
            self.games.reset(int(self.np_random.integers(MOST_SEED)), chosen)
        else:
            self.games.reset(seed, chosen)
        return self._look()

    def step(self, actions: NDArray[Any]) -> Told:
        """Play an action in every game, and all that the others answer."""
        games = self.games
        games.step(actions)
        ended = (games.terminated | games.truncated).astype(np.bool_)
        seen, infos = self._look()
        rewards = games.rewards[np.arange(self.num_envs), games.outside].astype(np.float64)
        if self._deals_again and ended.any():
            self._tell_ends(infos, ended)
        refused = games.reasons != 0
        if refused.any():
            infos["refused"], infos["_refused"] = games.reasons.copy(), refused
        return (
            seen,
            rewards,
            games.terminated.astype(np.bool_),
            games.truncated.astype(np.bool_),
            infos,
        )

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        games = self.games
        tensors, masks = games.tensors, games.masks
        if self._copies:
            tensors, masks = tensors.copy(), masks.copy()
        told = games.masks.copy() if self._copies else games.masks
        every = np.ones(self.num_envs, np.bool_)
        return self._seen(tensors, masks), {"action_mask": told, "_action_mask": every}

    def _seen(self, tensors: Any, masks: Any) -> Seen:
        form = planes(self.games, tensors) if self._form == "planes" else tensors
        return {"observation": form, "action_mask": masks}

    def _tell_ends(self, infos: dict[str, Any], ended: NDArray[np.bool_]) -> None:
        """What was seen last of every game that has ended."""
        games = self.games
        places = np.flatnonzero(ended)
        seats = games.outside[places]
        tensors = games.as_tensors(games.observe(seats, games.final_states[places]), seats)
        none = np.zeros(games.action_count, np.int8)
        final = np.full(self.num_envs, None, dtype=object)
        for place, tensor in zip(places.tolist(), tensors, strict=True):
            final[place] = self._seen(tensor, none.copy())
        infos["final_obs"], infos["_final_obs"] = final, ended
        final_info: dict[str, Any] = {
            "action_mask": np.zeros((self.num_envs, games.action_count), np.int8),
            "_action_mask": ended,
        }
        if (refused := (games.reasons != 0) & ended).any():
            final_info |= {"refused": np.where(refused, games.reasons, 0), "_refused": refused}
        infos["final_info"], infos["_final_info"] = final_info, ended

    def render(self) -> tuple[Frame, ...] | None:  # type: ignore[override]
        """The positions as the agent's seat sees each."""
        if self.render_mode is None:
            return None
        places = zip(self.games.states, self.games.outside.tolist(), strict=True)
        return tuple(
            render(self.games.game, state, self.render_mode, seat) for state, seat in places
        )

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.games.close()
