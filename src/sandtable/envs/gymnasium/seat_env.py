"""One seat of a game as a Gymnasium environment; bots of a level have the others."""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from ...games import load
from ...games.stepping import LOST
from ..observations import Form, Observations, Seen
from ..rendering import FRAMES_PER_SECOND, MODES, Frame, check_mode, render
from ..vector.games import Illegal, Reward, VectorGames
from .rivals import RANDOM, Bots

MOST_SEED = 2**32


class SeatEnv(gymnasium.Env[Seen, int]):
    """A game for one: alone, or at a table with bots."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": MODES,
        "render_fps": FRAMES_PER_SECOND,
    }

    def __init__(
        self,
        game: str,
        *,
        bot: str = RANDOM,
        seat: int | None = 0,
        budget: float | None = None,
        observations: Form = "flat",
        reward: Reward = "win",
        illegal: Illegal = "lose",
        most_moves: int | None = None,
        render_mode: str | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        """The game of this name, with its options.

        `bot`: who has the other seats: a level as `sandtable bots` lists them. `seat`: the agent's;
        None: drawn by lot for every game. `budget`: seconds for a move of a bot, if not its own.
        `observations`: their form (see observations.py). `reward`, `illegal`, `most_moves`: as in
        `VectorGames`. `copy`: whether each observation has memory of its own.
        """
        check_mode(render_mode)
        self.render_mode = render_mode
        self.games = VectorGames(
            load(game),
            1,
            outside=0 if bot == RANDOM else None,
            reward=reward,
            illegal=illegal,
            most_moves=most_moves,
            deals_again=False,
            tensors=True,
            threads=1,
            **options,
        )
        if seat is not None and seat not in range(self.games.seats):
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.games.seats - 1}")
        self._chosen_seat = seat
        self.seat = seat or 0
        """The agent's."""
        self._bots = None if bot == RANDOM else Bots(self.games, bot, budget)
        self._illegal = illegal
        self._seen = Observations(self.games, observations, copy)
        self.observation_space = self._seen.space
        self.action_space = spaces.Discrete(self.games.action_count)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game; it stands where the agent is to move."""
        super().reset(seed=seed)
        if self._chosen_seat is None:
            self.seat = int(self.np_random.integers(self.games.seats))
        own_seed = int(self.np_random.integers(MOST_SEED))
        self.games.outside = self.seat if self._bots is None else None
        self.games.reset(own_seed)
        if self._bots is not None:
            self._bots.begin(own_seed, self.seat)
        return self._look()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action, and all that the others answer."""
        games = self.games
        if self._bots is None:
            games.play(action)
            reward = games.rewards.item(0, self.seat)
        else:
            reward = self._play_with_bots(self._bots, int(action))
        seen, info = self._look()
        return seen, reward, bool(games.terminated[0]), bool(games.truncated[0]), info

    def _play_with_bots(self, bots: Bots, action: int) -> float:
        games = self.games
        games.reasons[0] = 0
        if games.terminated[0] or games.truncated[0]:
            return 0.0
        reason = int(games.game.batch.why_refused(games.states, action))
        games.reasons[0] = reason
        if reason == 0:
            return bots.play(action, self.seat)
        if self._illegal == "random":
            return bots.play(games.sampled.item(0), self.seat)
        games.terminated[0] = 1
        games.masks[0] = 0
        return LOST

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        games = self.games
        seen = self._seen.seen_by(self.seat)
        info: dict[str, Any] = {"action_mask": games.masks[0].copy()}
        reason = games.reasons.item(0)
        if reason:
            info["refused"] = reason
        return seen, info

    def action_masks(self) -> Any:
        """The mask as booleans, under the name that sb3-contrib's MaskablePPO asks for."""
        return self.games.masks[0].astype(np.bool_)

    def render(self) -> Frame:
        """The position as the agent's seat sees it."""
        return render(self.games.game, self.games.states[0], self.render_mode, self.seat)
